// What this tab remembers until it is closed; a browser that keeps nothing forgets it with the page.

/** @param {string} name */
export function recall(name) {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // It is shown anew after a reload.
  }
}
