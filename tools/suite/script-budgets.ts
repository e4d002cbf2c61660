import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Kilobytes of JavaScript that a screen may need before it can be used, by its path. */
export type Budgets = Readonly<Record<string, number>>;

/** What the built page tells its first script (`web/build/early-chunks.ts`). */
interface ChunkMap {
  languages: string[];
  /** The files of phrases by language and namespace. */
  phrases: Record<string, Record<string, string>>;
  screens: Record<string, { files: string[]; phrases: string[] }>;
}

/**
 * The kilobytes that each screen needs, from the built web app in `folder`: the app itself, the screen's own code and its
 * phrases in the longest language, compressed as the server sends them. What is fetched later is not counted. A page that waits
 * for its first use (`web/build/app-later.ts`) needs what it names itself; what comes then is under `(in use)` beside its path.
 */
export function measureScreens(folder: string): Record<string, number> {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const { languages, phrases, screens } = readMap(page);
  const bytes = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0);
  const phraseFiles = (language: string, names: readonly string[]) =>
    names.flatMap((name) => phrases[language]?.[name] ?? []);
  return Object.fromEntries(
    Object.entries(screens).flatMap(([path, screen]) => {
      const longest = Math.max(...languages.map((language) => bytes(phraseFiles(language, screen.phrases))));
      const inUse = (bytes([...namedBy(page), ...screen.files]) + longest) / 1000;
      const waiting = languages.map((language) => waitingPage(folder, path, language));
      if (waiting.includes(undefined)) return [[path, inUse]];
      const named = Math.max(...waiting.map((own = "") => bytes(namedBy(own))));
      return [
        [path, named / 1000],
        [`${path} (in use)`, inUse],
      ];
    }),
  );
}

/** The page at `path` as the build has rendered it, if it does without the app until somebody uses it. */
function waitingPage(folder: string, path: string, language: string): string | undefined {
  const file = join(folder, "pages", language, `${path === "/" ? "/start" : path}.html`);
  const page = existsSync(file) ? readFileSync(file, "utf8") : "";
  return page.includes(" data-app=") ? page : undefined;
}

/** The scripts that a page runs or asks for by itself. */
function namedBy(page: string): string[] {
  return [...page.matchAll(/ (?:src|href)="\/([^"]+\.js)"/g)].map(([, file = ""]) => file);
}

/** One line per screen above its budget, without one, or with one that there is no screen for. */
export function overBudget(sizes: Readonly<Record<string, number>>, budgets: Budgets): string[] {
  return [...new Set([...Object.keys(sizes), ...Object.keys(budgets)])].flatMap((path) => {
    const size = sizes[path];
    const budget = budgets[path];
    if (size === undefined) return [`${path} has a budget, but there is no such screen`];
    if (budget === undefined)
      return [`${path} needs ${size.toFixed(1)} kB and has no budget in tools/script-budgets.json`];
    return size > budget ? [`${path} needs ${size.toFixed(1)} kB of JavaScript; its budget is ${budget} kB`] : [];
  });
}

function readMap(page: string): ChunkMap {
  const map = /data-chunks="([^"]*)"/.exec(page)?.[1];
  if (map === undefined) throw new Error("The built page does not say what its screens need");
  return JSON.parse(map.replaceAll("&quot;", '"')) as ChunkMap;
}

/** As the server sends it: the build leaves what is too small as it is. */
function compressedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
