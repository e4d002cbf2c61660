import { readStoredJson, store } from "./browser-storage.ts";

/** Session storage key of the discovery list's filters and order in this tab. Sensitive: they say who one looks for. */
const KEY = "nakamatch-view";

/** This person's view as URL parameters; empty without one. */
export function readKeptView(viewerId: string): string {
  const { viewer, view } = (readStoredJson(KEY, "sessionStorage") ?? {}) as { viewer?: unknown; view?: unknown };
  return viewer === viewerId && typeof view === "string" ? view : "";
}

/** An empty view deletes the stored one. */
export function keepView(viewer: string, view: string): void {
  store(KEY, view === "" ? null : JSON.stringify({ viewer, view }), "sessionStorage");
}
