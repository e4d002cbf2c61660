const PREFIX = "nakamatch-private/";

/** What a person has written but not sent: it outlives reloads, every tab sees it, and it goes with the session (`keep`). */
export class PrivateStorage {
  /** What could not be stored: it lasts for this page. */
  readonly #unstored = new Map<string, string>();

  read(personId: string, name: string): string | null {
    const key = keyOf(personId, name);
    try {
      return this.#unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return this.#unstored.get(key) ?? null;
    }
  }

  /** Null removes it. */
  write(personId: string, name: string, text: string | null): void {
    const key = keyOf(personId, name);
    this.#unstored.delete(key);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      if (text !== null) this.#unstored.set(key, text);
    }
  }

  /** Calls `listener` when another tab has changed the texts by this name. */
  onChange(name: string, listener: () => void, signal: AbortSignal): void {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || (key.startsWith(PREFIX) && key.endsWith(`/${name}`))) listener();
    };
    addEventListener("storage", follow, { signal });
  }

  /** Removes what everybody but this person has left; with null everything. */
  keep(personId: string | null): void {
    const isOthers = (key: string) =>
      key.startsWith(PREFIX) && (personId === null || !key.startsWith(keyOf(personId, "")));
    for (const key of this.#unstored.keys()) if (isOthers(key)) this.#unstored.delete(key);
    try {
      for (const key of Object.keys(localStorage)) if (isOthers(key)) localStorage.removeItem(key);
    } catch {
      // Blocked: it is empty.
    }
  }
}

function keyOf(personId: string, name: string): string {
  return `${PREFIX}${personId}/${name}`;
}
