import { es } from "@nakamatch/phrases/es";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { openFilters } from "./filters-testing.tsx";
import { Component as Dashboard } from "./screen.tsx";
import { interest, page, person, shares } from "./testing.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

type Answers = Parameters<typeof renderSignedIn>[1]["answers"];

const open = (discovery: Answers[string], user = {}) =>
  renderSignedIn(<Dashboard />, { path: "/dashboard", user, answers: { "GET /discovery": discovery } });
const around = async (heading: string) =>
  (await screen.findByRole("heading", { name: heading })).parentElement as Element;

/** Waits until all cards are there. */
const drawn = async () => {
  await screen.findAllByRole("article");
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

describe("the dashboard consists of what its outline says", () => {
  test("around the list, on the first visit", async () => {
    await open(page([person(1)], 41, "next"));
    await drawn();
    const main = screen.getByRole("heading", { level: 1 }).closest("header")?.parentElement?.parentElement;
    const copy = main?.cloneNode(true) as Element;
    // Cards have an outline of their own.
    for (const card of copy.querySelectorAll("article")) card.replaceChildren();
    expect(outlineOf(copy)).toMatchSnapshot();
  });

  test("with a card that shares titles, and one that is liked", async () => {
    const shown = [interest(1, "anime", "Berserk"), interest(2, "juego", "Celeste")];
    await open(page([person(1, { interests: shares(shown, 3), isPremium: true }), person(2, { hasLiked: true })]));
    await drawn();
    expect(screen.getAllByRole("article").map(outlineOf)).toMatchSnapshot();
  });

  test("while it loads", async () => {
    await open(() => new Promise(() => {}));
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeTruthy());
    const skeleton = document.querySelector("[aria-busy]") as Element;
    expect([...(skeleton.lastElementChild?.children ?? [])], "as many cards as a screen has").toHaveLength(6);
    expect(outlineOf(skeleton.lastElementChild?.children[0] as Element)).toMatchSnapshot();
  });

  test("where it could not be loaded", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await open(() => refusal("FORBIDDEN"));
    await screen.findByRole("button", { name: "Reintentar" });
    expect(outlineOf(await around("La página se ha quedado en blanco"))).toMatchSnapshot();
  });

  test("where there is nobody", async () => {
    await open(page([]));
    expect(outlineOf(await around("Todavía no hay nadie por aquí"))).toMatchSnapshot();
  });

  test("where one seeks nobody", async () => {
    await open(page([]), { seeksNobody: true });
    expect(outlineOf(await around(es.dashboard.noPreference.title))).toMatchSnapshot();
  });

  test("where the filters leave nobody", async () => {
    await openFilters("/dashboard?minCompatibility=95&maxDistance=100", { "GET /discovery": page([]) });
    expect(outlineOf(await around("Tus filtros no dejan pasar a nadie"))).toMatchSnapshot();
  });
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
