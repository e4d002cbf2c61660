import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { INTEREST_KINDS } from "../contract/vocabulary/people.ts";
import { createCatalogue } from "../server/features/people/catalogue/service.ts";
import { loadCatalogue, readCatalogueFile } from "../server/seed/catalogue/load.ts";
import { readTitles } from "../server/seed/catalogue/titles.ts";
import { writeTitles } from "../server/seed/catalogue/write.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    titles: { type: "string", default: "50000" },
    engine: { type: "string", default: "postgres" },
    searches: { type: "string", default: "2000" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const total = Number(values.titles);
const searches = Number(values.searches);

let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const own = (await Promise.all(INTEREST_KINDS.map(readCatalogueFile))).flatMap((text) => readTitles(text).titles);
const words = [...new Set(own.flatMap(({ name }) => name.split(" ")).filter((word) => word.length > 2))];
const japanese = own.flatMap(({ aliases }) => aliases.filter((alias) => /[\u3040-\u9fff]/.test(alias)));
const cyrillic = (text: string) =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 97 + 0x430));

const cleanup = createCleanup();
try {
  const { home, database } = await openEmptyDatabase(values.engine, cleanup);
  await loadCatalogue(database);
  const made = Array.from({ length: Math.max(0, total - own.length) }, (_, number) => {
    const name = `${pick(words)} ${pick(words)} ${pick(words)} ${number}`;
    return {
      kind: pick(INTEREST_KINDS),
      name,
      year: 1980 + Math.floor(random() * 45),
      tags: [],
      rank: 10_000 + number,
      aliases: [`${pick(words)} ${pick(words)} ${number}`, `${pick(japanese)}${number}`, cyrillic(name)],
    };
  });
  await database.db.transaction((tx) => writeTitles(tx, made));

  const catalogue = createCatalogue(database.db);
  const before = performance.now();
  await catalogue.load();
  const load = Math.round(performance.now() - before);
  const all = [...own, ...made];
  const queries: Record<string, () => string> = {
    "one letter": () => pick(words)[0] ?? "a",
    "two letters": () => pick(words).slice(0, 2),
    "beginning of a word": () => pick(words).slice(0, 5),
    "whole name": () => pick(all).name,
    "name with a typo": () => mistype(pick(all).name),
    "short name with a typo": () => mistype(pick(words).slice(0, 6)),
    "Japanese, two letters": () => [...pick(japanese)].slice(0, 2).join(""),
    "nothing like it": () => `${pick(words)}zq${pick(words)}qz`,
  };
  const search: Record<string, unknown> = {};
  const everything: number[] = [];
  for (const [name, make] of Object.entries(queries)) {
    const times: number[] = [];
    for (let count = 0; count < searches / Object.keys(queries).length; count++) {
      const query = { search: make(), limit: 100, ...(count % 2 === 0 && { kind: pick(INTEREST_KINDS) }) };
      const start = performance.now();
      await catalogue.list(query);
      times.push(performance.now() - start);
    }
    search[name] = percentiles(times);
    everything.push(...times);
  }

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const lists: Record<string, unknown> = {};
  for (const kind of ["anime", null] as const) {
    const start = performance.now();
    for (let batch = 0; batch < 100; batch++) {
      const titles = Array.from({ length: 200 }, () => (random() < 0.7 ? pick(all).name : mistype(pick(all).name)));
      await catalogue.match(titles.map((title) => ({ titles: [title], year: null, kind, references: [] })));
    }
    lists[kind ?? "typed"] = Math.round(performance.now() - start);
  }
  delay.disable();
  console.log(
    JSON.stringify(
      {
        titles: all.length,
        aliases: all.reduce((sum, { aliases }) => sum + aliases.length, 0),
        database: home.origin,
        node: process.version,
        load,
        memoryMb: Math.round(process.memoryUsage().rss / 2 ** 20),
        search: { all: percentiles(everything), ...search },
        listOf20000: { ...lists, loopLateP99: Math.round(delay.percentile(99) / 1e5) / 10 },
        meetsTarget: percentiles(everything).p95 <= 30,
      },
      null,
      2,
    ),
  );
} finally {
  await cleanup.close();
}

/** Swaps two adjacent letters. */
function mistype(text: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  return text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
}
