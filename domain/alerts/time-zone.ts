/**
 * The name of a time zone where this program's list has it, else `UTC`. Browsers that do not know their own zone name none, or one
 * that does not exist (`Etc/Unknown`); newer ones know zones that an older server does not.
 */
export function knownTimeZone(name: unknown): string {
  if (typeof name !== "string") return "UTC";
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return "UTC";
  }
}
