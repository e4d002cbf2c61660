import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { dictionaries } from "@nakamatch/phrases/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EVERYWHERE } from "./everywhere.ts";
import { takeFaults } from "./faults-testing.ts";
import { createI18n, type I18nOptions, LANGUAGE_KEY } from "./i18n.ts";
import { startI18n } from "./i18n-testing.ts";
import { fetchPhrases as fetchReally, type Namespace } from "./phrases.ts";

beforeEach(() => {
  document.documentElement.lang = "";
});

function browserPrefers(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(navigator, "language", "get").mockReturnValue(languages[0] ?? "");
}

const start = (options?: I18nOptions) => startI18n(EVERYWHERE, options);
const detected = async () => (await start()).language;
const stored = () => localStorage.getItem(LANGUAGE_KEY);

/** Real phrases, except where `rule` answers. `fetched` records requests. */
function sourceWith(rule: (language: Language, name: Namespace) => Promise<object> | undefined) {
  const fetched: string[] = [];
  const fetchPhrases = async (language: Language, name: Namespace) => {
    fetched.push(`${language}/${name}`);
    return rule(language, name) ?? fetchReally(language, name);
  };
  return { fetched, fetchPhrases };
}

const broken = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const silent = () => vi.spyOn(console, "error").mockImplementation(() => {});

describe("a text", () => {
  test.each(LANGUAGES)(
    "I18N-11 in %s is the language's own, with its values and its form for a count",
    async (language) => {
      const { t } = await startI18n(["blockedUsers", "common", "likes"], { language });
      const { blockedUsers, common, likes } = dictionaries[language];
      expect(t("common.loading")).toBe(common.loading);
      expect(t("likes.likeName", { name: "{{name}}" })).toBe(likes.likeName);
      expect(t("blockedUsers.total", { count: 1 })).toBe(blockedUsers.total_one.replace("{{count}}", "1"));
      expect(t("blockedUsers.total", { count: 1_000_000 })).toBe(
        blockedUsers.total_other.replace("{{count}}", "1000000"),
      );
      expect(t("common.people.more", { count: 1 }), "without forms").toBe(common.people.more.replace("{{count}}", "1"));
    },
  );

  test("I18N-04 missing in the current language is Spanish, and redraws the page when that arrives", async () => {
    silent();
    const { fetched, fetchPhrases } = sourceWith((language, name) =>
      language === "fr" && name === "nav" ? Promise.resolve({ register: "S'inscrire" }) : undefined,
    );
    const i18n = await start({ language: "fr", fetchPhrases });
    const before = i18n.current;
    const redraw = vi.fn();
    i18n.subscribe(redraw);
    expect(i18n.t("nav.register")).toBe("S'inscrire");
    expect(i18n.t("nav.login"), "never a key").toBe("");
    expect(i18n.t("nav" as "nav.login"), "nor a group of texts").toBe("");
    await expect.poll(() => redraw).toHaveBeenCalled();
    expect(i18n.current, "which is how components notice").not.toBe(before);
    expect(i18n.t("nav.login")).toBe("Iniciar sesión");
    expect(new Set(fetched.filter((each) => each.startsWith("es/")))).toEqual(new Set(["es/nav"]));
    expect(takeFaults()).toEqual(["No text nav.login in fr", "No text nav in fr"]);
  });

  test.each(["fr", "es"] as const)(
    "I18N-04 whose namespace was never loaded is fetched, here in %s",
    async (arrives) => {
      silent();
      const { fetchPhrases } = sourceWith((language, name) =>
        name === "login" && language !== arrives ? broken() : undefined,
      );
      const i18n = await start({ language: "fr", fetchPhrases });
      expect(i18n.t("login.title")).toBe("");
      await expect.poll(() => i18n.t("login.title")).toBe(dictionaries[arrives].login.title);
      expect(new Set(takeFaults())).toEqual(new Set(["No text login.title in fr"]));
    },
  );

  test("with a default asks for nothing", async () => {
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const i18n = await start({ language: "fr", fetchPhrases });
    expect(i18n.t("nav.unknown" as "nav.login", { defaultValue: "x" })).toBe("x");
    expect(fetched.filter((each) => each.startsWith("es/"))).toEqual([]);
  });
});

