import { isTest, type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { featureTables } from "./feature-tables.ts";
import { keysIn } from "./unused-phrases.ts";

const LISTS = "tools/privacy.json";
const PHRASES = "phrases/es/privacy.ts";
const SETTINGS = "server/platform/config/settings.ts";

interface Lists {
  /** Entries of `privacy.data`. */
  dataOutsideTables: string[];
  /** Entry of `privacy.times` → files and the code with the time. */
  times: Record<string, string[]>;
  /** Unrelated to retention. */
  otherTimes: string[];
  /** Entry of `privacy.others` → addresses and settings. */
  others: Record<string, string[]>;
  /** Without a third party. */
  otherAddresses: string[];
}

/**
 * The privacy page covers every table, retention time and third party, as named by `tables.json` of the features and
 * `tools/privacy.json`.
 */
export const privacyPage: Check = {
  name: "what the page about privacy speaks of",
  run(repository) {
    if (!repository.files.includes(PHRASES)) return [];
    const lists = JSON.parse(repository.read(LISTS)) as Lists;
    const told = keysIn(withoutComments(repository.read(PHRASES)));
    const tables = featureTables(repository);
    const data = [...tables.flatMap((table) => table.privacyPage ?? []), ...lists.dataOutsideTables];
    return [
      ...tables
        .filter((table) => table.privacyPage === undefined)
        .map(({ path, name }) => `${path}: "${name}" needs "privacyPage", an entry of privacy.data or null`),
      ...compare("times", times(repository), lists.times, lists.otherTimes, "otherTimes", (entry) =>
        isInCode(repository, entry),
      ),
      ...compare("others", addresses(repository), lists.others, lists.otherAddresses, "otherAddresses"),
      ...entriesWithoutText("data", data, told),
      ...entriesWithoutText("times", Object.keys(lists.times), told),
      ...entriesWithoutText("others", Object.keys(lists.others), told),
    ];
  },
};

function compare(
  part: string,
  found: readonly string[],
  entries: Record<string, string[]>,
  others: readonly string[],
  otherName: string,
  isThere: (entry: string) => boolean = (entry) => found.includes(entry),
): string[] {
  const listed = [...Object.values(entries).flat(), ...others];
  return [
    ...found
      .filter((name) => !listed.includes(name))
      .map(
        (name) =>
          `${LISTS}: "${name}" is missing: put it into "${part}", and tell people in phrases/*/privacy.ts, or into "${otherName}" if it is not about people's data`,
      ),
    ...listed.filter((entry) => !isThere(entry)).map((entry) => `${LISTS}: there is no "${entry}" any more`),
    ...listed
      .filter((entry, index) => listed.indexOf(entry) !== index)
      .map((entry) => `${LISTS}: "${entry}" is listed twice`),
  ];
}

function entriesWithoutText(part: string, entries: readonly string[], told: readonly string[]): string[] {
  const prefix = `privacy.${part}.`;
  const words = new Set(["title", "intro", "columns"]);
  const names = new Set(
    told.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length).split(".")[0] ?? ""),
  );
  return [
    ...[...new Set(entries)]
      .filter((name) => !names.has(name))
      .map((name) => `${PHRASES}: has no text ${prefix}${name}`),
    ...[...names]
      .filter((name) => !words.has(name) && !entries.includes(name))
      .map((name) => `${PHRASES}: nothing is declared for the text ${prefix}${name}`),
  ];
}

/** SQL intervals, and constants with a unit of a second or more. */
const TIME = /interval '[^']+'|\b[A-Z_]+_(?:SECONDS|MINUTES|HOURS|DAYS|WEEKS|MONTHS|YEARS) = [^;]+/g;

function times(repository: Repository): string[] {
  const found = sources(repository, /^(?:server|domain|contract)\//).flatMap((path) =>
    [...withoutComments(repository.read(path)).matchAll(TIME)].map(([code]) => `${path} ${code}`),
  );
  return [...new Set(found)];
}

function isInCode(repository: Repository, entry: string): boolean {
  const [path = ""] = entry.split(" ", 1);
  return repository.files.includes(path) && repository.read(path).includes(entry.slice(path.length + 1));
}

/** Also settings of services. */
function addresses(repository: Repository): string[] {
  const inCode = sources(repository, /^(?:server|web|domain|contract)\//).flatMap((path) =>
    [...withoutComments(repository.read(path)).matchAll(/https:\/\/[a-z0-9.-]+\.[a-z]+/g)].map(([address]) => address),
  );
  const settings = repository.files.includes(SETTINGS)
    ? [...repository.read(SETTINGS).matchAll(/^ {2}(\w+_(?:URL|URI|HOST|ENDPOINT|BUCKET|KEY|SECRET|TOKEN|ID)):/gm)]
    : [];
  return [...new Set([...inCode, ...settings.map(([, name = ""]) => name)])];
}

function sources(repository: Repository, folders: RegExp): string[] {
  return repository.files.filter(
    (path) =>
      folders.test(path) &&
      /\.tsx?$/.test(path) &&
      !isTest(path) &&
      !/^server\/(?:seed|testing|commands)\/|testing\.tsx?$/.test(path),
  );
}
