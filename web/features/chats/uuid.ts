/**
 * A new UUID of version 7 (RFC 9562): 48 bits of milliseconds, then chance. The client makes the id of a message, so that
 * sending it again can never write it twice; being ordered by time keeps the database's index compact.
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Division instead of shifts: milliseconds since 1970 need more than 32 bits.
  for (let index = 5, rest = now; index >= 0; index--) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
