import type { Look } from "./face.ts";
import { flat, INK, line, n, n2, oval, PAPER } from "./ink.ts";

/** Dark to light: the lighter ones are drawn for lighter skins only. */
const IRISES = ["#4b2e20", "#33231c", "#5d3a22", "#6f4a26", "#8a6a2f", "#4f7a58", "#3b6f8f", "#5b7f96"] as const;
/** Contact lenses: some fans wear them. */
const LENSES = ["#d8365c", "#7557d8", "#e0912f", "#1f9c9c"] as const;

/** The opening of a right-hand eye around its own centre; `tilt` lifts the outer corner. */
type Opening = { half: number; up: number; down: number; tilt: number; lid: number };

/** Eyes and brows, in the ink of a grown-up comic: lids do the talking, irises stay modest. */
export function drawEyes(look: Look): string {
  const { random, style, age } = look;
  const soft = style === "soft";
  const mood = random.weighted([
    ["open", 8],
    ["sleepy", 3],
    ["sharp", soft ? 2 : 4],
    ["narrow", 3],
    ["happy", 1.6],
    ["wink", 1],
  ] as const);
  const opening: Opening = {
    half: random.between(20, 23),
    up: (soft ? random.between(15, 18) : random.between(12, 14.5)) - (mood === "narrow" ? 4.5 : 0),
    down: soft ? random.between(9, 11) : random.between(7, 9),
    tilt: mood === "sharp" ? random.between(3, 6) : random.between(-1.5, 3.5),
    lid: mood === "sleepy" ? 0.42 : 0,
  };
  const iris = random.chance(0.07) ? random.pick(LENSES) : random.pick(IRISES.slice(0, look.lightEyes ? 8 : 4));
  const shadow = soft && random.chance(0.35) ? random.pick(["#d8486f", "#7a63d8", "#3e9aa6", look.skin.shade]) : "";
  const spread = random.between(39, 44);
  const winking = mood === "wink" ? random.pick([-1, 1]) : 0;
  let drawing = "";
  for (const side of [-1, 1]) {
    const closed = mood === "happy" || winking === side;
    const eye = closed ? closedEye(soft) : openEye(look, opening, iris, shadow, side);
    const squeeze = 1 - Math.max(0, look.turn * side) * 0.006;
    drawing += `<g transform="translate(${n(side * spread + look.turn)} 246) scale(${n2(side * squeeze * 1.13)} 1.15)">${eye}</g>`;
  }
  return drawing + drawBrows(look, spread, age);
}

/** One open eye, drawn as the right one; mirrored for the left, highlight kept on the same side. */
function openEye(look: Look, o: Opening, iris: string, shadow: string, side: number): string {
  const soft = look.style === "soft";
  const { half, up, down, tilt } = o;
  const inner = `${n(-half)} ${n(3)}`;
  const outer = `${n(half)} ${n(-tilt)}`;
  const lidDrop = o.lid * up;
  const upper = (lift: number): string =>
    `C${n(-half * 0.5)} ${n(-up * 1.15 - lift)} ${n(half * 0.55)} ${n(-up * 1.2 - tilt - lift)} `;
  const almond = `M${inner}${upper(-lidDrop)}${outer}C${n(half * 0.6)} ${n(down)} ${n(-half * 0.4)} ${n(down * 1.25)} ${inner}Z`;
  const id = `${look.id}e${side > 0 ? "r" : "l"}`;
  const radius = soft ? 11.5 : 10;
  const gaze = look.turn * 0.16 * side;
  const parts = [
    shadow ? flat(`M${inner}${upper(9)}${n(half + 5)} ${n(-tilt - 5)}L${outer}Z`, shadow, 0.75) : "",
    `<clipPath id="${id}"><path d="${almond}"/></clipPath>`,
    flat(almond, "#fffdf8"),
    `<g clip-path="url(#${id})">`,
    flat(oval(gaze, -2, radius, radius + 1.5), iris),
    line(oval(gaze, -2, radius, radius + 1.5), 3.5),
    flat(oval(gaze, -2, radius * 0.46, radius * 0.52), INK),
    flat(oval(gaze - side * 4, -6.5, 4, 4.4), PAPER),
    flat(oval(gaze + side * 4.5, 3.5, 2, 2), PAPER),
    // The lid throws a shadow on the eyeball: without it eyes stare.
    flat(
      `M${inner}${upper(-lidDrop)}${outer}C${n(half * 0.5)} ${n(-up * 0.65 + lidDrop)} ${n(-half * 0.5)} ${n(-up * 0.6 + lidDrop)} ${inner}Z`,
      INK,
      0.22,
    ),
    "</g>",
  ];
  const flick = soft
    ? `L${n(half + 9)} ${n(-tilt - 8)}Q${n(half + 2)} ${n(-tilt - 9)} ${n(half - 3)} ${n(-up * 0.75 - tilt + lidDrop)}`
    : `L${n(half + 3)} ${n(-tilt - 1)}`;
  const thick = soft ? 5.5 : 4;
  parts.push(
    `<path d="M${n(-half - 1)} 4${upper(-lidDrop)}${outer}${flick}C${n(half * 0.45)} ${n(-up * 1.2 - tilt - thick + lidDrop)} ${n(-half * 0.6)} ${n(-up * 1.1 - thick + lidDrop)} ${n(-half - 1)} 4Z" fill="${INK}" stroke="${INK}" stroke-width="3"/>`,
    line(
      `M${n(half * 0.75)} ${n(down * 0.45 - tilt * 0.5)}Q${n(half * 0.2)} ${n(down * 1.02)} ${n(-half * 0.35)} ${n(down * 0.92)}`,
      3,
    ),
    line(
      `M${n(-half * 0.55)} ${n(-up * 0.95 - 5)}Q${n(half * 0.15)} ${n(-up * 1.25 - 8)} ${n(half * 0.95)} ${n(-up * 0.55 - tilt - 7)}`,
      3,
      INK,
      0.75,
    ),
  );
  if (soft) parts.push(line(`M${n(half + 3)} ${n(-tilt - 1)}l7 1`, 3));
  return parts.join("");
}

/** An eye closed in a smile. */
function closedEye(soft: boolean): string {
  return line("M-21 3Q0 -19 22 0", 6) + (soft ? line("M20 -2l9 -2M14 -7l8 -6", 4) : line("M22 0l5 3", 4));
}

/** Tapered brows, a shade deeper than the hair. */
function drawBrows(look: Look, spread: number, age: number): string {
  const { random, style, browColour } = look;
  const thick = style === "soft" ? random.between(5, 8.5) : random.between(8, 13);
  const arch = random.between(2, 9);
  const slope = random.between(-5, 1.5);
  const lift = random.between(-3, 5);
  const raised = random.chance(0.2) ? random.pick([-1, 1]) : 0;
  const colour = age > 56 ? "#777079" : browColour;
  let brows = "";
  for (const side of [-1, 1]) {
    const y = 214 - lift - (raised === side ? 7 : 0);
    const d = `M-25 ${n(4 + slope)}Q-2 ${n(-arch - 4)} 28 ${n(3 - slope)}Q2 ${n(-arch + thick * 0.75)} -24 ${n(4 + slope + thick)}Q-28 ${n(6 + slope)} -25 ${n(4 + slope)}Z`;
    brows += `<path transform="translate(${n(side * spread + look.turn)} ${n(y)}) scale(${side} 1)" d="${d}" fill="${colour}" stroke="${INK}" stroke-width="2.5"/>`;
  }
  return brows;
}
