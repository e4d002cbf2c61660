import type { Random } from "../random.ts";
import { COOL, dots, flat, INK, LOUD, line, n, oval, PAPER, type Point } from "./ink.ts";

/** A background: the plain colour, the pattern's colour, a third for large motifs. */
type Scheme = { ground: string; mark: string; motif: string };

const SCHEMES: readonly (readonly [Scheme, number])[] = [
  [{ ground: PAPER, mark: INK, motif: LOUD }, 4],
  [{ ground: LOUD, mark: "#c41f47", motif: PAPER }, 4],
  [{ ground: "#ffc7d1", mark: LOUD, motif: PAPER }, 3],
  [{ ground: "#26224a", mark: "#4a4690", motif: LOUD }, 3],
  [{ ground: "#c9ccff", mark: COOL, motif: PAPER }, 3],
  [{ ground: COOL, mark: "#4649bd", motif: PAPER }, 2],
  [{ ground: "#efe1c4", mark: "#c9ad7b", motif: LOUD }, 2],
  [{ ground: "#bfe3df", mark: "#4aa39f", motif: PAPER }, 2],
];

/** Halftone whose dots grow towards one side, as in a printed magazine. */
function halftone(scheme: Scheme, random: Random): string {
  const angle = random.pick([0, Math.PI / 4, Math.PI / 2, (3 * Math.PI) / 4, -Math.PI / 4]);
  const bySize = new Map<number, Point[]>();
  const step = 24;
  for (let row = -1; row <= 22; row++) {
    for (let column = -1; column <= 22; column++) {
      const x = column * step + (row % 2 ? step / 2 : 0);
      const y = row * step;
      const along = ((x - 256) * Math.cos(angle) + (y - 256) * Math.sin(angle)) / 512 + 0.5;
      const size = Math.round((along * 1.25 - 0.2) * 9) * 2.2;
      if (size <= 1) continue;
      bySize.set(size, [...(bySize.get(size) ?? []), [x, y]]);
    }
  }
  return [...bySize].map(([size, points]) => line(dots(points), Number(n(size)), scheme.mark)).join("");
}

/** Speed lines running towards the face. */
function speedLines(scheme: Scheme, random: Random): string {
  let d = "";
  for (let turn = 0; turn < 360; turn += random.between(3, 8)) {
    const inner = random.between(185, 265);
    const half = random.between(0.5, 1.8);
    const from = polar(turn, inner);
    d += `M${n(from[0])} ${n(from[1])}L${polar(turn - half, 400)
      .map(n)
      .join(" ")}L${polar(turn + half, 400)
      .map(n)
      .join(" ")}Z`;
  }
  return flat(d, scheme.mark);
}

/** Broad rays from behind the head. */
function sunburst(scheme: Scheme, random: Random): string {
  const rays = random.pick([12, 14, 16]);
  const offset = random.between(0, 30);
  let d = "";
  for (let ray = 0; ray < rays; ray++) {
    const turn = offset + (ray * 360) / rays;
    d += `M256 250L${polar(turn, 420).map(n).join(" ")}L${polar(turn + 180 / rays, 420)
      .map(n)
      .join(" ")}Z`;
  }
  return flat(d, scheme.mark, scheme.mark === INK ? 0.12 : 0.6);
}

/** The big disc behind the head, with a halftone rim. */
function disc(scheme: Scheme, random: Random): string {
  const x = 256 + random.between(-34, 34);
  const y = 214;
  const points: Point[] = [];
  for (let ring = 0; ring < 3; ring++) {
    for (let turn = 0; turn < 360; turn += 8) {
      const angle = ((turn + ring * 4) * Math.PI) / 180;
      const radius = 206 + ring * 20;
      points.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
    }
  }
  return flat(oval(x, y, 186), scheme.motif) + line(dots(points), 9, scheme.mark);
}

