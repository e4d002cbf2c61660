import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EVERYWHERE } from "./everywhere.ts";
import { takeFaults } from "./faults-testing.ts";
import { changeLanguage, createI18n, currentLanguage, leaveAskedLanguage, loadNamespaces } from "./i18n.ts";
import { i18nWithAllPhrases } from "./i18n-testing.ts";
import { LANGUAGE_KEY } from "./language-detector.ts";
import { fetchPhrases as fetchReally } from "./phrase-source.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "";
});
afterEach(() => vi.restoreAllMocks());

function browserPrefers(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(navigator, "language", "get").mockReturnValue(languages[0] ?? "");
}

const namespaces = EVERYWHERE;

async function detected(): Promise<string> {
  return currentLanguage(await createI18n({ namespaces }));
}

/** Fetches phrases, except where `rule` answers instead. `fetched` tells what was asked for. */
function sourceWith(rule: (language: Language, name: string) => Promise<object> | undefined) {
  const fetched: string[] = [];
  const fetchPhrases = async (language: Language, name: string) => {
    fetched.push(`${language}/${name}`);
    return rule(language, name) ?? fetchReally(language, name);
  };
  return { fetched, fetchPhrases };
}

const broken = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("I18N-03: Spanish when none of the detected languages is one of the six", async () => {
  browserPrefers("ja-JP", "ko");
  document.documentElement.lang = "zh";
  expect(await detected()).toBe("es");
});

describe("I18N-04: a text missing in the current language", () => {
  test("is shown in Spanish, and redraws the page when that arrives", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { fetched, fetchPhrases } = sourceWith((language, name) =>
      language === "fr" && name === "nav" ? Promise.resolve({ register: "S'inscrire" }) : undefined,
    );
    const i18n = await createI18n({ language: "fr", namespaces, fetchPhrases });
    const onAdded = vi.fn();
    i18n.store.on("added", onAdded);
    expect(i18n.t("nav.register")).toBe("S'inscrire");
    expect(i18n.t("nav.login"), "never a key").toBe("");
    await vi.waitFor(() => expect(i18n.t("nav.login")).toBe("Iniciar sesión"));
    expect(onAdded).toHaveBeenCalled();
    expect(new Set(fetched.filter((each) => each.startsWith("es/")))).toEqual(new Set(["es/nav"]));
    expect(new Set(takeFaults())).toEqual(new Set(["No text nav.login in fr"]));
  });

  test("because its namespace was never loaded comes in that language", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const i18n = await createI18n({ language: "fr", namespaces });
    expect(i18n.t("login.title")).toBe("");
    expect(error).toHaveBeenCalledWith("No text login.title in fr");
    await vi.waitFor(() => expect(i18n.t("login.title")).not.toBe(""));
    expect(i18n.t("login.title")).toBe(i18n.getResource("fr", "login", "title"));
    expect(new Set(takeFaults())).toEqual(new Set(["No text login.title in fr"]));
  });

  test("but with words of its own in the code asks for nothing", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const i18n = await createI18n({ language: "fr", namespaces, fetchPhrases });
    expect(i18n.t("nav.unknown" as "nav.login", { defaultValue: "x" })).toBe("x");
    expect(error).not.toHaveBeenCalled();
    expect(fetched.filter((each) => each.startsWith("es/"))).toEqual([]);
  });
});

describe("what is fetched", () => {
  test("is what every page needs, in the language that is shown", async () => {
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const i18n = await createI18n({ language: "en", namespaces, fetchPhrases });
    expect(i18n.t("nav.login")).toBe("Log in");
    expect(fetched.sort()).toEqual(["en/common", "en/errors", "en/nav"]);
  });

  test("at once is the first screen's too, beside what every page needs", async () => {
    browserPrefers("it");
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const starting = createI18n({ namespaces, fetchPhrases });
    const screen = loadNamespaces(["landing"]);
    expect(fetched, "before anything has arrived").toContain("it/landing");
    const [i18n] = await Promise.all([starting, screen]);
    expect(i18n.hasResourceBundle("it", "landing")).toBe(true);
  });

  test("for another language is what was shown; what was only prefetched comes with its screen", async () => {
    const { fetched, fetchPhrases } = sourceWith(() => undefined);
    const i18n = await createI18n({ language: "en", namespaces, fetchPhrases });
    const onAdded = vi.fn();
    i18n.store.on("added", onAdded);
    await loadNamespaces(["landing"]);
    await loadNamespaces(["login"], { ahead: true });
    expect(onAdded, "nothing is redrawn for it").not.toHaveBeenCalled();
    expect(await changeLanguage(i18n, "de")).toBe(true);
    expect(fetched.filter((each) => each.startsWith("de/")).sort()).toEqual([
      "de/common",
      "de/errors",
      "de/landing",
      "de/nav",
    ]);
    await loadNamespaces(["login"]);
    expect(i18n.hasResourceBundle("de", "login")).toBe(true);
  });

  test("for a screen that opens while a language is on its way is in both", async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const { fetchPhrases } = sourceWith((language, name) =>
      language === "de" && name === "nav" ? late.then(() => fetchReally("de", "nav")) : undefined,
    );
    const i18n = await createI18n({ language: "en", namespaces, fetchPhrases });
    const changing = changeLanguage(i18n, "de");
    await loadNamespaces(["login"]);
    expect(i18n.t("login.title")).toBe(i18n.getResource("en", "login", "title"));
    arrive();
    await changing;
    expect(i18n.t("login.title")).toBe(i18n.getResource("de", "login", "title"));
  });
});

