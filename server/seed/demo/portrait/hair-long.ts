import type { Random } from "../random.ts";
import { type Cut, crown, type Haircut, slick } from "./hair-short.ts";
import { locks, n, oval, type Point, scallops } from "./ink.ts";

const CENTRE_STRANDS = "M-10 120q-22 40 -64 58M10 120q22 40 64 58M-24 106q-38 20 -60 62M24 106q38 20 60 62";
const CENTRE_SHINE = "M-84 166q10 -28 32 -44M-42 114l11 -7M84 166q-6 -18 -16 -28";

/** Centre parting whose sides run down in front of the ears. */
function parted(w: number, low: number, lift: number): string {
  return `${crown(w + 2, low, lift)}C${n(w - 4)} ${n(low - 40)} ${n(w - 2)} 226 ${n(w - 18)} 200C44 182 14 158 3 122L-3 122C-14 158 -44 182 ${n(-w + 18)} 200C${n(-w + 2)} 226 ${n(-w + 4)} ${n(low - 40)} ${n(-w - 13)} ${n(low)}Z`;
}

/** Side parting with long sides. */
function sideParted(w: number, low: number, part: number): string {
  return `${crown(w + 2, low, 10)}C${n(w - 2)} ${n(low - 40)} ${n(w - 6)} 190 ${n(part)} 130C${n(part - 20)} 176 -34 208 ${n(-w + 14)} 210C${n(-w + 2)} 232 ${n(-w + 6)} ${n(low - 36)} ${n(-w - 13)} ${n(low)}Z`;
}

/** A straight fringe with side locks ending at `low`. */
function blunt(w: number, low: number, random: Random): string {
  const y = random.between(204, 211);
  const fringe: Point[] = [
    [w - 14, y],
    [44, y + 6],
    [34, y - 12],
    [30, y + 7],
    [-8, y + 8],
    [-16, y - 12],
    [-20, y + 7],
    [-w + 14, y],
  ];
  return `${crown(w + 2, low, 8)}C${n(w + 4)} ${low - 20} ${n(w - 12)} 262 ${n(w - 13)} ${n(y)}${locks([[w - 14, y], ...fringe.slice(1)], 0, "L")}C${n(-w + 12)} 262 ${n(-w - 4)} ${low - 20} ${n(-w - 13)} ${low}Z`;
}

/** Long and straight down the back. */
export const longStraight: Cut = (w, random) => {
  const flare = random.between(18, 44);
  const x = w + 10;
  return {
    back: [
      `M${n(-x)} 160C${n(-x - flare)} 260 ${n(-x - flare * 0.6)} 400 ${n(-x - flare)} 530L${n(x + flare)} 530C${n(x + flare * 0.6)} 400 ${n(x + flare)} 260 ${n(x)} 160Z`,
    ],
    front: [random.chance(0.5) ? parted(w, 300, 10) : sideParted(w, 296, 34)],
    strands: CENTRE_STRANDS,
    shine: CENTRE_SHINE,
  };
};

/** Straight fringe, straight lengths. */
export const longFringe: Cut = (w, random) => {
  const x = w + 12;
  return {
    back: [
      `M${n(-x)} 150C${n(-x - 16)} 280 ${n(-x - 12)} 420 ${n(-x - 22)} 530L${n(x + 22)} 530C${n(x + 12)} 420 ${n(x + 16)} 280 ${n(x)} 150Z`,
    ],
    front: [blunt(w, 318, random)],
    strands: "M-40 128q-8 36 -8 66M-4 120q0 40 2 74M38 126q8 36 8 68",
    shine: "M-74 150q30 -22 62 -24M2 126q26 0 40 8",
  };
};

/** Waves to the shoulders and beyond. */
export const wavy: Cut = (w, random) => {
  const out = random.between(26, 44);
  const side = (s: number): string => {
    const x = (value: number): string => n(s * (w + value));
    return `C${x(34)} 200 ${x(out - 20)} 236 ${x(out)} 276C${x(out + 24)} 318 ${x(out - 12)} 344 ${x(out + 6)} 384C${x(out + 24)} 420 ${x(out - 8)} 440 ${x(out - 2)} 486`;
  };
  return {
    back: [
      `M${n(-w - 8)} 150${side(-1)}Q0 540 ${n(w + out - 2)} 486C${n(w + out - 8)} 440 ${n(w + out + 24)} 420 ${n(w + out + 6)} 384C${n(w + out - 12)} 344 ${n(w + out + 24)} 318 ${n(w + out)} 276C${n(w + out - 20)} 236 ${n(w + 34)} 200 ${n(w + 8)} 150Z`,
    ],
    front: [random.chance(0.5) ? sideParted(w, 288, random.between(20, 44)) : parted(w, 286, 14)],
    strands: CENTRE_STRANDS,
    shine: CENTRE_SHINE,
  };
};

