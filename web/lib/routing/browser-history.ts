import { UNSAFE_createBrowserHistory } from "react-router";

/**
 * The history of the browser. The entry that a document begins with gets a key of its own, which a reload keeps: the library
 * would call each of them "default", and what is remembered by key would be mistaken for that of another page in the same tab.
 */
export function createBrowserHistory() {
  const state = history.state as { key?: unknown } | null;
  if (typeof state?.key !== "string") history.replaceState({ ...state, key: randomKey() }, "");
  return UNSAFE_createBrowserHistory();
}

/** As the library makes them. */
function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
