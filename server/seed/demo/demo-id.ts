import { createHash } from "node:crypto";

/** The id of a demo person or thing: the same key gives the same UUID, on every machine. */
export function demoId(key: string): string {
  const hex = createHash("sha256").update(`nakamatch demo ${key}`).digest("hex");
  // Version 8 and the RFC's variant: a UUID of our own making.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