/** Bob ending at the jaw. */
export const bob: Cut = (w, random) => {
  const low = random.between(326, 352);
  const x = w + 14;
  return {
    back: [
      `M${n(-x)} 150C${n(-x - 24)} 240 ${n(-x - 22)} 320 ${n(-x + 8)} ${n(low)}L${n(x - 8)} ${n(low)}C${n(x + 22)} 320 ${n(x + 24)} 240 ${n(x)} 150Z`,
    ],
    front: [random.chance(0.55) ? blunt(w, 300, random) : sideParted(w, 296, random.between(24, 44))],
    strands: "M-50 126q-16 30 -18 62M48 126q18 30 20 60",
    shine: "M-82 160q8 -26 28 -40M-44 112q16 -8 34 -8",
  };
};

/** Layered shag with flicked ends. */
export const shag: Cut = (w, random) => {
  const x = w + 10;
  const sides = (s: number): Point[] => [
    [s * x, 160],
    [s * (x + 28), 236],
    [s * (x + 6), 238],
    [s * (x + 40), 306],
    [s * (x + 8), 304],
    [s * (x + 30), 372],
    [s * (x - 20), 366],
    [s * 50, 400],
  ];
  const fringe: Point[] = [
    [w + 10, 280],
    [w - 8, 226],
    [w - 20, 196],
    [54, 216],
    [40, 178],
    [14, 208],
    [-6, 168],
    [-30, 212],
    [-44, 180],
    [-66, 218],
    [-w + 14, 196],
    [-w + 8, 226],
    [-w - 10, 280],
  ];
  return {
    back: [`${locks([...sides(-1)], -0.06)}${locks([...sides(1)].reverse(), -0.06, "L")}Z`],
    front: [`${crown(w, 240, random.between(6, 18))}${locks(fringe, 0.08, "L")}L${n(-w - 14)} 240Z`],
    strands: "M-34 112q-8 30 -12 54M8 104q-2 30 0 54M46 116q0 26 -4 50",
    shine: "M-84 156q8 -24 30 -38M-44 112l12 -6",
  };
};

/** A big head of long curls. */
export const longCurls: Cut = (w, random) => {
  const out = random.between(34, 58);
  const left: Point[] = [
    [-w + 10, 440],
    [-w - out + 12, 410],
    [-w - out - 4, 366],
    [-w - out - 2, 320],
    [-w - out - 8, 270],
    [-w - out, 222],
    [-w - out * 0.7, 176],
    [-w - 4, 140],
  ];
  const right = [...left].reverse().map(([x, y]): Point => [-x, y]);
  const rim: Point[] = [
    [-w - 12, 270],
    [-w - 26, 232],
    [-w - 28, 188],
    [-w - 18, 144],
    [-78, 108],
    [-42, 86],
    [0, 78],
    [42, 86],
    [78, 108],
    [w + 18, 144],
    [w + 28, 188],
    [w + 26, 232],
    [w + 12, 270],
  ];
  const fringe: Point[] = [
    [w - 4, 236],
    [w - 16, 204],
    [62, 184],
    [34, 166],
    [12, 142],
    [-10, 168],
    [-40, 184],
    [-66, 194],
    [-w + 12, 210],
    [-w + 2, 240],
    [-w - 12, 270],
  ];
  return {
    back: [`${scallops([...left, ...right])}Z`],
    front: [`${scallops(rim)}${scallops([[w + 12, 270], ...fringe], 0.62).replace(/^M[^A]*/, "")}Z`],
    strands:
      "M-66 146q14 -16 28 0q-2 16 -16 12M20 120q14 -16 28 0q-2 16 -16 12M-30 116q12 -14 24 0M62 158q14 -14 26 2q-4 14 -16 10",
    shine: "M-104 168q4 -26 22 -40M-58 106q12 -10 26 -12",
  };
};

/** Hair up in a knot. */
export const topKnot: Cut = (w, random) => {
  const base = slick(w, random);
  return {
    ...base,
    back: [oval(random.between(-8, 8), 80, random.between(34, 46), random.between(32, 40))],
    strands: `${base.strands ?? ""}M-22 78q10 -22 32 -22M-14 92q14 6 30 -4`,
  };
};

/** Two buns. */
export const spaceBuns: Cut = (w, random) => ({
  back: [oval(-72, 104, 38, 36), oval(72, 104, 38, 36)],
  front: [random.chance(0.5) ? parted(w, 268, 4) : blunt(w, 276, random)],
  strands: "M-88 96q14 -16 32 -8M56 92q18 -6 30 8",
  shine: CENTRE_SHINE,
});

