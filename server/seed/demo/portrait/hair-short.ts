import type { Random } from "../random.ts";
import { locks, n, oval, type Point, scallops } from "./ink.ts";

/** A haircut in layers, all around x = 0 with the face between -w and w. */
export type Haircut = {
  /** Behind head and shoulders. */
  back?: string[];
  /** On top of the face; the first path also throws the shadow on the forehead. */
  front: string[];
  /** Over the clothes, for braids that hang in front. */
  over?: string[];
  /** Pen strokes within the hair. */
  strands?: string;
  /** Where the light catches it. */
  shine?: string;
  /** Shaved sides: painted flat and translucent. */
  fade?: string;
};

export type Cut = (w: number, random: Random) => Haircut;

/** Contour over the skull from the left side to the right side, `lift` units of volume. */
export function crown(w: number, side: number, lift: number): string {
  const x = w + 11;
  return `M${n(-x)} ${side}C${n(-x - 16)} ${n(128 - lift * 0.4)} -62 ${n(92 - lift)} 0 ${n(92 - lift)}C62 ${n(92 - lift)} ${n(x + 16)} ${n(128 - lift * 0.4)} ${n(x)} ${side}`;
}

const HALO = "M-62 136Q-40 112 -10 108M4 107l10 1";

/** Cropped close, with faded sides. */
export const crop: Cut = (w, random) => {
  const fringe: Point[] = [
    [w - 10, 176],
    [52, 164],
    [40, 178],
    [22, 162],
    [6, 178],
    [-12, 162],
    [-30, 178],
    [-46, 164],
    [-w + 10, 176],
  ];
  return {
    front: [`${crown(w - 14, 186, random.between(2, 12))}${locks(fringe, 0.1, "L")}Z`],
    fade: `M${n(-w - 4)} 240C${n(-w - 14)} 170 -84 130 -60 120L-72 178L${n(-w + 8)} 206L${n(-w + 6)} 240ZM${n(w + 4)} 240C${n(w + 14)} 170 84 130 60 120L72 178L${n(w - 8)} 206L${n(w - 6)} 240Z`,
    shine: HALO,
  };
};

/** Buzz cut following the skull. */
export const buzz: Cut = (w) => ({
  front: [],
  fade: `M${n(-w - 4)} 232C${n(-w - 14)} 92 ${n(w + 14)} 92 ${n(w + 4)} 232L${n(w - 8)} 208C${n(w - 14)} 188 70 172 56 168Q0 158 -56 168C-70 172 ${n(-w + 14)} 188 ${n(-w + 8)} 208Z`,
});

/** Nothing at all. */
export const bald: Cut = () => ({ front: [] });

/** A receding line with short sides. */
export const receding: Cut = (w) => ({
  front: [
    `M${n(-w - 6)} 246C${n(-w - 24)} 172 -92 102 -40 98C-12 94 12 94 40 98C92 102 ${n(w + 24)} 172 ${n(w + 6)} 246L${n(w - 3)} 240` +
      `C${n(w - 8)} 212 76 194 72 172C66 142 50 122 36 126C24 134 12 139 0 139C-12 139 -24 134 -36 126C-50 122 -66 142 -72 172C-76 194 ${n(-w + 8)} 212 ${n(-w + 3)} 240Z`,
  ],
  strands: "M-24 116q4 -10 16 -12M24 116q-4 -10 -16 -12M-78 150q-2 -14 10 -26M78 150q2 -14 -10 -26",
});

/** The untameable lead: spikes in every direction. */
export const spikes: Cut = (w, random) => {
  const wild = (x: number, y: number): Point => [x + random.between(-7, 7), y + random.between(-9, 7)];
  const outer: Point[] = [
    [-w - 8, 252],
    wild(-w - 34, 212),
    [-w - 16, 194],
    wild(-w - 52, 146),
    [-w - 16, 142],
    wild(-w - 32, 88),
    [-68, 104],
    wild(-58, 48),
    [-22, 84],
    wild(14, 34),
    [36, 84],
    wild(88, 52),
    [82, 108],
    wild(w + 44, 92),
    [w + 18, 144],
    wild(w + 56, 156),
    [w + 16, 196],
    wild(w + 34, 220),
    [w + 8, 252],
  ];
  const fringe: Point[] = [
    [w - 4, 210],
    [w - 16, 186],
    wild(62, 226),
    [50, 178],
    wild(24, 230),
    [6, 174],
    wild(-22, 226),
    [-36, 176],
    wild(-64, 222),
    [-w + 14, 184],
    [-w + 4, 210],
    [-w - 8, 252],
  ];
  return {
    front: [`${locks(outer, -0.08)}${locks([[w + 8, 252], ...fringe], 0.1, "L")}Z`],
    back: [`M${n(-w - 6)} 180L${n(-w - 20)} 262L${n(-w + 2)} 300L${n(w - 2)} 300L${n(w + 20)} 262L${n(w + 6)} 180Z`],
    strands: "M-40 108q14 24 8 56M14 92q-4 30 4 62M58 112q-14 22 -10 50",
    shine: "M-86 150l18 -20M-60 124l10 -9M70 128l16 18",
  };
};

