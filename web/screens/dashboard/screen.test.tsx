import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Dashboard } from "./screen.tsx";
import { readScrollPosition, saveScrollPosition } from "./scroll-position.ts";
import { id, interest, page, person, shares } from "./testing.ts";

describe("the welcome", () => {
  test("DISC-01 DISC-02 DISC-03: greets by nickname, counts the people found, explains them", async () => {
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([person(1)], 41) } });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("¡Hola, Nami!");
    expect(await screen.findByText("41 personas encontradas")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Perfiles compatibles" })).toBeTruthy();
    expect(screen.queryByRole("img", { name: "Premium" })).toBeNull();
  });

  test("DISC-03: the first visit explains, later ones in one line that opens", async () => {
    const open = async () => {
      await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([person(1)]) } });
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
    expect(screen.queryByText(text)).toBeNull();
    fireEvent.click(second);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("DISC-03: whom the dialog of interests covers the page has not seen it yet", async () => {
    const answers = { "GET /discovery": page([person(1)]), "GET /me/interests": () => [interest(1)] };
    for (const visit of [1, 2]) {
      await renderSignedIn(<Dashboard />, { path: "/dashboard", user: { interestCount: 0 }, answers });
      const info = await screen.findByRole("button", { name: "Perfiles compatibles" });
      expect(info.getAttribute("aria-expanded"), `visit ${visit}`).toBe("true");
      cleanup();
    }
  });

  test("headings go down one level at a time", async () => {
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([person(1)]) } });
    await screen.findByRole("article");
    const levels = screen.getAllByRole("heading").map(({ tagName }) => tagName);
    expect(levels).toEqual(["H1", "H2", "H3"]);
  });

  test("DISC-01: a premium viewer's nickname is golden, with a crown", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      user: { isPremium: true },
      answers: { "GET /discovery": page([]) },
    });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(within(heading).getByText("Nami").className).toContain("gold-name");
    expect(within(heading).getByRole("img", { name: "Premium" })).toBeTruthy();
  });
});

describe("a card", () => {
  test("CARD-01..07: face, name, age, flag, city, distance, gender, intention, compatibility", async () => {
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([person(1)]) } });
    const card = await screen.findByRole("article");
    expect(within(card).getByText("Z")).toBeTruthy();
    expect(within(card).getByRole("heading", { name: "Zoro1" })).toBeTruthy();
    expect(within(card).getByText("27 años")).toBeTruthy();
    expect(within(card).getByRole("img", { name: "España" }).querySelector("img")?.src).toContain("/es.png");
    expect(within(card).getByText("Málaga")).toBeTruthy();
    expect(within(card).getByText("a 12 km")).toBeTruthy();
    expect(within(card).getByText("Hombre")).toBeTruthy();
    expect(within(card).getByText("Busca amistad o relación")).toBeTruthy();
    const bar = within(card).getByRole("meter", { name: "Compatibilidad Sin gustos en común todavía" });
    expect(bar.getAttribute("aria-valuenow")).toBe("67");
    expect(within(card).getByText("67 %")).toBeTruthy();
  });

  test("CARD-01 CARD-02: a photo instead of the letter, gold and a crown for premium", async () => {
    const zoro = person(1, { avatarUrl: "/avatars/zoro.jpg", isPremium: true });
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([zoro]) } });
    const card = await screen.findByRole("article");
    expect(within(card).getByRole("img", { name: "Foto de Zoro1" }).getAttribute("src")).toBe("/avatars/zoro.jpg");
    expect(within(card).getByText("Zoro1").className).toContain("gold-name");
    expect(within(card).getByRole("img", { name: "Premium" })).toBeTruthy();
  });

  test("CARD-05: without a known distance none is shown", async () => {
    const zoro = person(1, { distanceKm: null });
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([zoro]) } });
    const card = await screen.findByRole("article");
    expect(within(card).getByText("Málaga")).toBeTruthy();
    expect(card.textContent).not.toContain("km");
  });

  test("CARD-08: the six picked interests and a badge for the rest", async () => {
    const shown = [1, 2, 3, 4, 5, 6].map((number) => interest(number, number % 2 ? "anime" : "juego"));
    const zoro = person(1, { interests: shares(shown, 3) });
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([zoro]) } });
    const shared = await screen.findByRole("list", { name: "Gustos en común" });
    expect(within(shared).getAllByRole("listitem")).toHaveLength(7);
    expect(within(shared).getByText("+3 más")).toBeTruthy();
    expect(screen.getByText("9 gustos en común")).toBeTruthy();
  });

  test("CARD-07: the percentage says in words what it is based on, in the name of its bar too", async () => {
    const interests = {
      shown: [],
      more: 7,
      total: 7,
      byKind: { anime: 4, juego: 2, serie_pelicula: 1 },
      favourites: [],
    };
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": () => ({
          ...page([person(1, { compatibility: 58, interests }), person(2, { compatibility: 100, interests })])(),
          viewerInterests: 12,
        }),
      },
    });
    const reason = "7 de tus 12 gustos: 4 animes, 2 juegos y 1 serie o peli";
    const bar = await screen.findByRole("meter", { name: `Compatibilidad ${reason}` });
    expect(bar.getAttribute("aria-valuenow")).toBe("58");
    fireEvent.click(screen.getByRole("button", { name: /^58\s% de compatibilidad, ¿por qué\?$/ }));
    expect(screen.getByText(reason)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^100\s% de compatibilidad, ¿por qué\?$/ }));
    expect(screen.getByText("7 de sus 7 gustos: 4 animes, 2 juegos y 1 serie o peli")).toBeTruthy();
  });

  test("CARD-11 NAV-11: opens the profile with its origin", async () => {
    const { location, state } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": page([person(1)]) },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro1" }));
    await waitFor(() => expect(location()).toBe(`/profile/${id(1)}`));
    expect(state()).toEqual({ origin: "/dashboard" });
  });
});

