/** How far the list was loaded, and which card stood where in the window. */
export interface Place {
  /** Loaded pages that are shown. */
  pages: number;
  /** The first card in the window: whose, the how many-th, and how far below the window's upper edge, in pixels. */
  card: { person: string; index: number; top: number } | null;
}

/** Kept in the entry of the browser's history: it comes back with the way back and with a reload, and goes with the tab. */
type Kept = Place & {
  /** The router's name of the entry, and who is signed in: what was kept for others does not count. */
  entry: string;
  viewer: string;
};

/** The place kept for an entry of the history; null where nobody has been yet. */
export function readPlace(entry: string, viewer: string): Place | null {
  const kept = (history.state as { discovery?: Kept } | null)?.discovery;
  return kept?.entry === entry && kept.viewer === viewer ? { pages: kept.pages, card: kept.card } : null;
}

/** Keeps the place for an entry of the history, if the browser is there: on the way back it moves before the screen does. */
export function keepPlace(entry: string, viewer: string, place: Place): void {
  const state = history.state as { key?: string } | null;
  // The router has no name for the entry that a visit begins with.
  if ((state?.key ?? "default") !== entry) return;
  const discovery: Kept = { ...place, entry, viewer };
  history.replaceState({ ...state, discovery }, "");
}
