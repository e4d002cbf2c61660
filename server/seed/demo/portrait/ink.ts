/**
 * Shared drawing tools of the portraits: colours, strokes and small path builders. All figures are drawn around x = 0
 * (the middle of the face) in a 512 units high frame.
 */

export const INK = "#1d1822";
export const PAPER = "#fbf4e6";
export const LOUD = "#ee3f62";
export const COOL = "#6a6df0";

export type Point = readonly [number, number];

export type Skin = { base: string; shade: string; lip: string; blush: string };

/** Skin tones from the whole world, light to deep; `shade` is the flat shadow on the same skin. */
export const SKINS: readonly Skin[] = [
  { base: "#fde3d2", shade: "#f0bfa8", lip: "#d9656c", blush: "#f59c98" },
  { base: "#fbd9bd", shade: "#eab491", lip: "#d0605f", blush: "#f1917f" },
  { base: "#f6cda6", shade: "#dfa577", lip: "#c2554f", blush: "#ea8769" },
  { base: "#eebf90", shade: "#d29863", lip: "#b84d48", blush: "#df7c59" },
  { base: "#dda673", shade: "#bb7f4d", lip: "#a8433f", blush: "#cc6a48" },
  { base: "#c98d5c", shade: "#a4683c", lip: "#96393a", blush: "#b5573b" },
  { base: "#ae7246", shade: "#87512e", lip: "#863236", blush: "#9c4735" },
  { base: "#8d5836", shade: "#693d24", lip: "#76303a", blush: "#85402f" },
  { base: "#7a4b32", shade: "#583422", lip: "#8a3a48", blush: "#74352c" },
  { base: "#643f2d", shade: "#472a1e", lip: "#83374a", blush: "#642c2a" },
];

export type HairColour = { base: string; shade: string; shine: string };

export const NATURAL_HAIR: readonly HairColour[] = [
  { base: "#2a2530", shade: "#16121b", shine: "#6f6a86" },
  { base: "#2d2230", shade: "#181019", shine: "#7c6481" },
  { base: "#3c281f", shade: "#251610", shine: "#86614a" },
  { base: "#5a3a26", shade: "#3d2517", shine: "#a67a53" },
  { base: "#7b4d2c", shade: "#57331b", shine: "#c89460" },
  { base: "#9a4a2a", shade: "#6d2f18", shine: "#e2915e" },
  { base: "#d0672f", shade: "#9b4519", shine: "#f6ab6c" },
  { base: "#c5974f", shade: "#946b2d", shine: "#f0d292" },
  { base: "#ecc872", shade: "#c0963f", shine: "#fff0be" },
  { base: "#f0e3c2", shade: "#c9b48a", shine: "#fffbee" },
];

export const DYED_HAIR: readonly HairColour[] = [
  { base: "#f27b9b", shade: "#c44a70", shine: "#ffd0dc" },
  { base: "#e5344f", shade: "#a31c38", shine: "#ff9aa6" },
  { base: "#2ba3a6", shade: "#177275", shine: "#93e6df" },
  { base: "#7f62d6", shade: "#563da3", shine: "#cbbaff" },
  { base: "#3f67d8", shade: "#28449c", shine: "#a3c0ff" },
  { base: "#8fd0b0", shade: "#579a7c", shine: "#dcf7e8" },
  { base: "#b9a5e8", shade: "#8a74c2", shine: "#eee6ff" },
  { base: "#e9e6ee", shade: "#b9b3c9", shine: "#ffffff" },
];

export const GREY_HAIR: readonly HairColour[] = [
  { base: "#8b8790", shade: "#625e68", shine: "#d3cfd8" },
  { base: "#b4b0b5", shade: "#87828a", shine: "#efecf0" },
  { base: "#dedad6", shade: "#aaa4a2", shine: "#ffffff" },
  { base: "#5f5a60", shade: "#413c43", shine: "#c5c0c8" },
];

/** Rounds to one decimal: keeps the files small and the output identical everywhere. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Rounds to two decimals, for scale factors. */
export function n2(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A filled shape with a bold ink outline. */
export function shape(d: string, fill: string, width = 7): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
}

/** A flat area without outline. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** A pen stroke. */
export function line(d: string, width = 5, colour = INK, opacity = 1): string {
  const see = opacity < 1 ? ` opacity="${opacity}"` : "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${see}/>`;
}

/** Path data of a circle or ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;
}

/** Joins points with arcs that bulge outwards (for points listed clockwise): curls, clouds, wool. */
export function scallops(points: readonly Point[], bulge = 0.62): string {
  let d = "";
  points.forEach(([x, y], index) => {
    const previous = points[index - 1];
    if (!previous) d += `M${n(x)} ${n(y)}`;
    else {
      const radius = Math.hypot(x - previous[0], y - previous[1]) * bulge;
      d += `A${n(radius)} ${n(radius)} 0 0 1 ${n(x)} ${n(y)}`;
    }
  });
  return d;
}

/** Joins points with gently bent strokes: pointed locks of hair. `bend` is the share of the length bent to the left. */
export function locks(points: readonly Point[], bend = 0.12, start = "M"): string {
  let d = "";
  points.forEach(([x, y], index) => {
    const previous = points[index - 1];
    if (!previous) d += `${start}${n(x)} ${n(y)}`;
    else {
      const [px, py] = previous;
      const middleX = (px + x) / 2 + (y - py) * bend;
      const middleY = (py + y) / 2 - (x - px) * bend;
      d += `Q${n(middleX)} ${n(middleY)} ${n(x)} ${n(y)}`;
    }
  });
  return d;
}

/** Dots as one path of zero-length strokes: paint it with a round cap and the dot's size as stroke width. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join("");
}
