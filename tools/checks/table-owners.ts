import { isTest, withoutComments } from "../repository.ts";
import { type Check, findLines } from "./check.ts";
import { featureTables } from "./feature-tables.ts";

const SCHEMA = "server/platform/database/schema/";

/** Seeds and tests write every table. */
const FILLERS = /^server\/(seed|testing|commands)\//;

/** Each table is in one feature's `tables.json`; only that feature writes it. */
export const tablesHaveOwners: Check = {
  name: "owners of tables",
  run(repository) {
    const schema = repository.files.filter((path) => path.startsWith(SCHEMA) && !isTest(path));
    // Mapped name → database name.
    const tables = new Map(
      schema.flatMap((path) =>
        [...repository.read(path).matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].map(
          ([, mapped = "", name = ""]) => [mapped, name] as const,
        ),
      ),
    );
    const owned = featureTables(repository);
    const known = new Set(tables.values());
    const wrong = [
      ...owned.filter(({ name }) => !known.has(name)).map(({ name, path }) => `${path}: there is no table "${name}"`),
      ...[...known]
        .filter((name) => owned.filter((entry) => entry.name === name).length !== 1)
        .map((name) => `server/features/*/*/tables.json: "${name}" needs exactly one owner`),
    ];
    const writers = repository.files.filter(
      (path) => /^server\/.*\.ts$/.test(path) && !isTest(path) && !FILLERS.test(path),
    );
    const foreign = [...tables].flatMap(([mapped, name]) => {
      const owner = owned.find((entry) => entry.name === name)?.owner;
      const others = writers.filter((path) => !path.startsWith(`server/features/${owner}/`));
      return findLines(repository, others, writeOf(mapped, name), oneLinePerCall);
    });
    return [...wrong, ...foreign];
  },
};

function writeOf(mapped: string, name: string): RegExp {
  return new RegExp(
    `\\.(?:insert|update|delete)\\(\\s*${mapped}\\b|\\b(?:insert into|update|delete from|truncate)\\s+(?:only\\s+)?` +
      `(?:\\$\\{${mapped}\\}|"?${name}\\b)`,
    "i",
  );
}

function oneLinePerCall(text: string): string {
  return withoutComments(text).replace(/(\.(?:insert|update|delete)\()\s+/g, "$1");
}
