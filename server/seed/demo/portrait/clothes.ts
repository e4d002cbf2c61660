import type { Look } from "./face.ts";
import { COOL, dots, flat, INK, LOUD, line, oval, PAPER, type Point, shape } from "./ink.ts";

type Cloth = { base: string; shade: string; mark: string };

const CLOTHS: readonly Cloth[] = [
  { base: "#2b2633", shade: "#17131c", mark: PAPER },
  { base: PAPER, shade: "#d9cdb6", mark: LOUD },
  { base: LOUD, shade: "#b5264a", mark: PAPER },
  { base: COOL, shade: "#4547b4", mark: PAPER },
  { base: "#34528c", shade: "#223760", mark: "#ffd6dd" },
  { base: "#5c7d63", shade: "#3f5a46", mark: PAPER },
  { base: "#e6c996", shade: "#bd9a60", mark: INK },
  { base: "#7a2f4d", shade: "#551e35", mark: "#ffd6dd" },
  { base: "#2f8f92", shade: "#1d6567", mark: PAPER },
  { base: "#b9b4c4", shade: "#8d879c", mark: INK },
];

const TORSO =
  "M-214 530C-208 452 -176 428 -118 414C-80 404 -62 396 -50 384L50 384C62 396 80 404 118 414C176 428 208 452 214 530Z";
const SEAMS = "M-150 530Q-156 486 -146 462M150 530Q156 486 146 462";

/** Neck and shoulders in skin. */
function drawNeck(look: Look): string {
  const half = look.style === "soft" ? 37 : 47;
  const d = `M${-half} 310L${-half} 372C${-half - 6} 400 -90 412 -140 424L-140 530L140 530L140 424C90 412 ${half + 6} 400 ${half} 372L${half} 310Z`;
  const shadow = `M${-half + 3} 336C-20 392 30 396 ${half - 3} 348L${half - 3} 300L${-half + 3} 300Z`;
  const bones = "M-62 434q30 4 44 14M62 434q-30 4 -44 14";
  return shape(d, look.skin.base) + flat(shadow, look.skin.shade) + line(bones, 4, look.skin.shade);
}

/** A torso whose neckline is cut out by `neck` (path from left to right shoulder, below the chin). */
function garment(cloth: Cloth, neck: string): string {
  const d = `M-214 530C-208 452 -176 428 -118 414C-92 407 -76 401 -62 394${neck}C76 401 92 407 118 414C176 428 208 452 214 530Z`;
  return `${shape(d, cloth.base)}${flat("M118 420C176 432 204 456 208 526L150 526Q162 470 118 420Z", cloth.shade)}${line(SEAMS, 5)}`;
}

const MOTIFS: readonly string[] = [
  "M0 452l9 19l21 3l-15 15l4 21l-19 -10l-19 10l4 -21l-15 -15l21 -3Z",
  "M8 446L-20 488H-2L-10 516L22 472H3Z",
  "M0 512C-40 486 -30 454 -10 458Q0 462 0 472Q0 462 10 458C30 454 40 486 0 512Z",
  "M-32 470h64v34h-64ZM-32 480h64M-32 492h64",
  `${oval(0, 484, 28)}M-28 484q28 -18 56 0M0 456q-18 28 0 56`,
  "M-34 500L-12 462L2 482L14 468L36 500Z",
];

function tee({ random }: Look, cloth: Cloth): string {
  const neck = random.chance(0.5) ? "C-40 446 40 446 62 394" : "C-30 470 -6 482 0 486C6 482 30 470 62 394";
  const rib = neck.includes("446")
    ? "M-66 402C-42 458 42 458 66 402"
    : "M-66 404C-34 482 -8 494 0 499C8 494 34 482 66 404";
  const top = garment(cloth, neck) + line(rib, 4);
  const print = random.int(0, 3);
  if (print === 0 && neck.includes("446"))
    return `${top}<g transform="translate(92 444) scale(0.44) translate(0 -482)">${flat(random.pick(MOTIFS), cloth.mark)}</g>`;
  if (print === 1)
    return `${top}${line("M-206 480Q0 500 206 480M-212 508Q0 530 212 508", 11, cloth.mark)}${line(SEAMS, 5)}`;
  return top;
}

function hoodie({ random }: Look, cloth: Cloth): string {
  const hood =
    "M-66 388C-120 396 -140 428 -120 448C-90 436 -40 462 0 486C40 462 90 436 120 448C140 428 120 396 66 388C50 430 20 450 0 458C-20 450 -50 430 -66 388Z";
  return (
    garment(cloth, "C-40 440 40 440 62 394") +
    shape(hood, random.chance(0.3) ? cloth.mark : cloth.base) +
    line("M-24 476q-6 22 -2 46M26 476q6 22 2 46", 6, cloth.mark === INK ? PAPER : cloth.mark)
  );
}

