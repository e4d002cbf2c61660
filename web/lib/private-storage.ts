import { readStored, store, storedKeys } from "./browser-storage.ts";

const PREFIX = "nakamatch-private/";

/** Unsent texts: kept across reloads, shared by tabs, removed with the session (`keep`). */
export class PrivateStorage {
  /** Fallback without storage, for this page. */
  readonly #unstored = new Map<string, string>();

  read(personId: string, name: string): string | null {
    const key = keyOf(personId, name);
    return this.#unstored.get(key) ?? readStored(key);
  }

  /** Null removes it. */
  write(personId: string, name: string, text: string | null): void {
    const key = keyOf(personId, name);
    this.#unstored.delete(key);
    if (!store(key, text) && text !== null) this.#unstored.set(key, text);
  }

  /** Notifies of changes by other tabs. */
  onChange(name: string, listener: () => void, signal: AbortSignal): void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || (key.startsWith(PREFIX) && key.endsWith(`/${name}`))) listener();
    };
    addEventListener("storage", onStorage, { signal });
  }

  /** Removes other people's texts; with null, all. */
  keep(personId: string | null): void {
    const isOthers = (key: string) =>
      key.startsWith(PREFIX) && (personId === null || !key.startsWith(keyOf(personId, "")));
    for (const key of this.#unstored.keys()) if (isOthers(key)) this.#unstored.delete(key);
    for (const key of storedKeys()) if (isOthers(key)) store(key, null);
  }
}

function keyOf(personId: string, name: string): string {
  return `${PREFIX}${personId}/${name}`;
}
