import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { PersonCard, type PersonCardProps } from "./person-card.tsx";

const zoro: PersonCardProps["person"] = {
  id: "10000000-0000-4000-8000-000000000001",
  nickname: "Zoro",
  avatarUrl: null,
  age: 27,
  country: "ES",
  city: "Málaga",
  isPremium: false,
  gender: "hombre",
  lookingFor: "ambas",
  distanceKm: 12.34,
  interests: { shown: [], more: 0, total: 0, byKind: { anime: 0, juego: 0, serie_pelicula: 0 }, favourites: [] },
};

async function show(person: Partial<PersonCardProps["person"]> = {}, rest: Partial<PersonCardProps> = {}) {
  await renderInKit(<PersonCard person={{ ...zoro, ...person }} compatibility={67} origin="/dashboard" {...rest} />);
  return within(screen.getByRole("article"));
}

test.each([
  ["everything", {}, "Málaga · a 12 km · Hombre · Busca amistad o relación"],
  ["a short distance with a decimal", { distanceKm: 3.456 }, "Málaga · a 3,5 km · Hombre · Busca amistad o relación"],
  ["ten kilometres without", { distanceKm: 10 }, "Málaga · a 10 km · Hombre · Busca amistad o relación"],
  ["the same city as 0 km", { distanceKm: 0 }, "Málaga · a 0 km · Hombre · Busca amistad o relación"],
  ["a neighbouring city as one", { distanceKm: 0.01 }, "Málaga · a 0,1 km · Hombre · Busca amistad o relación"],
  ["no distance", { distanceKm: null }, "Málaga · Hombre · Busca amistad o relación"],
  ["distance alone", { city: null, country: null }, "a 12 km · Hombre · Busca amistad o relación"],
  ["no place at all", { city: null, country: null, distanceKm: null }, "Hombre · Busca amistad o relación"],
  ["gender alone", { lookingFor: null, distanceKm: null }, "Málaga · Hombre"],
  ["intention alone", { gender: null, distanceKm: null }, "Málaga · Busca amistad o relación"],
  ["nothing of either", { gender: null, lookingFor: null, distanceKm: null }, "Málaga"],
] as [string, Partial<typeof zoro>, string][])(
  "CARD-04..06: of a person's facts %s is shown, in one line",
  async (_what, person, line) => {
    const card = await show(person);
    const lines = card.getAllByRole("paragraph").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
    expect(lines).toEqual(["27 años", line, "Sin gustos en común todavía"]);
  },
);

test("CARD-04..06: without any fact there is no line", async () => {
  const nothing = { country: null, city: null, distanceKm: null, gender: null, lookingFor: null };
  const card = await show(nothing);
  expect(card.getAllByRole("paragraph")).toHaveLength(2);
});

test("CARD-04: the flag is that of the country, and named", async () => {
  const card = await show();
  expect(card.getByRole("img", { name: "España" }).querySelector("img")?.src).toContain("/es.png");
});

test("CARD-04: without a country there is no flag", async () => {
  const card = await show({ country: null });
  expect(card.queryByRole("img")).toBeNull();
  expect(card.getByText("Málaga")).toBeTruthy();
});

test("CARD-03: an unknown age is left out", async () => {
  const card = await show({ age: null });
  expect(card.queryByText(/años/)).toBeNull();
});

test("CARD-08: shared interests are named with their kind; without more there is no further badge", async () => {
  const shown = [
    { id: 1, name: "One Piece", kind: "anime" as const },
    { id: 2, name: "Celeste", kind: "juego" as const },
  ];
  const card = await show({
    interests: { shown, more: 0, total: 2, byKind: { anime: 1, juego: 1, serie_pelicula: 0 }, favourites: [] },
  });
  const list = within(card.getByRole("list", { name: "Gustos en común" }));
  const items = list.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["One Piece, Anime & Manga", "Celeste, Videojuegos"]);
  expect(items.map(({ title }) => title)).toEqual(["One Piece · Anime & Manga", "Celeste · Videojuegos"]);
  expect(card.getByText("2 gustos en común")).toBeTruthy();
});

