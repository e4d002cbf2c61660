import { es } from "@nakamatch/phrases/es";
import { expect, test } from "vitest";
import { DATA, OTHERS, SECTION_IDS, TIMES } from "./section-ids.ts";

const { meta: _meta, title: _title, lead: _lead, ...sections } = es.privacy;

test.each<[string, object, readonly string[]]>([
  ["sections", sections, SECTION_IDS],
  ["kinds of data", sections.data, DATA],
  ["times", sections.times, TIMES],
  ["others", sections.others, OTHERS],
])("all %s that have a text are shown", (_name, texts, shown) => {
  const written = Object.keys(texts).filter((name) => !["title", "intro", "columns"].includes(name));
  expect([...shown].sort()).toEqual(written.sort());
});
