import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { PersonCard, type PersonCardProps } from "./person-card.tsx";
import { PersonGrid, PersonGridSkeleton } from "./person-grid.tsx";

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

/** The lines of place and distance, and of gender and intention. */
const facts = (card: Awaited<ReturnType<typeof show>>) =>
  card.queryAllByRole("listitem").map(({ textContent }) => textContent);

test.each([
  ["everything", {}, ["Málaga · a 12 km", "Hombre · Busca amistad o relación"]],
  [
    "a short distance with a decimal",
    { distanceKm: 3.456 },
    ["Málaga · a 3,5 km", "Hombre · Busca amistad o relación"],
  ],
  ["ten kilometres without", { distanceKm: 10 }, ["Málaga · a 10 km", "Hombre · Busca amistad o relación"]],
  ["no distance", { distanceKm: null }, ["Málaga", "Hombre · Busca amistad o relación"]],
  ["distance alone", { city: null, country: null }, ["a 12 km", "Hombre · Busca amistad o relación"]],
  ["no place at all", { city: null, country: null, distanceKm: null }, ["Hombre · Busca amistad o relación"]],
  ["gender alone", { lookingFor: null, distanceKm: null }, ["Málaga", "Hombre"]],
  ["intention alone", { gender: null, distanceKm: null }, ["Málaga", "Busca amistad o relación"]],
  ["nothing of either", { gender: null, lookingFor: null, distanceKm: null }, ["Málaga"]],
] as [string, Partial<typeof zoro>, string[]][])(
  "CARD-04..06: of a person's facts %s is shown",
  async (_what, person, lines) => {
    expect(facts(await show(person))).toEqual(lines);
  },
);

test("CARD-04: the flag is that of the country, and named", async () => {
  const card = await show();
  expect(card.getByRole("img", { name: "España" }).getAttribute("src")).toContain("/es.png");
});

test("CARD-04: without a country there is no flag", async () => {
  const card = await show({ country: null });
  expect(card.queryByRole("img")).toBeNull();
  expect(card.getByText("Málaga · a 12 km")).toBeTruthy();
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
  const list = within(card.getByRole("list", { name: "Lo que compartís" }));
  const items = list.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["One Piece, Anime & Manga", "Celeste, Videojuegos"]);
  expect(items.map(({ title }) => title)).toEqual(["One Piece · Anime & Manga", "Celeste · Videojuegos"]);
  expect(card.getByText("2 gustos en común")).toBeTruthy();
});

test("CARD-08: without anything in common there is no empty list", async () => {
  const card = await show();
  expect(card.queryByRole("list", { name: "Lo que compartís" })).toBeNull();
});

test("what can be done with a person is at the foot of the card", async () => {
  const card = await show({}, { action: <button type="button">Abrir el chat</button> });
  expect(card.getByRole("button", { name: "Abrir el chat" })).toBeTruthy();
});

test("DISC-36: a grid is one list of all its people, in their order", async () => {
  const people = Array.from({ length: 30 }, (_, index) => `Persona ${index}`);
  await renderInKit(
    <PersonGrid label="Personas" items={people} itemKey={(name) => name} renderItem={(name) => <p>{name}</p>} />,
  );
  const list = screen.getByRole("list", { name: "Personas" });
  expect(list.children).toHaveLength(3);
  expect([...list.children].map((part) => (part as HTMLElement).style.getPropertyValue("--cards"))).toEqual([
    "12",
    "12",
    "6",
  ]);
  expect(
    within(list)
      .getAllByRole("listitem")
      .slice(0, 12)
      .map(({ textContent }) => textContent),
  ).toEqual(people.slice(0, 12));
});

test("DISC-04: while people are loaded the page is busy and says so", async () => {
  const { container } = await renderInKit(<PersonGridSkeleton label="Buscando a tu gente..." cards={4} />);
  const busy = container.querySelector("[aria-busy=true]");
  expect(busy?.lastElementChild?.childElementCount).toBe(4);
  expect(await screen.findByText("Buscando a tu gente...")).toBeTruthy();
});