test("CARD-08: one shared interest is shown, too", async () => {
  const shown = [{ id: 1, name: "One Piece", kind: "anime" as const }];
  const card = await show({
    interests: { shown, more: 0, total: 1, byKind: { anime: 1, juego: 0, serie_pelicula: 0 }, favourites: [] },
  });
  expect(within(card.getByRole("list", { name: "Gustos en común" })).getAllByRole("listitem")).toHaveLength(1);
  expect(card.getByText("1 gusto en común")).toBeTruthy();
});

test("CARD-08: without anything in common there is no empty list", async () => {
  const card = await show();
  expect(card.queryByRole("list", { name: "Gustos en común" })).toBeNull();
});

test("CARD-09: where nothing is shared, their favourites are shown as theirs", async () => {
  const favourites = [
    { id: 1, name: "Nana", kind: "anime" as const },
    { id: 2, name: "Dark", kind: "serie_pelicula" as const },
  ];
  const card = await show({ interests: { ...zoro.interests, favourites } });
  expect(card.getByText("Sin gustos en común todavía")).toBeTruthy();
  expect(card.getByText("Sus favoritos")).toBeTruthy();
  const list = within(card.getByRole("list", { name: "Sus favoritos" }));
  const items = list.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Nana, Anime & Manga", "Dark, Series & Películas"]);
  expect(card.queryByRole("list", { name: "Gustos en común" })).toBeNull();
});

test("CARD-09: without favourites of theirs nothing is announced either", async () => {
  const card = await show();
  expect(card.queryByText("Sus favoritos")).toBeNull();
  expect(card.queryByRole("list")).toBeNull();
});

describe("the explanation of the percentage", () => {
  const interests = {
    shown: [],
    more: 7,
    total: 7,
    byKind: { anime: 4, juego: 2, serie_pelicula: 1 },
    favourites: [],
  };
  const text = "7 de tus 12 gustos: 4 animes, 2 juegos y 1 serie o peli";

  async function open() {
    const card = await show(
      { interests },
      { compatibility: 58, viewerInterests: 12, action: <button type="button">Dar like</button> },
    );
    const why = card.getByRole("button", { name: /^58\s% de compatibilidad, ¿por qué\?$/ });
    expect(why.getAttribute("aria-expanded")).toBe("false");
    expect(card.queryByText(text)).toBeNull();
    fireEvent.click(why);
    expect(why.getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(why.getAttribute("aria-controls") ?? "")?.textContent).toContain(text);
    return { card, why };
  }

  test("CARD-07: comes at a press, and goes at the next", async () => {
    const { card, why } = await open();
    expect(card.getByText(text)).toBeTruthy();
    fireEvent.click(why);
    expect(card.queryByText(text)).toBeNull();
    expect(why.hasAttribute("aria-controls")).toBe(false);
  });

  test("CARD-07: goes by Escape, a press elsewhere, or when the focus moves on; not by a press on itself", async () => {
    const { card, why } = await open();
    fireEvent.pointerDown(card.getByText(text));
    fireEvent.keyDown(why, { key: "Tab" });
    expect(card.getByText(text)).toBeTruthy();
    fireEvent.keyDown(why, { key: "Escape" });
    expect(card.queryByText(text)).toBeNull();
    fireEvent.click(why);
    fireEvent.pointerDown(document.body);
    expect(card.queryByText(text)).toBeNull();
    fireEvent.click(why);
    act(() => card.getByRole("button", { name: "Dar like" }).focus());
    expect(card.queryByText(text)).toBeNull();
  });
});

test("what can be done with a person is at the foot of the card", async () => {
  const card = await show({}, { action: <button type="button">Abrir el chat</button> });
  expect(card.getByRole("button", { name: "Abrir el chat" })).toBeTruthy();
});
