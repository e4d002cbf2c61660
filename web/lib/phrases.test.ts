// @vitest-environment node
import { join } from "node:path";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { es } from "@nakamatch/phrases/es";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { fetchPhrases, NAMESPACES } from "./phrases.ts";

/** Server only. */
const SERVER_ONLY = [
  "checkInEmails",
  "digestEmails",
  "emails",
  "planEmails",
  "planLinkPage",
  "premiumEmails",
  "pushMessages",
  "securityEmails",
  "verificationEmails",
];

test("the build writes a file per language and namespace, and none of emails", async () => {
  const input = join(import.meta.dirname, "phrases.ts");
  const options = { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } } as const;
  const { output } = (await build({ configFile: false, logLevel: "error", build: options })) as Rolldown.RolldownOutput;
  const written = output.flatMap(
    (file) =>
      /phrases\/(\w\w\/)(?:[\w-]+\/)?([\w-]+)\.ts$/
        .exec(file.type === "chunk" ? (file.facadeModuleId ?? "") : "")
        ?.slice(1)
        .join("") ?? [],
  );
  const namespaces = Object.keys(es).filter((name) => !SERVER_ONLY.includes(name));
  const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const expected = LANGUAGES.flatMap((language) => namespaces.map((name) => `${language}/${fileOf(name)}`));
  expect(written.sort()).toEqual(expected.sort());
});

test("every namespace can be fetched by its name", async () => {
  for (const name of NAMESPACES) expect(await fetchPhrases("es", name)).toBe(es[name]);
});
