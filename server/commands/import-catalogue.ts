import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { ConfigError } from "../platform/config/config.ts";
import { type ImportReport, importTitles } from "../seed/catalogue/import.ts";
import { loadCatalogue } from "../seed/catalogue/load.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run import:catalogue -- FILE.csv --kind ${INTEREST_KINDS.join("|")} [--skip-bad]

Adds the titles of a file to the catalogue; see server/seed/catalogue/LICENCE.md for its format.
A file with bad lines changes nothing, unless --skip-bad leaves those lines out.`;

interface Order {
  file: string;
  kind: InterestKind;
  skipBad: boolean;
}

/** Imports a file of titles and reports on its lines. */
await runCommand(async (args) => {
  const { file, kind, skipBad } = readOrder(args);
  const text = await readText(file);
  const report = await withDatabase(async (database) => {
    // The built-in titles first, as new ones rank behind them.
    await loadCatalogue(database);
    return importTitles(database, kind, text, { skipBad });
  });
  if (!report.applied) throw new ConfigError(describe(report));
  return { text: describe(report) };
});

function readOrder(args: string[]): Order {
  try {
    const options = { kind: { type: "string" }, "skip-bad": { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    const kind = INTEREST_KINDS.find((known) => known === values.kind);
    if (file !== undefined && others.length === 0 && kind) return { file, kind, skipBad: values["skip-bad"] };
  } catch {
    // Falls through to the usage for unknown options.
  }
  throw new ConfigError(USAGE);
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(file));
  } catch (error) {
    const isEncoding = error instanceof TypeError;
    throw new ConfigError(isEncoding ? `${file} is not text in UTF-8.` : `${file}: ${(error as Error).message}`);
  }
}

function describe({ added, updated, unchanged, bad, applied }: ImportReport): string {
  const skipped = [...bad, ...unchanged.map((line) => ({ line, reason: "the catalogue has all of it already" }))];
  const lines = skipped.sort((a, b) => a.line - b.line).map(({ line, reason }) => `line ${line} skipped: ${reason}`);
  return [
    ...lines,
    applied
      ? `${added.length} added, ${updated.length} updated, ${skipped.length} skipped`
      : `Nothing was changed: ${bad.length} lines break a rule. Correct them, or leave them out with --skip-bad.`,
  ].join("\n");
}
