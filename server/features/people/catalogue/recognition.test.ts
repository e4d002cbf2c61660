import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import {
  aniListJson,
  type ExportedWork,
  kitsuJson,
  letterboxdCsv,
  listIn,
  myAnimeListXml,
  steamJson,
  traktJson,
} from "@nakamatch/domain/lists/exports-testing";
import { matchEntry } from "@nakamatch/domain/titles/match";
import type { CatalogueTitle } from "@nakamatch/domain/titles/title-index";
import { buildTitleIndexAtOnce } from "@nakamatch/domain/titles/title-index-testing";
import { describe, expect, it } from "vitest";
import { readCatalogueFile } from "../../../seed/catalogue/load.ts";
import { readTitles } from "../../../seed/catalogue/titles.ts";

const catalogue: CatalogueTitle[] = [];
for (const kind of INTEREST_KINDS) {
  for (const [rank, title] of readTitles(await readCatalogueFile(kind)).titles.entries()) {
    catalogue.push({ ...title, id: catalogue.length + 1, kind, rank: rank + 1, references: [] });
  }
}
const index = buildTitleIndexAtOnce(catalogue);

const withoutAccents = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Common variations in spelling. */
const NOISE: Record<string, (text: string) => string> = {
  "as it is": (text) => text,
  "in capitals": (text) => text.toUpperCase(),
  "in small letters, without accents": (text) => withoutAccents(text).toLowerCase(),
  "with other punctuation": (text) => text.replaceAll("'", "’").replaceAll(": ", " - ").replaceAll("!", ""),
};

/** Exports contain no abbreviations. */
const inFull = ({ name, aliases }: CatalogueTitle) => [name, ...aliases.filter((alias) => [...alias].length > 3)];

interface Case {
  kind: InterestKind;
  write: (works: ExportedWork[]) => string;
  /** Appended to each title. */
  suffix?: string;
  year?: boolean;
}

const CASES: Record<string, Case> = {
  "MyAnimeList's XML": { kind: "anime", write: (works) => myAnimeListXml(works) },
  "MyAnimeList's XML, with seasons": { kind: "anime", write: (works) => myAnimeListXml(works), suffix: " Season 2" },
  "MyAnimeList's XML, with the medium": { kind: "anime", write: (works) => myAnimeListXml(works), suffix: " (TV)" },
  "AniList's JSON": { kind: "anime", write: (works) => aniListJson(works), year: true },
  "AniList's JSON, with seasons": { kind: "anime", write: (works) => aniListJson(works), suffix: " 2nd Season" },
  "Kitsu's JSON": { kind: "anime", write: (works) => kitsuJson(works) },
  "Letterboxd's CSV": { kind: "serie_pelicula", write: (works) => letterboxdCsv(works), year: true },
  "Trakt's JSON": { kind: "serie_pelicula", write: (works) => traktJson(works), year: true },
  "Steam's games": { kind: "juego", write: (works) => steamJson(works) },
  "a text with years": { kind: "serie_pelicula", write: typed },
  "a text of games with years": { kind: "juego", write: typed },
};

function typed(works: ExportedWork[]): string {
  return works.map(({ title, year }) => `- ${title} (${year})`).join("\n");
}

/** Imports one line per title; returns titles with matches. */
function recognise({ kind, write, suffix = "", year }: Case, noise: (text: string) => string, pick: number) {
  const tally = { certain: 0, offered: 0, wrong: [] as string[], all: 0 };
  for (const title of catalogue) {
    if (title.kind !== kind) continue;
    const names = inFull(title);
    const text = noise(names[pick % names.length] ?? title.name) + suffix;
    const work = { title: text, ...((year || write === typed) && title.year !== null && { year: title.year }) };
    const { items } = listIn([{ path: "", text: write([{ ...work, id: 1_999_999_999 }]) }]);
    const [item] = items;
    if (!item) throw new Error(`${text} is not in the list`);
    const { isCertain, places } = matchEntry(index, { ...item, references: [] });
    const ids = places.map((place) => index.titles[place]?.title.id);
    tally.all++;
    if (isCertain && ids[0] !== title.id) tally.wrong.push(`${text}: ${index.titles[places[0]!]?.title.name}`);
    else if (isCertain) tally.certain++;
    else if (ids.includes(title.id)) tally.offered++;
  }
  return tally;
}

describe.each(Object.entries(CASES))("%s", (_, each) => {
  it.each(Object.entries(NOISE))("of the catalogue's titles, %s: at least 95 % recognised, none wrong", (_, noise) => {
    for (const pick of [0, 1, 2]) {
      const { certain, wrong, all } = recognise(each, noise, pick);
      expect(wrong).toEqual([]);
      expect(certain / all).toBeGreaterThanOrEqual(0.95);
    }
  });
});
