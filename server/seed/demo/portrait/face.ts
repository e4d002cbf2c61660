import type { Random } from "../random.ts";
import { flat, INK, line, n, n2, oval, PAPER, type Skin } from "./ink.ts";

/** What the parts need to know about the person being drawn. */
export type Look = {
  random: Random;
  /** Prefix of ids inside the drawing, so that several drawings can be in one document. */
  id: string;
  age: number;
  /** How the drawing leans: decides lashes, brows, jaw and wardrobe, never strictly. */
  style: "soft" | "sharp";
  skin: Skin;
  beardColour: string;
  hairShade: string;
  browColour: string;
  /** Whether green and blue eyes are among the likely ones. */
  lightEyes: boolean;
  head: Head;
  /** Where the face is turned: shifts the features sideways, in units. */
  turn: number;
};

/** Proportions of a head; half widths around x = 0. */
export type Head = { width: number; jaw: number; jawY: number; chin: number; chinY: number };

/** Draws the proportions of a grown-up head: long enough a face, small enough the eyes. */
export function makeHead(style: "soft" | "sharp", random: Random): Head {
  const soft = style === "soft";
  return {
    width: random.between(83, 91),
    jaw: soft ? random.between(50, 62) : random.between(58, 71),
    jawY: random.between(308, 318),
    chin: soft ? random.between(9, 20) : random.between(16, 31),
    chinY: soft ? random.between(350, 359) : random.between(354, 366),
  };
}

/** Outline of the head, skull included. */
export function headPath({ width: w, jaw, jawY, chin, chinY }: Head): string {
  const side = (s: number): string => n(s);
  return (
    `M${side(-w)} 205C${side(-w - 1)} 262 ${side(-jaw - 15)} ${n(jawY - 22)} ${side(-jaw)} ${n(jawY)}` +
    `C${side(-jaw + 14)} ${n(chinY - 14)} ${side(-chin - 12)} ${n(chinY - 1)} ${side(-chin)} ${n(chinY)}` +
    `Q0 ${n(chinY + 4)} ${side(chin)} ${n(chinY)}` +
    `C${side(chin + 12)} ${n(chinY - 1)} ${side(jaw - 14)} ${n(chinY - 14)} ${side(jaw)} ${n(jawY)}` +
    `C${side(jaw + 15)} ${n(jawY - 22)} ${side(w + 1)} 262 ${side(w)} 205C${side(w)} 94 ${side(-w)} 94 ${side(-w)} 205Z`
  );
}

/** Both ears, behind the head. */
export function drawEars(look: Look): string {
  const w = look.head.width;
  const { base, shade } = look.skin;
  const ear = (s: number): string => {
    const x = s * (w - 4);
    const d = `M${n(x)} 236C${n(x + s * 14)} 222 ${n(x + s * 26)} 232 ${n(x + s * 22)} 254C${n(x + s * 20)} 274 ${n(x + s * 8)} 286 ${n(x - s * 4)} 282Z`;
    const fold = `M${n(x + s * 13)} 244Q${n(x + s * 6)} 254 ${n(x + s * 11)} 266`;
    return `<path d="${d}" fill="${base}" stroke="${INK}" stroke-width="6"/>${line(fold, 4, shade)}`;
  };
  return ear(-1) + ear(1);
}

/** Shadow on the far side of the face and the first marks of the years. */
export function drawSkinMarks(look: Look): string {
  const { random, head, skin, age, turn } = look;
  const far = turn > 0 ? -1 : 1;
  const w = head.width * far;
  let marks = flat(
    `M${n(w * 1.1)} 190C${n(w * 0.98)} 270 ${n(w * 0.6)} 322 ${n(far * 6)} ${n(head.chinY - 3)}L${n(w * 0.7)} ${n(head.chinY + 12)}L${n(w * 1.3)} 300Z`,
    skin.shade,
  );
  const blush = random.chance(look.style === "soft" ? 0.6 : 0.25) && age < 50;
  if (blush) {
    for (const s of [-1, 1]) {
      const x = s * 54 + turn;
      marks += line(`M${n(x - 11)} 287l5 -9M${n(x - 1)} 288l5 -9M${n(x + 9)} 287l5 -9`, 4, skin.blush);
    }
  } else if (random.chance(0.28)) {
    let spots = "";
    for (const s of [-1, 1]) {
      for (const [dx, dy] of [
        [-12, 0],
        [-3, 7],
        [5, -3],
        [13, 5],
        [-6, -8],
      ] as const) {
        spots += `M${n(s * 50 + dx + turn)} ${276 + dy}h0`;
      }
    }
    marks += line(spots, 4.5, skin.shade);
  }
  if (random.chance(0.16)) marks += line(`M${n(random.pick([-46, 44, 30]) + turn)} ${random.pick([300, 322])}h0`, 7);
  return marks + drawYears(look);
}

