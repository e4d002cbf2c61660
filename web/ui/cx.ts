/** Joins class names; whatever is not a text (the false side of `wide && "w-full"`) is left out. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
