/** The zone if this runtime knows it, else `fallback`: browsers send unknown or newer ones, and newer servers store them. */
export function knownTimeZone(name: unknown, fallback = "UTC"): string {
  if (typeof name !== "string") return fallback;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return fallback;
  }
}