/** Laugh lines, crow's feet and a lined forehead, growing with age. */
function drawYears({ age, turn, skin, random, style }: Look): string {
  let lines = "";
  if (age >= 34 || (age >= 27 && style === "sharp" && random.chance(0.5))) {
    const reach = age >= 46 ? 26 : 15;
    for (const s of [-1, 1]) lines += `M${n(s * 33 + turn)} 292q${s * 9} ${reach / 2} ${s * 6} ${reach}`;
  }
  if (age >= 40) {
    for (const s of [-1, 1])
      lines += `M${n(s * 72 + turn * 0.6)} 250l${s * 8} -4M${n(s * 72 + turn * 0.6)} 257l${s * 8} 3`;
  }
  if (age >= 44) for (const s of [-1, 1]) lines += `M${n(s * 30 + turn)} 271q${s * 14} 6 ${s * 26} -2`;
  if (age >= 50) lines += `M${n(-30 + turn)} 190q30 -6 60 0M${n(-22 + turn)} 178q22 -5 44 0`;
  return lines ? line(lines, 4, age >= 46 ? INK : skin.shade, age >= 46 ? 0.55 : 1) : "";
}

const NOSES: readonly ((s: number) => string)[] = [
  (s) => `M${s * 3} 252C${s * 6} 268 ${s * 13} 280 ${s * 13} 287Q${s * 8} 294 ${-s * 3} 291`,
  (s) => `M${s * 10} 276Q${s * 16} 288 ${s * 4} 292`,
  (s) => `M${s * 2} 240C${s * 4} 256 ${s * 18} 272 ${s * 16} 284Q${s * 10} 294 ${-s * 2} 292`,
  () => "M-16 282Q-21 291 -11 292M16 282Q21 291 11 292M-5 294Q0 297 5 294",
  (s) => `M${s * 4} 260L${s * 14} 286L${-s * 2} 291`,
  (s) => `M${s * 9} 282Q${s * 14} 292 ${s * 2} 292M${-s * 10} 290q-2 -3 0 -6`,
];

/** A nose, with a touch of shadow. */
export function drawNose(look: Look): string {
  const side = look.turn >= 0 ? 1 : -1;
  const path = look.random.pick(NOSES)(side);
  const shadow = flat(`M${-side * 2} 292Q${side * 4} 302 ${side * 15} 292Z`, look.skin.shade);
  return `<g transform="translate(${n(look.turn * 1.35)} 0)">${shadow}${line(path, 5)}</g>`;
}

/** A mouth: mostly smiles, each a little different. */
export function drawMouth(look: Look): string {
  const { random, skin, style } = look;
  const wide = random.between(0.9, 1.12);
  const painted = style === "soft" && random.chance(0.62);
  const kind = random.weighted([
    ["smile", 5],
    ["grin", 4],
    ["laugh", 3],
    ["smirk", 3],
    ["calm", 2],
  ] as const);
  const lipColour = painted ? random.pick([skin.lip, skin.lip, "#c81f4b", "#8f2350"]) : skin.lip;
  let mouth = "";
  if (kind === "grin") {
    mouth =
      `<path d="M-32 314Q0 323 32 312Q24 338 0 339Q-23 338 -32 314Z" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>` +
      line("M-25 325Q0 331 25 324", 2.5, INK, 0.5);
  } else if (kind === "laugh") {
    mouth =
      `<path d="M-30 311Q0 318 30 309Q27 344 0 345Q-25 344 -30 311Z" fill="#7c1d33" stroke="${INK}" stroke-width="5"/>` +
      flat("M-25 315Q0 321 25 313L22 322Q0 328 -22 323Z", PAPER) +
      flat("M-14 339Q0 327 15 338Q0 347 -14 339Z", "#f0768a");
  } else {
    const curve = { smile: "M-27 316Q0 334 27 315", smirk: "M-20 322Q8 329 28 311", calm: "M-20 320Q0 327 20 319" }[
      kind
    ];
    if (painted) {
      const upper = kind === "smirk" ? "Q-8 315 2 318Q12 311 28 311" : "Q-10 310 0 315Q10 310 23 317";
      const start = kind === "smirk" ? "M-20 322" : "M-23 318";
      const lower = kind === "smirk" ? "Q16 340 -20 322Z" : "Q0 344 -23 318Z";
      mouth = `<path d="${start}${upper}${lower}" fill="${lipColour}"/>`;
    } else mouth = line("M-11 336Q0 341 11 335", 4, skin.shade);
    mouth += line(curve, 5);
    mouth += line(kind === "smirk" ? "M28 311l5 -4" : "M-27 316l-4 -4M27 315l4 -4", 4);
  }
  const flip = random.chance(0.5) ? -1 : 1;
  return `<g transform="translate(${n(look.turn * 1.1)} ${n(320 - 320 * wide)}) scale(${n2(wide * flip)} ${n2(wide)})">${mouth}</g>`;
}

