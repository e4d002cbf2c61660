import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { NICKNAME } from "@nakamatch/contract/vocabulary/limits";
import { TASTES, type Taste, type TasteName } from "./material/tastes.ts";
import type { Random } from "./random.ts";

/** Genderless words before a favorite thing. */
const OPENERS: Record<Language, readonly string[]> = {
  es: ["Modo", "Team", "Mini", "Casi", "Club", "Otro", "Soy"],
  en: ["Just", "Captain", "Team", "Tiny", "Almost", "Club", "Hey"],
  fr: ["Mode", "Team", "Club", "Mini", "Presque", "Hello"],
  it: ["Modo", "Team", "Quasi", "Mini", "Club", "Ciao"],
  de: ["Team", "Fast", "Mini", "Modus", "Club", "Hallo"],
  pt: ["Modo", "Quase", "Mini", "Team", "Clube", "Oi"],
};

const COMMON_WORDS = [
  "Ramen",
  "Manga",
  "Neko",
  "Kitsune",
  "Tanuki",
  "Sora",
  "Kumo",
  "Hikari",
  "Origami",
  "Gyoza",
  "Taiyaki",
  "Boba",
  "Maki",
  "Udon",
  "Dango",
  "Koi",
  "Momo",
  "Haiku",
  "Wasabi",
  "Isekai",
  "Mango",
  "Panda",
  "Lemur",
  "Otter",
  "Sushi",
  "Kaiju",
  "Futon",
  "Bento",
  "Sumire",
  "Daruma",
  "Tora",
  "Usagi",
  "Polaris",
  "Zephyr",
  "Marble",
  "Clover",
] as const;

/** These have other meanings. */
const AVOIDED_YEARS = ["69", "88"];

const ENDINGS = ["San", "Kun", "Chan", "Sama", "Sensei", "Quest", "Fan", "Arc", "Mode", "Vibes"] as const;

export type NicknameSubject = {
  firstName: string;
  language: Language;
  tastes: readonly TasteName[];
  birthYear: number;
};

/** Creates unique nicknames, ignoring case. */
export function createNicknameMaker(taken: Iterable<string>): (subject: NicknameSubject, random: Random) => string {
  const used = new Set([...taken].map((nickname) => nickname.toLowerCase()));
  return (subject, random) => {
    for (;;) {
      const nickname = invent(subject, random);
      const long = nickname.length < NICKNAME.min || nickname.length > NICKNAME.max;
      if (long || used.has(nickname.toLowerCase())) continue;
      used.add(nickname.toLowerCase());
      return nickname;
    }
  };
}

/** The result may be too long or taken. */
function invent({ firstName, language, tastes, birthYear }: NicknameSubject, random: Random): string {
  const own = tastes.flatMap((taste) => wordsFor(TASTES[taste], language));
  const words = [...own, ...random.shuffle(COMMON_WORDS).slice(0, own.length)];
  const name = firstName.normalize("NFD").replace(/[^A-Za-z]/g, "");
  const short = name.length > 5 ? name.slice(0, random.int(3, 4)) : name;
  const word = random.pick(words);
  const second = random.pick(words.filter((other) => other !== word));
  const joint = random.pick(["_", "_", "-", ""]);
  const born = String(birthYear).slice(2);
  const year = AVOIDED_YEARS.includes(born) ? "2P" : born;
  const nickname = random.weighted<string>([
    [`${word}${joint}${short}`, 3],
    [`${short}${joint}${word}`, 3],
    [`${word}${second}`, 3],
    [`${random.pick(OPENERS[language])}${word}`, 3],
    [`${word}${random.pick(ENDINGS)}`, 2],
    [`${short}${random.pick(ENDINGS)}`, 1],
    [`${word}_${second}`, 2],
    [`${word}${year}`, 1],
    [`${name}_${random.pick([year, "xD", "uwu", "404", "XIII", "2P"])}`, 1],
  ]);
  return random.chance(0.18) ? nickname.toLowerCase() : nickname;
}

function wordsFor(taste: Taste, language: Language): string[] {
  return taste.words
    .filter((word) => language === "es" || !word.startsWith("es:"))
    .map((word) => word.replace("es:", ""));
}
