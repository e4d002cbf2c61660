import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Answer, type Call, refusal } from "../../lib/api-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { id, interest, page, person } from "./testing.ts";
import { saveScrollPosition } from "./use-scroll-restoration.ts";

const cards = (count: number) => waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
const loadMore = () => screen.findByRole("button", { name: "Cargar más" });
/** A first page of 39, and a second of two. */
const twoPages = ({ query }: Call) =>
  query.get("cursor") === "next"
    ? page([person(40), person(41)], 41)()
    : page(
        Array.from({ length: 39 }, (_, index) => person(index + 1)),
        41,
        "next",
      )();

describe("the welcome", () => {
  test("DISC-01 DISC-02: greets by nickname, golden with a crown for premium, and counts the people found", async () => {
    await openDashboard({ "GET /discovery": page([person(1)], 41) }, { user: { isPremium: true } });
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toMatch(/^¡Hola, Nami\s?!$/);
    expect(within(heading).getByText("Nami").className).toContain("gold-name");
    expect(within(heading).getByRole("img", { name: "Premium" })).toBeTruthy();
    expect(await screen.findByText("41 personas encontradas")).toBeTruthy();
  });

  test("DISC-03: the first visit explains, later ones in one line that opens", async () => {
    const open = async () => {
      await openDashboard({ "GET /discovery": page([person(1)]) });
      await screen.findByRole("article");
      return screen.getByRole("button", { name: "Perfiles compatibles" });
    };
    const text = /^Aquí solo aparece gente que busca lo mismo que tú/;
    const first = await open();
    expect(first.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText(text).id).toBe(first.getAttribute("aria-controls"));
    fireEvent.click(first);
    expect(screen.queryByText(text)).toBeNull();
    cleanup();
    const second = await open();
    expect(second.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(second);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("without a photo one press opens the file picker, until the offer is closed", async () => {
    const offer = es.dashboard.photoHint;
    const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
    const open = async (user: Partial<typeof viewer>) => {
      cleanup();
      await openDashboard({ "GET /discovery": page([]), "GET /me/interests": () => [] }, { user });
      await screen.findByText("0 personas encontradas");
      return screen.queryByText(offer.text);
    };
    expect(await open({}), "the first visit is for people").toBeNull();
    expect(await open({ avatarUrl: "/avatars/nami.jpg" })).toBeNull();
    expect(await open({ interestCount: 0 }), "one thing after the other").toBeNull();
    const text = await open({});
    fireEvent.click(await screen.findByRole("button", { name: offer.open }));
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    fireEvent.click(screen.getByRole("button", { name: offer.close }));
    expect(text?.isConnected).toBe(false);
    expect(await open({})).toBeNull();
  });

  test("NAV-11 PROFILE-01: the way to one's preferences tells whose order and filters to go back to", async () => {
    const here = "/dashboard?sort=compatibility&minCompatibility=95";
    const { location, state } = await openDashboard(
      { "GET /discovery": page([]) },
      { path: here, user: { seeksNobody: true } },
    );
    fireEvent.click(await screen.findByRole("link", { name: es.dashboard.noPreference.action }));
    await waitFor(() => expect(location()).toBe("/profile/edit"));
    expect(state()).toMatchObject({ origin: here });
  });

  test("on a break it says so, until the break ends", async () => {
    const { of } = await openDashboard(
      { "GET /discovery": page([person(1)]), "PUT /me/pause": () => ({ isPaused: false }) },
      { user: { isPaused: true, avatarUrl: null } },
    );
    await screen.findByText(/^Tu perfil está en pausa/);
    expect(screen.queryByText(es.dashboard.photoHint.text)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Terminar la pausa" }));
    expect(await screen.findByText("Ya vuelves a aparecer en Descubrir")).toBeTruthy();
    expect(of("PUT", "/me/pause")[0]?.body).toEqual({ isPaused: false });
  });

  test("DISC-03: whom the dialog of interests covers the page has not seen it yet", async () => {
    const answers = { "GET /discovery": page([person(1)]), "GET /me/interests": () => [interest(1)] };
    for (const visit of [1, 2]) {
      await openDashboard(answers, { user: { interestCount: 0 } });
      const info = await screen.findByRole("button", { name: "Perfiles compatibles" });
      expect(info.getAttribute("aria-expanded"), `visit ${visit}`).toBe("true");
      cleanup();
    }
  });
});

describe("a card", () => {
  test("CARD-11 NAV-11: opens the profile with its origin", async () => {
    const { location, state } = await openDashboard({ "GET /discovery": page([person(1)]) });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro1" }));
    await waitFor(() => expect(location()).toBe(`/profile/${id(1)}`));
    expect(state()).toEqual({ origin: "/dashboard" });
  });
});

describe("the list", () => {
  test("DISC-05: a failed load is logged, without a toast, and can be tried again", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    await openDashboard({ "GET /discovery": () => (broken ? refusal("FORBIDDEN") : page([person(1)])()) });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    expect(screen.getByRole("heading", { name: "La página se ha quedado en blanco" })).toBeTruthy();
    expect(log).toHaveBeenCalledWith("The dashboard could not be loaded", expect.anything());
    expect(document.querySelector("[data-variant]")).toBeNull();
    log.mockRestore();
    broken = false;
    fireEvent.click(retry);
    expect(await screen.findByRole("heading", { name: "Zoro1" })).toBeTruthy();
  });

  test("DISC-17 DISC-18 DISC-35: by distance at first; the toggle asks for the first 39 in the other order", async () => {
    const { of, location } = await openDashboard({
      "GET /discovery": ({ query }) => page([person(query.get("sort") === "compatibility" ? 2 : 1)], 60, "next")(),
    });
    await screen.findByRole("heading", { name: "Zoro1" });
    expect(of("GET", "/discovery")[0]?.query.get("sort")).toBe("distance");
    expect((screen.getByRole("radio", { name: "Distancia" }) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Compatibilidad" }));
    expect(await screen.findByRole("heading", { name: "Zoro2" })).toBeTruthy();
    expect(location()).toBe("/dashboard?sort=compatibility");
    const query = Object.fromEntries(of("GET", "/discovery").at(-1)?.query ?? []);
    expect(query).toEqual({ sort: "compatibility", limit: "39" });
  });

  test("DISC-34: Load more adds the next page, after a failure at the next press, and goes with the last one", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    await openDashboard({
      "GET /discovery": (call) => (broken && call.query.has("cursor") ? refusal("FORBIDDEN") : twoPages(call)),
    });
    const more = await loadMore();
    await cards(39);
    fireEvent.click(more);
    await waitFor(() => expect(log).toHaveBeenCalledWith("The dashboard could not be loaded", expect.anything()));
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBeNull());
    broken = false;
    fireEvent.click(more);
    await cards(41);
    expect(screen.queryByRole("button", { name: "Cargar más" })).toBeNull();
    log.mockRestore();
  });

  test.each([
    ["as many are shown again", viewer.id, 41, 2],
    ["what somebody else left there counts for nothing", id(99), 39, 1],
  ])("DISC-34: reloaded where more people were shown, %s", async (_, whose, count, requests) => {
    saveScrollPosition("default", whose, { pages: 2, card: null });
    const { of } = await openDashboard({ "GET /discovery": twoPages });
    await cards(count);
    expect(of("GET", "/discovery")).toHaveLength(requests);
  });

  // DISC-11: without a ticked preference it says why.
  test.each([
    ["nobody is there yet", "", {}, es.dashboard.empty, "Buscar otra vez"],
    ["the filters leave nobody", "?minCompatibility=95&maxDistance=100", {}, es.dashboard.filtered, null],
    ["the viewer seeks nobody", "?minCompatibility=95", { seeksNobody: true }, es.dashboard.noPreference, null],
  ])("DISC-37 DISC-11: where %s the empty list says so, and its button resets the filters", async (...row) => {
    const [, query, user, { title, text }, again] = row;
    let isEmpty = true;
    const answer: Answer = () => page(isEmpty ? [] : [person(1)])();
    const { of, location } = await openDashboard({ "GET /discovery": answer }, { path: `/dashboard${query}`, user });
    const empty = within((await screen.findByRole("heading", { name: title })).parentElement as HTMLElement);
    expect(empty.getByText(text)).toBeTruthy();
    if (again) expect(empty.getByRole("button", { name: again })).toBeTruthy();
    if ("seeksNobody" in user) expect(empty.getByRole("link").getAttribute("href")).toBe("/profile/edit#preferences");
    isEmpty = false;
    const clear = empty.getByRole("button", { name: es.dashboard.filters.clear });
    clear.focus();
    fireEvent.click(clear);
    expect(await screen.findByRole("heading", { name: "Zoro1" })).toBeTruthy();
    expect(document.activeElement, "the focus is not lost").toBe(screen.getByRole("main"));
    expect(location()).toBe("/dashboard");
    expect(Object.fromEntries(of("GET", "/discovery").at(-1)?.query ?? [])).toEqual({ sort: "distance", limit: "39" });
  });

  test("with one filter alone the empty list names it", async () => {
    await openDashboard({ "GET /discovery": page([]) }, { path: "/dashboard?country=ES&city=3117735" });
    expect(await screen.findByText(es.dashboard.filtered.loosen.city)).toBeTruthy();
  });
});