describe("what is fetched", () => {
  test("at once is the first screen's too, beside what every page needs, in the language that is shown", async () => {
    browserPrefers("it");
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const i18n = createI18n({ fetchPhrases });
    const all = [i18n.start(EVERYWHERE), i18n.load(["landing"])];
    expect(fetched.sort(), "before anything has arrived").toEqual(["it/common", "it/errors", "it/landing", "it/nav"]);
    await Promise.all(all);
    expect(i18n.has([...EVERYWHERE, "landing"])).toBe(true);
  });

  test("for another language is what was shown; what was only prefetched comes with its screen", async () => {
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const i18n = await start({ language: "en", fetchPhrases });
    const redraw = vi.fn();
    i18n.subscribe(redraw);
    await i18n.load(["landing"]);
    await i18n.load(["login"], { ahead: true });
    expect(redraw, "nothing is redrawn for it").not.toHaveBeenCalled();
    expect(await i18n.changeLanguage("de")).toBe(true);
    const german = fetched.filter((each) => each.startsWith("de/")).sort();
    expect(german).toEqual(["de/common", "de/errors", "de/landing", "de/nav"]);
    expect(i18n.has(["login"])).toBe(false);
    await i18n.load(["login"]);
    expect(i18n.has(["login"])).toBe(true);
  });

  test("for a screen that opens while a language is pending is in both", async () => {
    const late = Promise.withResolvers<void>();
    const { fetchPhrases } = sourceWith((language, name) =>
      language === "de" && name === "nav" ? late.promise.then(() => fetchReally("de", "nav")) : undefined,
    );
    const i18n = await start({ language: "en", fetchPhrases });
    const changing = i18n.changeLanguage("de");
    await i18n.load(["login"]);
    expect(i18n.t("login.title")).toBe(dictionaries.en.login.title);
    late.resolve();
    await changing;
    expect(i18n.t("login.title")).toBe(dictionaries.de.login.title);
  });
});

describe("a screen's phrases that cannot be fetched", () => {
  beforeEach(silent);

  test("are tried again", async () => {
    let tries = 0;
    const { fetched, fetchPhrases } = sourceWith((_, name) =>
      name === "login" && ++tries === 1 ? broken() : undefined,
    );
    const i18n = await start({ language: "fr", fetchPhrases });
    await i18n.load(["login"]);
    expect(i18n.has(["login"])).toBe(true);
    expect(fetched).not.toContain("es/login");
  });

  test("I18N-04: are Spanish, or an error where not even that can be", async () => {
    const { fetchPhrases } = sourceWith((language, name) =>
      name === "landing" || (language === "fr" && name === "login") ? broken() : undefined,
    );
    const i18n = await start({ language: "fr", fetchPhrases });
    await i18n.load(["login"]);
    expect(i18n.t("login.title")).toBe(dictionaries.es.login.title);
    expect(i18n.language).toBe("fr");
    expect(console.error).toHaveBeenCalledExactlyOnceWith("Phrases could not be fetched", expect.any(TypeError));
    await expect(i18n.load(["landing"])).rejects.toThrow(TypeError);
  });
});

describe("a language that cannot be fetched", () => {
  beforeEach(silent);

  test("leaves the page as it is, is not asked for by the next screens, and can be chosen again", async () => {
    let fails = true;
    const { fetched, fetchPhrases } = sourceWith((language) => (language === "de" && fails ? broken() : undefined));
    browserPrefers("fr");
    const i18n = await start({ fetchPhrases });
    expect(await i18n.changeLanguage("de")).toBe(false);
    expect([i18n.language, document.documentElement.lang, stored()]).toEqual(["fr", "fr", "fr"]);
    expect(i18n.t("nav.login")).toBe("Se connecter");
    fetched.length = 0;
    await i18n.load(["login"]);
    expect(fetched).toEqual(["fr/login"]);
    fails = false;
    expect(await i18n.changeLanguage("de")).toBe(true);
    expect([i18n.language, document.documentElement.lang]).toEqual(["de", "de"]);
  });

  test("at the start leaves Spanish, for this visit only", async () => {
    browserPrefers("it");
    const { fetchPhrases } = sourceWith((language) => (language === "it" ? broken() : undefined));
    const i18n = await start({ fetchPhrases });
    expect([i18n.language, i18n.t("nav.login"), stored()]).toEqual(["es", "Iniciar sesión", "it"]);
    await expect(start({ fetchPhrases: broken }), "nor Spanish").rejects.toThrow("The phrases could not be fetched");
  });
});

