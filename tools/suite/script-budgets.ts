import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** `read`: pages for guests that need no app. */
type Audience = "guests" | "members" | "read";

/** Maximum kilobytes of JavaScript until a screen can be used. */
export type Budgets = Readonly<Record<Audience, number>> & { readonly exceptions: Readonly<Record<string, number>> };

export interface ScreenSize {
  path: string;
  audience: Audience;
  kilobytes: number;
}

/** From `screens.json` (`web/build/screen-files.ts`). */
interface ScreenFiles {
  parts: Record<string, { files: string[]; phrases: Record<string, string[]> }>;
  screens: Record<string, { guest: string[]; member: string[] }>;
}

/**
 * Kilobytes per screen of the built web app in `folder`: the app, the screen and its phrases in the longest language,
 * compressed as sent. A page that loads the app later (`web/build/app-later.ts`) is also measured without it.
 */
export function measureScreens(folder: string): ScreenSize[] {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const app = namedBy(read("index.html"));
  if (!existsSync(join(folder, "screens.json"))) throw new Error("The build does not say what its screens need");
  const { parts, screens } = JSON.parse(read("screens.json")) as ScreenFiles;
  const kilobytes = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0) / 1000;
  return Object.entries(screens).flatMap(([path, { guest, member }]): ScreenSize[] => {
    const audience = guest.length > 0 ? "guests" : "members";
    const own = (audience === "guests" ? guest : member).flatMap((id) => parts[id] ?? []);
    const languages = Object.keys(own[0]?.phrases ?? {});
    const needed = languages.map((language) =>
      kilobytes([...app, ...own.flatMap(({ files, phrases }) => [...files, ...(phrases[language] ?? [])])]),
    );
    const pages = languages.map((language) => `pages/${language}${path === "/" ? "/start" : path}.html`);
    const waiting = pages
      .filter((page) => existsSync(join(folder, page)))
      .map(read)
      .filter((page) => LATER.test(page));
    return [
      { path, audience, kilobytes: Math.max(...needed) },
      ...(waiting.length > 0
        ? [{ path, audience: "read", kilobytes: Math.max(...waiting.map((page) => kilobytes(namedBy(page)))) } as const]
        : []),
    ];
  });
}

const LATER = /<template id="app">.*?<\/template>/s;

/** The scripts in the markup of a page. */
function namedBy(page: string): string[] {
  return [...page.replace(LATER, "").matchAll(/ (?:src|href)="\/([^"]+\.js)"/g)].map(([, file = ""]) => file);
}

/** One line per screen above its budget, and per exception without a screen. */
export function overBudget(sizes: readonly ScreenSize[], { exceptions, ...defaults }: Budgets): string[] {
  const tooLarge = sizes.flatMap(({ path, audience, kilobytes }) => {
    const budget = (audience === "read" ? undefined : exceptions[path]) ?? defaults[audience];
    return kilobytes > budget
      ? [`${path} needs ${kilobytes.toFixed(1)} kB of JavaScript; its budget is ${budget} kB`]
      : [];
  });
  const gone = Object.keys(exceptions).filter((path) => !sizes.some((size) => size.path === path));
  return [...tooLarge, ...gone.map((path) => `${path} has an exception, but there is no such screen`)];
}

/** The build does not compress small files. */
function compressedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
