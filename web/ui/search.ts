/** Lower case, without accents: `Málaga` and `malaga` are the same to somebody who types. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/**
 * The items whose label contains the query, those that start with it first, otherwise in the given order.
 * `keys` are the folded labels, in the order of the items.
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
