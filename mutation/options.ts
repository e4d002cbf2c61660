import { parseArgs } from "node:util";

export const USAGE = `Usage: npm run mutate -- [--sample 300] [--seed TEXT] [--only FOLDER,…] [--file PATH] [--lanes 2]
                         [--tests 30] [--json FILE] [--min 90]`;

export interface Options {
  readonly sample: number;
  readonly seed: string;
  /** Folders or files; all when empty. */
  readonly only: readonly string[];
  readonly lanes: number;
  /** Per fault, nearest first. */
  readonly tests: number;
  readonly json: string | undefined;
  /** In percent. */
  readonly min: number;
}

/** @throws {TypeError} for an unknown option or an invalid number */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sample: { type: "string", default: "300" },
      seed: { type: "string", default: "1" },
      only: { type: "string", default: "" },
      file: { type: "string", default: "" },
      lanes: { type: "string", default: "2" },
      tests: { type: "string", default: "30" },
      json: { type: "string" },
      min: { type: "string", default: "0" },
    },
  });
  return {
    sample: figure("sample", values.sample),
    seed: values.seed,
    only: `${values.only},${values.file}`.split(",").filter((path) => path !== ""),
    lanes: figure("lanes", values.lanes),
    tests: figure("tests", values.tests),
    json: values.json,
    min: Number(values.min),
  };
}

function figure(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new TypeError(`--${name} takes a whole number, not "${text}"`);
  return value;
}
