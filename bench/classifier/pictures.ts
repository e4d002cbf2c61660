/** Harmless pictures of kinds that people choose as a photo, drawn in code: the same for the same number. */
import sharp, { type Sharp } from "sharp";
import { createRandom, type Random } from "../../server/seed/demo/random.ts";

const SIDE = 512;

const KINDS = {
  gradient: (random: Random) => fromSvg(gradients(random)),
  noise,
  skinTones: (random: Random) => fromSvg(skinShapes(random)).blur(random.between(0.3, 14)),
  flatDrawing: (random: Random) => fromSvg(flatDrawing(random)),
  screenshot: (random: Random) => fromSvg(screenshot(random)),
} as const;

export type PictureKind = keyof typeof KINDS;
export const PICTURE_KINDS = Object.keys(KINDS) as PictureKind[];

export function drawPicture(kind: PictureKind, number: number): Sharp {
  return KINDS[kind](createRandom(number));
}

function fromSvg(content: string): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`),
  );
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
const colour = (random: Random) => `hsl(${random.int(0, 359)} ${random.int(20, 95)}% ${random.int(15, 90)}%)`;
const at = (random: Random) => random.int(0, SIDE);

/** From light to dark, in warm hues. */
const skin = (random: Random) => `hsl(${random.int(8, 34)} ${random.int(25, 65)}% ${random.int(25, 85)}%)`;

function gradients(random: Random): string {
  const stops = times(random.int(2, 5), (index) => `<stop offset="${index * 0.3}" stop-color="${colour(random)}"/>`);
  const gradient = random.chance(0.5)
    ? `<linearGradient id="g" gradientTransform="rotate(${random.int(0, 90)})">${stops}</linearGradient>`
    : `<radialGradient id="g" cx="${random.next()}" cy="${random.next()}">${stops}</radialGradient>`;
  return `<defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#g)"/>`;
}

function noise(random: Random): Sharp {
  const pixels = {
    width: SIDE,
    height: SIDE,
    channels: 3 as const,
    background: "black",
    noise: { type: "gaussian" as const, mean: random.int(60, 200), sigma: random.int(8, 90) },
  };
  const tint = { r: random.int(60, 255), g: random.int(60, 255), b: random.int(60, 255) };
  const picture = sharp({ create: pixels }).tint(tint);
  return random.chance(0.5) ? picture.blur(random.between(0.5, 20)) : picture;
}

/** Rounded shapes in the colours of skin, close to each other: what a hand before the camera or a close-up looks like. */
function skinShapes(random: Random): string {
  const ground = random.chance(0.5) ? skin(random) : colour(random);
  const shapes = times(random.int(2, 8), () => {
    const turn = `rotate(${random.int(0, 180)} 256 256)`;
    return `<ellipse cx="${at(random)}" cy="${at(random)}" rx="${random.int(40, 220)}" ry="${random.int(40, 220)}" fill="${skin(random)}" transform="${turn}"/>`;
  });
  return `<rect width="100%" height="100%" fill="${ground}"/>${shapes}`;
}

/** A figure as in a cartoon: large eyes, flat colours, dark outlines. */
function flatDrawing(random: Random): string {
  const [face, hair, clothes, eyes] = [skin(random), colour(random), colour(random), colour(random)];
  const [x, y, radius] = [random.int(190, 320), random.int(170, 260), random.int(80, 140)];
  const outline = `stroke="#1c1420" stroke-width="${random.int(2, 7)}" stroke-linejoin="round"`;
  const eye = (side: number) => {
    const cx = x + side * radius * 0.45;
    return (
      `<ellipse cx="${cx}" cy="${y + radius * 0.1}" rx="${radius * 0.2}" ry="${radius * random.between(0.2, 0.32)}" fill="white" ${outline}/>` +
      `<circle cx="${cx}" cy="${y + radius * 0.12}" r="${radius * 0.14}" fill="${eyes}"/>` +
      `<circle cx="${cx - 4}" cy="${y}" r="${radius * 0.05}" fill="white"/>`
    );
  };
  const strands = times(random.int(5, 9), (index) => {
    const from = x - radius + (index * 2 * radius) / 7;
    return `<path d="M${from} ${y - radius * 0.4} q ${random.int(-30, 30)} ${random.int(30, 90)} ${random.int(10, 50)} 0" fill="${hair}" ${outline}/>`;
  });
  const mouth = `<path d="M${x - 18} ${y + radius * 0.6} q 18 ${random.int(-8, 26)} 36 0" fill="none" ${outline}/>`;
  return (
    `<rect width="100%" height="100%" fill="${colour(random)}"/>` +
    times(
      random.int(0, 12),
      () => `<circle cx="${at(random)}" cy="${at(random)}" r="${random.int(4, 40)}" fill="${colour(random)}"/>`,
    ) +
    `<ellipse cx="${x}" cy="${y - radius * 0.2}" rx="${radius * 1.25}" ry="${radius * random.between(1.2, 1.9)}" fill="${hair}" ${outline}/>` +
    `<rect x="${x - radius * 0.3}" y="${y + radius * 0.6}" width="${radius * 0.6}" height="${radius}" fill="${face}" ${outline}/>` +
    `<path d="M${x - radius * 1.5} 520 Q ${x} ${y + radius * random.between(0.9, 1.6)} ${x + radius * 1.5} 520 Z" fill="${clothes}" ${outline}/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 1.05}" fill="${face}" ${outline}/>` +
    strands +
    eye(-1) +
    eye(1) +
    mouth
  );
}

function screenshot(random: Random): string {
  const isDark = random.chance(0.4);
  const [ground, ink] = isDark ? ["#15161c", "#d7d9e0"] : ["#f7f7f8", "#23252b"];
  const panels = times(random.int(2, 6), () => {
    const [x, y, width] = [random.int(10, 300), random.int(40, 440), random.int(90, 260)];
    const fill = random.chance(0.3) ? colour(random) : isDark ? "#23252e" : "#ffffff";
    const text = times(
      random.int(2, 6),
      (line) =>
        `<rect x="${x + 10}" y="${y + 12 + line * 14}" width="${random.int(30, width - 20)}" height="6" rx="3" fill="${ink}" opacity="0.7"/>`,
    );
    return `<rect x="${x}" y="${y}" width="${width}" height="${random.int(60, 160)}" rx="8" fill="${fill}" stroke="#8884"/>${text}`;
  });
  return (
    `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="30" fill="${colour(random)}"/>` +
    `${panels}<rect x="400" y="460" width="90" height="32" rx="16" fill="${colour(random)}"/>`
  );
}
