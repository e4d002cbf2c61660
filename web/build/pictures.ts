import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import sharp from "sharp";

/** Link preview for other sites, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

const ROOT = join(import.meta.dirname, "../..");
const WOFF = join(ROOT, "node_modules/@fontsource/m-plus-rounded-1c/files/m-plus-rounded-1c-latin-900-normal.woff");
const FONT_FILE = join(ROOT, "node_modules/.cache/nakamatch-fonts/rounded-black.ttf");
/** As named in the font file. */
const FONT = "Rounded Mplus 1c Black";

/** From `styles/tokens.css`, by class name. */
const COLOURS = {
  paper: "#f8f3e8",
  ink: "#12131f",
  night: "#181a3f",
  nightHigh: "#2b2d63",
  signal: "#f0436c",
  soft: "#c9c9e4",
} as const;
const FILLS: Readonly<Record<string, string>> = {
  "art-paper": COLOURS.paper,
  "art-ink": COLOURS.ink,
  signal: COLOURS.signal,
};

const LEFT_PANEL = "M24.9 8.1 18.5 37.2C9.7 30.4 2.5 24 2.5 14.7 2.5 8 7.6 3 13.9 3c4.4 0 8.3 2 11 5.1Z";
const RIGHT_PANEL =
  "M29.1 7.2C31.4 4.6 34.4 3 37 3c5.2 0 8.5 5 8.5 11.7C45.5 26 35 33.6 24.2 41.3c-.8-.5-1.5-1.1-2.3-1.7Z";

export interface SocialTexts {
  start: string;
  mark: string;
  subtitle: string;
}

