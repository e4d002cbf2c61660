import { createHash } from "node:crypto";

/** Returns a stable UUID for a key. */
export function demoId(key: string): string {
  const hex = createHash("sha256").update(`nakamatch demo ${key}`).digest("hex");
  // Version 8 of the RFC: custom.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
