/** The place of the current entry in the history of the tab: the router of the browser numbers the entries that it makes. */
export function historyIndex(): number | undefined {
  const index = (history.state as { idx?: unknown } | null)?.idx;
  return typeof index === "number" ? index : undefined;
}
