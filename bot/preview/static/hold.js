  // Put into simcord's actions. A menu in which something is chosen while another click is under way
  // would show the choice and never send it. Here the choice is sent as soon as that click is through,
  // if its question is still asked then.
  let held = null;
  function hold(kind, extra) {
    const question = globalThis.emberhallQuestions?.get(extra.control_key);
    if (kind !== "select" || !question || uncertain || !admissionBlocked()) return false;
    held = { kind, extra, question };
    return true;
  }
  function sendHeld() {
    if (!held || uncertain || admissionBlocked()) return;
    const { kind, extra, question } = held;
    held = null;
    if (globalThis.emberhallQuestions.get(extra.control_key) === question) dispatch(kind, extra);
  }
