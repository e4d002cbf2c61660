import { isTest, type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { keysIn } from "./unused-phrases.ts";

const LISTS = "tools/privacy.json";
const PHRASES = "phrases/es/privacy.ts";
const SCHEMA = "server/platform/database/schema.sql";
const SETTINGS = "server/platform/config/settings.ts";

/** What `tools/privacy.json` says: for each entry of the page what it speaks of, and what it need not speak of. */
interface Lists {
  /** Tables by the entry of `privacy.data` that tells about them. */
  data: Record<string, string[]>;
  /** Tables that hold nothing about people. */
  otherTables: string[];
  /** By the entry of `privacy.times`: the file and the code that say how long. */
  times: Record<string, string[]>;
  /** Times that are not about how long something of people is kept. */
  otherTimes: string[];
  /** By the entry of `privacy.others`: the addresses and settings by which others take part. */
  others: Record<string, string[]>;
  /** Addresses and settings behind which there is nobody else. */
  otherAddresses: string[];
}

/**
 * The page about privacy speaks of every table, every time after which something is deleted, and everybody else who takes
 * part: `tools/privacy.json` says where, or that it need not.
 */
export const privacyPage: Check = {
  name: "what the page about privacy speaks of",
  run(repository) {
    if (!repository.files.includes(PHRASES)) return [];
    const lists = JSON.parse(repository.read(LISTS)) as Lists;
    const told = keysIn(withoutComments(repository.read(PHRASES)));
    return [
      ...compare("data", tables(repository), lists.data, lists.otherTables, "otherTables"),
      ...compare("times", times(repository), lists.times, lists.otherTimes, "otherTimes", (entry) =>
        isInCode(repository, entry),
      ),
      ...compare("others", addresses(repository), lists.others, lists.otherAddresses, "otherAddresses"),
      ...(["data", "times", "others"] as const).flatMap((part) => entriesWithoutText(part, lists[part], told)),
    ];
  },
};

/** What there is against what is listed; something listed that is in no search has to be there all the same. */
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

function entriesWithoutText(part: string, entries: Record<string, string[]>, told: readonly string[]): string[] {
  const prefix = `privacy.${part}.`;
  const words = new Set(["title", "intro", "columns"]);
  const names = new Set(
    told.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length).split(".")[0] ?? ""),
  );
  return [
    ...Object.keys(entries)
      .filter((name) => !names.has(name))
      .map((name) => `${PHRASES}: has no text ${prefix}${name}`),
    ...[...names]
      .filter((name) => !words.has(name) && !(name in entries))
      .map((name) => `${LISTS}: "${part}" has no "${name}"`),
  ];
}

function tables(repository: Repository): string[] {
  return [...repository.read(SCHEMA).matchAll(/^CREATE TABLE "?(\w+)"?/gm)].map(([, name = ""]) => name);
}

/** Code that says how long: intervals of SQL, and constants whose name ends with a unit that is longer than a moment. */
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

/** Addresses in the code, and the settings that name a service or the key to one. */
function addresses(repository: Repository): string[] {
  const inCode = sources(repository, /^(?:server|web|domain|contract)\//).flatMap((path) =>
    [...withoutComments(repository.read(path)).matchAll(/https:\/\/[a-z0-9.-]+\.[a-z]+/g)].map(([address]) => address),
  );
  const settings = repository.files.includes(SETTINGS)
    ? [...repository.read(SETTINGS).matchAll(/^ {2}(\w+_(?:URL|URI|HOST|ENDPOINT|BUCKET|KEY|SECRET|TOKEN|ID)):/gm)]
    : [];
  return [...new Set([...inCode, ...settings.map(([, name = ""]) => name)])];
}

/** What runs in production: no tests, nothing that fills databases, no commands. */
function sources(repository: Repository, folders: RegExp): string[] {
  return repository.files.filter(
    (path) =>
      folders.test(path) &&
      /\.tsx?$/.test(path) &&
      !isTest(path) &&
      !/^server\/(?:seed|testing|commands)\/|testing\.tsx?$/.test(path),
  );
}