function shirt({ random }: Look, cloth: Cloth): string {
  const collar = "M-62 384L-84 420L-36 462L0 430L36 462L84 420L62 384Q40 420 0 430Q-40 420 -62 384Z";
  const tie = random.chance(0.25)
    ? shape("M-13 436h26l6 20l-8 8l16 66h-54l16 -66l-8 -8Z", cloth.mark === INK ? LOUD : cloth.mark, 5)
    : line("M0 436V530M0 470h0M0 505h0", 5);
  const plaid = random.chance(0.35)
    ? line("M-110 420V530M-60 440V530M60 440V530M110 420V530M-208 470H208M-214 505H214", 6, cloth.shade, 0.8)
    : "";
  return garment(cloth, "C-40 446 40 446 62 394") + plaid + tie + shape(collar, cloth.base, 6);
}

function turtleneck(_: Look, cloth: Cloth): string {
  const roll = "M-54 354C-30 384 30 384 54 354L60 404Q0 440 -60 404Z";
  return (
    garment(cloth, "L62 394") +
    shape(roll, cloth.base) +
    line("M-34 380l-4 30M-12 386l-2 32M12 386l2 32M34 380l4 30", 4, cloth.shade)
  );
}

function jacket(look: Look, cloth: Cloth): string {
  const inner = look.random.pick(CLOTHS.filter((other) => other !== cloth));
  const open = "L-34 530L34 530L62 394";
  const lapel = look.random.chance(0.5)
    ? "M-62 390L-100 424L-78 458L-92 468L-34 530L-40 470ZM62 390L100 424L78 458L92 468L34 530L40 470Z"
    : "M-64 386C-96 398 -100 424 -92 446L-40 470L-48 420ZM64 386C96 398 100 424 92 446L40 470L48 420Z";
  return (
    garment(inner, "C-40 446 40 446 62 394") +
    line("M-66 402C-42 458 42 458 66 402", 4) +
    garment(cloth, open) +
    shape(lapel, look.random.chance(0.4) ? cloth.mark : cloth.base, 6) +
    (look.random.chance(0.3) ? shape(oval(-118, 474, 13), LOUD, 5) : "")
  );
}

function yukata({ random }: Look, cloth: Cloth): string {
  const points: Point[] = [
    [-160, 470],
    [-118, 505],
    [-108, 452],
    [128, 458],
    [166, 492],
    [110, 512],
    [74, 488],
    [-72, 520],
  ];
  const flowers = points.map(([x, y]) => oval(x, y, 8) + oval(x + 13, y + 6, 7) + oval(x + 2, y + 14, 7)).join("");
  return (
    garment(cloth, "C-40 446 -10 476 0 486C10 476 40 446 62 394") +
    (random.chance(0.6) ? flat(flowers, cloth.mark, 0.9) : line(dots(points), 16, cloth.mark)) +
    shape("M62 384C50 430 -10 490 -70 530L-30 530C20 496 74 440 84 398Z", cloth.shade, 6) +
    shape("M-62 384C-50 430 0 484 60 530L20 530C-30 496 -74 440 -84 398Z", cloth.mark === INK ? PAPER : cloth.mark, 6)
  );
}

function straps({ random }: Look, cloth: Cloth): string {
  const body =
    "M-150 530C-146 490 -120 470 -96 462L-104 418L-80 410L-70 470Q0 506 70 470L80 410L104 418L96 462C120 470 146 490 150 530Z";
  const bib = random.chance(0.4) ? line("M-40 500h80v30M-40 500v30", 5) : "";
  const arms = "M-140 424C-178 436 -206 462 -212 530M140 424C178 436 206 462 212 530";
  return `${flat("M-140 420C-180 432 -208 462 -213 530H213C208 462 180 432 140 420Z", "currentSkin")}${line(arms, 7)}${shape(body, cloth.base)}${bib}`;
}

function scarf(look: Look, cloth: Cloth): string {
  const other = look.random.pick(CLOTHS.filter((item) => item !== cloth));
  return (
    garment(cloth, "C-40 446 40 446 62 394") +
    shape("M36 420L78 410L96 516L48 526Z", other.base, 6) +
    line("M56 500l3 22M70 498l3 22M44 470l44 -8", 4, other.mark) +
    shape(
      "M-78 386C-60 362 60 362 78 386C92 412 80 436 60 440C20 452 -30 452 -62 440C-86 432 -90 408 -78 386Z",
      other.base,
    ) +
    line("M-58 402Q0 432 62 398M-46 424Q0 440 54 420", 5, other.shade)
  );
}

const SOFT = [tee, tee, hoodie, shirt, turtleneck, jacket, jacket, yukata, straps, scarf] as const;
const SHARP = [tee, tee, tee, hoodie, hoodie, shirt, shirt, turtleneck, jacket, jacket, yukata, scarf] as const;

/** Outline of the shoulders, for the paper rim around the figure. */
export const TORSO_OUTLINE = TORSO;

/** Neck, shoulders and what is worn on them. */
export function drawClothes(look: Look): string {
  const cloth = look.random.pick(CLOTHS);
  const piece = look.random.pick<(look: Look, cloth: Cloth) => string>(look.style === "soft" ? SOFT : SHARP);
  const worn = piece(look, cloth).replaceAll("currentSkin", look.skin.base);
  const chain = piece === straps || (piece === tee && look.random.chance(0.25));
  const necklace = chain
    ? line("M-50 404Q-30 448 0 456Q30 448 50 404", 4) + shape(oval(0, 462, 8), look.random.pick([LOUD, COOL, PAPER]), 4)
    : "";
  return drawNeck(look) + worn + necklace;
}
