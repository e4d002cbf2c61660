/** Joins class names; values that are not strings (the false side of `wide && "w-full"`) are left out. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
