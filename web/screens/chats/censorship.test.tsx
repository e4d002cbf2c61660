import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { offline } from "../../lib/api-testing.ts";
import { prepareCensorship } from "./censorship/censor-message.ts";
import { composer, never, open, SEND, say, sentTo, shownMessages } from "./testing.tsx";

vi.mock("./censorship/censor-message.ts", async (original) => ({
  ...(await original<typeof import("./censorship/censor-message.ts")>()),
  prepareCensorship: vi.fn(async () => {}),
}));

const KEY = "nakamatch-censorship";

beforeEach(() => store(null));

/** Stores settings like another tab; null removes them. */
function store(settings: object | null) {
  if (settings) localStorage.setItem(KEY, JSON.stringify(settings));
  else localStorage.removeItem(KEY);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

async function openSettings() {
  fireEvent.click(await screen.findByRole("button", { name: "Filtro de palabrotas" }));
  return within(await screen.findByRole("dialog", { name: "Filtro de palabrotas" }));
}
type Settings = Awaited<ReturnType<typeof openSettings>>;

function chooseLanguage(settings: Settings, name: string) {
  const option = settings.getByRole<HTMLOptionElement>("option", { name });
  fireEvent.change(settings.getByRole("combobox", { name: "Idioma" }), { target: { value: option.value } });
}

function addWord(settings: Settings, word: string) {
  fireEvent.change(settings.getByRole("textbox", { name: "Palabra o expresión" }), { target: { value: word } });
  fireEvent.click(settings.getByRole("button", { name: "Añadir" }));
}

const words = (settings: Settings) => settings.queryAllByRole("listitem").map(({ textContent }) => textContent);

/** Sends by Enter; returns the texts at the server, once complete. */
async function send(of: Awaited<ReturnType<typeof open>>["of"], text: string, count = 1) {
  await say(text);
  await waitFor(() => expect(sentTo(of)).toHaveLength(count));
  return sentTo(of).map(({ message: text }) => text);
}

describe("the settings dialog", () => {
  test("CENSOR-01: opens without any conversation too", async () => {
    await open({ chats: [], open: false });
    expect(await openSettings()).toBeTruthy();
  });

  test("CENSOR-03: stores the configuration in the browser", async () => {
    await open();
    const settings = await openSettings();
    fireEvent.click(settings.getByRole("switch", { name: "Tapar las palabrotas de mis mensajes" }));
    fireEvent.change(settings.getByRole("textbox", { name: "Carácter que las tapa" }), { target: { value: "#" } });
    addWord(settings, " Titan ");
    chooseLanguage(settings, "Deutsch");
    addWord(settings, "Quatsch");
    expect(stored()).toEqual({
      enabled: false,
      replacementChar: "#",
      languages: { es: ["Titan"], it: [], de: ["Quatsch"], en: [], fr: [], pt: [] },
    });
  });

  test("CENSOR-04: refuses what is not exactly one character, and keeps the last good one", async () => {
    await open();
    const settings = await openSettings();
    const field = settings.getByRole<HTMLInputElement>("textbox", { name: "Carácter que las tapa" });
    fireEvent.change(field, { target: { value: "#" } });
    for (const value of ["##", "", " ", "😀"]) {
      fireEvent.change(field, { target: { value } });
      expect(settings.getByText(/^Escribe un único carácter/)).toBeTruthy();
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(stored().replacementChar).toBe("#");
    }
    fireEvent.change(field, { target: { value: "x" } });
    expect(settings.queryByText(/^Escribe un único carácter/)).toBeNull();
    expect(settings.getByText(/xxxxxxx/)).toBeTruthy();
    expect(stored().replacementChar).toBe("x");
  });

  test("CENSOR-05 CENSOR-06: refuses an empty word, and one that its language lists already; another language takes it", async () => {
    await open();
    const settings = await openSettings();
    addWord(settings, "   ");
    expect(settings.getByText("Escribe una palabra.")).toBeTruthy();
    expect(words(settings)).toEqual([]);
    addWord(settings, "titan");
    addWord(settings, " TITAN ");
    expect(settings.getByText(/^Esa palabra ya está en la lista/)).toBeTruthy();
    expect(words(settings)).toEqual(["titan"]);
    chooseLanguage(settings, "Italiano");
    expect(settings.queryByText(/^Esa palabra ya está en la lista/)).toBeNull();
    expect(words(settings)).toEqual([]);
    addWord(settings, "titan");
    expect(words(settings)).toEqual(["titan"]);
    expect(stored().languages).toMatchObject({ es: ["titan"], it: ["titan"] });
  });

  test("a word that is removed is gone, and the focus is on the field", async () => {
    await open();
    const settings = await openSettings();
    addWord(settings, "titan");
    const remove = settings.getByRole("button", { name: /titan/ });
    remove.focus();
    fireEvent.click(remove);
    expect(words(settings)).toEqual([]);
    expect(document.activeElement).toBe(settings.getByRole("textbox", { name: "Palabra o expresión" }));
    expect(stored().languages.es).toEqual([]);
  });
});

describe("sending", () => {
  test("CENSOR-09 CENSOR-07: the message is masked, in what is sent and in what is shown before the answer", async () => {
    const { of } = await open({ answers: { [SEND]: never } });
    expect(await send(of, "¡Qué MIERDA, scheiße y shit de serie!")).toEqual(["¡Qué ******, ******* y **** de serie!"]);
    expect(within(await shownMessages()).getByText(/¡Qué \*{6}, /)).toBeTruthy();
    expect(within(await shownMessages()).queryByText(/MIERDA/)).toBeNull();
  });

  test("CENSOR-08: with the filter off it is sent as it is", async () => {
    store({ enabled: false, languages: { es: ["titan"] } });
    const { of } = await open();
    expect(await send(of, "Una mierda de titan")).toEqual(["Una mierda de titan"]);
  });

  test("CENSOR-10 OPEN-88: custom words of every language are masked, with the character that is set", async () => {
    store({ enabled: true, replacementChar: "#", languages: { es: ["Titan"], de: ["Quatsch"] } });
    const { of } = await open();
    expect(await send(of, "titan, quatsch, titanes, merde")).toEqual(["#####, #######, titanes, #####"]);
  });

  test("CENSOR-09 CHAT-28: a message that fails is in the draft as it was written, and keeps its id", async () => {
    const { of } = await open({ answers: { [SEND]: offline } });
    await send(of, "mierda");
    await waitFor(async () => expect((await composer()).value).toBe("mierda"));
    expect(await send(of, "mierda", 2)).toEqual(["******", "******"]);
    const ids = sentTo(of).map(({ id: each }) => each);
    expect(ids[1]).toBe(ids[0]);
  });
});

test("CENSOR-09: the word lists are fetched when one may begin to write, and not with the filter off", async () => {
  vi.mocked(prepareCensorship).mockClear();
  store({ enabled: false });
  await open();
  await composer();
  expect(prepareCensorship).not.toHaveBeenCalled();
  store({ enabled: true });
  await waitFor(() => expect(prepareCensorship).toHaveBeenCalledOnce());
});

test("CENSOR-09: while the lists cannot be fetched nothing is sent, and the text stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  vi.doMock("./censorship/message-mask.ts", () => offline());
  const fresh = await import("./testing.tsx");
  const { of } = await fresh.open();
  await fresh.write("mierda");
  fireEvent.keyDown(await fresh.composer(), { key: "Enter" });
  expect(await screen.findByText(/^No hemos podido enviar el mensaje/)).toBeTruthy();
  expect((await fresh.composer()).value).toBe("mierda");
  expect(sentTo(of)).toEqual([]);
  vi.doUnmock("./censorship/message-mask.ts");
});