/** Parted in the middle, falling like two curtains. */
export const curtains: Cut = (w, random) => {
  const end = random.between(236, 262);
  return {
    front: [
      `${crown(w, end, random.between(4, 14))}C${n(w)} 232 ${n(w - 8)} 210 ${n(w - 22)} 196C44 180 14 156 3 124L-3 124C-14 156 -44 180 ${n(-w + 22)} 196C${n(-w + 8)} 210 ${n(-w)} 232 ${n(-w - 11)} ${n(end)}Z`,
    ],
    back: [`M${n(-w - 8)} 190Q${n(-w - 16)} 280 ${n(-w + 12)} 306L${n(w - 12)} 306Q${n(w + 16)} 280 ${n(w + 8)} 190Z`],
    strands: "M-12 118q-24 40 -66 56M12 118q24 40 66 56M-22 106q-36 18 -58 52M22 106q36 18 58 52",
    shine: "M-80 158q12 -24 28 -36M-46 116l10 -7",
  };
};

/** Swept to one side. */
export const swept: Cut = (w, random) => {
  const part = random.between(30, 48);
  return {
    front: [
      `${crown(w, 238, random.between(6, 16))}C${n(w - 2)} 212 ${n(w - 14)} 178 ${n(part)} 138C${n(part - 14)} 176 -30 206 ${n(-w + 12)} 202C${n(-w + 2)} 212 ${n(-w - 2)} 226 ${n(-w - 11)} 238Z`,
    ],
    back: [`M${n(-w - 4)} 190L${n(-w + 2)} 292L${n(w - 2)} 292L${n(w + 4)} 190Z`],
    strands: `M${n(part - 4)} 132q-40 46 -100 54M${n(part - 18)} 114q-40 34 -88 46M${n(part + 8)} 124q24 20 34 44`,
    shine: "M-78 152q10 -20 30 -34M-36 112l12 -6",
  };
};

/** Tall front and clean sides. */
export const quiff: Cut = (w, random) => {
  const tall = random.between(52, 70);
  return {
    front: [
      `M${n(-w + 6)} 188C${n(-w - 12)} 150 ${n(-w - 6)} 108 -62 ${tall + 22}C-40 ${n(tall - 6)} 30 ${n(tall - 22)} 84 ${n(tall)}C76 ${n(tall + 6)} 96 ${n(tall + 16)} 104 ${n(tall + 34)}C98 ${n(tall + 34)} 104 146 ${n(w - 6)} 188C74 176 66 160 58 150C20 164 -30 160 -62 152C-70 164 -76 178 ${n(-w + 6)} 188Z`,
    ],
    fade: `M${n(-w - 4)} 238C${n(-w - 10)} 176 -84 146 -70 132L-72 178L${n(-w + 8)} 206L${n(-w + 6)} 238ZM${n(w + 4)} 238C${n(w + 10)} 176 84 146 70 132L72 178L${n(w - 8)} 206L${n(w - 6)} 238Z`,
    strands: `M-50 142Q-20 96 60 ${n(tall + 10)}M-14 148Q20 112 82 ${n(tall + 26)}M30 150q26 -16 52 -44`,
    shine: `M-66 124Q-48 92 -14 ${n(tall + 14)}`,
  };
};

/** Combed straight back. */
export const slick: Cut = (w) => ({
  front: [
    `${crown(w - 6, 226, 2)}C${n(w - 6)} 196 72 168 50 156C30 146 12 152 0 162C-12 152 -30 146 -50 156C-72 168 ${n(-w + 6)} 196 ${n(-w - 5)} 226Z`,
  ],
  back: [`M${n(-w - 2)} 200L${n(-w + 6)} 300L${n(w - 6)} 300L${n(w + 2)} 200Z`],
  strands:
    "M-44 152Q-46 116 -24 100M-22 150Q-24 116 -8 98M22 150Q24 116 8 98M44 152Q46 116 24 100M66 166Q72 134 50 110M-66 166Q-72 134 -50 110",
  shine: "M-78 158q6 -22 22 -36",
});

