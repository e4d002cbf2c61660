/** The zone if this runtime knows it, else `UTC`: browsers send unknown or newer ones. */
export function knownTimeZone(name: unknown): string {
  if (typeof name !== "string") return "UTC";
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return "UTC";
  }
}
