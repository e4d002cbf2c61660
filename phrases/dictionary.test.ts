import { basename } from "node:path";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, test } from "vitest";
import { es } from "./es.ts";
import { dictionaries, FILES } from "./testing.ts";

/** Texts by path, such as `nav.login`. */
function texts(tree: object, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : texts(value as object, `${path}${key}.`),
  );
}

const translations = LANGUAGES.filter((language) => language !== "es");

const spanish = new Map(texts(es));

/** Placeholders and tags, sorted, as word order differs. */
const values = (text: string) => [...text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)].map(([, name]) => name).sort();
const marks = (text: string) => [...text.matchAll(/<\/?\w+\s*\/?>/g)].map(([mark]) => mark).sort();

/** Texts that are the same in Spanish and in unrelated languages. */
const ALIKE = new Set([
  ...[
    "Nickname",
    "Plan",
    "Premium",
    "Premium · Nakamatch",
    "Chats",
    "Chats · Nakamatch",
    "Matches",
    "Matches · Nakamatch",
    "{{name}} · Nakamatch",
    "Nakamatch",
  ],
  ...[
    "Anime & Manga",
    "{{count}} anime",
    "{{count}} animes",
    "nakama",
    "Error",
    "Legal",
    "Fotos",
    "Foto {{number}}",
    "De @{{name}}",
  ],
  ...["Bio", "No", "Redis", "Zoom", "[spoiler]"],
]);

/** Italian and Portuguese share many short texts with Spanish, such as `Motivo`. */
function isAlike(language: string, text: string): boolean {
  return ALIKE.has(text) || (["it", "pt"].includes(language) && text.replace(/\{\{\w+\}\}/g, "").length <= 25);
}

test("every Spanish file is part of the shape that the other languages must have", () => {
  const names = FILES.map((file) => basename(file).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(names.sort()).toEqual(Object.keys(es).sort());
});

describe.each(translations)("%s", (language) => {
  const translated = new Map(texts(dictionaries[language]));

  test("I18N-11 says everything that Spanish says, and nothing else", () => {
    expect([...translated.keys()].sort()).toEqual([...spanish.keys()].sort());
  });

  test("I18N-11 has the values and marks of the Spanish texts", () => {
    for (const [path, text] of translated) {
      expect(values(text), path).toEqual(values(spanish.get(path) ?? ""));
      expect(marks(text), path).toEqual(marks(spanish.get(path) ?? ""));
    }
  });

  test("I18N-11 no text was left in Spanish", () => {
    const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\{\w+\}\}/g, ""));
    const same = [...translated].filter(([path, text]) => text === spanish.get(path) && hasWords(text));
    expect(same.filter(([, text]) => !isAlike(language, text))).toEqual([]);
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  const all = texts(dictionaries[language]);

  test("I18N-11 has no empty text, none that looks like a key, and no stray spaces", () => {
    for (const [path, text] of all) {
      expect(text, path).toMatch(/^\S(?:.*\S)?$/s);
      expect(text, path).not.toMatch(/^[a-z]+\w*(?:\.\w+)+$/);
      expect(text, path).not.toMatch(/ {2}/);
      expect(text.replace(/\{\{\w+\}\}/g, ""), path).not.toMatch(/[{}]/);
    }
  });

  test("I18N-11 counts in pairs: one and other", () => {
    const paths = new Set(all.map(([path]) => path));
    for (const path of paths) {
      if (path.endsWith("_one")) expect(paths, path).toContain(path.replace(/_one$/, "_other"));
      if (path.endsWith("_other")) expect(paths, path).toContain(path.replace(/_other$/, "_one"));
      expect(path).not.toMatch(/_(?:zero|two|few|many)$/);
      // A counted text and an uncounted namesake would be confused.
      expect(paths).not.toContain(`${path}_one`);
    }
  });

  test("I18N-11 its texts are written with composed accents", () => {
    for (const [path, text] of all) expect(text.normalize("NFC"), path).toBe(text);
  });
});

/** Typed substitutes for proper signs: straight apostrophes, three dots, ordinary spaces. */
const TYPED = {
  en: /['"]|\.{3}/u,
  pt: /['"]|\.{3}/u,
  de: /['"]|\.{3}|\p{L}…/u,
  // French has a narrow no-break space before ! ? : ; % and inside « ».
  fr: /['"]|\.{3}|(?<!\u202f)[!?;»%]|(?<!\u202f):(?!\d)|«(?!\u202f)/u,
} as const;

describe.each(Object.entries(TYPED))("%s", (language, typed) => {
  test("I18N-11 its texts have the signs of the language", () => {
    for (const [path, text] of texts(dictionaries[language as keyof typeof TYPED]))
      expect(text, path).not.toMatch(typed);
  });
});

/** Keys named by the specification, by area. */
const NAMED_KEYS = {
  chats: ["errors.archiveError", "errors.blockError", "errors.accessDenied", "messages.sendError", "messages.tooLong"],
  blockedUsers: ["unblockError"],
  premiumPage: ["toasts.cancelError", "toasts.reactivateError", "toasts.subscriptionError"],
};

// Required once the area has a screen.
const namedKeys = Object.entries(NAMED_KEYS)
  .filter(([area]) => Object.hasOwn(es, area))
  .flatMap(([area, keys]) => keys.map((key) => `${area}.${key}`));

test.each(namedKeys)("I18N-15 the key %s exists in all six languages", (key) => {
  for (const language of LANGUAGES) expect(new Map(texts(dictionaries[language])).has(key), language).toBe(true);
});

test.each(["markedAsSeen", "errorMarking", "updateError"])(
  "I18N-16 there is a text named %s in all six languages",
  (name) => {
    for (const language of LANGUAGES) expect(textsNamed(name, language), language).toHaveLength(1);
  },
);

test.each(["firstNameRequired", "firstNameInvalid", "lastNameRequired", "lastNameInvalid"])(
  "I18N-16 there is a text named %s in all six languages, each in its own words",
  (name) => {
    const all = LANGUAGES.map((language) => textsNamed(name, language));
    for (const [index, found] of all.entries()) expect(found, LANGUAGES[index]).toHaveLength(1);
    expect(new Set(all.flat()).size).toBe(LANGUAGES.length);
  },
);

/** Texts whose key ends with `name`. */
function textsNamed(name: string, language: (typeof LANGUAGES)[number]): string[] {
  return texts(dictionaries[language]).flatMap(([path, text]) => (path.endsWith(`.${name}`) ? [text] : []));
}

test("I18N-14 a message that is too long has its text in Spanish and French verbatim", () => {
  expect(es.chats.messages.tooLong).toBe("Mensaje demasiado largo");
  expect(dictionaries.fr.chats.messages.tooLong).toBe("Message trop long");
});

test("the privacy page names the same figures in all six languages", () => {
  const figures = (text: string) => text.match(/\d+/g)?.sort() ?? [];
  const timesOf = (language: (typeof LANGUAGES)[number]) =>
    texts(dictionaries[language].privacy).map(([path, text]) => [path, figures(text)]);
  for (const language of translations) expect(timesOf(language), language).toEqual(timesOf("es"));
});
