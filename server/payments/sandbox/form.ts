/** A body or query in Stripe's notation, `items[0][price]=x&metadata[a]=b`, as nested values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Reads `application/x-www-form-urlencoded` with names in brackets. */
export function parseForm(text: string): { [name: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    let branch = root;
    for (const part of path.slice(0, -1)) {
      const key = part === "[]" ? String(branch.size) : part;
      const next = branch.get(key);
      const inner: Branch = next instanceof Map ? next : new Map();
      branch.set(key, inner);
      branch = inner;
    }
    const last = path.at(-1) ?? name;
    branch.set(last === "[]" ? String(branch.size) : last, value);
  }
  return toValue(root) as { [name: string]: FormValue };
}

type Branch = Map<string, string | Branch>;

/** A branch with names 0, 1, 2 … becomes a list. */
function toValue(branch: string | Branch): FormValue {
  if (typeof branch === "string") return branch;
  const keys = [...branch.keys()];
  const values = [...branch.values()].map(toValue);
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return values;
  return Object.fromEntries(keys.map((key, index) => [key, values[index] as FormValue]));
}