test.each(["come", "fail to come"])(
  "I18N-09: of two choices the last one holds, when the phrases of the first %s later",
  async (how) => {
    silent();
    const late = Promise.withResolvers<object>();
    const { fetchPhrases } = sourceWith((language, name) =>
      language === "de" && name === "nav" ? late.promise : undefined,
    );
    browserPrefers("es");
    const i18n = await start({ fetchPhrases });
    const first = i18n.changeLanguage("de");
    expect(await i18n.changeLanguage("fr")).toBe(true);
    if (how === "come") late.resolve({});
    else late.reject(new TypeError("Failed to fetch dynamically imported module"));
    expect(await first, "nothing is to be said of it").toBe(true);
    expect([i18n.language, stored()]).toEqual(["fr", "fr"]);
  },
);

test("LIMIT-32 I18N-03 I18N-05 I18N-06 I18N-07: local storage, then the browser, then the html tag, then Spanish", async () => {
  const found = async (place: { stored?: string; browser: string; tag: string }) => {
    localStorage.clear();
    if (place.stored) localStorage.setItem(LANGUAGE_KEY, place.stored);
    browserPrefers(place.browser, "ko");
    document.documentElement.lang = place.tag;
    return detected();
  };
  expect(await found({ stored: "it", browser: "de-DE", tag: "fr" })).toBe("it");
  expect(await found({ stored: "xx", browser: "de-DE", tag: "fr" })).toBe("de");
  expect(await found({ browser: "pt-BR", tag: "fr" })).toBe("pt");
  expect(await found({ browser: "ja-JP", tag: "fr" })).toBe("fr");
  expect(await found({ browser: "ja-JP", tag: "zh" })).toBe("es");
  expect(await found({ stored: "pt_BR", browser: "en", tag: "" }), "as other programs write it").toBe("pt");
  localStorage.clear();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(undefined as never);
  expect(await detected(), "a browser without a list").toBe("en");
});

test("I18N-03: where nothing can be stored the cookie says what was chosen", async () => {
  browserPrefers("de");
  const chosen = await start();
  await chosen.changeLanguage("fr");
  const broken = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { ...localStorage, getItem: broken, setItem: broken });
  expect(await detected()).toBe("fr");
});

test("I18N-08: what was found or chosen is stored and holds after a reload", async () => {
  browserPrefers("es-ES");
  const i18n = await start();
  expect(stored()).toBe("es");
  await i18n.changeLanguage("fr");
  expect([stored(), document.documentElement.lang]).toEqual(["fr", "fr"]);
  expect(await detected()).toBe("fr");
});

describe("OPEN-07: a language that the address asks for", () => {
  const kept = () => [stored(), document.cookie.match(`${LANGUAGE_COOKIE}=(..)`)?.[1]];
  const visit = (address: string) => history.replaceState(null, "", address);

  beforeEach(async () => {
    visit("/");
    localStorage.setItem(LANGUAGE_KEY, "de");
    await start();
    visit("/terms?lang=it");
  });
  afterEach(() => visit("/"));

  test("goes before the stored one, which is kept, and is that of its page alone", async () => {
    const i18n = await start();
    await i18n.leaveAskedLanguage();
    expect([i18n.language, document.documentElement.lang, ...kept()]).toEqual(["it", "it", "de", "de"]);
    visit("/login");
    await i18n.leaveAskedLanguage();
    expect([i18n.language, ...kept()]).toEqual(["de", "de", "de"]);
    visit("/terms?lang=it");
    silent();
    const { fetchPhrases } = sourceWith((language) => (language === "it" ? broken() : undefined));
    expect([(await start({ fetchPhrases })).language, ...kept()], "not fetched").toEqual(["es", "de", "de"]);
  });

  test("gives way to a choice, which is kept, also where its phrases come after the next page", async () => {
    const late = Promise.withResolvers<object>();
    const { fetchPhrases } = sourceWith((language) => (language === "fr" ? late.promise : undefined));
    const i18n = await start({ fetchPhrases });
    const chosen = i18n.changeLanguage("fr");
    visit("/login");
    await i18n.leaveAskedLanguage();
    late.resolve({});
    await chosen;
    expect([i18n.language, ...kept()]).toEqual(["fr", "fr", "fr"]);
  });
});
