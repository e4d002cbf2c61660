import type { Look } from "./face.ts";
import { COOL, flat, INK, LOUD, line, n, oval, PAPER, shape } from "./ink.ts";

const FRAMES = [INK, INK, INK, LOUD, COOL, "#8a5a2e", "#2f8f92"] as const;

/** Spectacles, or nothing. */
export function drawGlasses(look: Look): string {
  const { random, turn, head } = look;
  const colour = random.pick(FRAMES);
  const kind = random.pick(["round", "square", "wide", "cat", "aviator"] as const);
  const lens = {
    round: oval(43, 249, 33),
    square: "M14 226H72Q78 226 77 234L73 266Q71 274 62 274H24Q15 274 13 266L9 234Q8 226 14 226Z",
    wide: "M10 230Q44 222 80 230L77 258Q72 272 46 272Q16 272 13 258Z",
    cat: "M10 234Q40 224 88 216Q84 270 48 272Q14 272 10 234Z",
    aviator: "M10 232Q46 224 80 230Q84 284 46 282Q12 278 10 232Z",
  }[kind];
  const thick = kind === "aviator" || kind === "round" ? 5 : 8;
  const tinted = random.chance(0.14)
    ? `fill="${random.pick([LOUD, COOL, "#f0a23a"])}" fill-opacity="0.32"`
    : `fill="${PAPER}" fill-opacity="0.22"`;
  const side = (s: number): string =>
    `<g transform="scale(${s} 1)"><path d="${lens}" ${tinted} stroke="${colour}" stroke-width="${thick}"/>${line(`M78 238L${n(head.width + 4 - s * turn)} 232`, thick, colour)}</g>`;
  const glare = line("M26 262l20 -28M-60 262l20 -28", 5, PAPER, 0.85);
  return `<g transform="translate(${n(turn)} 0)">${side(1)}${side(-1)}${line("M-11 242Q0 234 11 242", thick, colour)}${glare}</g>`;
}

/** Earrings on both ears. */
export function drawEarrings(look: Look): string {
  const { random, head } = look;
  const colour = random.pick([LOUD, COOL, PAPER, "#2f8f92", "#e0a32e"]);
  const kind = random.pick(["hoop", "stud", "drop", "star", "long"] as const);
  const one = (s: number): string => {
    const x = s * (head.width + 8);
    if (kind === "hoop") return line(oval(x, 298, 15), 8) + line(oval(x, 298, 15), 3.5, colour);
    if (kind === "stud") return shape(oval(x, 281, 6), colour, 4);
    if (kind === "drop")
      return shape(`M${n(x)} 284Q${n(x + 14)} 312 ${n(x)} 314Q${n(x - 14)} 312 ${n(x)} 284Z`, colour, 4);
    if (kind === "long") return line(`M${n(x)} 284v18`, 4) + shape(`M${n(x - 7)} 302h14v26h-14Z`, colour, 4);
    return shape(`M${n(x)} 282l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1Z`, colour, 4);
  };
  return one(-1) + one(1);
}

/** Something on the head. `rim` is its silhouette for the paper outline. */
export type Headwear = { rim: string; drawing: string /** Hides the crown of the hair. */; covers: boolean };

/** Big over-ear headphones. */
export function headphones(look: Look): Headwear {
  const w = look.head.width;
  const colour = look.random.pick([LOUD, COOL, PAPER, "#2f8f92", "#2b2633"]);
  const band = `M${n(-w - 20)} 240C${n(-w - 34)} 40 ${n(w + 34)} 40 ${n(w + 20)} 240`;
  const cup = (s: number): string =>
    shape(
      `M${n(s * (w - 2))} 216Q${n(s * (w + 40))} 206 ${n(s * (w + 40))} 252Q${n(s * (w + 40))} 298 ${n(s * (w - 2))} 290Z`,
      colour,
    ) + line(`M${n(s * (w + 12))} 222V284`, 4);
  return { rim: band, drawing: line(band, 26) + line(band, 14, colour) + cup(-1) + cup(1), covers: false };
}

/** Knitted cap. */
export function beanie(look: Look): Headwear {
  const w = look.head.width;
  const colour = look.random.pick([LOUD, COOL, "#2f8f92", "#e6c996", "#5c7d63", "#2b2633"]);
  const rim = `M${n(-w - 16)} 190C${n(-w - 26)} 40 ${n(w + 26)} 40 ${n(w + 16)} 190Z`;
  const cuff = `M${n(-w - 18)} 158Q0 128 ${n(w + 18)} 158L${n(w + 20)} 200Q0 170 ${n(-w - 20)} 200Z`;
  const ribs = [-80, -54, -27, 0, 27, 54, 80]
    .map((x) => `M${x} ${n(150 + Math.abs(x) * 0.09)}l${n(x * 0.04)} 36`)
    .join("");
  const bobble = look.random.chance(0.4) ? shape(oval(0, 70, 28, 26), PAPER) : "";
  return { rim, drawing: bobble + shape(rim, colour) + shape(cuff, colour) + line(ribs, 4, INK, 0.6), covers: true };
}

