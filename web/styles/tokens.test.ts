import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Colour = readonly [lightness: number, chroma: number, hue: number];

/** Each token's light and dark value. */
const tokens = new Map<string, readonly [Colour, Colour]>();
const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
for (const [, name = "", light = "", dark = ""] of css.matchAll(
  /--([\w-]+):\s*light-dark\(\s*oklch\(([^)]+)\),\s*oklch\(([^)]+)\)/g,
)) {
  tokens.set(name, [colour(light), colour(dark)]);
}

function colour(text: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = text.trim().split(/\s+/).map(Number);
  return [lightness, chroma, hue];
}

/** Relative luminance (WCAG 2.2) of an OKLCH colour clipped to sRGB. */
function luminance([lightness, chroma, hue]: Colour): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, theme: 0 | 1): number {
  const one = luminance(tokens.get(text)![theme]);
  const other = luminance(tokens.get(ground)![theme]);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const surfaces = ["paper", "sheet", "wash"];
const texts = ["ink", "ink-soft", "signal-ink", "accent-ink", "gold", "danger-ink", "success-ink", "warn-ink"];
const fills = ["signal", "signal-high", "signal-band", "accent", "danger", "success"];
const kinds = ["kind-anime", "kind-juego", "kind-serie"];
const readable: [string, string][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface])),
  ...fills.map((fill): [string, string] => [`on-${fill === "signal-high" ? "signal" : fill}`, fill]),
  ...kinds.flatMap((kind): [string, string][] => [
    [kind, `${kind}-wash`],
    [kind, "sheet"],
  ]),
  ...["signal", "accent", "danger", "success"].map((tone): [string, string] => [`${tone}-ink`, `${tone}-wash`]),
  ["on-gold", "gold-fill"],
  ["gold", "gold-wash"],
  ["on-night", "night"],
  ["on-night-soft", "night"],
  ["night-signal", "night"],
];
const visible: [string, string][] = ["edge", "focus"].flatMap((mark) =>
  surfaces.map((surface): [string, string] => [mark, surface]),
);

test.each(readable)("text in %s on %s is AA in both themes", (text, ground) => {
  expect(contrast(text, ground, 0)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, ground, 1)).toBeGreaterThanOrEqual(4.5);
});

test.each(visible)("%s is seen on %s in both themes", (mark, ground) => {
  expect(contrast(mark, ground, 0)).toBeGreaterThanOrEqual(3);
  expect(contrast(mark, ground, 1)).toBeGreaterThanOrEqual(3);
});
