import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";
import { readScrollPosition, saveScrollPosition } from "./use-scroll-restoration.ts";

/** Card height and scroll position, in pixels. */
const CARD = 200;
let scrolled = 0;
/** The header's lower edge; negative if not sticky. */
let header = -100;
const scrollBy = vi.fn(({ top = 0 }: ScrollToOptions) => {
  scrolled += top;
});
/** Requested animation frames. */
let frames: (() => void)[] = [];
const drawFrame = () => act(async () => frames.splice(0).forEach((draw) => void draw()));

beforeEach(() => {
  scrolled = 0;
  header = -100;
  frames = [];
  scrollBy.mockClear();
  vi.stubGlobal("scrollBy", scrollBy);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrolled);
  // The first card begins at 300 pixels.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches("header")) return new DOMRect(0, header - 60, 300, 60);
    const cards: Element[] = [...(document.querySelector("article")?.closest("ul")?.children ?? [])];
    const index = cards.indexOf(this);
    if (index >= 0) return new DOMRect(0, 300 + CARD * index - scrolled, 300, CARD);
    return new DOMRect(0, 300 - scrolled, 300, CARD * cards.length);
  });
});

/** Pages of 6 and 3 people. */
const answers = {
  "GET /discovery": ({ query }: Call) => {
    const numbers = query.has("cursor") ? [7, 8, 9] : [1, 2, 3, 4, 5, 6];
    return page(
      numbers.map((number) => person(number)),
      9,
      query.has("cursor") ? null : "next",
    )();
  },
};
const cards = (count: number) => waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
const saved = () => readScrollPosition("default", viewer.id);

/** Returns to the dashboard with a saved position. */
async function returnTo(card: { person: string; index: number; top: number } | null, pages = 1) {
  saveScrollPosition("default", viewer.id, { pages, card });
  await openDashboard(answers);
  await cards(pages === 1 ? 6 : 9);
}

describe("DISC-34: who returns to the list", () => {
  test("has the card where it was, and it is held there while those above it get their height", async () => {
    await returnTo({ person: id(5), index: 4, top: 40 });
    // 300 pixels and 4 cards are above it.
    expect(scrollBy.mock.calls).toEqual([[{ top: 1060, behavior: "instant" }]]);
    await drawFrame();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    scrolled -= 150;
    await drawFrame();
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 150, behavior: "instant" });
    for (let frame = 0; frame < 25; frame += 1) await drawFrame();
    scrolled -= 150;
    await drawFrame();
    expect(scrollBy, "after 20 frames it is left alone").toHaveBeenCalledTimes(2);
    expect(frames).toEqual([]);
  });

  test.each([
    ["has the card at the same place, where its person is gone", { person: id(99), index: 2, top: 0 }, 1, 700],
    ["has the last card, where the list is shorter", { person: id(99), index: 500, top: 0 }, 2, 300 + 8 * CARD],
    ["has a card of the second page once that is loaded", { person: id(8), index: 7, top: 100 }, 2, 200 + 7 * CARD],
    ["is not scrolled by less than a pixel", { person: id(1), index: 0, top: 300.5 }, 1, null],
    ["at the top stays there", null, 1, null],
  ])("%s", async (_, card, pages, top) => {
    await returnTo(card, pages);
    expect(scrollBy.mock.calls).toEqual(top === null ? [] : [[{ top, behavior: "instant" }]]);
  });

  test("is not scrolled any more once they move the page themselves", async () => {
    await returnTo({ person: id(5), index: 4, top: 40 });
    fireEvent.wheel(document.body);
    scrolled = 0;
    await drawFrame();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });
});

describe("DISC-34: the position", () => {
  const openScrolledTo = async (top: number) => {
    const app = await openDashboard(answers);
    await cards(6);
    scrolled = top;
    fireEvent.scroll(window);
    return app;
  };

  test("is saved once scrolling rests", async () => {
    await openScrolledTo(750);
    expect(saved()?.card).toBeNull();
    await waitFor(() => expect(saved()?.card).toEqual({ person: id(3), index: 2, top: -50 }));
  });

  test("is that of the first card below a header that sticks to the window", async () => {
    header = 160;
    await openScrolledTo(750);
    fireEvent.keyDown(document.body);
    expect(saved()?.card).toEqual({ person: id(4), index: 3, top: 150 });
  });

  test("is saved before a press that may lead elsewhere, not at each turn of the wheel, nor where nothing has moved", async () => {
    await openScrolledTo(750);
    fireEvent.wheel(document.body);
    fireEvent.touchMove(document.body);
    expect(saved()?.card).toBeNull();
    fireEvent.keyDown(document.body);
    expect(saved()?.card?.person).toBe(id(3));
    scrolled = 1500;
    fireEvent.pointerDown(document.body);
    expect(saved()?.card?.person).toBe(id(3));
  });

  test("is not overwritten before it is restored", async () => {
    const card = { person: id(8), index: 7, top: 100 };
    saveScrollPosition("default", viewer.id, { pages: 2, card });
    await openDashboard({
      "GET /discovery": (call) => (call.query.has("cursor") ? new Promise(() => {}) : answers["GET /discovery"](call)),
    });
    await cards(6);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(saved()).toEqual({ pages: 2, card });
  });

  test("says how many pages are shown", async () => {
    await openScrolledTo(750);
    fireEvent.keyDown(document.body);
    fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
    await cards(9);
    expect(saved()?.pages).toBe(2);
  });

  test("is no business of the screen that is left", async () => {
    const { goTo } = await openScrolledTo(750);
    await goTo("/matches");
    history.replaceState(null, "");
    fireEvent.scroll(window);
    fireEvent.keyDown(document.body);
    expect(saved()).toBeNull();
  });

  test("is that of one person, beside the router's state", () => {
    history.replaceState({ key: "abc", idx: 3 }, "");
    saveScrollPosition("abc", "nami", { pages: 2, card: null });
    expect(history.state).toMatchObject({ key: "abc", idx: 3 });
    expect(readScrollPosition("abc", "nami")).toEqual({ pages: 2, card: null });
    expect(readScrollPosition("abc", "zoro")).toBeNull();
  });
});
