import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { texts } from "../texts-testing.ts";
import { CENSORED_WORDS } from "./censored-words.ts";
import { createWordMask } from "./word-mask.ts";

const mask = createWordMask(
  texts(`
  coño | Titan | ab | abc | dos palabras | dos palabras feas | c++ | straße | ñú | ας.`),
);

describe("CENSOR-07 a listed word is replaced to equal length", () => {
  it.each([
    ["titan", "*****"],
    ["Un titan, dos titan.", "Un *****, dos *****."],
    ["TITAN tItAn", "***** *****"],
    ["¡Coño!", "¡****!"],
    ["COÑO", "****"],
    ["con\u0303o", "*****"],
    ["ｔｉｔａｎ", "*****"],
    ["ﬁ titan İ", "ﬁ ***** İ"],
    ["ΑΣ.Α titan \t ΑΣ", "***Α ***** \t ΑΣ"],
    ["STRASSE straße", "STRASSE ******"],
    ["titan\ntitan", "*****\n*****"],
    ["titan😀titan", "*****😀*****"],
    ["(titan)_titan-titan/titan", "(*****)_*****-*****/*****"],
    ["C++ y c+", "*** y c+"],
    ["dos palabras", "************"],
    ["Dos \n Palabras", "**************"],
    ["dos-palabras y Dos_Palabras_Feas", "************ y *****************"],
    ["ti\u00adtan t\u200bi\u200dtan", "****** *******"],
    ["dos palabras feas y dos palabras", "***************** y ************"],
    ["dos dos palabras", "dos ************"],
    ["abc", "***"],
    ["", ""],
  ])("%j becomes %j", (text, masked) => {
    expect(mask(text, "*")).toBe(masked);
  });

  it("with the character that is set", () => {
    expect(mask("Un titan", "#")).toBe("Un #####");
    expect(mask("Un titan", "$")).toBe("Un $$$$$");
  });
});

describe("CENSOR-07 what is no whole listed word stays", () => {
  it.each([
    ...texts(`
    ab | AB ab | ñú | titanes | untitan | ñtitan | titanñ | titan1 | タtitan | titán | cono | dos, palabras |
    dospalabras | dos | palabras feas | t i t a n`),
    "n\u0303u\u0301",
    "titan\u0301",
  ])("%j", (text) => {
    expect(mask(text, "*")).toBe(text);
  });
});

describe("any text", () => {
  const words = fc.array(fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.constantFrom("mamá", "o\u0301tro")));
  const text = fc.string({ unit: "binary", maxLength: 400 });

  it("CENSOR-07 keeps its length, and each character is masked or as it was", () => {
    fc.assert(
      fc.property(words, text, (listed, plain) => {
        const masked = createWordMask(listed)(plain, "*");
        expect(masked).toHaveLength(plain.length);
        for (let index = 0; index < plain.length; index += 1) expect([plain[index], "*"]).toContain(masked[index]);
      }),
    );
  });

  it("is masked again without any change", () => {
    fc.assert(
      fc.property(words, text, (listed, plain) => {
        const again = createWordMask(listed.filter((word) => !word.includes("*")));
        const masked = again(plain, "*");
        expect(again(masked, "*")).toBe(masked);
      }),
    );
  });

  it("CENSOR-10 hides a word of letters between any others, however it is written", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abcñéüçßøœжщλкの"), minLength: 3, maxLength: 20 });
    const written = (word: string) =>
      fc.constantFrom(word, word.toUpperCase().toLowerCase(), word.normalize("NFD"), word.normalize("NFC"));
    fc.assert(
      fc.property(
        letters.chain((word) => fc.tuple(fc.constant(word), written(word))),
        ([word, inText]) => {
          fc.pre(word.toUpperCase().toLowerCase() === word);
          expect(createWordMask([word])(`¡${inText}, xyz!`, "*")).toBe(`¡${"*".repeat(inText.length)}, xyz!`);
        },
      ),
    );
  });
});

