import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { FaceCard } from "./face-card.tsx";
import { interest, person, shares } from "./testing.ts";

const zoro = { ...person(1), nickname: "Zoro" };

async function show(extra: Partial<typeof zoro> = {}, viewerInterests = 0) {
  await renderInKit(<FaceCard person={{ ...zoro, ...extra }} viewerInterests={viewerInterests} action={null} />);
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
  [
    "the languages of who speaks none of the viewer's",
    { lookingFor: null, distanceKm: null, foreignLanguages: ["ja", "de"] },
    "Málaga · Hombre · Habla japonés y alemán",
  ],
  [
    "the day in which somebody was active",
    { gender: null, lookingFor: null, recentActivity: "day" },
    "Málaga · a 12 km · En línea en el último día",
  ],
  ["nothing of either", { gender: null, lookingFor: null, distanceKm: null }, "Málaga"],
] as [string, Partial<typeof zoro>, string][])(
  "CARD-04..06: of a person's facts %s is shown, in one line",
  async (_what, extra, line) => {
    const card = await show({ ...extra, possible: null });
    const lines = card.getAllByRole("paragraph").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
    expect(lines).toEqual(["27 años", line, es.dashboard.card.noneInCommon]);
  },
);

test("the events to which both go are named", async () => {
  const card = await show({
    goesTo: [
      { id: "1", name: "Kaze Con" },
      { id: "2", name: "Otaku Day" },
    ],
  });
  expect(card.getByText("Va también a Kaze Con · Otaku Day")).toBeTruthy();
});

test("what is possible with the viewer is told where it is less than what the person looks for", async () => {
  const told = async (extra: Partial<typeof zoro>) => {
    cleanup();
    const card = await show(extra);
    return card.queryByText(es.taste.possible.amistad) !== null;
  };
  expect(await told({ lookingFor: "ambas", possible: "amistad" })).toBe(true);
  expect(await told({ lookingFor: "amistad", possible: "amistad" })).toBe(false);
});

test("CARD-03..06: without any fact there is no line, flag or age", async () => {
  const nothing = {
    age: null,
    country: null,
    city: null,
    distanceKm: null,
    gender: null,
    lookingFor: null,
    possible: null,
  };
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
  expect(card.getByText("2 títulos en común")).toBeTruthy();
});

test("CARD-08: one shared interest is shown, too", async () => {
  const card = await show({ interests: shares([interest(1)]) });
  expect(within(card.getByRole("list", { name: "Gustos en común" })).getAllByRole("listitem")).toHaveLength(1);
  expect(card.getByText("1 título en común")).toBeTruthy();
});

test("CARD-08 CARD-09: where nothing is shared, their favourites are shown as theirs", async () => {
  const favourites = [interest(1, "anime", "Nana"), interest(2, "serie_pelicula", "Dark")];
  const card = await show({ interests: { ...shares([]), favourites } });
  expect(card.getByText(es.dashboard.card.noneInCommon)).toBeTruthy();
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
    { compatibility: 58, interests: { ...shares([], 7), byKind: { anime: 4, juego: 2, serie_pelicula: 1 } } },
    12,
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

test("CARD-01: the photo has the sizes it is stored in, and a name; without one the letter stands there", async () => {
  const file = "/avatars/10000000-0000-4000-8000-000000000001/1_abc";
  const photo = within(
    (await show({ avatarUrl: `${file}.jpg` })).getByRole("img", { name: "Foto de Zoro" }).parentElement as HTMLElement,
  );
  expect(photo.getByRole("img").getAttribute("srcset")).toBe(
    `${file}_128.jpg 128w, ${file}_384.jpg 384w, ${file}.jpg 1024w`,
  );
  cleanup();
  expect((await show()).getByText("Z")).toBeTruthy();
});

test("a line of the person's own stands on the card, an answer with its question", async () => {
  const answered = await show({ line: { question: "my_isekai", text: "Ghibli" } });
  expect(answered.getByRole("figure").textContent).toBe("Si me toca un isekai, que sea enGhibli");
  cleanup();
  expect((await show({ line: { question: null, text: "Hola" } })).getByRole("figure").textContent).toBe("Hola");
  cleanup();
  expect((await show()).queryByRole("figure")).toBeNull();
});

test("a match says so on its card", async () => {
  expect((await show({ hasLiked: true, isMatch: true })).getByText("Es un match")).toBeTruthy();
  cleanup();
  expect((await show({ isMatch: true })).queryByText("Es un match")).toBeNull();
});
