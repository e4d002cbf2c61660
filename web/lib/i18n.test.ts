import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeLanguage, createI18n, currentLanguage, LANGUAGE_KEY } from "./i18n.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "";
});
afterEach(() => vi.restoreAllMocks());

function browserPrefers(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(navigator, "language", "get").mockReturnValue(languages[0] ?? "");
}

async function detected(): Promise<string> {
  return currentLanguage(await createI18n());
}

test("I18N-03: Spanish when none of the detected languages is one of the six", async () => {
  browserPrefers("ja-JP", "ko");
  document.documentElement.lang = "zh";
  expect(await detected()).toBe("es");
});

test("I18N-04: a text missing in the current language is shown in Spanish", async () => {
  const i18n = await createI18n({ language: "fr" });
  const french = i18n.getResourceBundle("fr", "translation");
  i18n.removeResourceBundle("fr", "translation");
  i18n.addResourceBundle("fr", "translation", { ...french, nav: { ...french.nav, login: undefined } });
  expect(i18n.t("nav.register")).toBe("S'inscrire");
  expect(i18n.t("nav.login"), "never a key").toBe("");
  await vi.waitFor(() => expect(i18n.t("nav.login")).toBe("Iniciar sesión"));
});

test("only the language that is shown is fetched", async () => {
  const { en } = await import("@nakamatch/phrases/en");
  const es = vi.fn();
  const i18n = await createI18n({ language: "en", phrases: { en: async () => en, es } });
  expect(i18n.t("nav.login")).toBe(en.nav.login);
  expect(es).not.toHaveBeenCalled();
});

describe("a language that cannot be fetched", () => {
  const broken = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));

  test("leaves the page as it is, and is tried again", async () => {
    const { de } = await import("@nakamatch/phrases/de");
    const source = vi.fn(async () => de).mockImplementationOnce(broken);
    browserPrefers("fr");
    const i18n = await createI18n({ phrases: { de: source } });
    expect(await changeLanguage(i18n, "de")).toBe(false);
    expect([currentLanguage(i18n), document.documentElement.lang, localStorage.getItem(LANGUAGE_KEY)]).toEqual([
      "fr",
      "fr",
      "fr",
    ]);
    expect(i18n.t("nav.login")).toBe("Se connecter");
    expect(await changeLanguage(i18n, "de")).toBe(true);
    expect([currentLanguage(i18n), document.documentElement.lang]).toEqual(["de", "de"]);
  });

  test("at the start leaves Spanish", async () => {
    browserPrefers("it");
    const i18n = await createI18n({ phrases: { it: broken } });
    expect(currentLanguage(i18n)).toBe("es");
    expect(i18n.t("nav.login")).toBe("Iniciar sesión");
    expect(localStorage.getItem(LANGUAGE_KEY), "for this visit only").toBe("it");
  });
});

describe("I18N-09: of two choices the last one holds", () => {
  const failed = new TypeError("Failed to fetch dynamically imported module");

  test.each([
    ["come", true],
    ["fail to come", false],
  ])("when the phrases of the first %s later", async (_how, comes) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { de } = await import("@nakamatch/phrases/de");
    let settle = () => {};
    const late = new Promise<typeof de>((resolve, reject) => {
      settle = () => (comes ? resolve(de) : reject(failed));
    });
    browserPrefers("es");
    const i18n = await createI18n({ phrases: { de: () => late } });
    const first = changeLanguage(i18n, "de");
    expect(await changeLanguage(i18n, "fr")).toBe(true);
    settle();
    expect(await first, "nothing is to be said of it").toBe(true);
    expect([currentLanguage(i18n), localStorage.getItem(LANGUAGE_KEY)]).toEqual(["fr", "fr"]);
  });
});

test("I18N-05: the stored language goes before the browser's", async () => {
  localStorage.setItem(LANGUAGE_KEY, "it");
  browserPrefers("de-DE");
  expect(await detected()).toBe("it");
});

test("I18N-06: the browser's language when nothing is stored, whatever its region", async () => {
  browserPrefers("pt-BR", "en");
  document.documentElement.lang = "fr";
  expect(await detected()).toBe("pt");
});

test("I18N-07: the html tag's language when the browser's is of no use", async () => {
  browserPrefers("ja");
  document.documentElement.lang = "de";
  expect(await detected()).toBe("de");
});

test("I18N-08: the choice is stored and holds after a reload", async () => {
  browserPrefers("es-ES");
  const i18n = await createI18n();
  await changeLanguage(i18n, "fr");
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
  expect(await detected()).toBe("fr");
});

test.each(LANGUAGES)("I18N-11: %s has its own phrases, counts included", async (language) => {
  const i18n = await createI18n({ language });
  expect(i18n.t("common.loading")).not.toBe("");
  expect(i18n.t("common.people.age", { count: 1 })).toContain("1");
  expect(i18n.t("common.people.age", { count: 27 })).toContain("27");
});