describe("a screen's phrases that cannot be fetched", () => {
  beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));

  test("are tried again", async () => {
    let tries = 0;
    const { fetchPhrases } = sourceWith((_, name) => (name === "login" && ++tries === 1 ? broken() : undefined));
    const i18n = await createI18n({ language: "fr", namespaces, fetchPhrases });
    await loadNamespaces(["login"]);
    expect(i18n.hasResourceBundle("fr", "login")).toBe(true);
    expect(i18n.hasResourceBundle("es", "login")).toBe(false);
  });

  test("I18N-04: are Spanish", async () => {
    const { fetchPhrases } = sourceWith((language, name) =>
      language === "fr" && name === "login" ? broken() : undefined,
    );
    const i18n = await createI18n({ language: "fr", namespaces, fetchPhrases });
    await loadNamespaces(["login"]);
    expect(i18n.t("login.title")).toBe(i18n.getResource("es", "login", "title"));
    expect(currentLanguage(i18n)).toBe("fr");
    expect(console.error).toHaveBeenCalledExactlyOnceWith("Phrases could not be fetched", expect.any(TypeError));
  });

  test("are an error where not even Spanish can be", async () => {
    const { fetchPhrases } = sourceWith((_, name) => (name === "login" ? broken() : undefined));
    await createI18n({ language: "fr", namespaces, fetchPhrases });
    await expect(loadNamespaces(["login"])).rejects.toThrow(TypeError);
  });
});

describe("a language that cannot be fetched", () => {
  beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));

  test("leaves the page as it is, and is tried again", async () => {
    let fails = true;
    const { fetchPhrases } = sourceWith((language, name) =>
      language === "de" && name === "nav" && fails ? broken() : undefined,
    );
    browserPrefers("fr");
    const i18n = await createI18n({ namespaces, fetchPhrases });
    expect(await changeLanguage(i18n, "de")).toBe(false);
    expect([currentLanguage(i18n), document.documentElement.lang, localStorage.getItem(LANGUAGE_KEY)]).toEqual([
      "fr",
      "fr",
      "fr",
    ]);
    expect(i18n.t("nav.login")).toBe("Se connecter");
    fails = false;
    expect(await changeLanguage(i18n, "de")).toBe(true);
    expect([currentLanguage(i18n), document.documentElement.lang]).toEqual(["de", "de"]);
  });

  test("is not asked for again by the screens that follow", async () => {
    const { fetched, fetchPhrases } = sourceWith((language) => (language === "de" ? broken() : undefined));
    const i18n = await createI18n({ language: "en", namespaces, fetchPhrases });
    expect(await changeLanguage(i18n, "de")).toBe(false);
    fetched.length = 0;
    await loadNamespaces(["login"]);
    expect(fetched).toEqual(["en/login"]);
  });

  test("at the start leaves Spanish", async () => {
    browserPrefers("it");
    const { fetchPhrases } = sourceWith((language) => (language === "it" ? broken() : undefined));
    const i18n = await createI18n({ namespaces, fetchPhrases });
    expect(currentLanguage(i18n)).toBe("es");
    expect(i18n.t("nav.login")).toBe("Iniciar sesión");
    expect(localStorage.getItem(LANGUAGE_KEY), "for this visit only").toBe("it");
  });

  test("at the start with Spanish fails the start", async () => {
    browserPrefers("it");
    await expect(createI18n({ namespaces, fetchPhrases: broken })).rejects.toThrow("The phrases could not be fetched");
  });
});