/** Overlapping waves, an old textile pattern. */
function waves(scheme: Scheme): string {
  let d = "";
  for (let row = 0; row < 12; row++) {
    for (let column = -1; column < 8; column++) {
      const x = column * 72 + (row % 2 ? 36 : 0) + 36;
      const y = row * 48;
      for (const radius of [34, 22, 10]) d += `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
    }
  }
  return line(d, 4.5, scheme.mark, scheme.mark === INK ? 0.3 : 0.75);
}

/** Diagonal bands. */
function bands(scheme: Scheme, random: Random): string {
  const step = random.pick([44, 60, 76]);
  let d = "";
  for (let x = -560; x < 560; x += step) d += `M${x} 520L${x + 520} -8`;
  return line(d, step / 3, scheme.mark, scheme.mark === INK ? 0.14 : 0.7);
}

/** Little crosses and rings, scattered on a grid. */
function confetti(scheme: Scheme, random: Random): string {
  let crosses = "";
  let rings = "";
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = column * 64 + (row % 2 ? 32 : 0) + random.between(-6, 6);
      const y = row * 64 + random.between(-6, 6);
      if ((row + column) % 2) rings += oval(x, y, 9);
      else crosses += `M${n(x - 9)} ${n(y)}h18M${n(x)} ${n(y - 9)}v18`;
    }
  }
  return line(crosses, 6, scheme.mark) + line(rings, 5, scheme.motif === PAPER ? scheme.motif : scheme.mark);
}

/** Four-pointed glints. */
function glints(scheme: Scheme, random: Random): string {
  let d = "";
  for (let count = 0; count < 26; count++) {
    const [x, y] = polar(count * 47 + random.between(-12, 12), random.between(150, 350));
    const size = random.between(9, 30);
    const waist = size * 0.18;
    d += `M${n(x)} ${n(y - size)}Q${n(x + waist)} ${n(y - waist)} ${n(x + size)} ${n(y)}`;
    d += `Q${n(x + waist)} ${n(y + waist)} ${n(x)} ${n(y + size)}Q${n(x - waist)} ${n(y + waist)} ${n(x - size)} ${n(y)}`;
    d += `Q${n(x - waist)} ${n(y - waist)} ${n(x)} ${n(y - size)}Z`;
  }
  return flat(d, scheme.motif);
}

/** A comic panel torn in two: one half plain, one half dotted. */
function panel(scheme: Scheme, random: Random): string {
  const tilt = random.pick([-90, 90]);
  const edge = `M-10 ${300 + tilt}L522 ${300 - tilt}`;
  const points: Point[] = [];
  for (let row = 0; row < 22; row++) {
    for (let column = -1; column < 22; column++) {
      const x = column * 24 + (row % 2 ? 12 : 0);
      const y = row * 24;
      if (y > 312 + tilt - (x / 512) * tilt * 2) points.push([x, y]);
    }
  }
  return (
    flat(`${edge}V522H-10Z`, scheme.motif) +
    line(dots(points), 8, scheme.motif === PAPER ? scheme.mark : PAPER, 0.7) +
    line(edge, 9, INK)
  );
}

/** A jagged shout bubble behind the head. */
function shout(scheme: Scheme, random: Random): string {
  const spikes = random.pick([15, 18, 21]);
  const tips: Point[] = [];
  for (let index = 0; index < spikes * 2; index++) {
    tips.push(polar((index * 180) / spikes + 4, index % 2 ? 188 : random.between(238, 282)));
  }
  const d = `M${tips.map((tip) => tip.map(n).join(" ")).join("L")}Z`;
  return `<path d="${d}" fill="${scheme.motif}" stroke="${INK}" stroke-width="7"/>`;
}

/** A point around the face at an angle in degrees. */
function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [256 + Math.cos(angle) * radius, 240 + Math.sin(angle) * radius];
}

const PATTERNS = [halftone, halftone, speedLines, sunburst, disc, waves, bands, confetti, glints, panel, shout];

/** Draws a full-bleed background in one of the magazine's colour schemes. */
export function drawBackground(random: Random): string {
  const scheme = random.weighted(SCHEMES);
  const pattern = random.pick(PATTERNS);
  return `<path d="M0 0h512v512H0Z" fill="${scheme.ground}"/>${pattern(scheme, random)}`;
}
