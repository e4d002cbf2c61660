export type Figures = Record<string, number>;

export function medians(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(names.map((name) => [name, median(runs.flatMap((run) => run[name] ?? []))]));
}

/** Divided by the base; none where that is zero. */
export function ratios(
  here: Record<string, Figures>,
  base: Record<string, Figures>,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(here).map(([part, figures]) => [
      part,
      Object.fromEntries(
        Object.entries(figures).flatMap(([name, value]) => {
          const before = base[part]?.[name];
          return before ? [[name, Math.round((value / before) * 100) / 100]] : [];
        }),
      ),
    ]),
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return Math.round(((low + high) / 2) * 1000) / 1000;
}
