import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Call, fakeServer, refusal } from "../../../lib/api-testing.ts";
import { testApp } from "../../../lib/app-testing.ts";
import { outlineOf, outlineOfToast } from "../../../lib/outline-testing.ts";
import { pick, renderInKit } from "../../../ui/testing.tsx";
import { InterestsEditor } from "./interests-editor.tsx";

/** The editor's states and requests. */

const MINE = "GET /api/v1/me/interests";
const CATALOGUE = "GET /api/v1/interests";
const POPULAR = "GET /api/v1/interests/popular";
const never = () => new Promise(() => {});
const title = (id: number, name: string, kind: InterestKind = "anime") => ({ id, name, kind });
const found = (id: number, name: string, kind: InterestKind = "anime", matchedTitle: string | null = null) => ({
  ...title(id, name, kind),
  matchedTitle,
});
const many = (count: number, kind: InterestKind = "anime") =>
  Array.from({ length: count }, (_, index) => found(1000 + index, `Obra ${index}`, kind));

const ANIME = [found(1, "Berserk"), found(2, "Naruto"), found(3, "Monster")];
const queryOf = ({ path }: Call) => new URL(path, location.origin).searchParams;
const ofKind = (titles: typeof ANIME) => (call: Call) =>
  titles.filter(({ kind }) => kind === (queryOf(call).get("kind") ?? kind));

