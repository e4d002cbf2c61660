type Area = "localStorage" | "sessionStorage";

/** Null if nothing is stored, or the browser blocks storage. */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** None if the browser blocks storage. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Null, too, if it is no JSON. */
export function readStoredJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? "null");
  } catch {
    return null;
  }
}

/** Null removes it. Returns whether it worked: the browser may block storage, or have no space left. */
export function store(key: string, text: string | null, area: Area = "localStorage"): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
