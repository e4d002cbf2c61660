import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";

/** The oldest supported version of each browser: `{ "safari": "16.4" }`. */
export type Declared = Readonly<Partial<Record<BrowserName, string>>>;

/** Paths in the compatibility data of which one is what is used. */
export type Use = readonly (readonly string[])[];

/**
 * The entry of the compatibility data at a path (`["css", "properties", "field-sizing"]`), or undefined. A feature's name is this
 * path, joined by dots.
 */
export function entryAt(path: readonly string[]): Identifier | undefined {
  let entry: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) {
    if (entry === undefined || name === "__compat" || !Object.hasOwn(entry, name)) return undefined;
    entry = (entry as Record<string, Identifier>)[name];
  }
  return entry;
}

/** Which of the declared browsers lack the feature: `["safari 17.5"]`, with the version that has it. Empty without data. */
export function lackingIn(entry: Identifier, declared: Declared): string[] {
  const compat: CompatStatement | undefined = entry.__compat;
  if (compat === undefined) return [];
  return Object.entries(declared).flatMap(([name, version]) => {
    const support = compat.support[name as BrowserName] ?? [];
    const statements = Array.isArray(support) ? support : [support];
    if (statements.length === 0 || statements.some((each) => covers(each, version))) return [];
    return [`${name} ${String(statements[0]?.version_added || "none")}`];
  });
}

function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (flags !== undefined || typeof added !== "string" || added === "preview") return false;
  return !isNewer(added, version) && (typeof removed !== "string" || isNewer(removed, version));
}

/** Versions as `16.4` or `≤37`. */
function isNewer(one: string, other: string): boolean {
  const [first, second] = [one, other].map((version) => version.replace("≤", "").split(".").map(Number));
  const [major = 0, minor = 0] = first ?? [];
  const [otherMajor = 0, otherMinor = 0] = second ?? [];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}