/** A high ponytail swinging to one side. */
export const ponytail: Cut = (w, random) => {
  const swing = random.between(-14, 22);
  return {
    back: [
      `M20 92C70 40 150 60 ${n(166 + swing)} 150C${n(176 + swing)} 220 ${n(150 + swing)} 280 ${n(172 + swing)} 350C${n(140 + swing)} 338 104 300 100 240C98 190 70 150 30 128Z`,
      `M${n(-w - 2)} 200L${n(-w + 6)} 292L${n(w - 6)} 292L${n(w + 2)} 200Z`,
    ],
    front: [random.chance(0.5) ? sideParted(w, 262, 30) : (slick(w, random).front[0] ?? "")],
    strands: "M40 108q-6 -8 -18 -10",
    shine: "M-78 158q8 -26 28 -40",
  };
};

/** One heart-shaped knot of a plait. */
function plait(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return `M${at(0, -6)}C${at(10, -28)} ${at(36, -18)} ${at(29, 8)}C${at(23, 24)} ${at(8, 28)} ${at(0, 38)}C${at(-8, 28)} ${at(-23, 24)} ${at(-29, 8)}C${at(-36, -18)} ${at(-10, -28)} ${at(0, -6)}Z`;
}

/** A plait over the shoulder. */
export const sideBraid: Cut = (w, random) => {
  const s = random.pick([-1, 1]);
  const lobes: string[] = [];
  for (let index = 0; index < 6; index++) {
    const x = s * (w - 4 + Math.sin(index) * 4);
    lobes.push(plait(x, 306 + index * 32, 1 - index * 0.05));
  }
  return {
    back: [`M${n(-w - 6)} 170Q${n(-w - 14)} 290 ${n(-w + 24)} 330L${n(w - 24)} 330Q${n(w + 14)} 290 ${n(w + 6)} 170Z`],
    front: [random.chance(0.4) ? blunt(w, 274, random) : sideParted(w, 272, 36)],
    over: lobes.reverse(),
    strands: CENTRE_STRANDS,
    shine: "M-84 164q10 -28 32 -44",
  };
};

/** Ropes of hair: locs or box braids, loose. */
export const ropes: Cut = (w, random) => {
  const long = random.chance(0.6);
  const rope = (x: number, y: number, length: number, lean: number): string =>
    `M${n(x - 12)} ${n(y)}C${n(x - 15 + lean)} ${n(y + length * 0.5)} ${n(x - 12 + lean)} ${n(y + length * 0.8)} ${n(x - 11 + lean)} ${n(y + length)}q11 13 22 0C${n(x + 14 + lean)} ${n(y + length * 0.6)} ${n(x + 12)} ${n(y + length * 0.4)} ${n(x + 12)} ${n(y)}Z`;
  const back: string[] = [];
  for (let index = 0; index < 5; index++) {
    for (const s of [-1, 1]) {
      back.push(
        rope(
          s * (w - 34 + index * 9),
          150 + index * 9,
          (long ? 300 : 215) + random.between(-24, 20) - index * 12,
          s * (6 + index * 9),
        ),
      );
    }
  }
  const base = parted(w, 250, 6);
  return {
    back,
    front: [base],
    strands:
      "M-10 120q-22 40 -64 58M10 120q22 40 64 58M-22 108q-34 20 -58 56M22 108q34 20 58 56M-36 100q-34 18 -54 46M36 100q34 18 54 46M-84 172q-8 30 -8 60M84 172q8 30 8 60",
  };
};

/** Undercut: long on one side, shaved on the other. */
export const undercut: Cut = (w, random): Haircut => {
  const low = random.between(290, 330);
  return {
    back: [`M${n(-w - 8)} 170C${n(-w - 26)} 240 ${n(-w - 20)} 320 ${n(-w + 6)} ${n(low + 26)}L-20 ${n(low)}L-20 170Z`],
    front: [
      `M${n(-w - 12)} ${n(low)}C${n(-w - 40)} 130 -70 76 10 80C60 84 84 110 78 160C72 148 62 140 54 138C34 184 -30 212 ${n(-w + 16)} 216C${n(-w + 4)} 240 ${n(-w + 10)} 280 ${n(-w - 12)} ${n(low)}Z`,
    ],
    fade: `M${n(w + 4)} 238C${n(w + 12)} 170 88 120 64 108L62 150L${n(w - 10)} 200L${n(w - 6)} 238Z`,
    strands: "M48 134q-40 52 -118 64M36 112q-50 40 -104 60M20 98q-44 18 -78 50",
    shine: "M-86 168q8 -32 34 -50M-42 108l12 -7",
  };
};
