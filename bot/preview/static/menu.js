  // Put before simcord looks for a half-made choice: it remembers one by the menu's place in the
  // message. A message of ours shows one question after the other in the same place, so a menu
  // with other options is a new menu, and nothing is chosen in it yet.
  if (component.type === TYPE.STRING_SELECT && options.modalHandle == null) {
    const menus = (globalThis.emberhallMenus ??= new Map());
    const menu = JSON.stringify([component.custom_id, component.placeholder, entries]);
    if (menus.has(key) && menus.get(key) !== menu) {
      options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));
    }
    menus.set(key, menu);
    // The id says which question it is, and after the last colon what is chosen so far; see hold.js.
    const questions = (globalThis.emberhallQuestions ??= new Map());
    questions.set(key, component.custom_id.replace(/[^:]*$/, ""));
  }