describe("the list", () => {
  test("DISC-04: skeletons say that people are being loaded", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": () => new Promise(() => {}) },
    });
    expect(document.querySelectorAll("[aria-busy=true] [class*=animate]").length).toBeGreaterThan(0);
    expect(screen.getByText("Buscando a tu gente...").getAttribute("aria-live")).toBe("polite");
  });

  test("DISC-05: a failed load is logged, without a toast, and can be tried again", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": () => (broken ? refusal("FORBIDDEN") : page([person(1)])()) },
    });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    expect(log).toHaveBeenCalledWith("The dashboard could not be loaded", expect.anything());
    expect(document.querySelector("[data-variant]")).toBeNull();
    log.mockRestore();
    broken = false;
    fireEvent.click(retry);
    expect(await screen.findByRole("heading", { name: "Zoro1" })).toBeTruthy();
  });

  test("DISC-17 DISC-18 DISC-35: by distance at first; the toggle asks for the first 39 in the other order", async () => {
    const { of, location } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": ({ query }) =>
          page([person(query.get("sort") === "compatibility" ? 2 : 1)], 60, query.has("cursor") ? null : "next")(),
      },
    });
    await screen.findByRole("heading", { name: "Zoro1" });
    expect(of("GET", "/discovery")[0]?.query.get("sort")).toBe("distance");
    expect((screen.getByRole("radio", { name: "Distancia" }) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Compatibilidad" }));
    expect(await screen.findByRole("heading", { name: "Zoro2" })).toBeTruthy();
    expect(location()).toBe("/dashboard?sort=compatibility");
    const last = of("GET", "/discovery").at(-1);
    expect(last?.query.get("sort")).toBe("compatibility");
    expect(last?.query.get("limit")).toBe("39");
    expect(last?.query.has("cursor")).toBe(false);
  });

  test("DISC-34: Load more adds the next page and goes when there is no further one", async () => {
    const first = Array.from({ length: 39 }, (_, index) => person(index + 1));
    const { of } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": ({ query }) =>
          query.get("cursor") === "next" ? page([person(40), person(41)], 41)() : page(first, 41, "next")(),
      },
    });
    expect(await screen.findAllByRole("article")).toHaveLength(39);
    fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(41));
    expect(screen.queryByRole("button", { name: "Cargar más" })).toBeNull();
    expect(of("GET", "/discovery")).toHaveLength(2);
  });

  describe("reloaded where more people were shown", () => {
    const first = Array.from({ length: 39 }, (_, index) => person(index + 1));
    const answers = {
      "GET /discovery": ({ query }: Call) =>
        query.get("cursor") === "next" ? page([person(40), person(41)], 41)() : page(first, 41, "next")(),
    };

    test("DISC-34: it shows as many again", async () => {
      saveScrollPosition("default", viewer.id, { pages: 2, card: null });
      await renderSignedIn(<Dashboard />, { path: "/dashboard", answers });
      await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(41));
    });

    test("DISC-34: what somebody else left there counts for nothing", async () => {
      saveScrollPosition("default", id(99), { pages: 2, card: null });
      const { of } = await renderSignedIn(<Dashboard />, { path: "/dashboard", answers });
      expect(await screen.findAllByRole("article")).toHaveLength(39);
      expect(screen.getByRole("button", { name: "Cargar más" }).getAttribute("aria-busy")).toBeNull();
      expect(of("GET", "/discovery")).toHaveLength(1);
    });
  });

  test("DISC-34: where the header has scrolled away, the saved position is that of the first card in the window", async () => {
    const people = [1, 2, 3, 4].map((number) => person(number));
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page(people) } });
    expect(await screen.findAllByRole("article")).toHaveLength(4);
    const items = [...document.querySelectorAll("[role=listitem]")];
    const rect = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      if (this.tagName === "HEADER") return new DOMRect(0, -400, 300, 100);
      const index = items.indexOf(this);
      return index < 0 ? new DOMRect(0, -500, 300, 800) : new DOMRect(0, -500 + 200 * index, 300, 200);
    });
    const scrollY = vi.spyOn(window, "scrollY", "get").mockReturnValue(500);
    fireEvent.scroll(window);
    fireEvent.pointerDown(document.body);
    rect.mockRestore();
    scrollY.mockRestore();
    expect(readScrollPosition("default", viewer.id)?.card).toEqual({ person: id(3), index: 2, top: -100 });
  });

  test("DISC-34: after a failure the press asks again for the page that is missing", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    const first = Array.from({ length: 39 }, (_, index) => person(index + 1));
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": ({ query }) => {
          if (!query.has("cursor")) return page(first, 41, "next")();
          return broken ? refusal("FORBIDDEN") : page([person(40), person(41)], 41)();
        },
      },
    });
    const more = await screen.findByRole("button", { name: "Cargar más" });
    fireEvent.click(more);
    await waitFor(() => expect(log).toHaveBeenCalledWith("The dashboard could not be loaded", expect.anything()));
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBeNull());
    broken = false;
    fireEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(41));
    log.mockRestore();
  });

  test.each([
    ["who seek nobody", "/dashboard?minCompatibility=95", { seeksNobody: true }],
    ["whose filters leave nobody", "/dashboard?minCompatibility=95", {}],
    ["who have set none, with a new question", "/dashboard", {}],
  ])("DISC-37: the empty list offers people %s to clear the filters", async (_who, path, user) => {
    const { of } = await renderSignedIn(<Dashboard />, { path, user, answers: { "GET /discovery": page([]) } });
    const empty = (await screen.findByRole("heading", { level: 2, name: /nadie|conocer/i }))
      .parentElement as HTMLElement;
    const before = of("GET", "/discovery").length;
    fireEvent.click(within(empty).getByRole("button", { name: es.dashboard.filters.clear }));
    await waitFor(() => expect(of("GET", "/discovery").length).toBeGreaterThan(before));
    expect(of("GET", "/discovery").at(-1)?.query.has("minCompatibility")).toBe(false);
  });

  test("nobody there yet says so, with a next step", async () => {
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([]) } });
    expect(await screen.findByRole("heading", { name: "Todavía no hay nadie por aquí" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Buscar otra vez" })).toBeTruthy();
  });

  test("DISC-11: without a ticked preference the empty list says why", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      user: { seeksNobody: true },
      answers: { "GET /discovery": page([]) },
    });
    expect(await screen.findByText(/No has marcado ninguna preferencia/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Elegir a quién busco" }).getAttribute("href")).toBe("/profile/edit");
  });
});