/** A round cloud of tight curls. */
export const afro: Cut = (w, random) => {
  const radius = w + random.between(34, 56);
  const cloud: Point[] = [];
  for (let turn = 150; turn <= 390; turn += 16) {
    const angle = (turn * Math.PI) / 180;
    cloud.push([Math.cos(angle) * radius, 178 + Math.sin(angle) * radius * 0.95]);
  }
  const line: Point[] = [
    [w - 6, 236],
    [w - 16, 200],
    [58, 178],
    [28, 168],
    [0, 166],
    [-28, 168],
    [-58, 178],
    [-w + 16, 200],
    [-w + 6, 236],
  ];
  const [first] = cloud;
  return {
    front: [
      `${scallops(cloud)}${scallops([cloud.at(-1) as Point, ...line, first as Point], 0.8).replace(/^M[^A]*/, "")}Z`,
    ],
    back: [oval(0, 190, radius - 4, radius * 0.9)],
    strands:
      "M-90 130q10 -12 22 -6M-40 96q10 -12 22 -6M30 90q10 -12 22 -6M80 128q10 -12 22 -6M-60 152q8 -10 18 -4M50 148q8 -10 18 -4M-4 128q8 -10 18 -4",
    shine: "M-104 110q16 -26 40 -38",
  };
};

/** Loose short curls. */
export const curls: Cut = (w, random) => {
  const top = random.between(74, 88);
  const rim: Point[] = [
    [-w - 6, 240],
    [-w - 20, 204],
    [-w - 22, 166],
    [-w - 8, 126],
    [-66, 98],
    [-34, top],
    [4, top - 8],
    [40, top + 2],
    [72, 100],
    [w + 10, 128],
    [w + 22, 166],
    [w + 20, 206],
    [w + 6, 240],
  ];
  const fringe: Point[] = [
    [w - 6, 212],
    [70, 196],
    [44, 204],
    [20, 190],
    [-6, 202],
    [-32, 188],
    [-56, 202],
    [-w + 10, 198],
    [-w - 6, 240],
  ];
  return {
    front: [`${scallops(rim)}${scallops([[w + 6, 240], ...fringe], 0.6).replace(/^M[^A]*/, "")}Z`],
    back: [`M${n(-w - 6)} 190L${n(-w)} 296L${n(w)} 296L${n(w + 6)} 190Z`],
    strands:
      "M-62 134q14 -16 28 0q-2 16 -16 12M10 116q14 -16 28 0q-2 16 -16 12M-22 164q12 -14 24 0M56 152q14 -14 26 2q-4 14 -16 10",
    shine: "M-94 150q4 -20 18 -30M-50 106q10 -10 22 -10",
  };
};

/** A pixie cut with feathered edges. */
export const pixie: Cut = (w, random) => {
  const fringe: Point[] = [
    [w + 8, 256],
    [w - 6, 222],
    [w - 14, 190],
    [54, 168],
    [34, 148],
    [20, 184],
    [-8, 204],
    [-14, 186],
    [-42, 212],
    [-46, 196],
    [-72, 216],
    [-w + 8, 206],
    [-w + 2, 240],
    [-w - 8, 258],
  ];
  return {
    front: [`${crown(w, 222, random.between(4, 12))}${locks(fringe, 0.1, "L")}L${n(-w - 16)} 236Z`],
    back: [`M${n(-w - 4)} 200L${n(-w + 8)} 302L-40 316L40 316L${n(w - 8)} 302L${n(w + 4)} 200Z`],
    strands: "M32 142q-22 36 -74 52M14 120q-40 22 -76 64M44 138q22 14 34 36",
    shine: "M-82 160q8 -26 30 -40M-40 112l12 -7",
  };
};

/** A strip on top, shaved beside. */
export const mohawk: Cut = (w, random) => {
  const comb: Point[] = [
    [-46, 168],
    [-66, 118],
    [-58, 74],
    [-40, 92],
    [-26, 40],
    [-4, 78],
    [18, 28],
    [30, 80],
    [58, 54],
    [58, 100],
    [72, 122],
    [46, 168],
  ];
  const tips = comb.map(([x, y], index): Point => (index % 2 ? [x, y] : [x, y + random.between(-6, 4)]));
  return {
    front: [`${locks(tips, -0.06)}Q0 148 -46 168Z`],
    fade: buzz(w, random).fade ?? "",
    strands: "M-24 148q-6 -34 -4 -54M4 144q2 -34 10 -58M26 150q8 -26 18 -44",
  };
};
