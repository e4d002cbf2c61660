/** Whether somebody has seen the dashboard's info box in this browser. */

const key = "nakamatch-info-seen";

/** False where it was never shown, or where nothing can be stored. */
export function isInfoSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** From the next visit on it is closed. */
export function rememberInfo(): void {
  try {
    localStorage.setItem(key, "yes");
  } catch {
    // Without storage it is open on each visit.
  }
}
