import type { DailyPerson, DailySettings, Widened } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Answer, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import type { viewer } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { awaitFirstPeople } from "./first-people.ts";
import { id, page, person } from "./testing.ts";

const TODAY = "PUT /discovery/today";

function someone(number: number, extra: Partial<DailyPerson> = {}): DailyPerson {
  const { gender: _, lookingFor: __, interests: ___, ...known } = person(number);
  return {
    ...known,
    possible: "ambas",
    inCommon: 4,
    reason: { title: "Mushishi", fewerThan: null },
    onlyTitle: null,
    ...extra,
  };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const open = (
  people: DailyPerson[],
  {
    answers = {},
    user = {},
    path = "/dashboard",
    list = [9],
    nextAt = inHours(7),
    settings = limits(null),
    widened = null,
  }: {
    answers?: Record<string, Answer>;
    user?: Partial<typeof viewer>;
    path?: string;
    list?: number[];
    nextAt?: string | null;
    settings?: DailySettings;
    widened?: Widened | null;
  } = {},
) =>
  openDashboard(
    {
      "GET /discovery": page(list.map((number) => person(number))),
      [TODAY]: () => ({ people, settings, widened, nextAt }),
      ...answers,
    },
    { user, path },
  );
const line = () => screen.findByRole("button", { name: /^Tu gente de hoy/ });
const section = () => screen.findByRole("region", { name: "Tu gente de hoy", busy: false });
const names = async () =>
  within(await section())
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("the people stand open above the list, each with a reason, and it says when the next come", async () => {
  const rare = { title: "Monster", fewerThan: 50 };
  const one = { title: "Mushishi", fewerThan: null };
  await open([
    someone(1, { reason: rare, avatarUrl: "/avatars/zoro.jpg" }),
    someone(2, {
      inCommon: 2,
      reason: null,
      possible: "amistad",
      line: { question: null, text: "Leo manga en el metro." },
    }),
    someone(3, { inCommon: 1, reason: one, city: null, country: null, distanceKm: null }),
  ]);
  const cards = within(await section()).getAllByRole("article");
  expect(cards.map(outlineOf)).toMatchSnapshot();
  expect((await section()).textContent).toContain("La próxima tanda llega dentro de 7 horas.");
  const list = await screen.findByRole("list", { name: es.dashboard.list });
  expect((await section()).compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(cards[0]?.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
});

test("a card names the only title in common, also where neither of both loves it, and shows what an answer is about", async () => {
  const line = { question: "my_isekai", text: "Ghibli" };
  await open([someone(1, { reason: null, inCommon: 1, onlyTitle: "Elden Ring", line })]);
  const card = within(await section()).getByRole("article");
  expect(within(card).getByText("Elden Ring")).toBeTruthy();
  expect(within(card).getByRole("figure").textContent).toBe(`${es.prompts.questions.my_isekai}Ghibli`);
});

test("the reason of somebody who goes to the same event is that event", async () => {
  await open([someone(1, { goesTo: [{ id: id(7), name: "Kaze Con" }] }), someone(2)]);
  const cards = within(await section()).getAllByRole("article");
  const told = (text: string) => cards.map((card) => within(card).queryByText(text) !== null);
  expect(told("Va también a Kaze Con")).toEqual([true, false]);
  expect(told("Mushishi")).toEqual([false, true]);
});

test("a card tells who was active lately over the photo", async () => {
  await open([someone(1, { recentActivity: "week" }), someone(2)]);
  const cards = within(await section()).getAllByRole("article");
  const told = es.common.people.recentActivity.week;
  expect(cards.map((card) => within(card).queryByText(told) !== null)).toEqual([true, false]);
});

test("the section folds by a press, and stays as it was left in this browser", async () => {
  await open([someone(1), someone(2)]);
  expect((await line()).getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(await line());
  const faces = "ZZ";
  expect((await line()).textContent).toBe(`Tu gente de hoy2${faces}`);
  expect(screen.queryByRole("link", { name: "Zoro1" })).toBeNull();
  cleanup();
  await open([someone(1)]);
  expect((await line()).getAttribute("aria-expanded")).toBe("false");
});

test("who uses filters or another order finds the list first, and a line to the people", async () => {
  for (const query of ["sort=compatibility", "maxDistance=100"]) {
    await open([someone(1)], { path: `/dashboard?${query}` });
    expect((await line()).getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(await line());
    expect(await names()).toEqual(["Zoro1"]);
    cleanup();
    localStorage.clear();
  }
  sessionStorage.clear();
  await open([someone(1)]);
  expect((await line()).getAttribute("aria-expanded"), "as it was").toBe("true");
});

test("who opens them beside filters keeps them open over other screens, reloads and other filters, until the next come", async () => {
  const expanded = async () => (await line()).getAttribute("aria-expanded");
  await open([someone(1)], { path: "/dashboard?maxDistance=100" });
  fireEvent.click(await line());
  await names();
  cleanup();
  await open([someone(1)], { path: "/dashboard?sort=compatibility" });
  expect(await expanded()).toBe("true");
  await names();
  fireEvent.click(await line());
  cleanup();
  await open([someone(1)], { path: "/dashboard?maxDistance=100" });
  expect(await expanded(), "folded again").toBe("false");
  cleanup();
  await open([someone(1)], { path: "/dashboard?maxDistance=100", nextAt: inHours(-1) });
  fireEvent.click(await line());
  await names();
  cleanup();
  await open([someone(2)], { path: "/dashboard?maxDistance=100" });
  expect(await expanded(), "the next ones").toBe("false");
});

test("DISC-03: the explanation stands below the people, also on the first visit", async () => {
  await open([someone(1)]);
  const info = await screen.findByRole("button", { name: es.dashboard.info.title });
  expect(info.getAttribute("aria-expanded")).toBe("true");
  expect(info.compareDocumentPosition(await section()) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test("who is among them is marked in the list, and nobody else", async () => {
  await open([someone(1)], { list: [1, 2] });
  const cards = within(await screen.findByRole("list", { name: es.dashboard.list })).getAllByRole("article");
  expect(cards.map((card) => within(card).queryByText(es.taste.today.title) !== null)).toEqual([true, false]);
});

test("after the onboarding they have the focus, once", async () => {
  awaitFirstPeople();
  for (const isFirst of [true, false]) {
    await open([someone(1)]);
    const heading = within(await section()).getByRole("heading", { level: 2 });
    if (isFirst) await waitFor(() => expect(document.activeElement).toBe(heading));
    else expect(heading.contains(document.activeElement)).toBe(false);
    cleanup();
  }
});

test("arrow keys move from name to name", async () => {
  await open([someone(1), someone(2), someone(3)]);
  within(await section())
    .getByRole("button", { name: "Dar like a Zoro1" })
    .focus();
  for (const [key, number] of [
    ["ArrowRight", 2],
    ["End", 3],
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["Home", 1],
    ["ArrowLeft", 1],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement, key).toBe(link(number));
  }
});

test("buttons move the row by a card, from its end to its beginning; they are absent where all cards fit", async () => {
  const sizes = { scrollWidth: 900, clientWidth: 300 };
  for (const [size, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, size as keyof typeof sizes, "get").mockReturnValue(value);
  }
  vi.stubGlobal(
    "ResizeObserver",
    class extends ResizeObserver {
      readonly #tell: () => void;
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        this.#tell = () => callback([], this);
      }
      override observe(): void {
        this.#tell();
      }
    },
  );
  try {
    await open([someone(1), someone(2), someone(3)]);
    const row = within(await section()).getByRole("list");
    for (const [name, left] of [
      [es.taste.today.next, 312],
      [es.taste.today.next, 600],
      [es.taste.today.next, 0],
      [es.taste.today.previous, 600],
    ] as const) {
      fireEvent.click(await screen.findByRole("button", { name }));
      expect(Math.min(row.scrollLeft, 600)).toBe(left);
      row.scrollLeft = left;
    }
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  }
  cleanup();
  await open([someone(1)]);
  await section();
  expect(screen.queryByRole("button", { name: es.taste.today.next })).toBeNull();
});

test("on the way back the row stands where it was left; another draw starts at the first card", async () => {
  const people = [someone(1), someone(2), someone(3)];
  const nextAt = inHours(7);
  const row = async () => within(await section()).getByRole("list");
  await open(people, { nextAt });
  (await row()).scrollLeft = 624;
  fireEvent.click(screen.getByRole("link", { name: "Zoro3" }));
  cleanup();
  await open(people, { nextAt });
  expect((await row()).scrollLeft).toBe(624);
  cleanup();
  await open(people, { nextAt, settings: limits(50) });
  expect((await row()).scrollLeft).toBe(0);
});

test("one press likes, and the person stays in place; a match leads to the chat", async () => {
  const { of } = await open([someone(1), someone(2, { hasLiked: true, isMatch: true })], {
    answers: { "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
  expect(await screen.findByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
  await screen.findByText("Like enviado");
  expect(of("PUT", `/people/${id(1)}/like`)).toHaveLength(1);
  expect(of("PUT", "/discovery/today")).toHaveLength(1);
  expect(within(await section()).getByRole("button", { name: "Chatear con Zoro2" })).toBeTruthy();
});

test("who was liked keeps the place when the people are asked for again", async () => {
  let people = [someone(1), someone(2), someone(3)];
  const nextAt = inHours(7);
  const { of } = await open([], {
    answers: {
      [TODAY]: () => ({ people, settings: limits(null), widened: null, nextAt }),
      "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }),
      "PUT /discovery/hidden/*": () => ({ isHidden: true }),
      "DELETE /discovery/hidden/*": () => ({ isHidden: false }),
    },
  });
  const before = await names();
  fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro2" }));
  await screen.findByText("Like enviado");
  people = [someone(1), someone(3)];
  fireEvent.click(screen.getByRole("button", { name: `${es.dashboard.card.hide}: Zoro3` }));
  fireEvent.click(await screen.findByRole("button", { name: es.common.hiding.undo }));
  await waitFor(() => expect(of("PUT", "/discovery/today")).toHaveLength(2));
  await waitFor(async () => expect(await names()).toEqual(before));
  expect(screen.getByRole("button", { name: "Quitar like a Zoro2" })).toBeTruthy();
});

/** The server's people are those who are not hidden. */
const openToHide = async (...numbers: number[]) => {
  let people = numbers.map((number) => someone(number));
  const change = (hidden: number[]) => {
    people = numbers.filter((number) => !hidden.includes(number)).map((number) => someone(number));
  };
  const { of } = await open([], {
    answers: {
      [TODAY]: () => ({ people, settings: limits(null), widened: null, nextAt: inHours(7) }),
      "PUT /discovery/hidden/*": () => ({ isHidden: true }),
      "DELETE /discovery/hidden/*": () => ({ isHidden: false }),
    },
  });
  await section();
  return { change, of };
};
const hideButton = (number: number) => screen.getByRole("button", { name: `No es para mí: Zoro${number}` });
const link = (number: number) => screen.getByRole("link", { name: `Zoro${number}` });
const doneText = es.taste.today.done.replace("{{when}}", "dentro de 7 horas");

test("not for me: the next person takes the place and the focus, and a line undoes it", async () => {
  const { change, of } = await openToHide(1, 2, 3);
  hideButton(2).focus();
  change([2]);
  fireEvent.click(hideButton(2));
  await waitFor(async () => expect(await names()).toEqual(["Zoro1", "Zoro3"]));
  await waitFor(() => expect(document.activeElement).toBe(link(3)));
  const said = within(await section()).getByRole("status");
  expect(said.textContent).toContain(es.common.hiding.done.replace("{{name}}", "Zoro2"));
  await waitFor(() => expect(of("PUT", `/discovery/hidden/${id(2)}`)).toHaveLength(1));
  const undo = within(said).getByRole("button", { name: es.common.hiding.undo });
  undo.focus();
  change([]);
  fireEvent.click(undo);
  await waitFor(async () => expect(await names()).toEqual(["Zoro1", "Zoro2", "Zoro3"]));
  await waitFor(() => expect(document.activeElement).toBe(link(2)));
  expect(said.textContent).toBe("");
});

test("not for me: the second press of a double click does not meet the next person", async () => {
  const { change, of } = await openToHide(1, 2);
  change([1]);
  fireEvent.click(hideButton(1), { detail: 1 });
  await waitFor(async () => expect(await names()).toEqual(["Zoro2"]));
  fireEvent.click(hideButton(2), { detail: 2 });
  await waitFor(() => expect(of("PUT", `/discovery/hidden/${id(1)}`)).toHaveLength(1));
  expect(of("PUT", `/discovery/hidden/${id(2)}`)).toHaveLength(0);
});

test("not for me: after the last one a kind word has the focus, and it can be undone", async () => {
  const { change } = await openToHide(1);
  hideButton(1).focus();
  change([1]);
  fireEvent.click(hideButton(1));
  const closing = await screen.findByText(doneText);
  expect(document.activeElement).toBe(closing);
  change([]);
  fireEvent.click(await screen.findByRole("button", { name: es.common.hiding.undo }));
  await waitFor(async () => expect(await names()).toEqual(["Zoro1"]));
});

test("who has liked or put away everyone reads the same word below the cards", async () => {
  await open([someone(1, { hasLiked: true })]);
  expect(within(await section()).getByText(doneText)).toBeTruthy();
});

test("nothing is shown without people or an answer, and nothing is asked for people who pause or seek nobody", async () => {
  const shows = async (options: Parameters<typeof open>[1], people: DailyPerson[] = []) => {
    cleanup();
    const { of } = await open(people, options);
    await screen.findByRole("article");
    await waitFor(() => expect(screen.queryByText("Tu gente de hoy")).toBeNull());
    return of("PUT", "/discovery/today").length > 0;
  };
  const broken = () => {
    throw new TypeError("no connection");
  };
  expect(await shows({ nextAt: null })).toBe(true);
  expect(await shows({ answers: { [TODAY]: broken } })).toBe(true);
  expect(await shows({ user: { isPaused: true } }, [someone(1)])).toBe(false);
  expect(await shows({ user: { seeksNobody: true } }, [someone(1)])).toBe(false);
});

const { fewNone, few_one, few_other, wider } = es.taste.today;
const otherAge = wider.otherAge.replace("{{years}}", "5");
test.each<[string, Partial<Widened>, string, string]>([
  ["nobody near", { within: 0, isFarther: true }, fewNone, wider.farther],
  ["one of the ages", { within: 1, isOtherAge: true }, few_one, otherAge],
  ["two who speak", { within: 2, isForeign: true }, few_other, wider.foreign],
  ["farther and older", { within: 2, isFarther: true, isOtherAge: true }, few_other, `${wider.farther} y ${otherAge}`],
  [
    "all",
    { within: 2, isFarther: true, isOtherAge: true, isForeign: true },
    few_other,
    `${wider.farther}, ${otherAge} y ${wider.foreign}`,
  ],
])("it says that too few were within the settings: %s", async (_, some, few, where) => {
  const widened = { ...limits(100), within: 0, isFarther: false, isOtherAge: false, isForeign: false, ...some };
  await open([someone(1)], { widened });
  const said = within(await section()).getByText(few.replace("{{count}}", "2").replace("{{where}}", where));
  const row = within(await section()).getByRole("list");
  expect(said.compareDocumentPosition(row), "above the people").toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("it says how far away the others live, as long as one of them is shown", async () => {
  const widened = { ...limits(50), within: 1, isFarther: true, isOtherAge: false, isForeign: false };
  const near = someone(1, { distanceKm: 12 });
  const farther = wider.fartherTo.replace("{{km}}", "486");
  const draws = new Map([
    [farther, [near, someone(2, { distanceKm: 486.2 }), someone(3, { distanceKm: null })]],
    [wider.farther, [near]],
  ]);
  for (const [where, people] of draws) {
    await open(people, { widened });
    expect(within(await section()).getByText(few_one.replace("{{where}}", where))).toBeTruthy();
    cleanup();
  }
});

function limits(
  maxDistance: DailySettings["maxDistance"],
  sharedLanguage = false,
  [minAge, maxAge]: [number | null, number | null] = [null, null],
): DailySettings {
  return { maxDistance, minAge, maxAge, sharedLanguage };
}

describe("the settings", () => {
  const words = es.dailySettings;
  const { limits: said, change } = es.taste.today;
  const server = (
    settings: Partial<DailySettings & { holdsFrom: string | null }> = {},
    languages: string[] = ["es"],
  ) => ({
    "GET /me/daily-people": () => ({
      ...limits(null),
      isChosen: true,
      hasLanguages: true,
      holdsFrom: null,
      ...settings,
    }),
    "GET /me/profile": () => ({ languages }),
    "PUT /me/daily-people": ({ body }: { body: unknown }) => body,
    "PUT /me/languages": ({ body }: { body: unknown }) => body,
  });
  const opener = () => screen.findByRole("button", { name: new RegExp(`${change}$`) });
  const openSettings = async () => {
    (await opener()).focus();
    fireEvent.click(await opener());
    const dialog = await screen.findByRole("dialog", { name: words.title });
    await within(dialog).findByLabelText(words.distance);
    return dialog;
  };
  const choose = (dialog: HTMLElement, distance: string) =>
    fireEvent.change(within(dialog).getByLabelText(words.distance), { target: { value: distance } });
  const age = (dialog: HTMLElement, label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  const save = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole("button", { name: words.save }));

  test.each([
    [limits(null), said.none],
    [limits(100), "Hasta 100 km"],
    [limits(null, true), `${said.anywhere} · ${said.speaking}`],
    [limits(1000, true), `Hasta 1000 km · ${said.speaking}`],
    [limits(100, false, [25, 35]), "Hasta 100 km · 25–35 años"],
    [limits(null, false, [25, null]), `${said.anywhere} · 25+ años`],
    [limits(null, false, [null, 35]), `${said.anywhere} · 18–35 años`],
  ])("stand at the people: %o", async (settings, text) => {
    await open([someone(1)], { settings });
    await section();
    expect((await opener()).textContent).toBe(`${text} ${change}`);
  });

  test("are saved together, and the dialog closes with the new people there, the focus back", async () => {
    let drawn = { people: [someone(1)], settings: limits(null) };
    const { of } = await open([], {
      answers: {
        ...server(),
        [TODAY]: () => ({ ...drawn, widened: null, nextAt: inHours(7) }),
        "PUT /me/daily-people": ({ body }) => {
          drawn = { people: [someone(2)], settings: body as DailySettings };
          return body;
        },
      },
    });
    const dialog = await openSettings();
    expect(outlineOf(dialog)).toMatchSnapshot();
    choose(dialog, "100");
    age(dialog, words.maxAge, "35");
    age(dialog, words.minAge, "40");
    const shown = within(dialog).getByLabelText<HTMLSelectElement>(words.maxAge).value;
    expect(shown, "the other age follows").toBe("40");
    age(dialog, words.maxAge, "38");
    age(dialog, words.maxAge, "any");
    fireEvent.click(within(dialog).getByRole("switch", { name: words.sharedLanguage }));
    save(dialog);
    expect(await screen.findByText(words.saved)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await names()).toEqual(["Zoro2"]);
    expect(of("PUT", "/me/daily-people").map(({ body }) => body)).toEqual([limits(100, true, [38, null])]);
    expect(document.activeElement).toBe(await opener());
  });

  test("say when a second change holds", async () => {
    await open([someone(1)], { answers: server({ holdsFrom: inHours(7) }) });
    const dialog = await openSettings();
    expect(dialog.textContent).toContain("vale desde la próxima tanda, dentro de 7 horas (");
    save(dialog);
    expect(await screen.findByText(words.savedLater)).toBeTruthy();
  });

  test("stay as they were typed where they cannot be saved", async () => {
    const failing = { ...server(limits(250)), "PUT /me/daily-people": () => refusal("INTERNAL") };
    await open([someone(1)], { answers: failing });
    const dialog = await openSettings();
    choose(dialog, "any");
    save(dialog);
    expect(await screen.findByText(es.errors.title)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLSelectElement>(words.distance).value).toBe("any");
  });

  test("ask people for their languages who have said none, before they limit them", async () => {
    const { of } = await open([someone(1)], { answers: server({}, []) });
    const dialog = await openSettings();
    fireEvent.click(within(dialog).getByRole("switch", { name: words.sharedLanguage }));
    const search = await within(dialog).findByRole("combobox", { name: new RegExp(es.languages.ask.slice(1, -1)) });
    await waitFor(() => expect(search.isConnected).toBe(true));
    save(dialog);
    expect(await within(dialog).findByText(es.languages.needed)).toBeTruthy();
    expect(of("PUT", "/me/daily-people")).toEqual([]);
    expect(document.activeElement).toBe(search);
    fireEvent.keyDown(search, { key: "ArrowDown" });
    const [first] = await screen.findAllByRole("option", { name: "Español" });
    fireEvent.click(first!);
    save(dialog);
    await waitFor(() => expect(of("PUT", "/me/daily-people")).toHaveLength(1));
    expect(of("PUT", "/me/languages").map(({ body }) => body)).toEqual([{ languages: ["es"] }]);
  });

  test("are there, too, once everybody of today is gone", async () => {
    await open([], { answers: server() });
    expect(await openSettings()).toBeTruthy();
  });
});
