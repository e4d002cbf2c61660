/** How far the list was loaded, and which card stood where in the window. */
export interface ScrollPosition {
  /** Loaded pages that are shown. */
  pages: number;
  /** The first card in the window: of whom, its index, and how far below the window's upper edge, in pixels. */
  card: { person: string; index: number; top: number } | null;
}

/** Stored in the browser's history entry: it survives going back and reloads, and ends with the tab. */
type Kept = ScrollPosition & {
  /** The router's key of the entry, and who is signed in: what was saved for others does not count. */
  entry: string;
  viewer: string;
};

/** The position saved for a history entry; null if there is none. */
export function readScrollPosition(entry: string, viewer: string): ScrollPosition | null {
  const kept = (history.state as { discovery?: Kept } | null)?.discovery;
  return kept?.entry === entry && kept.viewer === viewer ? { pages: kept.pages, card: kept.card } : null;
}

/** Saves the position for a history entry if the browser is still at it: going back, the browser moves before the screen does. */
export function saveScrollPosition(entry: string, viewer: string, position: ScrollPosition): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== entry) return;
  const discovery: Kept = { ...position, entry, viewer };
  history.replaceState({ ...state, discovery }, "");
}
