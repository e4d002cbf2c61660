// @vitest-environment node
import { FALLBACK_COUNTRIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { LANGUAGE_OPTIONS } from "@nakamatch/contract/vocabulary/languages";
import { afterEach, expect, test, vi } from "vitest";
import { flagSetting, ownFlags } from "./own-flags.ts";

afterEach(() => vi.unstubAllEnvs());

/** Files added to a build, by name. */
async function added(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const emitFile = ({ fileName, source }: { fileName: string; source: Buffer }) =>
    files.set(fileName, source.toString());
  await (ownFlags().generateBundle as unknown as (this: object) => Promise<void>).call({ emitFile });
  return files;
}

test("with the setting, the flags of all countries are in the build", async () => {
  vi.stubEnv("FLAGS", "own");
  const files = await added();
  const shown = [...FALLBACK_COUNTRIES, ...LANGUAGE_OPTIONS.map(({ countryCode }) => countryCode)];
  for (const code of shown) expect(files.get(`flags/${code.toLowerCase()}.svg`), code).toMatch(/^<svg/);
  expect(files.size).toBeGreaterThan(245);
  expect(flagSetting()).toEqual({ "import.meta.env.FLAGS": '"own"' });
});

test("without it, none is", async () => {
  vi.stubEnv("FLAGS", undefined);
  expect((await added()).size).toBe(0);
  expect(flagSetting()).toEqual({ "import.meta.env.FLAGS": '"service"' });
});
