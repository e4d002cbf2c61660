import { Profanity } from "@2toad/profanity";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, test } from "vitest";
import { hasBannedWord } from "./profanity.ts";
import { HARMLESS, SUPPLEMENT } from "./profanity-words.ts";

const BANNED: Record<Language, string[]> = {
  es: ["puta", "puto", "mierda", "cabron", "cabrón", "gilipollas", "maricon", "maricón", "imbecil", "pendejo"],
  it: ["cazzo", "stronzo", "puttana", "vaffanculo", "coglione", "frocio", "porco dio"],
  de: ["arschloch", "arschlöcher", "fotze", "hurensohn", "scheiße", "scheisse", "wichser"],
  en: ["fuck", "shit", "bitch", "cunt", "nigger", "whore", "slut", "faggot", "rapist"],
  fr: ["connard", "enculé", "encule", "merde", "putain", "salope", "pédé", "pede"],
  pt: ["caralho", "porra", "foda", "buceta", "viado", "cuzao"],
};

const words = LANGUAGES.flatMap((language) => BANNED[language].map((word) => [language, word] as const));
const nicknames = words.filter(([, word]) => /^[a-z]+$/.test(word));

test.each(words)("REG-11 LIMIT-33 the filter covers %s: %s", (_, word) => {
  expect(hasBannedWord(word)).toBe(true);
});

test.each(words)("REG-11 case and way of writing accents do not matter: %s %s", (_, word) => {
  expect(hasBannedWord(word.toUpperCase())).toBe(true);
  expect(hasBannedWord(word.normalize("NFD"))).toBe(true);
});

test.each(nicknames)("REG-11 underscore, hyphen and digits separate words: %s %s", (_, word) => {
  for (const nickname of [
    `el_${word}`,
    `${word}-kun`,
    `xx_${word}_xx`,
    `${word}69`,
    `2${word}`,
    `-${word}-`,
    `a1${word}`,
  ]) {
    expect(hasBannedWord(nickname), nickname).toBe(true);
  }
});

test.each(nicknames)("REG-11 the same letters inside a longer word pass: %s %s", (_, word) => {
  for (const nickname of [`zx${word}qz`, `${word}qzx`, `qzx${word}`]) {
    expect(hasBannedWord(nickname), nickname).toBe(false);
  }
});

test.each([
  "sh1t",
  "5h1t",
  "FUCK_Y0U",
  "m13rda",
  "cu1o",
  "d1ck",
  "n1gger",
  "p0rn",
  "b17ch",
  "c0ck",
  "v14gra",
  "put4_x",
])("REG-11 digits instead of letters hide nothing: %s", (nickname) => {
  expect(hasBannedWord(nickname)).toBe(true);
});

test.each(["p_u_t_a", "f-u-c-k", "F_U_C_K", "s_h_i_t", "el_p-u-t-o", "p0u0t0a"])(
  "REG-11 spaced-out letters hide nothing: %s",
  (nickname) => {
    expect(hasBannedWord(nickname)).toBe(true);
  },
);

test.each([
  ...["Computadora", "Disputa", "Reputacion", "Essex", "Cockatrice", "Hancock", "Assassin", "Titan"],
  ...["Analog", "Cumbre", "Scunthorpe", "Dickens", "Circulo", "Calculo", "Oculos", "culé", "Mishit", "Matsushita"],
])("REG-11 %s is innocent though it holds a banned word's letters", (nickname) => {
  expect(hasBannedWord(nickname)).toBe(false);
});

test.each([
  ...["No_Face", "SEGA_fan", "Porco-Rosso", "Gato_Negro", "Mona_Genshin", "Claire-Redfield", "Dragon_Balls", "Les_Mis"],
  ...[
    "gay_otaku",
    "trans_otaku",
    "Bloody-Roar",
    "T-800",
    "Persona_5",
    "Regina_84",
    "Amigos_4ever",
    "La_Bestia",
    "titre",
  ],
  ...["Titular_9", "Schlitten_9", "Souris-Bleue", "Vamos_Titan", "La_cuñada", "La_Bête"],
  ...["Snack_Bar", "por_favor", "Osso-Duro", "Esel_99", "El_Perro", "Coq_Gaulois", "Mist_Wraith", "Hueso", "Ranma_1-2"],
  ...[
    "player_455",
    "T1_Faker",
    "R2D2",
    "L_I_N_K",
    "GTA-5",
    "Boutons",
    "Pomme-Pipe",
    "Luffy",
    "nakama_ana",
    "007",
    "x_x",
    "___",
    "",
    "😀",
  ],
])("REG-11 %j holds no banned word", (nickname) => {
  expect(hasBannedWord(nickname)).toBe(false);
});

describe("every word that is added to the library's lists or taken out of them is needed", () => {
  const library = () => new Profanity({ languages: [...LANGUAGES], wholeWord: true, unicodeWordBoundaries: true });

  test("the library bans every word that is taken out", () => {
    const filter = library();
    for (const word of HARMLESS) {
      expect(filter.exists(word), word).toBe(true);
      expect(hasBannedWord(word), word).toBe(false);
    }
  });

  test("the library without the harmless words bans none of those added", () => {
    const filter = library();
    filter.removeWords(HARMLESS);
    for (const word of SUPPLEMENT) {
      expect(filter.exists(word), word).toBe(false);
      expect(hasBannedWord(word), word).toBe(true);
    }
  });
});
