import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes `index.html` into a folder: a page with every picture of `now`, and beside each that differs the one of the same
 * name in `before`, if there is such a folder.
 */
export async function writeGallery(folder: string): Promise<void> {
  const order = new Intl.Collator("en", { numeric: true });
  const names = (await readdir(join(folder, "now"))).sort(order.compare);
  const changed = new Set<string>();
  for (const name of names) if (await differs(folder, name)) changed.add(name);
  const screens = Map.groupBy(names, (name) => name.replace(/-[a-z]{2}-\d+-\w+\.png$/, ""));
  const sections = [...screens].map(([screen, pictures]) => {
    const figures = pictures.map((name) => {
      const label = name.slice(screen.length + 1, -4).replaceAll("-", " ");
      const shown = changed.has(name) ? [`before/${name}`, `now/${name}`] : [`now/${name}`];
      const images = shown.map((path) => `<a href="${path}"><img loading="lazy" src="${path}" alt="${path}"></a>`);
      return `<figure${changed.has(name) ? ' class="changed"' : ""}><div>${images.join("")}</div><figcaption>${label}</figcaption></figure>`;
    });
    return `<section id="${screen}"><h2>${screen}</h2><div class="row">${figures.join("")}</div></section>`;
  });
  const links = [...screens].map(([screen, pictures]) => {
    const isChanged = pictures.some((name) => changed.has(name));
    return `<a href="#${screen}"${isChanged ? ' class="changed"' : ""}>${screen}</a>`;
  });
  const path = join(folder, "index.html");
  await writeFile(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screens</title><style>${STYLE}</style></head><body><h1>Screens</h1>
<p>${names.length} pictures. Framed: ${changed.size} that differ, before on the left.</p>
<nav>${links.join(" ")}</nav>${sections.join("\n")}</body></html>`,
  );
  console.log(`${path}: ${names.length} pictures, of which ${changed.size} differ from before`);
}

async function differs(folder: string, name: string): Promise<boolean> {
  const before = await readFile(join(folder, "before", name)).catch(() => undefined);
  return before !== undefined && !before.equals(await readFile(join(folder, "now", name)));
}

const STYLE = `body{margin:0;padding:1.5rem;background:#ececf1;color:#16171f;font:1rem/1.5 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{color:#1b4fa8}nav .changed{color:#b00020;font-weight:700}
.row{display:flex;gap:1rem;overflow-x:auto;padding:.25rem}figure{margin:0;flex:none}figure div{display:flex;gap:.25rem}
img{height:26rem;max-width:30rem;object-fit:cover;object-position:top;border:1px solid #9a9bab;background:#fff}
.changed img{outline:3px solid #b00020}`;
