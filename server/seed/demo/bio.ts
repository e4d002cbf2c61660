import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { CatalogueTitle } from "./demo-types.ts";
import type { BioPiece, BioTexts } from "./material/bios/bio-texts.ts";
import { BIOS_DE } from "./material/bios/de.ts";
import { BIOS_EN } from "./material/bios/en.ts";
import { BIOS_ES } from "./material/bios/es.ts";
import { BIOS_FR } from "./material/bios/fr.ts";
import { BIOS_IT } from "./material/bios/it.ts";
import { BIOS_PT } from "./material/bios/pt.ts";
import { SPANISH_TITLES } from "./material/spanish-titles.ts";
import type { Random } from "./random.ts";

const BIOS: Record<Language, BioTexts> = {
  es: BIOS_ES,
  en: BIOS_EN,
  fr: BIOS_FR,
  it: BIOS_IT,
  de: BIOS_DE,
  pt: BIOS_PT,
};

const SHORT_NAMES: Readonly<Record<string, string>> = {
  "Marvel Cinematic Universe": "Marvel",
  "PUBG: Battlegrounds": "PUBG",
  "Frieren: Beyond Journey's End": "Frieren",
  "The Elder Scrolls V: Skyrim": "Skyrim",
  "Grand Theft Auto V": "GTA V",
  "The Witcher 3: Wild Hunt": "The Witcher 3",
  "The Legend of Zelda: Breath of the Wild": "Breath of the Wild",
  "The Legend of Zelda: Tears of the Kingdom": "Tears of the Kingdom",
  "Madoka Magica": "Madoka",
};

const SLOT_KINDS: Record<string, InterestKind> = { anime: "anime", game: "juego", show: "serie_pelicula" };
const SLOT = /\{(anime|game|show|any|other)\}/g;
/** Longer names make a bio sound like a table of contents. */
const COMFORTABLE_NAME = 30;

/** `interests` are in order of preference. */
export type BioSubject = {
  language: Language;
  countryCode: string;
  lookingFor: LookingFor;
  interests: readonly CatalogueTitle[];
};

/** Returns a title as used in a sentence. */
export function spokenTitle(name: string, language: Language): string {
  const short = SHORT_NAMES[name] ?? name;
  const spoken = language === "es" ? (SPANISH_TITLES[name] ?? short) : short;
  // Removes years that distinguish remakes, and a full stop that would end the sentence.
  return spoken.replace(/ \(\d{4}\)$/, "").replace(/^([^.]*)\.$/, "$1");
}

/** Creates a writer that prefers the least used pieces, so that bios differ. */
export function createBioWriter(): (subject: BioSubject, random: Random) => string {
  const uses = new Map<string, number>();

  const take = (pieces: readonly BioPiece[], subject: BioSubject, free: readonly CatalogueTitle[], random: Random) => {
    const texts = pieces.filter((piece) => suits(piece, subject.countryCode)).map(textOf);
    const possible = random.shuffle(texts.filter((text) => fillSlots(text, subject.language, free) !== undefined));
    const [text = ""] = possible.sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    const filled = fillSlots(text, subject.language, free) ?? { text: "", rest: free };
    return { source: text, ...filled };
  };

  return (subject, random) => {
    const texts = BIOS[subject.language];
    const comfortable = subject.interests.filter(({ name }) => name.length <= COMFORTABLE_NAME);
    const main = take(texts.mains, subject, comfortable.length > 2 ? comfortable : subject.interests, random);
    uses.set(main.source, (uses.get(main.source) ?? 0) + 1);
    const closing = take(texts.closings[subject.lookingFor], subject, main.rest, random);
    const extra = take(texts.extras, subject, main.rest, random);
    // At most one local expression per bio.
    const general = texts.mains.filter((piece) => typeof piece === "string" || !piece.only);
    const second = take(general, subject, main.rest, random);
    const order = random.weighted([
      [[main, closing], 8],
      [[main, extra, closing], 6],
      [[extra, main, closing], 2],
      [[closing, main], 2],
      [[main, second], 1.5],
      [[main, extra], 1.5],
      [[main, second, closing], 1.5],
    ] as const);
    const parts: (typeof main)[] = [];
    for (const part of order) {
      if (part.text === "") continue;
      if ([...parts, part].map(({ text }) => text).join(" ").length <= BIO_MAX) parts.push(part);
    }
    for (const part of parts) if (part !== main) uses.set(part.source, (uses.get(part.source) ?? 0) + 1);
    return parts.map(({ text }) => text).join(" ");
  };
}

function textOf(piece: BioPiece): string {
  return typeof piece === "string" ? piece : piece.text;
}

function suits(piece: BioPiece, countryCode: string): boolean {
  if (typeof piece === "string") return true;
  return (piece.only?.includes(countryCode) ?? true) && !piece.never?.includes(countryCode);
}

/** Fills the slots with titles, and returns the remaining ones. Undefined if a needed kind is missing. */
export function fillSlots(text: string, language: Language, interests: readonly CatalogueTitle[]) {
  const rest = [...interests];
  let possible = true;
  const filled = text.replace(SLOT, (_, slot: string) => {
    const kind = SLOT_KINDS[slot];
    const index = rest.findIndex((title) => kind === undefined || title.kind === kind);
    const [title] = index < 0 ? [] : rest.splice(index, 1);
    if (!title) possible = false;
    return title ? spokenTitle(title.name, language) : "";
  });
  return possible ? { text: polish(filled, language), rest } : undefined;
}

/** Smooths the seams around titles. */
function polish(text: string, language: Language): string {
  const joined = text.replace(/([!?])\.(?=\s|$)/g, "$1");
  if (language === "es") return joined.replace(/ y (?=(?:[IÍ]|Hi(?!e)))/g, " e ");
  if (language === "it") return joined.replace(/ e (?=E)/g, " ed ");
  return joined;
}