/** Freehand lower-face hair. The path hugs the jaw of the given head. */
export function drawBeard(look: Look): string {
  const { random, head, beardColour, hairShade, turn } = look;
  const { width: w, jaw, jawY, chin, chinY } = head;
  const kind = random.weighted([
    ["none", look.age < 24 ? 9 : 5],
    ["stubble", 3],
    ["goatee", 2],
    ["full", 3],
    ["moustache", look.age > 30 ? 1.6 : 0.6],
    ["short", 2.5],
  ] as const);
  const moustache = "M0 301C-10 296 -30 300 -38 314C-24 311 -10 312 0 309C10 312 24 311 38 314C30 300 10 296 0 301Z";
  const outer = (drop: number): string =>
    `M${n(-w + 2)} 240C${n(-w)} 275 ${n(-jaw - 16)} ${n(jawY - 18)} ${n(-jaw - 2)} ${n(jawY + drop * 0.4)}` +
    `C${n(-jaw + 12)} ${n(chinY - 10 + drop * 0.8)} ${n(-chin - 12)} ${n(chinY + drop)} 0 ${n(chinY + drop + 2)}` +
    `C${n(chin + 12)} ${n(chinY + drop)} ${n(jaw - 12)} ${n(chinY - 10 + drop * 0.8)} ${n(jaw + 2)} ${n(jawY + drop * 0.4)}` +
    `C${n(jaw + 16)} ${n(jawY - 18)} ${n(w)} 275 ${n(w - 2)} 240`;
  const inner = `C${n(w - 12)} 285 58 296 44 302C24 292 10 296 0 299C-10 296 -24 292 -44 302C-58 296 ${n(-w + 12)} 285 ${n(-w + 2)} 240Z`;
  if (kind === "none") return "";
  if (kind === "stubble" || kind === "short") {
    const opacity = kind === "short" ? 0.6 : 0.17;
    const mouth = "M-34 318Q0 306 34 317Q28 346 0 347Q-28 346 -34 318Z";
    return `<path d="${outer(-1)}${inner}${mouth}" fill="${kind === "short" ? hairShade : INK}" fill-rule="evenodd" opacity="${opacity}"/>`;
  }
  const shift = `transform="translate(${n(turn)} 0)"`;
  const hair = `fill="${beardColour}" stroke="${INK}" stroke-width="5"`;
  if (kind === "moustache") return `<g ${shift}><path d="${moustache}" ${hair}/></g>`;
  if (kind === "goatee") {
    return `<g ${shift}><path d="${moustache}" ${hair}/><path d="M-22 342C-26 366 -12 376 0 377C12 376 26 366 22 342Q0 352 -22 342Z" ${hair}/></g>`;
  }
  const mouthHole = `M${n(-33 + turn)} 316Q${n(turn)} 304 ${n(33 + turn)} 315Q${n(27 + turn)} 346 ${n(turn)} 347Q${n(-27 + turn)} 346 ${n(-33 + turn)} 316Z`;
  const drop = random.between(8, 26);
  const strands = line(
    `M-30 ${n(chinY - 6)}q4 12 12 16M0 ${n(chinY - 4)}q1 10 0 ${n(drop)}M30 ${n(chinY - 6)}q-4 12 -12 16`,
    4,
    hairShade,
  );
  return `<path d="${outer(drop)}${inner}${mouthHole}" ${hair} fill-rule="evenodd"/>${strands}`;
}

/** A soft highlight for shaved heads. */
export function scalpShine(): string {
  return line("M-48 142Q-38 128 -20 122", 7, PAPER, 0.6) + flat(oval(-58, 158, 4, 5), PAPER, 0.6);
}
