import { type Declared, entryAt, lackingIn, type Use } from "./compatibility.ts";
import { indexFor, scriptUses } from "./script-uses.ts";
import { styleUses } from "./style-uses.ts";

/** `accepted.json`. */
export interface Accepted {
  /** Members of our own or of libraries' objects, called as a member of the platform's that is not used. */
  readonly ownNames: readonly string[];
  readonly uses: readonly {
    /** Features, each with everything below it, by their paths in the compatibility data. */
    readonly features: readonly string[];
    /** What browsers without them do instead. */
    readonly without: string;
    /** The file of the test that proves it. Styles that browsers may leave out need none. */
    readonly test?: string;
  }[];
}

/** A built style sheet or script. */
export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

/**
 * One line per feature that some of the declared browsers lack, unless it is accepted; per line of `accepted` without a use; and
 * per test that is not there.
 */
export function unsupportedUses(
  files: readonly BuiltFile[],
  { declared, accepted, isFile }: { declared: Declared; accepted: Accepted; isFile: (path: string) => boolean },
): string[] {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const index = indexFor(declared);
  for (const { name, text } of files) {
    for (const use of name.endsWith(".css") ? styleUses(text) : scriptUses(text, index)) {
      const key = use.join();
      if (seen.has(key)) continue;
      seen.add(key);
      const lacking = lackingFeature(use, declared);
      if (lacking !== undefined && !found.has(lacking.feature))
        found.set(lacking.feature, `${lacking.browsers} (${name})`);
    }
  }
  const used = new Set<string>();
  const isAccepted = (feature: string) => {
    const own = accepted.ownNames.filter((name) => !feature.startsWith("css.") && feature.endsWith(`.${name}`));
    const lines = accepted.uses
      .flatMap(({ features }) => features)
      .filter((line) => `${feature}.`.startsWith(`${line}.`));
    for (const each of [...own, ...lines]) used.add(each);
    return own.length + lines.length > 0;
  };
  const problems = [...found]
    .filter(([feature]) => !isAccepted(feature))
    .map(
      ([feature, where]) =>
        `${feature} needs ${where}; give it a fallback, and a line in tools/browser-support/accepted.json`,
    );
  const lines = [...accepted.ownNames, ...accepted.uses.flatMap(({ features }) => features)];
  const tests = accepted.uses.flatMap(({ test }) => test ?? []);
  return [
    ...problems,
    ...lines.filter((line) => !used.has(line)).map((line) => `${line} is accepted, but not used or supported by now`),
    ...tests.filter((test) => !isFile(test)).map((test) => `${test} shall prove a fallback, but is no file`),
    ...accepted.uses
      .filter(({ features, test }) => test === undefined && features.some((feature) => !feature.startsWith("css.")))
      .map(({ features }) => `${features[0]} has no test`),
  ];
}

/** The feature of a use that a declared browser lacks, and which: undefined if it can be what all of them have. */
function lackingFeature(use: Use, declared: Declared): { feature: string; browsers: string } | undefined {
  const known = use.flatMap((path) => {
    const entry = entryAt(path);
    return entry?.__compat === undefined ? [] : [{ feature: path.join("."), lacking: lackingIn(entry, declared) }];
  });
  const [first] = known;
  if (first === undefined || known.some(({ lacking }) => lacking.length === 0)) return undefined;
  return { feature: first.feature, browsers: first.lacking.join(", ") };
}
