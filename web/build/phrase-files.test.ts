import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { es } from "@nakamatch/phrases/es";
import { expect, test } from "vitest";
import { fetchPhrases, names } from "../lib/phrase-source.ts";
import { phraseFiles, phraseFilesOf, phrasesVersion } from "./phrase-files.ts";

const everywhere = ["common", "errors"];

/** What the build writes, by file name. */
async function written(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const { generateBundle } = phraseFiles({ everywhere }) as unknown as { generateBundle: () => Promise<void> };
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source);
  await generateBundle.call({ emitFile } as never);
  return files;
}

const parsed = (source = "") => JSON.parse(/^export default (.*);$/m.exec(source)?.[1] ?? "null") as unknown;

test("there is a file per language and namespace, and one for what every page needs", async () => {
  const files = await written();
  const version = await phrasesVersion();
  const own = names.filter((name) => !everywhere.includes(name));
  const expected = LANGUAGES.flatMap((language) =>
    phraseFilesOf(own).map((file) => `assets/${language}-${file}-${version}.js`),
  );
  expect([...files.keys()].sort()).toEqual(expected.sort());
  expect(parsed(files.get(`assets/es-everywhere-${version}.js`))).toEqual({ common: es.common, errors: es.errors });
  expect(parsed(files.get(`assets/es-notFound-${version}.js`))).toEqual({ notFound: es.notFound });
});

test("emails are in none of them", async () => {
  expect(names).not.toContain("emails");
  const all = [...(await written()).values()].join("\n");
  expect(all).toContain(es.landing.hero.join);
  expect(all).not.toContain(es.emails.layout.linkHint);
});

test("the built module reads the files that are written, by the same names as the module it replaces", async () => {
  const { load } = phraseFiles({ everywhere }) as unknown as { load: (id: string) => Promise<string | null> };
  expect(await load("/x/web/lib/phrases.ts")).toBeNull();
  const files = await written();
  // What the browser would fetch is read from memory.
  const code = ((await load("C:\\x\\web\\lib\\phrase-source.ts")) ?? "")
    .replaceAll("export ", "")
    .replace("import(", "read(");
  const read = async (address: string) => ({ default: parsed(files.get(address.slice(1))) });
  const built = new Function("read", `${code}\nreturn { names, fetchPhrases };`)(read) as {
    names: string[];
    fetchPhrases: typeof fetchPhrases;
  };
  expect(built.names.toSorted()).toEqual([...names].sort());
  for (const name of names) expect(await built.fetchPhrases("de", name)).toEqual(await fetchPhrases("de", name));
});
