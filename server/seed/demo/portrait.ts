import { drawBackground } from "./portrait/background.ts";
import { drawClothes, TORSO_OUTLINE } from "./portrait/clothes.ts";
import {
  beanie,
  brimmedHat,
  cap,
  drawEarrings,
  drawGlasses,
  type Headwear,
  hairpiece,
  headphones,
  headscarf,
  plaster,
} from "./portrait/extras.ts";
import { drawEyes } from "./portrait/eyes.ts";
import {
  drawBeard,
  drawEars,
  drawMouth,
  drawNose,
  drawSkinMarks,
  headPath,
  type Look,
  makeHead,
  scalpShine,
} from "./portrait/face.ts";
import * as long from "./portrait/hair-long.ts";
import * as short from "./portrait/hair-short.ts";
import {
  DYED_HAIR,
  flat,
  GREY_HAIR,
  type HairColour,
  line,
  NATURAL_HAIR,
  n,
  PAPER,
  SKINS,
  type Skin,
  shape,
} from "./portrait/ink.ts";
import { createRandom, type Random } from "./random.ts";

/** What a portrait has to agree with on the profile it belongs to. */
export type PortraitTraits = { gender: "hombre" | "mujer" | "otro"; age: number };

const SOFT_CUTS: readonly (readonly [short.Cut, number])[] = [
  [long.longStraight, 3],
  [long.longFringe, 3],
  [long.wavy, 4],
  [long.bob, 4],
  [long.shag, 3],
  [long.longCurls, 3],
  [long.topKnot, 2],
  [long.spaceBuns, 1],
  [long.ponytail, 3],
  [long.sideBraid, 2],
  [long.ropes, 2],
  [long.undercut, 2],
  [short.pixie, 3],
  [short.afro, 2],
  [short.curls, 1.5],
  [short.curtains, 1],
];

const SHARP_CUTS: readonly (readonly [short.Cut, number])[] = [
  [short.crop, 4],
  [short.buzz, 2],
  [short.spikes, 4],
  [short.curtains, 3],
  [short.swept, 4],
  [short.quiff, 3],
  [short.slick, 2],
  [short.afro, 2],
  [short.curls, 4],
  [long.topKnot, 1.5],
  [long.shag, 2],
  [long.ropes, 2],
  [long.undercut, 1],
  [short.mohawk, 0.7],
  [long.longStraight, 0.8],
];

/** Cuts that sit well under a hat. */
const SOFT_UNDER_HAT: readonly short.Cut[] = [long.longStraight, long.longFringe, long.wavy, long.bob, long.shag];
const SHARP_UNDER_HAT: readonly short.Cut[] = [short.crop, short.swept, short.curtains, short.buzz, long.shag];

/** Index into the skin tones (0 light … 9 deep) of a seed: it depends on nothing else. */
export function portraitSkin(seed: number): number {
  return createRandom(seed).int(0, SKINS.length - 1);
}

/**
 * Draws an original 512×512 portrait in ink, paper and halftone. The same seed and traits give the same drawing, down to
 * the byte; everybody drawn is a grown-up.
 */
export function drawPortrait(seed: number, traits: PortraitTraits): string {
  const random = createRandom(seed);
  const skin = SKINS[random.int(0, SKINS.length - 1)] as Skin;
  const age = Math.max(20, traits.age);
  const leansSoft = traits.gender === "mujer" || (traits.gender === "otro" && random.chance(0.5));
  const style = leansSoft ? "soft" : "sharp";
  const hair = pickHair(random, age, SKINS.indexOf(skin));
  // Many who dye their hair leave brows and beard as they grow.
  const dyed = DYED_HAIR.includes(hair);
  const look: Look = {
    random,
    id: `p${seed}${traits.gender.charAt(0)}${traits.age}`,
    age,
    style,
    skin,
    hairShade: hair.shade,
    beardColour: dyed ? "#3c281f" : hair.base,
    browColour: dyed && random.chance(0.6) ? "#33252a" : hair.shade,
    lightEyes: SKINS.indexOf(skin) < 4,
    head: makeHead(style, random),
    turn: random.between(-9, 9),
  };
  const background = drawBackground(random);
  const figure = drawFigure(look, hair, traits.gender);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">` +
    `<g stroke-linejoin="round" stroke-linecap="round">${background}<g transform="translate(256 -4) scale(1.1)">${figure}</g></g></svg>`
  );
}

/** Natural, dyed or greying, as age and taste have it. */
function pickHair(random: Random, age: number, skin: number): HairColour {
  const grey = age > 55 ? 0.8 : age > 46 ? 0.5 : age > 39 ? 0.18 : 0;
  if (random.chance(grey)) return random.pick(GREY_HAIR);
  if (random.chance(age < 40 ? 0.28 : 0.06)) return random.pick(DYED_HAIR);
  return random.pick(NATURAL_HAIR.slice(0, skin < 3 ? NATURAL_HAIR.length : skin < 5 ? 7 : 4));
}

