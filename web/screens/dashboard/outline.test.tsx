import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { openDashboard, openFilters } from "./filters-testing.tsx";
import { interest, page, person, shares } from "./testing.ts";

test("CARD-01..08: the dashboard consists of what its outline says, on the first visit; and so do its cards", async () => {
  const shown = [interest(1, "anime", "Berserk"), interest(2, "juego", "Celeste")];
  const people = [
    person(1, { interests: shares(shown, 3), isPremium: true, avatarUrl: "/avatars/zoro.jpg" }),
    person(2, { hasLiked: true }),
  ];
  await openDashboard({ "GET /discovery": page(people, 41, "next") });
  const cards = await screen.findAllByRole("article");
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(cards.map(outlineOf)).toMatchSnapshot("the cards");
  const copy = screen.getByRole("main").lastElementChild?.cloneNode(true) as Element;
  for (const card of copy.querySelectorAll("article")) card.replaceChildren();
  expect(outlineOf(copy)).toMatchSnapshot("around them");
});

describe("the filters consist of what their outline says", () => {
  test("without any set", async () => {
    const { panel, toggle } = await openFilters();
    await screen.findByRole("button", { name: "Ver a 60 personas" });
    expect(outlineOf(toggle)).toMatchSnapshot();
    expect(outlineOf(panel)).toMatchSnapshot();
  });

  test("with all of them set, up to as many titles as one may filter by", async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `selectedInterests=Berserk${index}`).join("&");
    const { panel, toggle } = await openFilters(
      `/dashboard?sort=compatibility&minCompatibility=100&maxDistance=200&country=ES&city=3117735&ageRange=20-30&${titles}`,
    );
    await screen.findByRole("button", { name: "Ver a 60 personas" });
    await screen.findByDisplayValue("Madrid");
    await screen.findByDisplayValue("España");
    expect(outlineOf(toggle)).toMatchSnapshot();
    expect(outlineOf(panel)).toMatchSnapshot();
    expect(outlineOf(screen.getByRole("group", { name: "Ordenar por" }))).toMatchSnapshot();
  });
});
