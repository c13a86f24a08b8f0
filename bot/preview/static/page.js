// The switch between people: each has a frame for the table and one for the direct messages.
// A frame is made when it is first looked at and kept, so that half-made choices survive a switch.
const PLACES = ["channel", "messages"];
const NEWS_EVERY = 1000; // milliseconds

const { people } = await (await fetch("/table.json")).json();
const who = document.getElementById("who");
const strip = document.getElementById("strip");
const start = document.getElementById("start");
const list = document.getElementById("steps");
const help = document.getElementById("help");
const buttons = new Map();

function frameOf(person, place) {
  const id = `${place}-${person.name}`;
  let frame = document.getElementById(id);
  if (!frame) {
    frame = document.createElement("iframe");
    frame.id = id;
    frame.title = place === "channel" ? `The table as ${person.name}` : `${person.name}'s messages`;
    frame.allow = "clipboard-write";
    frame.src = person[place];
    document.getElementById(place).append(frame);
  }
  return frame;
}

// Only the frames on the screen ask for news. Said again and again: a frame hears it once it is there.
function rouse() {
  for (const frame of document.querySelectorAll("iframe")) {
    frame.contentWindow.postMessage(frame.hidden ? "sleep" : "wake", "*");
  }
}

function become(person) {
  for (const [name, button] of buttons) button.ariaChecked = String(name === person.name);
  for (const place of PLACES) {
    const shown = frameOf(person, place);
    for (const frame of document.querySelectorAll(`#${place} iframe`)) frame.hidden = frame !== shown;
  }
  rouse();
  for (const label of document.querySelectorAll(".name")) label.textContent = person.name;
  sessionStorage.setItem("who", person.name);
}

for (const person of people) {
  const button = document.createElement("button");
  button.type = "button";
  button.role = "radio";
  button.dataset.name = person.name;
  button.textContent = person.name;
  const note = document.createElement("small");
  note.textContent = person.role === "gm" ? "GM" : person.hero;
  button.append(note);
  button.addEventListener("click", () => become(person));
  buttons.set(person.name, button);
  who.append(button);
}

// In a step, `code` is set as code.
function itemOf(step) {
  const item = document.createElement("li");
  step.split("`").forEach((part, n) => {
    const piece = document.createElement(n % 2 ? "code" : "span");
    piece.textContent = part;
    item.append(piece);
  });
  return item;
}
function showSteps(isShown) {
  strip.hidden = !isShown;
  help.ariaExpanded = String(isShown);
  sessionStorage.setItem("steps", isShown ? "shown" : "hidden");
}
help.addEventListener("click", () => showSteps(strip.hidden));
showSteps(sessionStorage.getItem("steps") !== "hidden");

start.addEventListener("click", async () => {
  start.disabled = true;
  await fetch("/start", { method: "POST" });
  await showNews();
  start.disabled = false;
});

async function showNews() {
  rouse();
  const { awaited, can_start: canStart, steps } = await (await fetch("/news.json")).json();
  start.hidden = !canStart;
  list.replaceChildren(...steps.map(itemOf));
  for (const [name, button] of buttons) {
    button.classList.toggle("awaited", awaited.includes(name));
    button.title = awaited.includes(name) ? "The table waits for this person" : "";
  }
}
const hear = () => showNews().catch(() => {}); // closed: the page stays as it is
setInterval(hear, NEWS_EVERY);
hear();

become(people.find((person) => person.name === sessionStorage.getItem("who")) ?? people[0]);
