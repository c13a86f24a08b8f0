// Added to simcord's own script, in a block of its own.
{
  // simcord keeps its place when something appears below. Here the newest is what one wants, above
  // all the answer to one's own click: stay at the bottom until somebody scrolls away from it, and
  // go there again whenever a new message comes.
  const timeline = document.getElementById("channel-timeline");
  const list = document.getElementById("channel-message-list");
  const newer = document.getElementById("history-newer");
  const fresh = document.getElementById("new-messages");
  const NEAR = 48; // pixels
  let isFollowing = true;
  let newest = "";

  const distance = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
  const lastId = () => list.querySelector("[data-message-id]:last-child")?.dataset.messageId ?? "";
  const toBottom = () => {
    if (isFollowing) requestAnimationFrame(() => { timeline.scrollTop = timeline.scrollHeight; });
  };
  // simcord puts its own idea of the place back once the pictures are there: insist for a while.
  const insist = () => { for (const wait of [0, 250, 1000]) setTimeout(toBottom, wait); };
  const noticed = () => {
    if (lastId() > newest) {
      newest = lastId();
      isFollowing = true;
      if (!newer.hidden) fresh.click();
    }
    insist();
  };
  for (const gesture of ["wheel", "touchmove", "keydown", "pointerup"]) {
    const look = () => { isFollowing = distance() < NEAR; };
    timeline.addEventListener(gesture, () => setTimeout(look, 60), { passive: true });
  }

  // simcord takes a picture's address back as soon as a newer one is announced, sometimes before
  // the older one is on the screen: a while later does no harm.
  const revoke = URL.revokeObjectURL.bind(URL);
  URL.revokeObjectURL = (address) => setTimeout(revoke, 30_000, address);

  // simcord draws an edited message with an empty picture, whose words one reads until the new one
  // has come. Discord goes on showing the old one.
  const PICTURE = "img.attachment-image";
  const keepPictures = (changes) => {
    for (const { target, removedNodes } of changes) {
      if (target === list) continue; // whole messages come and go
      const gone = [...removedNodes].map((node) => node.querySelector?.(`${PICTURE}[src]`)).find(Boolean);
      const empty = gone && target.querySelector(`${PICTURE}:not([src])`);
      if (empty) empty.src = gone.src;
    }
  };
  new MutationObserver(keepPictures).observe(list, { childList: true, subtree: true });

  // A frame that nobody looks at asks for no news: simcord sleeps as in a page that the browser has
  // put away, and wakes as when one comes back to it.
  const app = document.getElementById("preview-app");
  let isAsleep = false;
  window.addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || app.ariaBusy !== "false") return; // not there yet: told again
    const event = data === "sleep" ? "pagehide" : "pageshow";
    if (isAsleep !== (data === "sleep")) {
      isAsleep = !isAsleep;
      window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
    }
  });

  // The times in our messages are relative ones. simcord writes them once; Discord keeps counting.
  const UNITS = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  const count = () => {
    for (const time of document.querySelectorAll("time.discord-timestamp[datetime]")) {
      const passed = Math.max(0, (Date.now() - Date.parse(time.dateTime)) / 1000);
      const [unit, size] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 1];
      const text = relative.format(-Math.floor(passed / size), unit);
      if (time.textContent !== text) time.textContent = text;
    }
  };
  setInterval(count, 1000);

  new MutationObserver(noticed).observe(list, { childList: true });
  new ResizeObserver(insist).observe(list);
}
