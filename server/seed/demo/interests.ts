import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import type { CatalogueTitle } from "./demo-types.ts";
import { TASTES, type Taste, type TasteName } from "./material/tastes.ts";
import type { Random } from "./random.ts";

/** With running totals of the weights. */
type Pool = { titles: CatalogueTitle[]; totals: number[] };

export type Region = "spain" | "latin" | "elsewhere";

const REGION_TAG: Record<Region, string | undefined> = { spain: "spanish", latin: "latin", elsewhere: undefined };
const MAX_ATTEMPTS = 40;

/** Draws matching interests. */
export type InterestDrawer = (tastes: readonly TasteName[], count: number, region: Region, random: Random) => number[];

/** Creates a drawer that prefers well-known titles. */
export function createInterestDrawer(catalogue: readonly CatalogueTitle[]): InterestDrawer {
  const popularity = rankWithinKind(catalogue);
  const pool = (titles: readonly CatalogueTitle[], weigh: (title: CatalogueTitle) => number): Pool => {
    const weighted = titles.map((title) => [title, weigh(title) * (popularity.get(title.id) ?? 0)] as const);
    const kept = weighted.filter(([, weight]) => weight > 0);
    let total = 0;
    return { titles: kept.map(([title]) => title), totals: kept.map(([, weight]) => (total += weight)) };
  };
  const byKind = (kind: InterestKind): CatalogueTitle[] => catalogue.filter((title) => title.kind === kind);
  const everything = pool(catalogue, () => 1);
  const regional = {
    spain: pool(catalogue, (title) => (title.tags.includes("spanish") ? 1 : 0)),
    latin: pool(catalogue, (title) => (title.tags.includes("latin") ? 1 : 0)),
    elsewhere: everything,
  };
  const byTaste = new Map<string, Pool>();
  for (const [name, taste] of Object.entries<Taste>(TASTES)) {
    for (const kind of INTEREST_KINDS) {
      byTaste.set(
        `${name}:${kind}`,
        pool(byKind(kind), (title) => affinity(taste, title)),
      );
    }
  }

  const choosePool = (tastes: readonly TasteName[], region: Region, random: Random): Pool => {
    const roll = random.next();
    if (roll < 0.14) return everything;
    if (roll < 0.19) return regional[region];
    const name = random.weighted(tastes.map((taste, index) => [taste, index === 0 ? 3 : 1.5] as const));
    const kind = random.weighted(INTEREST_KINDS.map((item) => [item, TASTES[name].split[item]] as const));
    return byTaste.get(`${name}:${kind}`) ?? everything;
  };

  return (tastes, count, region, random) => {
    const chosen = new Set<number>();
    const wanted = Math.min(count, catalogue.length);
    for (let attempt = 0; chosen.size < wanted && attempt < wanted * MAX_ATTEMPTS; attempt++) {
      const title = drawFrom(choosePool(tastes, region, random), random);
      if (title && isLikely(title, region, random)) chosen.add(title.id);
    }
    // Small catalogs are filled up with the best known titles.
    for (const title of everything.titles) {
      if (chosen.size >= wanted) break;
      chosen.add(title.id);
    }
    return [...chosen];
  };
}

function affinity(taste: Taste, title: CatalogueTitle): number {
  const tags = taste.tags[title.kind];
  const sum = title.tags.reduce((total, tag) => total + (tags[tag] ?? 0), 0);
  return sum ** 1.7;
}

/** Local series are mostly watched in their region. */
function isLikely(title: CatalogueTitle, region: Region, random: Random): boolean {
  const local = title.tags.includes("spanish") || title.tags.includes("latin");
  return !local || title.tags.includes(REGION_TAG[region] ?? "") || random.chance(0.15);
}

/** Returns ranks within each kind. */
function rankWithinKind(catalogue: readonly CatalogueTitle[]): Map<number, number> {
  const weights = new Map<number, number>();
  for (const kind of INTEREST_KINDS) {
    const ordered = catalogue.filter((title) => title.kind === kind).sort((a, b) => a.rank - b.rank || a.id - b.id);
    ordered.forEach((title, place) => {
      weights.set(title.id, 1 / (place + 6) ** 0.95);
    });
  }
  return weights;
}

/** Draws in proportion to weight. */
function drawFrom({ titles, totals }: Pool, random: Random): CatalogueTitle | undefined {
  const goal = random.next() * (totals.at(-1) ?? 0);
  let low = 0;
  let high = totals.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? 0) > goal) high = middle;
    else low = middle + 1;
  }
  return titles[low];
}