/** Baseball cap. */
export function cap(look: Look): Headwear {
  const w = look.head.width;
  const colour = look.random.pick([LOUD, COOL, "#34528c", PAPER, "#2b2633", "#5c7d63"]);
  const peak = colour === LOUD ? PAPER : LOUD;
  const rim = `M${n(-w - 14)} 186C${n(-w - 22)} 52 ${n(w + 22)} 52 ${n(w + 14)} 186Q0 150 ${n(-w - 14)} 186Z`;
  const brim = `M${n(-w - 8)} 176Q0 134 ${n(w + 8)} 176C${n(w + 34)} 196 ${n(w + 26)} 212 ${n(w + 4)} 204Q0 168 ${n(-w - 4)} 204C${n(-w - 26)} 212 ${n(-w - 34)} 196 ${n(-w - 8)} 176Z`;
  const badge = shape(look.random.pick([oval(0, 124, 17), "M-16 138L0 106L16 138Z", "M-15 110h30v26h-30Z"]), PAPER, 5);
  return {
    rim,
    drawing: shape(rim, colour) + line("M-40 158Q-36 100 0 86Q36 100 40 158", 4, INK, 0.6) + badge + shape(brim, peak),
    covers: true,
  };
}

/** Felt hat with a band. */
export function brimmedHat(look: Look): Headwear {
  const w = look.head.width;
  const colour = look.random.pick(["#e6c996", "#2b2633", "#7a2f4d", PAPER]);
  const rim = `M${n(-w + 6)} 160C${n(-w + 4)} 70 -40 56 0 68C40 56 ${n(w - 4)} 70 ${n(w - 6)} 160Z`;
  const brim = `M${n(-w - 58)} 168C${n(-w - 30)} 130 -60 150 0 148C60 150 ${n(w + 30)} 130 ${n(w + 58)} 168C${n(w + 20)} 206 ${n(-w - 20)} 206 ${n(-w - 58)} 168Z`;
  const band = `M${n(-w + 8)} 126Q0 142 ${n(w - 8)} 126L${n(w - 6)} 156Q0 168 ${n(-w + 6)} 156Z`;
  return {
    rim: `${rim}${brim}`,
    drawing: shape(brim, colour) + shape(rim, colour) + shape(band, LOUD, 5),
    covers: true,
  };
}

/** A headscarf that frames the face. */
export function headscarf(look: Look): Headwear {
  const w = look.head.width;
  const colour = look.random.pick([LOUD, COOL, "#2f8f92", "#e6c996", "#b9a5e8", "#34528c", "#2b2633"]);
  const outer = `M0 82C-76 82 ${n(-w - 30)} 130 ${n(-w - 24)} 240C${n(-w - 18)} 330 -120 380 -150 430C-60 470 60 470 150 430C120 380 ${n(w + 18)} 330 ${n(w + 24)} 240C${n(w + 30)} 130 76 82 0 82Z`;
  const { jaw, jawY, chinY } = look.head;
  const x = n(w - 5);
  const low = n(chinY - 5);
  const window =
    `M0 146C50 146 ${x} 178 ${x} 226C${x} 262 ${n(jaw + 8)} ${n(jawY - 22)} ${n(jaw - 6)} ${n(jawY - 4)}C${n(jaw - 22)} ${low} 12 ${low} 0 ${low}` +
    `C-12 ${low} ${n(22 - jaw)} ${low} ${n(6 - jaw)} ${n(jawY - 4)}C${n(-jaw - 8)} ${n(jawY - 22)} -${x} 262 -${x} 226C-${x} 178 -50 146 0 146Z`;
  const folds = `M${n(-w + 12)} 330Q-20 410 84 424M${n(-w - 6)} 300Q-40 420 40 446M-58 104Q-90 140 -94 190M40 372Q70 360 ${n(w + 8)} 310`;
  return {
    rim: outer,
    drawing: `<path d="${outer}${window}" fill="${colour}" stroke="${INK}" stroke-width="7" fill-rule="evenodd"/>${line(folds, 5, INK, 0.55)}`,
    covers: true,
  };
}

/** A small thing in the hair: clip, flower, headband. */
export function hairpiece(look: Look): Headwear {
  const s = look.random.pick([-1, 1]);
  const colour = look.random.pick([LOUD, COOL, PAPER]);
  const kind = look.random.pick(["flower", "clip", "band", "star"] as const);
  const x = s * 70;
  let drawing = "";
  if (kind === "band") {
    const band = "M-104 186C-100 92 100 92 104 186";
    drawing = line(band, 22) + line(band, 11, colour);
  } else if (kind === "clip") {
    drawing =
      line(`M${x - 15} 176l28 -14M${x - 11} 192l28 -14`, 13) +
      line(`M${x - 15} 176l28 -14M${x - 11} 192l28 -14`, 6, colour);
  } else if (kind === "star") {
    drawing = shape(`M${x} 134l8 18l20 2l-15 13l5 20l-18 -10l-18 10l5 -20l-15 -13l20 -2Z`, colour, 5);
  } else {
    const petals = [0, 72, 144, 216, 288].map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return shape(oval(x + Math.cos(angle) * 17, 150 + Math.sin(angle) * 17, 13), colour, 5);
    });
    drawing = petals.join("") + shape(oval(x, 150, 9), "#f6d27a", 5);
  }
  return { rim: "", drawing, covers: false };
}

/** Sticking plaster on the cheek, for those who play hard. */
export function plaster(look: Look): string {
  const x = look.turn + (look.turn > 0 ? 52 : -52);
  return `<g transform="translate(${n(x)} 292) rotate(${look.turn > 0 ? -18 : 18})">${shape("M-20 -8h40v16h-40Z", "#f7dfc0", 4)}${flat("M-7 -6h14v12h-14Z", "#dcb98b")}</g>`;
}
