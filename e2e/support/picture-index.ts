import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What is taken of each screen: `{screen}-{language}-{width}-{theme}.png`. */
export const LANGUAGES = ["es", "de"] as const;
export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ["light", "dark"] as const;

/** How a picture compares with the one of the last set. */
type Change = "same" | "changed" | "new";

/**
 * Writes `index.html` into a folder with the sets `current` and `previous`: a page with every picture of the current set,
 * where those that differ from the last set are marked and shown beside it.
 *
 * @returns the names of the pictures that differ
 */
export async function writePictureIndex(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, "current"))).filter((name) => name.endsWith(".png")).sort();
  const changes = new Map<string, Change>();
  for (const name of names) changes.set(name, await compare(folder, name));
  const screens = Map.groupBy(names, (name) => /^(.*)-[a-z]{2}-\d+-\w+\.png$/.exec(name)?.[1] ?? name);
  const sections = [...screens].map(([screen, pictures]) => section(screen, pictures, changes));
  const different = names.filter((name) => changes.get(name) !== "same");
  const links = [...screens].map(([screen, pictures]) => {
    const isSame = pictures.every((name) => changes.get(name) === "same");
    return `<a href="#${screen}"${isSame ? "" : ' class="changed"'}>${screen}</a>`;
  });
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screens</title><style>${STYLE}</style></head><body><h1>Screens</h1>
<p>${names.length} pictures, of which ${different.length} differ from the last set. Press a picture to see all of it.</p>
<nav>${links.join(" ")}</nav>${sections.join("\n")}</body></html>`,
  );
  return different;
}

async function compare(folder: string, name: string): Promise<Change> {
  const [now, before] = await Promise.all([
    readFile(join(folder, "current", name)),
    readFile(join(folder, "previous", name)).catch(() => undefined),
  ]);
  if (!before) return "new";
  return now.equals(before) ? "same" : "changed";
}

function section(screen: string, pictures: readonly string[], changes: ReadonlyMap<string, Change>): string {
  const figures = pictures.map((name) => {
    const change = changes.get(name) ?? "new";
    const before =
      change === "changed"
        ? `<a href="previous/${name}"><img loading="lazy" src="previous/${name}" alt="${name}, before"></a>`
        : "";
    const label = name.slice(screen.length + 1, -4).replaceAll("-", " ");
    return `<figure class="${change}"><div><a href="current/${name}"><img loading="lazy" src="current/${name}" alt="${name}"></a>${before}</div>
<figcaption>${label}${change === "same" ? "" : ` <b>${change}</b>`}</figcaption></figure>`;
  });
  return `<section id="${screen}"><h2>${screen}</h2><div class="row">${figures.join("\n")}</div></section>`;
}

const STYLE = `body{margin:0;padding:1.5rem;background:#ececf1;color:#16171f;font:1rem/1.5 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{color:#1b4fa8}nav .changed,figure b{color:#b00020;font-weight:700}
.row{display:flex;gap:1rem;overflow-x:auto;padding:.25rem}figure{margin:0;flex:none}figure div{display:flex;gap:.25rem}
img{height:26rem;max-width:30rem;object-fit:cover;object-position:top;border:1px solid #9a9bab;background:#fff}
.changed img,.new img{outline:3px solid #b00020}`;
