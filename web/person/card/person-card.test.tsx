import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { interest, person, shares } from "../../screens/dashboard/testing.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { PersonCard, type PersonCardProps } from "./person-card.tsx";

const zoro = { ...person(1), nickname: "Zoro" };

async function show(extra: Partial<typeof zoro> = {}, rest: Partial<PersonCardProps> = {}) {
  await renderInKit(<PersonCard person={{ ...zoro, ...extra }} compatibility={67} origin="/dashboard" {...rest} />);
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
  async (_what, extra, line) => {
    const card = await show(extra);
    const lines = card.getAllByRole("paragraph").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
    expect(lines).toEqual(["27 años", line, "Sin gustos en común todavía"]);
  },
);

test("CARD-03..06: without any fact there is no line, flag or age", async () => {
  const nothing = { age: null, country: null, city: null, distanceKm: null, gender: null, lookingFor: null };
  const card = await show(nothing);
  expect(card.getAllByRole("paragraph")).toHaveLength(1);
  expect(card.queryByRole("img")).toBeNull();
});

test("CARD-04: the flag is that of the country, and named", async () => {
  const card = await show();
  expect(card.getByRole("img", { name: "España" }).querySelector("img")?.src).toContain("/es.png");
});

test("CARD-08: shared interests are named with their kind; without more there is no further badge", async () => {
  const shown = [interest(1, "anime", "One Piece"), interest(2, "juego", "Celeste")];
  const card = await show({ interests: shares(shown) });
  const items = within(card.getByRole("list", { name: "Gustos en común" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["One Piece, Anime & Manga", "Celeste, Videojuegos"]);
  expect(items.map(({ title }) => title)).toEqual(["One Piece · Anime & Manga", "Celeste · Videojuegos"]);
  expect(card.getByText("2 gustos en común")).toBeTruthy();
});

test("CARD-08: one shared interest is shown, too", async () => {
  const card = await show({ interests: shares([interest(1)]) });
  expect(within(card.getByRole("list", { name: "Gustos en común" })).getAllByRole("listitem")).toHaveLength(1);
  expect(card.getByText("1 gusto en común")).toBeTruthy();
});

test("CARD-08 CARD-09: where nothing is shared, their favourites are shown as theirs", async () => {
  const favourites = [interest(1, "anime", "Nana"), interest(2, "serie_pelicula", "Dark")];
  const card = await show({ interests: { ...shares([]), favourites } });
  expect(card.getByText("Sin gustos en común todavía")).toBeTruthy();
  expect(card.getByText("Sus favoritos")).toBeTruthy();
  const items = within(card.getByRole("list", { name: "Sus favoritos" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Nana, Anime & Manga", "Dark, Series & Películas"]);
  expect(card.queryByRole("list", { name: "Gustos en común" })).toBeNull();
});

test("CARD-08: beside few shared interests, favourites of theirs follow", async () => {
  const favourites = [interest(2, "serie_pelicula", "Dark")];
  const card = await show({ interests: { ...shares([interest(1, "anime", "Nana")]), favourites } });
  const lists = ["Gustos en común", "Sus favoritos"].map((name) => card.getByRole("list", { name }).textContent);
  expect(lists).toEqual(["Nana, Anime & Manga", "Dark, Series & Películas"]);
});

test("CARD-09: without favourites of theirs nothing is announced either", async () => {
  const card = await show();
  expect(card.queryByText("Sus favoritos")).toBeNull();
  expect(card.queryByRole("list")).toBeNull();
});

const text = "7 de tus 12 títulos: 4 animes, 2 juegos y 1 serie o peli";

test("CARD-07: a press explains the percentage below it, the next one folds that away", async () => {
  const card = await show(
    { interests: { ...shares([], 7), byKind: { anime: 4, juego: 2, serie_pelicula: 1 } } },
    { compatibility: 58, viewerInterests: 12 },
  );
  const why = card.getByRole("button", { name: /^58\s% de compatibilidad, ¿por qué\?$/ });
  const closed = () => {
    expect(card.queryByText(text)).toBeNull();
    expect([why.getAttribute("aria-expanded"), why.hasAttribute("aria-controls")]).toEqual(["false", false]);
  };
  closed();
  fireEvent.click(why);
  expect(why.getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(why.getAttribute("aria-controls") ?? "")?.textContent).toContain(text);
  fireEvent.click(why);
  closed();
});