describe("I18N-09: of two choices the last one holds", () => {
  test.each([
    ["come", true],
    ["fail to come", false],
  ])("when the phrases of the first %s later", async (_how, comes) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let settle = () => {};
    const late = new Promise<void>((resolve, reject) => {
      settle = () => (comes ? resolve() : reject(new TypeError("Failed to fetch dynamically imported module")));
    });
    const { fetchPhrases } = sourceWith((language, name) =>
      language === "de" && name === "nav" ? late.then(() => fetchReally("de", "nav")) : undefined,
    );
    browserPrefers("es");
    const i18n = await createI18n({ namespaces, fetchPhrases });
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

test("LIMIT-32: the language is looked for in local storage, the browser, the html tag, and is Spanish where none has one", async () => {
  const found: (string | null)[] = [];
  localStorage.setItem(LANGUAGE_KEY, "it");
  browserPrefers("de-DE", "en");
  document.documentElement.lang = "fr";
  found.push(await detected());
  localStorage.setItem(LANGUAGE_KEY, "xx");
  document.documentElement.lang = "fr";
  found.push(await detected());
  // What was found is stored, and found there the next time.
  found.push(localStorage.getItem(LANGUAGE_KEY));
  browserPrefers("ja");
  found.push(await detected());
  localStorage.clear();
  document.documentElement.lang = "fr";
  found.push(await detected());
  localStorage.clear();
  document.documentElement.lang = "ja";
  found.push(await detected());
  expect(found).toEqual(["it", "de", "de", "de", "fr", "es"]);
});

test("I18N-08: the choice is stored and holds after a reload", async () => {
  browserPrefers("es-ES");
  const i18n = await createI18n({ namespaces });
  await changeLanguage(i18n, "fr");
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
  expect(await detected()).toBe("fr");
});

describe("OPEN-07: a language that the address asks for", () => {
  const kept = () => [localStorage.getItem(LANGUAGE_KEY), document.cookie.match(`${LANGUAGE_COOKIE}=(..)`)?.[1]];
  const visit = (address: string) => history.replaceState(null, "", address);

  beforeEach(async () => {
    visit("/");
    localStorage.setItem(LANGUAGE_KEY, "de");
    await createI18n({ namespaces });
    visit("/terms?lang=it");
  });
  afterEach(() => visit("/"));

  test("goes before the stored one, which is kept", async () => {
    const i18n = await createI18n({ namespaces });
    expect([currentLanguage(i18n), document.documentElement.lang]).toEqual(["it", "it"]);
    expect(kept()).toEqual(["de", "de"]);
  });

  test("is that of its page alone", async () => {
    const i18n = await createI18n({ namespaces });
    await leaveAskedLanguage(i18n);
    expect(currentLanguage(i18n)).toBe("it");
    visit("/login");
    await leaveAskedLanguage(i18n);
    expect([currentLanguage(i18n), ...kept()]).toEqual(["de", "de", "de"]);
  });

  test("gives way to a choice, which is kept", async () => {
    const i18n = await createI18n({ namespaces });
    await changeLanguage(i18n, "fr");
    visit("/login");
    await leaveAskedLanguage(i18n);
    expect([currentLanguage(i18n), ...kept()]).toEqual(["fr", "fr", "fr"]);
  });

  test("gives way to a choice whose phrases come after the next page", async () => {
    let arrive = () => {};
    const { fetchPhrases } = sourceWith((language) =>
      language === "fr" ? new Promise((done) => (arrive = () => done({}))) : undefined,
    );
    const i18n = await createI18n({ namespaces: [namespaces[0]], fetchPhrases });
    const chosen = changeLanguage(i18n, "fr");
    visit("/login");
    await leaveAskedLanguage(i18n);
    arrive();
    await chosen;
    expect([currentLanguage(i18n), ...kept()]).toEqual(["fr", "fr", "fr"]);
  });

  test("is not kept either where it cannot be fetched", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { fetchPhrases } = sourceWith((language) => (language === "it" ? broken() : undefined));
    expect(currentLanguage(await createI18n({ namespaces, fetchPhrases }))).toBe("es");
    expect(kept()).toEqual(["de", "de"]);
  });
});

test("a language is found as other programs write it, and without a list of those that the browser prefers", async () => {
  localStorage.setItem(LANGUAGE_KEY, "pt_BR");
  browserPrefers("en");
  expect(await detected()).toBe("pt");
  localStorage.clear();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(undefined as never);
  vi.spyOn(navigator, "language", "get").mockReturnValue("FR-fr");
  expect(await detected()).toBe("fr");
});

test.each(LANGUAGES)("I18N-11: %s has its own phrases, counts included", async (language) => {
  const i18n = await i18nWithAllPhrases(language);
  expect(i18n.t("common.loading")).toBe(i18n.getResource(language, "common", "loading"));
  expect(i18n.t("common.people.age", { count: 1 })).toContain("1");
  expect(i18n.t("common.people.age", { count: 27 })).toContain("27");
});