describe("the time grows with the length of the text alone", () => {
  const length = 100_000;
  const hostile: Record<string, [listed: string[], text: string]> = {
    "a word without an end": [["a".repeat(49)], "a".repeat(length)],
    "many beginnings of an expression": [[`${"a ".repeat(24)}b`], "a ".repeat(length / 2)],
    "nothing but combining marks": [["e\u0301".repeat(20)], "\u0301".repeat(length)],
    "white space": [["a b"], " ".repeat(length)],
    separators: [["a b"], `a${"_-".repeat(length / 2)}`],
    punctuation: [[`${"+".repeat(48)}-`], "+".repeat(length)],
    "halves of characters": [["\ud83d\ud83d\ud83d"], "\ud83d".repeat(length)],
  };
  it.each(Object.keys(hostile))("%s", (name) => {
    const [listed, text] = hostile[name] as [string[], string];
    const run = createWordMask(listed);
    const start = performance.now();
    run(text, "*");
    // Ten times the usual duration; quadratic time would take minutes.
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe("the listed words", () => {
  const listed = createWordMask(Object.values(CENSORED_WORDS).flat());

  const common: Record<Language, string[]> = {
    es: ["mierda", "puta", "cabrón", "cabron", "gilipollas", "coño", "joder", "maricón", "imbécil", "hijo de puta"],
    it: ["cazzo", "stronzo", "puttana", "vaffanculo", "coglione", "frocio", "porco dio", "merda"],
    de: ["scheiße", "Scheisse", "Arschloch", "Arschlöcher", "Fotze", "Hurensohn", "Wichser", "fick dich"],
    en: ["fuck", "shit", "bitch", "cunt", "nigger", "whore", "slut", "faggot", "asshole", "motherfucker"],
    fr: ["merde", "putain", "connard", "enculé", "salope", "pédé", "nique ta mère", "fils de pute"],
    pt: ["caralho", "porra", "foda", "buceta", "viado", "cuzão", "merda", "filho da puta", "foda-se"],
  };
  /** At least one word unique to its language's list. */
  const others: Record<Language, string[]> = {
    es: ["pendejas", "vergas", "folladas", "ojetes", "pelotudos", "culiado"],
    it: ["troie", "coglionate", "negraccio", "fregna", "bocchinaro", "incazzato", "porca troia"],
    de: ["scheißegal", "Spasten", "Negern", "Vollidiot", "verpiss dich"],
    en: ["shitholes", "dickhead", "wanker", "gook", "goddamn", "handjobs"],
    fr: ["merdeuse", "conne", "gouines", "youpins", "branleuse", "chiant", "garce", "crétine", "suceur"],
    pt: ["fodidas", "vsf", "traveco", "paneleiros", "boquetes", "babaca", "mongoloide"],
  };
  it.each(["va-te-faire-foutre", "hijo_de_puta", "fils-de-pute", "f\u00aduck", "mier\u200bda", "\u2060shit"])(
    "CENSOR-10 hide %j whole",
    (text) => {
      expect(listed(text, "*")).toBe("*".repeat(text.length));
    },
  );

  it.each(LANGUAGES)("CENSOR-07 hide those of %s, common and rare", (language) => {
    for (const word of [...common[language], ...others[language]])
      expect(listed(`¡${word}!`, "*"), word).toBe(`¡${"*".repeat(word.length)}!`);
  });

  it.each([
    "Hace un año que no veo nada con mi computadora; la disputa de los titanes me dio pena.",
    "El zorro de nueve colas, el capullo de Caterpie y la perra de mi vecina. ¡Qué caliente está el té!",
    "Il pesce di Porco Rosso costa 5 euro: la regina balla, la sega taglia e il corno suona.",
    "Das Ass im Ärmel, ein dicker Hund, Mist! Wir chatten um 5, geil. Nüsse und Kümmel aus Köln.",
    "Jon Snow is a bastard; Dick Grayson bites, Hancock too. Scunthorpe, cocktails and Essex, damn good.",
    "C'est ça, s'il te plaît : les retards du train, con brio. La pédale du vélo, la chatte du voisin, bite-sized.",
    "Ele pede mais e fica no laboratório; não como pão, mas o botão é gay-friendly. A guerra de Troia.",
    "Kike, Kanade, Yuno Gasai, Konosuba, Shitsuren, Fukuda, Nico, Mamiya y Puchi Puri",
  ])("leave %j as it is", (text) => {
    expect(listed(text, "*")).toBe(text);
  });

  it.each(LANGUAGES)("CENSOR-07 of %s are each long enough, once, and in lower case", (language) => {
    const words = CENSORED_WORDS[language];
    expect(words.filter((word) => word.length <= 2 || word !== word.toLowerCase().trim())).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
