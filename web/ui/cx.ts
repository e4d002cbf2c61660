/** Joins class names, skipping non-strings (such as the false side of `wide && "w-full"`). */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
