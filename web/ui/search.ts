/** Lower case without accents, for searching: `Málaga` equals `malaga`. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/**
 * Items whose label contains the query, prefix matches first, otherwise in order. `keys`: folded labels, parallel to
 * the items.
 */
export function searchItems<Item>(items: readonly Item[], keys: readonly string[], query: string): Item[] {
  const wanted = fold(query.trim());
  if (!wanted) return [...items];
  const starting: Item[] = [];
  const containing: Item[] = [];
  items.forEach((item, index) => {
    const at = keys[index]?.indexOf(wanted) ?? -1;
    if (at === 0) starting.push(item);
    else if (at > 0) containing.push(item);
  });
  return [...starting, ...containing];
}
