import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../lib/api-testing.ts";
import { pick, renderInKit } from "../ui/testing.tsx";
import { InterestsEditor } from "./interests-editor.tsx";

const title = (id: number, name: string, kind = "anime") => ({ id, name, kind });
const found = (id: number, name: string, kind = "anime", matchedTitle: string | null = null) => ({
  ...title(id, name, kind),
  matchedTitle,
});

const ANIME = [found(1, "Berserk"), found(2, "Naruto"), found(3, "Monster")];

async function open({
  mine = [],
  catalogue = () => ANIME,
  popular = [],
}: {
  mine?: ReturnType<typeof title>[];
  catalogue?: (query: URLSearchParams) => ReturnType<typeof found>[];
  popular?: ReturnType<typeof title>[];
} = {}) {
  fakeServer({
    "GET /api/v1/me/interests": () => mine,
    "GET /api/v1/interests": ({ path }) => catalogue(new URL(path, location.origin).searchParams),
    "GET /api/v1/interests/popular": () => popular,
    ...Object.fromEntries(
      [1, 2, 3].map((id) => [`PUT /api/v1/me/interests/${id}`, () => ANIME.find((each) => each.id === id)]),
    ),
  });
  await renderInKit(<InterestsEditor />);
}

const list = () => screen.findByRole("list", { name: "Títulos que puedes añadir" });
const add = async (name: string) => within(await list()).findByRole("button", { name: `Añadir ${name}` });

async function press(button: HTMLElement) {
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
}

test("INTEREST-10: a pick moves the focus to the next title, at the end to the one before, and then to the list", async () => {
  await open();
  await press(await add("Berserk"));
  expect(document.activeElement).toBe(await add("Naruto"));
  await press(await add("Monster"));
  expect(document.activeElement).toBe(await add("Naruto"));
  const box = (await list()).parentElement;
  await press(await add("Naruto"));
  expect(document.activeElement).toBe(box);
});

test("INTEREST-08: the heading tells how many are chosen, and the latest first", async () => {
  await open({ mine: [title(8, "Akira"), title(9, "Dune", "serie_pelicula")] });
  const heading = await screen.findByRole("heading", { name: "Tus gustos" });
  await waitFor(() => expect(heading.parentElement?.textContent).toBe("Tus gustos2Dune · Akira"));
  fireEvent.click(await add("Berserk"));
  await waitFor(() => expect(heading.parentElement?.textContent).toBe("Tus gustos3Berserk · Dune · Akira"));
});

test("INTEREST-05: popular titles are above the list, are picked in a row, and give way to a search", async () => {
  await open({ mine: [title(3, "Monster")], popular: [title(2, "Naruto"), title(3, "Monster"), title(1, "Berserk")] });
  const row = await screen.findByRole("list", { name: "Populares" });
  const names = () =>
    within(row)
      .queryAllByRole("button")
      .map((button) => button.textContent);
  await waitFor(() => expect(names()).toEqual(["Naruto", "Berserk"]));
  await press(within(row).getByRole("button", { name: "Añadir Naruto" }));
  expect(document.activeElement).toBe(within(row).getByRole("button", { name: "Añadir Berserk" }));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ber" } });
  expect(screen.queryByRole("list", { name: "Populares" })).toBeNull();
});

test("INTEREST-05: another category lists its own titles only", async () => {
  const titles = [...ANIME, found(21, "Zelda", "juego")];
  await open({ catalogue: (query) => titles.filter(({ kind }) => !query.has("kind") || kind === query.get("kind")) });
  const listed = async () =>
    within(await list())
      .getAllByRole("button")
      .map((button) => button.textContent);
  await add("Berserk");
  expect(await listed()).toEqual(["Berserk", "Naruto", "Monster"]);
  await pick("Categoría", "Videojuegos");
  await add("Zelda");
  expect(await listed()).toEqual(["Zelda"]);
});

test("INTEREST-07: a search whose only title is chosen says so, another one that nothing matches", async () => {
  await open({ catalogue: (query) => ANIME.filter(({ name }) => name.includes(query.get("search") ?? "")) });
  await add("Berserk");
  const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
  search("Mon");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Añadir Berserk" })).toBeNull());
  await press(await add("Monster"));
  expect(await screen.findByText(es.interests.allChosen)).toBeTruthy();
  search("Zzz");
  expect(await screen.findByText(es.interests.noResults)).toBeTruthy();
});

test("INTEREST-07: a search offers the other kinds in which it finds titles", async () => {
  const hits = [
    found(1, "Berserk"),
    found(21, "Berserk and the Band of the Hawk", "juego"),
    found(22, "Berserk Boy", "juego"),
    found(31, "Berserk: la película", "serie_pelicula"),
  ];
  await open({
    mine: [title(31, "Berserk: la película", "serie_pelicula")],
    catalogue: (query) => hits.filter(({ kind }) => !query.has("kind") || kind === query.get("kind")),
  });
  await add("Berserk");
  expect(screen.queryByText(/otras categorías/)).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "berserk" } });
  const games = await screen.findByRole("button", { name: "Videojuegos (2)" });
  expect(screen.queryByRole("button", { name: /Series & Películas/ }), "what is found there is chosen").toBeNull();
  await press(games);
  expect(await add("Berserk Boy")).toBeTruthy();
  expect(screen.getByDisplayValue("Videojuegos")).toBe(screen.getByRole("combobox", { name: "Categoría" }));
  expect(screen.getByRole("button", { name: "Anime & Manga (1)" })).toBeTruthy();
  expect(document.activeElement?.contains(await list())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
