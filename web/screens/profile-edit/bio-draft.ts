import type { PrivateStorage } from "../../lib/private-storage.ts";

const NAME = "bio";

/** A bio that is not saved yet, and the stored one that it was made from. */
interface BioDraft {
  text: string;
  from: string;
}

/** Kept on this device until the bio is saved or dropped, or the person signs out; null drops it. */
export function keepBio(storage: PrivateStorage, personId: string, draft: BioDraft | null): void {
  storage.write(personId, NAME, draft && JSON.stringify(draft));
}

/** Null without one. */
export function readBio(storage: PrivateStorage, personId: string): BioDraft | null {
  try {
    const { text, from }: Partial<BioDraft> = JSON.parse(storage.read(personId, NAME) ?? "{}");
    return typeof text === "string" && typeof from === "string" ? { text, from } : null;
  } catch {
    // Something else was stored under this key.
    return null;
  }
}