/** Draws a language's link preview: wordmark, promise of the landing page, mascot (SVG with the app's classes). */
export async function drawSocialPicture({ start, mark, subtitle }: SocialTexts, mascot: string, file: string) {
  await unpackFont(WOFF, FONT_FILE);
  const [brand, first, second, below] = [
    await write("Nakamatch", 44, COLOURS.paper),
    await write(start, 86, COLOURS.paper),
    await write(mark, 96, COLOURS.ink),
    await write(subtitle, 34, COLOURS.soft, 600),
  ];
  const box = { width: second.width + 64, height: second.height + 44 };
  const { width, height } = SOCIAL_PICTURE;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${COLOURS.night}"/>
    ${halftone()}
    <path d="M792 70 1160 40l-30 540-368-26Z" fill="${COLOURS.ink}" transform="translate(12 14)"/>
    <path d="M792 70 1160 40l-30 540-368-26Z" fill="${COLOURS.nightHigh}" stroke="${COLOURS.paper}" stroke-width="6" stroke-linejoin="round"/>
    ${rays(962, 316)}
    <g transform="translate(802 130) scale(3.1)">${coloured(mascot)}</g>
    <g transform="translate(64 56) scale(1.25)">${logo(COLOURS.paper)}</g>
    ${image(brand, 142, 66)}
    ${image(first, 64, 180)}
    <g transform="rotate(-2 64 ${300 + box.height})">
      <rect x="72" y="308" width="${box.width}" height="${box.height}" rx="20" fill="${COLOURS.ink}"/>
      <rect x="64" y="300" width="${box.width}" height="${box.height}" rx="20" fill="${COLOURS.signal}" stroke="${COLOURS.paper}" stroke-width="5"/>
      ${image(second, 96, 320)}
    </g>
    ${image(below, 64, 478)}
  </svg>`;
  await sharp(Buffer.from(picture)).png({ compressionLevel: 9, palette: true }).toFile(file);
}

/** App icons and the mark of notifications, named as in `public/site.webmanifest` and `index.html`. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Systems crop maskable icons, but keep the central four fifths.
  const icons = [
    { name: "icon-192", size: 192, corner: 11, share: 0.73 },
    { name: "icon-512", size: 512, corner: 11, share: 0.73 },
    { name: "maskable-512", size: 512, corner: 0, share: 0.54 },
    { name: "apple-touch-icon", size: 180, corner: 0, share: 0.68 },
  ];
  // Android's status bar takes the shape from the alpha channel alone.
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96">${logo("#fff", "#fff")}</svg>`;
  await sharp(Buffer.from(badge)).png({ compressionLevel: 9 }).toFile(join(folder, "badge-96.png"));
  for (const { name, size, corner, share } of icons) {
    const at = `translate(${24 - 24 * share} ${24 - 22 * share}) scale(${share})`;
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}">
      <rect width="48" height="48" rx="${corner}" fill="${COLOURS.night}"/><g transform="${at}">${logo(COLOURS.paper)}</g></svg>`;
    await sharp(Buffer.from(icon))
      .png({ compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
  }
}

interface Lettering {
  png: Buffer;
  width: number;
  height: number;
}

/** Renders text in the display font, `size` pixels high, wrapped at `width`. */
async function write(text: string, size: number, colour: string, width?: number): Promise<Lettering> {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data: png, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      // Without the comma, Pango would read the last word as a weight.
      font: `${FONT}, ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      dpi: 72,
      spacing: 6,
      ...(width !== undefined && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}

function image({ png, width, height }: Lettering, x: number, y: number): string {
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

function logo(right: string, left: string = COLOURS.signal): string {
  return `<path fill="${left}" d="${LEFT_PANEL}"/><path fill="${right}" d="${RIGHT_PANEL}"/>`;
}

/** Dots shrinking away from the bottom left corner. */
function halftone(): string {
  const dots: string[] = [];
  for (let row = 0; row < 17; row++) {
    for (let column = 0; column < 40; column++) {
      const radius = 8.5 - Math.hypot(column * 0.75, row) * 0.5;
      const x = column * 22 + (row % 2) * 11;
      if (radius > 0.8) dots.push(`<circle cx="${x}" cy="${630 - row * 19}" r="${radius.toFixed(1)}"/>`);
    }
  }
  return `<g fill="${COLOURS.signal}" opacity=".28">${dots.join("")}</g>`;
}

/** Speed lines around a point. */
function rays(x: number, y: number): string {
  const lines = Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18 + (index % 3) * 0.05;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = 170 + (index % 4) * 12;
    const point = (radius: number, side: number) => `${x + cos * radius - sin * side} ${y + sin * radius + cos * side}`;
    return `M${point(inner, 0)}L${point(420, 3 + (index % 3) * 3)}L${point(420, -4)}Z`;
  });
  return `<clipPath id="panel"><path d="M795 73 1157 43l-30 534-362-26Z"/></clipPath>
    <path clip-path="url(#panel)" d="${lines.join("")}" fill="${COLOURS.paper}" opacity=".2"/>`;
}

/** Replaces classes by colours. */
function coloured(svg: string): string {
  return svg.replaceAll(/class="([^"]*)"/g, (_, classes: string) =>
    classes
      .split(" ")
      .map((name) => /^(fill|stroke)-(.+)$/.exec(name))
      .filter((match) => match !== null)
      .map(([, kind, colour = ""]) => `${kind}="${FILLS[colour] ?? COLOURS.ink}"`)
      .join(" "),
  );
}

/** Converts WOFF to OpenType, for the renderer. */
async function unpackFont(woff: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toOpenType(await readFile(woff)));
}

/** Both formats are tables with offsets; WOFF compresses each (https://www.w3.org/TR/WOFF/). */
function toOpenType(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is no WOFF file");
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (count - power), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index;
    const target = 12 + 16 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const content = woff.subarray(start, start + packed);
    parts.push(packed < length ? inflateSync(content) : content, Buffer.alloc((4 - (length % 4)) % 4));
    woff.copy(directory, target, entry, entry + 4);
    woff.copy(directory, target + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(length, target + 12);
    offset += length + ((4 - (length % 4)) % 4);
  }
  return Buffer.concat(parts);
}
