/** How far the entries of the history were scrolled, in pixels by the key of the entry; for the session of the tab. */
const KEY = "nakamatch/scroll-positions";

/** Entries that are remembered; beyond that the oldest are dropped. */
const MOST = 100;

export interface ScrollPositions {
  get: (entry: string) => number | undefined;
  set: (entry: string, top: number) => void;
  /** Stores them, so that a reload knows them. */
  store: () => void;
}

/** With what was stored before a reload, if anything. */
export function openScrollPositions(): ScrollPositions {
  const positions = new Map(stored());
  return {
    get: (entry) => positions.get(entry),
    set(entry, top) {
      // Now the newest one.
      positions.delete(entry);
      positions.set(entry, top);
      const [oldest] = positions.keys();
      if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
    },
    store() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // Without storage a reload starts at the top.
      }
    },
  };
}

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(entries)
      ? entries.filter((entry) => Array.isArray(entry) && typeof entry[1] === "number")
      : [];
  } catch {
    return [];
  }
}