async function open(answers: Record<string, (call: Call) => unknown> = {}) {
  const server = fakeServer({
    [MINE]: () => [],
    [CATALOGUE]: () => [found(1, "Berserk"), found(2, "Naruto", "anime", "Naruto Uzumaki")],
    [POPULAR]: () => [],
    ...Object.fromEntries(ANIME.map((each) => [`PUT /api/v1/me/interests/${each.id}`, () => each])),
    ...answers,
  });
  const app = testApp();
  app.queries.setDefaultOptions({ queries: { ...app.queries.getDefaultOptions().queries, retry: false } });
  await renderInKit(<InterestsEditor />, { app });
  const asked = () => server.of(CATALOGUE).map((call) => Object.fromEntries(queryOf(call)));
  return { server, asked };
}
/** The count and the list. */
const box = () => {
  const status = screen.getByRole("status");
  return [outlineOf(status), outlineOf(status.parentElement?.nextElementSibling as Element)].join("\n");
};
const count = (text: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
const activeTitle = () =>
  document
    .getElementById(screen.getByRole("searchbox").getAttribute("aria-activedescendant") ?? "")
    ?.getAttribute("aria-label") ?? undefined;
const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Freezes time until advanced. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
const add = (name: string) => screen.findByRole("button", { name: `Añadir ${name}` });
const list = () => screen.findByRole("list", { name: "Títulos que puedes añadir" });

async function press(button: HTMLElement) {
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
}

describe("the editor consists of what its outline says", () => {
  test("with titles of every kind chosen", async () => {
    await open({ [MINE]: () => [title(7, "Akira"), title(8, "Zelda", "juego"), title(9, "Dune", "serie_pelicula")] });
    const heading = await screen.findByRole("heading", { name: /^Tus gustos/ });
    await screen.findByRole("button", { name: "Quitar Dune" });
    const bar = heading.closest(".sticky");
    expect(outlineOf(bar as Element)).toMatchSnapshot("the heading");
    expect(outlineOf(bar?.nextElementSibling as Element)).toMatchSnapshot("the columns");
  });

  test("while the chosen ones are on their way: nothing can be picked yet", async () => {
    const { server } = await open({ [MINE]: never, [POPULAR]: () => [title(5, "Monster")] });
    await waitFor(() => expect(server.of(CATALOGUE)).toHaveLength(1));
    await screen.findByText("Populares");
    await count("Buscando...");
    expect(screen.queryByRole("button", { name: /^Añadir/ })).toBeNull();
    expect(outlineOf(screen.getByText("Populares").parentElement as Element)).toMatchSnapshot();
  });

  test("where its titles cannot be fetched, and the next time can", async () => {
    let answer = (): unknown => refusal("INTERNAL");
    await open({ [CATALOGUE]: () => answer() });
    await screen.findByText(es.interests.loadError);
    expect(box()).toMatchSnapshot();
    answer = () => [found(1, "Berserk")];
    const retry = screen.getByRole("button", { name: "Reintentar" });
    retry.focus();
    fireEvent.click(retry);
    const first = await add("Berserk");
    expect(document.activeElement).toBe(first.closest("[tabindex]"));
  });

  test.each([
    [100, es.interests.narrow],
    [99, "99 títulos"],
  ])("with %i titles found, of at most 100 that it asks for", async (found, text) => {
    await open({ [CATALOGUE]: () => many(found) });
    await count(text);
  });
});

describe("popular titles", () => {
  test.each([
    ["there are none", () => []],
    ["they cannot be fetched", () => refusal("NOT_FOUND")],
  ])("are left out where %s", async (_, popular) => {
    const { server } = await open({ [MINE]: () => [title(3, "Monster")], [POPULAR]: popular });
    await screen.findByRole("button", { name: "Quitar Monster" });
    await waitFor(() => expect(screen.queryByText("Populares")).toBeNull());
    expect(server.of(POPULAR)[0]?.path).toContain("kind=anime");
  });
});

describe("the search", () => {
  test("asks a quarter of a second after the last key, without spaces around, and says that it searches", async () => {
    const { asked } = await open();
    await count("2 títulos");
    stopTime();
    search("b");
    await pass(249);
    search(" ber ");
    expect(screen.getByRole("status").textContent).toBe("Buscando...");
    await pass(249);
    const ofKind = () => asked().filter(({ kind }) => kind === "anime");
    expect(ofKind()).toHaveLength(1);
    await pass(1);
    await pass(10);
    expect(ofKind().slice(1)).toEqual([{ kind: "anime", limit: "100", search: "ber" }]);
    expect(asked(), "the other kinds").toContainEqual({ search: "ber", limit: "100" });
    expect(screen.getByRole("status").textContent).toBe("2 títulos");
  });

  test("INTEREST-07: Enter adds the first title found, once it is found", async () => {
    const hits: Record<string, typeof ANIME> = {
      ber: [found(1, "Berserk")],
      n: [found(2, "Naruto"), found(3, "Monster")],
    };
    const { server } = await open({ [CATALOGUE]: (call) => hits[queryOf(call).get("search") ?? ""] ?? ANIME });
    const added = () => server.calls.filter(({ method }) => method === "PUT").map(({ path }) => path);
    const enter = () => fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
    await add("Monster");
    enter();
    search("ber");
    enter();
    expect(added()).toEqual([]);
    await waitFor(() => expect(added()).toEqual(["/api/v1/me/interests/1"]));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
    search("n");
    await add("Naruto");
    enter();
    await waitFor(() => expect(added()).toEqual(["/api/v1/me/interests/1", "/api/v1/me/interests/2"]));
  });

  test.each([
    ["name", "  elden ring", found(2, "Elden Ring")],
    ["other name", "anillo de elden", found(2, "Elden Ring", "anime", "Anillo de Elden")],
  ])("INTEREST-07: of several titles found Enter adds the one of exactly that %s", async (_, typed, exact) => {
    const hits = [found(1, "Elden Ring Nightreign"), exact];
    const { server } = await open({ [CATALOGUE]: (call) => (queryOf(call).get("search") ? hits : ANIME) });
    await add("Monster");
    search(typed);
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
    await waitFor(() =>
      expect(server.calls.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
        "/api/v1/me/interests/2",
      ]),
    );
  });

  test("INTEREST-07: arrows go through the titles found, and Enter takes one; the focus stays in the field", async () => {
    const { server } = await open({ [CATALOGUE]: () => ANIME });
    await add("Monster");
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    field.focus();
    const key = (name: string) => fireEvent.keyDown(field, { key: name });
    for (const [name, title] of [
      ["ArrowDown", "Añadir Berserk"],
      ["ArrowDown", "Añadir Naruto"],
      ["ArrowUp", "Añadir Berserk"],
      ["ArrowUp", undefined],
      ["ArrowUp", "Añadir Monster"],
      ["ArrowDown", "Añadir Monster"],
    ] as const) {
      key(name);
      expect(activeTitle()).toBe(title);
    }
    key("ArrowUp");
    key("Enter");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Añadir Naruto" })).toBeNull());
    expect(activeTitle(), "the next one").toBe("Añadir Monster");
    search("x");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 títulos"));
    expect(activeTitle()).toBeUndefined();
    key("ArrowDown");
    key("Enter");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Añadir Berserk" })).toBeNull());
    expect([field.value, document.activeElement]).toEqual(["", field]);
    expect(server.calls.filter(({ method }) => method === "PUT")).toHaveLength(2);
  });

  test("INTEREST-07: what only other kinds have is listed below a line, and taken like the others", async () => {
    const ring = found(41, "El señor de los anillos", "serie_pelicula");
    const { server } = await open({
      [CATALOGUE]: (call) => {
        const kind = queryOf(call).get("kind");
        return queryOf(call).has("search") ? [ring].filter((each) => !kind || each.kind === kind) : ANIME;
      },
      "PUT /api/v1/me/interests/41": () => title(41, ring.name, ring.kind),
    });
    await add("Monster");
    search("anillos");
    await add(ring.name);
    expect(box()).toMatchSnapshot();
    expect(screen.queryByRole("button", { name: /Series & Películas \(/ })).toBeNull();
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
    await waitFor(() => expect(server.of("PUT /api/v1/me/interests/41")).toHaveLength(1));
  });

  test("offers the other kinds without a number where there may be more", async () => {
    const hits = [found(21, "Berserk Boy", "juego"), ...many(99, "serie_pelicula")];
    await open({ [CATALOGUE]: ({ path }) => (path.includes("kind=") ? [found(1, "Berserk")] : hits) });
    await add("Berserk");
    search("ber");
    const others = (await screen.findByText(es.interests.otherKinds)).parentElement as Element;
    expect(others.textContent).toBe(`${es.interests.otherKinds}VideojuegosSeries & Películas`);
  });
});

describe("how many titles are asked for", () => {
  test.each([
    [49, "100"],
    [50, "150"],
    [99, "150"],
    [950, "1000"],
  ])("with %i of the kind chosen: %s", async (chosen, limit) => {
    const mine = [...many(chosen).map(({ id, name, kind }) => ({ id, name, kind })), title(9, "Zelda", "juego")];
    const { asked } = await open({ [MINE]: () => mine });
    await waitFor(() => expect(asked().at(-1)).toEqual({ kind: "anime", limit }));
  });
});

describe("a pick", () => {
  test("INTEREST-10: is written and told for two seconds, and neither list is fetched again", async () => {
    const { server } = await open({ "PUT /api/v1/me/interests/1": () => title(1, "Berserk") });
    const button = await add("Berserk");
    stopTime();
    fireEvent.click(button);
    await pass(10);
    expect(outlineOfToast()).toContain(es.interests.toasts.added);
    await pass(1980);
    expect(outlineOfToast()).not.toBe("");
    await pass(20);
    expect(outlineOfToast()).toBe("");
    expect([MINE, CATALOGUE, "PUT /api/v1/me/interests/1"].map((each) => server.of(each).length)).toEqual([1, 1, 1]);
  });

  test("INTEREST-12: that fails is asked about only once the ones after it are written", async () => {
    let refuse = () => {};
    let take = () => {};
    const { server } = await open({
      "PUT /api/v1/me/interests/1": () => new Promise((resolve) => (refuse = () => resolve(refusal("INTERNAL")))),
      "PUT /api/v1/me/interests/2": () => new Promise((resolve) => (take = () => resolve(title(2, "Naruto")))),
    });
    fireEvent.click(await add("Berserk"));
    fireEvent.click(await screen.findByRole("button", { name: /^Añadir Naruto/ }));
    await waitFor(() => expect(server.of("PUT /api/v1/me/interests/1")).toHaveLength(1));
    expect(server.of("PUT /api/v1/me/interests/2"), "one after the other").toHaveLength(0);
    await act(async () => refuse());
    await waitFor(() => expect(server.of("PUT /api/v1/me/interests/2")).toHaveLength(1));
    expect(server.of(MINE)).toHaveLength(1);
    await act(async () => take());
    await waitFor(() => expect(server.of(MINE)).toHaveLength(2));
  });

  test("INTEREST-12 ERR-20: one that could not be removed is back in its place, and the one removed after it stays away", async () => {
    let refuse: () => void = () => {};
    await open({
      [MINE]: () => [title(1, "Berserk"), title(2, "Naruto"), title(3, "Bleach")],
      "DELETE /api/v1/me/interests/2": () => new Promise((resolve) => (refuse = () => resolve(refusal("INTERNAL")))),
      "DELETE /api/v1/me/interests/3": () => new Promise(() => {}),
    });
    const chosen = () =>
      screen.getAllByRole("button", { name: /^Quitar/ }).map((each) => each.getAttribute("aria-label"));
    fireEvent.click(await screen.findByRole("button", { name: "Quitar Naruto" }));
    fireEvent.click(await screen.findByRole("button", { name: "Quitar Bleach" }));
    await waitFor(() => expect(chosen()).toEqual(["Quitar Berserk"]));
    await act(async () => refuse());
    await screen.findByText("No se pudo eliminar el gusto. Inténtalo de nuevo.");
    expect(chosen()).toEqual(["Quitar Berserk", "Quitar Naruto"]);
  });

  test.each([
    ["the limit", refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }), /Inténtalo de nuevo en 42 segundos/],
    ["the most that one can choose", refusal("INTERESTS_FULL"), /No caben más títulos. Quita alguno para añadir otro./],
  ])("INTEREST-10: when %s refuses a pick, the toast tells what to do", async (_, answer, text) => {
    await open({ "PUT /api/v1/me/interests/1": () => answer });
    fireEvent.click(await add("Berserk"));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

test("INTEREST-10: a pick moves the focus to the next title, at the end to the one before, and then to the list", async () => {
  await open({ [CATALOGUE]: () => ANIME });
  await press(await add("Berserk"));
  expect(document.activeElement).toBe(await add("Naruto"));
  await press(await add("Monster"));
  expect(document.activeElement).toBe(await add("Naruto"));
  const box = (await list()).parentElement;
  await press(await add("Naruto"));
  expect(document.activeElement).toBe(box);
});

test("INTEREST-08: the heading tells how many are chosen, and the latest first", async () => {
  const others = Array.from({ length: 3 }, (_, at) => title(10 + at, `Obra ${at}`));
  await open({ [MINE]: () => [...others, title(8, "Akira"), title(9, "Dune", "serie_pelicula")] });
  const heading = await screen.findByRole("heading", { name: /^Tus gustos/ });
  const latest = async (text: string) => expect(await screen.findByText(text)).toBeTruthy();
  await latest("Dune · Akira · Obra 2 · Obra 1 · Obra 0");
  expect(heading.textContent).toBe("Tus gustos 5");
  fireEvent.click(await add("Berserk"));
  await latest("Berserk · Dune · Akira · Obra 2 · Obra 1 · Obra 0");
  expect(heading.textContent).toBe("Tus gustos 6");
});

test("INTEREST-05: popular titles are above the list, stay when chosen or taken back, and give way to a search", async () => {
  const { server } = await open({
    [MINE]: () => [title(3, "Monster")],
    [POPULAR]: () => [title(2, "Naruto"), title(3, "Monster"), title(1, "Berserk")],
    "DELETE /api/v1/me/interests/3": () => ({}),
  });
  const wall = await screen.findByRole("list", { name: "Populares" });
  const covers = () =>
    within(wall)
      .getAllByRole("button")
      .map((cover) => [cover.textContent, cover.getAttribute("aria-pressed")]);
  const order = (...pressed: string[]) => ["Naruto", "Monster", "Berserk"].map((name, at) => [name, pressed[at]]);
  await waitFor(() => expect(covers()).toEqual(order("false", "true", "false")));
  fireEvent.click(within(wall).getByRole("button", { name: "Naruto" }));
  fireEvent.click(within(wall).getByRole("button", { name: "Monster" }));
  await waitFor(() => expect(covers()).toEqual(order("true", "false", "false")));
  await waitFor(() => expect(server.of("DELETE /api/v1/me/interests/3")).toHaveLength(1));
  search("ber");
  expect(screen.queryByRole("list", { name: "Populares" })).toBeNull();
});

test("a pick from a search clears it for the next title", async () => {
  await open();
  search("ber");
  fireEvent.click(await add("Berserk"));
  const field = screen.getByRole("searchbox") as HTMLInputElement;
  expect([field.value, document.activeElement]).toEqual(["", field]);
});

test("while one searches on a phone the results have the room, until the focus leaves them and the pointer is released", async () => {
  await open({ [MINE]: () => [title(7, "Akira")] });
  const berserk = await add("Berserk");
  const isSearching = () => document.querySelector("[data-searching]") !== null;
  const focus = (element: HTMLElement) => act(async () => element.focus());
  await focus(berserk);
  expect(isSearching(), "pressed in the list").toBe(false);
  await focus(screen.getByRole("searchbox"));
  expect(isSearching()).toBe(true);
  await focus(berserk);
  expect(isSearching(), "from the field to a result").toBe(true);
  const chosen = screen.getByRole("button", { name: "Quitar Akira" });
  fireEvent.pointerDown(chosen);
  await focus(chosen);
  expect(isSearching(), "nothing moves under the finger").toBe(true);
  fireEvent.pointerUp(chosen);
  await waitFor(() => expect(isSearching()).toBe(false));
});

test("five titles make a good start", async () => {
  const mine = Array.from({ length: 4 }, (_, at) => title(10 + at, `Obra ${at}`));
  await open({ [MINE]: () => mine });
  const hint = await screen.findByText("Con cinco encontramos mejor a tu gente.");
  fireEvent.click(await add("Berserk"));
  await waitFor(() => expect(hint.isConnected).toBe(false));
});

test("INTEREST-05: another category lists its own titles only", async () => {
  const titles = [...ANIME, found(21, "Zelda", "juego")];
  const { asked } = await open({ [CATALOGUE]: ofKind(titles) });
  const listed = async () =>
    within(await list())
      .getAllByRole("button")
      .map((button) => button.textContent);
  await add("Berserk");
  expect(await listed()).toEqual(["Berserk", "Naruto", "Monster"]);
  await pick("Categoría", "Videojuegos");
  await add("Zelda");
  expect(await listed()).toEqual(["Zelda"]);
  await pick("Categoría", "Anime & Manga");
  await add("Berserk");
  expect(
    asked().map(({ kind }) => kind),
    "each once",
  ).toEqual(["anime", "juego"]);
});

test("INTEREST-07: a search whose only title is chosen says so, another one that nothing matches", async () => {
  await open({ [CATALOGUE]: (call) => ANIME.filter(({ name }) => name.includes(queryOf(call).get("search") ?? "")) });
  await add("Berserk");
  const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
  search("Mon");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Añadir Berserk" })).toBeNull());
  await press(await add("Monster"));
  search("Mon");
  expect(await screen.findByText(es.interests.allChosen)).toBeTruthy();
  search("Zzz");
  expect(await screen.findByText(es.interests.noResults)).toBeTruthy();
});

test("a title that nothing finds can be asked for, once for each search; an address is no title", async () => {
  const { server } = await open({
    [CATALOGUE]: () => [],
    "POST /api/v1/interests/requests": ({ body }) => ({ title: (body as { title: string }).title }),
  });
  search("Urusei Yatsura");
  await press(await screen.findByRole("button", { name: "Pedir que añadamos «Urusei Yatsura»" }));
  expect(screen.getByText(es.interests.missing.asked)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText(es.interests.missing.asked).closest("[tabindex]"));
  expect(server.of("POST /api/v1/interests/requests").map(({ body }) => body)).toEqual([
    { title: "Urusei Yatsura", kind: "anime" },
  ]);
  search("www.example.com");
  await waitFor(() => expect(screen.queryByText(es.interests.missing.asked)).toBeNull());
  await screen.findByText(es.interests.noResults);
  expect(screen.queryByRole("button", { name: /^Pedir/ })).toBeNull();
});

test("INTEREST-07: a search offers the other kinds in which it finds titles", async () => {
  const hits = [
    found(1, "Berserk"),
    found(21, "Berserk and the Band of the Hawk", "juego"),
    found(22, "Berserk Boy", "juego"),
    found(31, "Berserk: la película", "serie_pelicula"),
  ];
  await open({
    [MINE]: () => [title(31, "Berserk: la película", "serie_pelicula")],
    [CATALOGUE]: ofKind(hits),
  });
  await add("Berserk");
  expect(screen.queryByText(/otras categorías/)).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "berserk" } });
  const games = await screen.findByRole("button", { name: "Videojuegos (2)" });
  expect(screen.queryByRole("button", { name: /Series & Películas \(/ }), "what is found there is chosen").toBeNull();
  await press(games);
  expect(await add("Berserk Boy")).toBeTruthy();
  expect(screen.getByDisplayValue("Videojuegos")).toBe(screen.getByRole("combobox", { name: "Categoría" }));
  expect(screen.getByRole("button", { name: "Anime & Manga (1)" })).toBeTruthy();
  expect(document.activeElement?.contains(await list())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("a title that is removed gives the focus to the next of its kind, the last one to its column", async () => {
  await open({
    [MINE]: () => [title(1, "Berserk"), title(9, "Dune", "serie_pelicula"), title(3, "Monster")],
    "DELETE /api/v1/me/interests/1": never,
    "DELETE /api/v1/me/interests/3": never,
  });
  const button = (name: string) => screen.findByRole("button", { name: `Quitar ${name}` });
  await press(await button("Berserk"));
  expect(document.activeElement).toBe(await button("Monster"));
  await press(await button("Monster"));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Anime & Manga" }));
});

test("a pick tells how many people of the country love it too, where it is known, until it is taken back", async () => {
  const picked = (id: number, fans: number | null) => [
    `PUT /api/v1/me/interests/${id}`,
    () => ({ ...title(id, ""), fans }),
  ];
  await open({
    [CATALOGUE]: () => ANIME,
    ...Object.fromEntries([picked(1, 1200), picked(2, null), picked(3, 40)]),
    "DELETE /api/v1/me/interests/3": () => ({}),
  });
  const line = () => document.querySelector(".sticky > [aria-live=polite]")?.textContent;
  await press(await add("Berserk"));
  await waitFor(() => expect(line()).toBe("También les encanta a unas 1200 personas de tu país."));
  await press(await add("Naruto"));
  await waitFor(() => expect(line()).toBe(""));
  await press(await add("Monster"));
  await waitFor(() => expect(line()).toBe("También les encanta a unas 40 personas de tu país."));
  fireEvent.click(screen.getByRole("button", { name: "Quitar Monster" }));
  await waitFor(() => expect(line()).toBe(""));
});