/** Picks a haircut; hair thins with the years for some. */
function pickCut(look: Look, gender: PortraitTraits["gender"]): short.Cut {
  const { random, age, style } = look;
  if (gender === "hombre" && age > 36 && random.chance(age > 48 ? 0.42 : 0.2)) {
    return random.pick([short.bald, short.receding, short.buzz, short.receding]);
  }
  if (gender === "otro" && random.chance(0.4)) return random.weighted(style === "soft" ? SHARP_CUTS : SOFT_CUTS);
  return random.weighted(style === "soft" ? SOFT_CUTS : SHARP_CUTS);
}

/** At most one thing on the head. */
function pickHeadwear(look: Look, gender: PortraitTraits["gender"]): Headwear | undefined {
  const { random, style } = look;
  if (gender === "mujer" && random.chance(0.045)) return headscarf(look);
  const roll = random.next();
  if (roll < 0.09) return headphones(look);
  if (roll < 0.15) return beanie(look);
  if (roll < 0.2) return cap(look);
  if (roll < 0.225) return brimmedHat(look);
  if (style === "soft" && roll < 0.38) return hairpiece(look);
  return undefined;
}

/** The bust, from the hair behind the shoulders to the hat. */
function drawFigure(look: Look, hair: HairColour, gender: PortraitTraits["gender"]): string {
  const { random, head } = look;
  const headwear = pickHeadwear(look, gender);
  const scarf = headwear?.covers === true && headwear.rim.startsWith("M0 82");
  const underHat = headwear?.covers && random.pick(look.style === "soft" ? SOFT_UNDER_HAT : SHARP_UNDER_HAT);
  const cut = (scarf ? short.bald : underHat || pickCut(look, gender))(head.width, random);
  const shaved = cut.front.length === 0;
  const flip = random.chance(0.5) ? -1 : 1;
  const tilt = n(random.between(-4.5, 4.5));
  const clothes = drawClothes(look);
  const face = headPath(head);
  const clip = `${look.id}f`;
  const crown = headwear?.covers ? `clip-path="url(#${look.id}h)"` : "";
  const beard =
    gender === "hombre" || (gender === "otro" && look.style === "sharp" && random.chance(0.3)) ? drawBeard(look) : "";
  const mirrored = (content: string): string =>
    content ? `<g transform="scale(${flip} 1)" ${crown}>${content}</g>` : "";
  const fringe = cut.front[0] ?? "";
  const fade = cut.fade ? `<g clip-path="url(#${clip})">${flat(cut.fade, hair.base, 0.55)}</g>` : "";
  const headGroup = (content: string): string => `<g transform="rotate(${tilt} 0 350)">${content}</g>`;

  const rimPaths = [...(cut.back ?? []), ...cut.front].map((d) => `<path d="${d}"/>`).join("");
  const rim =
    `<g fill="${PAPER}" stroke="${PAPER}" stroke-width="25"><path d="${TORSO_OUTLINE}"/>` +
    headGroup(
      `${mirrored(rimPaths)}<path d="${face}"/><path d="${headwear?.rim ?? ""}" ${headwear && !headwear.covers ? 'stroke-width="44" fill="none"' : ""}/>`,
    ) +
    "</g>";
  const defs =
    `<defs><clipPath id="${clip}"><path d="${face}"/></clipPath>` +
    `<clipPath id="${look.id}h"><path d="M-300 168H300V600H-300Z"/></clipPath></defs>`;
  const backHair = headGroup(mirrored((cut.back ?? []).map((d) => shape(d, hair.shade)).join("")));
  const skin =
    drawEars(look) +
    shape(face, look.skin.base) +
    `<g clip-path="url(#${clip})">${drawSkinMarks(look)}</g>` +
    (shaved && !scarf ? scalpShine() : "") +
    mirrored(fade) +
    `<g clip-path="url(#${clip})"><g transform="translate(0 13) scale(${flip} 1)" ${crown}><path d="${fringe}" fill="${look.skin.shade}"/></g></g>`;
  const features =
    beard + drawNose(look) + drawMouth(look) + drawEyes(look) + (random.chance(0.05) ? plaster(look) : "");
  const glasses = random.chance(look.age > 44 ? 0.45 : 0.27) ? drawGlasses(look) : "";
  const front = mirrored(
    cut.front.map((d) => shape(d, hair.base)).join("") +
      (cut.strands ? line(cut.strands, 4.5, hair.shade) : "") +
      (cut.shine ? line(cut.shine, 8, hair.shine) : ""),
  );
  const jewels = !scarf && random.chance(look.style === "soft" ? 0.55 : 0.16) ? drawEarrings(look) : "";
  const over = mirrored((cut.over ?? []).map((d) => shape(d, hair.base, 6)).join(""));
  const whole = headGroup(skin + features + jewels + front + glasses + over + (headwear?.drawing ?? ""));
  return `${defs}${rim}${backHair}${clothes}${whole}`;
}
