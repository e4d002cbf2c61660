import type { PersonCard } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { reloadPage } from "../features/interests/reload-page.ts";
import { Component as Dashboard } from "./dashboard.tsx";
import { push, refusal, renderSignedIn } from "./signed-in-testing.tsx";

vi.mock("socket.io-client", async () => (await import("./signed-in-testing.tsx")).socketModule);
// The page of the test itself must not be loaded anew; a browser draws the confetti.
vi.mock("../features/interests/reload-page.ts", () => ({ reloadPage: vi.fn() }));
const throwPaper = vi.hoisted(() =>
  Object.assign(
    vi.fn(async () => {}),
    { reset: vi.fn() },
  ),
);
vi.mock("canvas-confetti", () => ({ default: { create: () => throwPaper } }));

beforeEach(() => {
  vi.mocked(reloadPage).mockClear();
  throwPaper.mockClear();
});

const id = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function person(number: number, extra: Partial<PersonCard> = {}): PersonCard {
  return {
    id: id(number),
    nickname: `Zoro${number}`,
    avatarUrl: null,
    age: 27,
    country: "ES",
    city: "Málaga",
    isPremium: false,
    gender: "hombre",
    lookingFor: "ambas",
    distanceKm: 12.34,
    compatibility: 67,
    interests: { shown: [], more: 0, total: 0 },
    hasLiked: false,
    ...extra,
  };
}

function interest(number: number, kind: InterestKind = "anime", name = `Título ${number}`) {
  return { id: number, name, kind };
}

const page =
  (people: PersonCard[], total = people.length, nextCursor: string | null = null) =>
  () => ({
    people,
    total,
    nextCursor,
  });

describe("the welcome", () => {
  test("DISC-01 DISC-02 DISC-03: greets by nickname, counts the people found, explains them", async () => {
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([person(1)], 41) } });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("¡Hola, Nami!");
    expect(await screen.findByText("41 personas encontradas")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Perfiles compatibles" })).toBeTruthy();
    expect(screen.queryByRole("img", { name: "Premium" })).toBeNull();
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
    expect(within(card).getByRole("img", { name: "España" }).getAttribute("src")).toContain("/es.png");
    expect(within(card).getByText("Málaga · a 12 km")).toBeTruthy();
    expect(within(card).getByText("Hombre")).toBeTruthy();
    expect(within(card).getByText("Busca amistad o relación")).toBeTruthy();
    const bar = within(card).getByRole("meter", { name: "Compatibilidad" });
    expect(bar.getAttribute("aria-valuenow")).toBe("67");
    expect(within(card).getByText("67%")).toBeTruthy();
    expect(within(card).queryByRole("link")).toBeNull();
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
    const zoro = person(1, { interests: { shown, more: 3, total: 9 } });
    await renderSignedIn(<Dashboard />, { path: "/dashboard", answers: { "GET /discovery": page([zoro]) } });
    const shared = await screen.findByRole("list", { name: "Lo que compartís" });
    expect(within(shared).getAllByRole("listitem")).toHaveLength(7);
    expect(within(shared).getByText("+3 más")).toBeTruthy();
    expect(screen.getByText("9 gustos en común")).toBeTruthy();
  });

  test("CARD-11: opens the profile with its origin, once there is such a screen", async () => {
    const { location, state } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": page([person(1)]) },
      knows: (path) => path.startsWith("/profile/"),
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
    expect(screen.getByText("Buscando a tu gente...").closest("[aria-busy=true]")).toBeTruthy();
  });

  test("DISC-05: a failed load is logged, without a toast, and can be tried again", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": () => (broken ? refusal("FORBIDDEN", 403) : page([person(1)])()) },
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

  test("DISC-37: nobody there yet says so, with one next step", async () => {
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
    expect(screen.queryByRole("link", { name: "Elegir a quién busco" })).toBeNull();
  });
});

describe("likes", () => {
  const liked = (isNewMatch: boolean) => () => ({ hasLiked: true, isMatch: isNewMatch, isNewMatch });

  test("CARD-10 LIKE-06 LIKE-08: the card turns at once, the toast follows, and there is no confetti", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(1)]),
        "PUT /people/*/like": () => new Promise((resolve) => (answer = resolve)),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
    expect(await screen.findByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
    await waitFor(() => expect(of("PUT", `/people/${id(1)}/like`)).toHaveLength(1));
    expect(screen.queryByText("Like enviado")).toBeNull();
    answer(liked(false)());
    expect(await screen.findByText("Like enviado")).toBeTruthy();
    expect(throwPaper).not.toHaveBeenCalled();
    expect(of("GET", "/discovery")).toHaveLength(1);
  });

  test("LIKE-07: taking it back says so", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(1, { hasLiked: true })]),
        "DELETE /people/*/like": () => ({ hasLiked: false }),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Quitar like a Zoro1" }));
    expect(await screen.findByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
    expect(await screen.findByText("Like retirado")).toBeTruthy();
  });

  test("LIKE-04 LIKE-05: a match has its toast, 120 particles and a way into the chat", async () => {
    const { location } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(2)]),
        "PUT /people/*/like": liked(true),
        "POST /chats": () => ({ chat: { id: id(9) }, outcome: "created" }),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro2" }));
    expect(await screen.findByText("¡Tienes un match!")).toBeTruthy();
    const calls = throwPaper.mock.calls as unknown as [{ particleCount: number; ticks: number }][];
    await waitFor(() => expect(calls.reduce((sum, [{ particleCount }]) => sum + particleCount, 0)).toBe(120));
    expect(calls[0]?.[0].ticks).toBe(300);
    const moment = await screen.findByRole("dialog", { name: "¡Es un match!" });
    fireEvent.click(within(moment).getByRole("button", { name: "Abrir el chat" }));
    await waitFor(() => expect(location()).toBe(`/chats?chat=${id(9)}`));
  });

  test("LIKE-05: no confetti for people who asked for less motion", async () => {
    const real = matchMedia;
    vi.stubGlobal("matchMedia", (query: string) =>
      query.includes("reduced-motion") ? { matches: true } : real(query),
    );
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": page([person(3)]), "PUT /people/*/like": liked(true) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro3" }));
    expect(await screen.findByRole("dialog", { name: "¡Es un match!" })).toBeTruthy();
    expect(throwPaper).not.toHaveBeenCalled();
  });

  test("LIKE-04: a match made by the other side's like is celebrated as it arrives", async () => {
    const match = (number: number, matchedAt: string) => ({ id: id(number), matchedAt, otherUser: person(number) });
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([]),
        "GET /matches": () => ({
          mutual: [match(4, "2026-01-01T10:00:00.000Z"), match(5, "2026-01-02T10:00:00.000Z")],
          likedMe: [],
          iLiked: [],
        }),
      },
    });
    await push("likes.changed", { isMatch: true });
    const moment = await screen.findByRole("dialog", { name: "¡Es un match!" });
    expect(within(moment).getByText(/Zoro5/)).toBeTruthy();
  });

  test.each([
    ["ERR-23", "PERSON_NOT_FOUND", 404, "No se pudo procesar el like. Inténtalo de nuevo."],
    ["ERR-25", "FORBIDDEN", 403, "No se pudo enviar el like. Inténtalo de nuevo."],
    ["ERR-26", "SESSION_MISSING", 401, "No se pudo procesar la acción. Inténtalo de nuevo."],
  ])("%s LIKE-08: a like that fails (%s) turns back and says so", async (_row, code, status, text) => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": page([person(1)]), "PUT /people/*/like": () => refusal(code, status) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
  });
});

describe("the interests dialog", () => {
  const catalogue = [
    { ...interest(1, "anime", "Berserk"), matchedTitle: null },
    { ...interest(2, "anime", "Shingeki no Kyojin"), matchedTitle: "Ataque a los titanes" },
  ];

  async function openDialog(extra: Record<string, () => unknown> = {}) {
    let mine: unknown[] = [];
    const result = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      user: { interestCount: 0 },
      answers: {
        "GET /discovery": page([]),
        "GET /interests": () => catalogue,
        "GET /me/interests": () => mine,
        "PUT /me/interests/*": ({ params }) => {
          const added = catalogue.find((each) => each.id === Number(params[0]));
          mine = [...mine, added];
          return added;
        },
        "DELETE /me/interests/*": ({ params }) => {
          mine = [];
          return { interestId: Number(params[0]) };
        },
        ...extra,
      },
    });
    return { ...result, dialog: await screen.findByRole("dialog", { name: "¿Qué te apasiona?" }) };
  }

  test("INTEREST-02: it does not open for somebody who has interests, whatever the snapshot says", async () => {
    const { of } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      user: { interestCount: 0 },
      answers: { "GET /discovery": page([]), "GET /me/interests": () => [interest(1)] },
    });
    await waitFor(() => expect(of("GET", "/me/interests")).toHaveLength(1));
    await screen.findByRole("heading", { name: "Todavía no hay nadie por aquí" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("INTEREST-01 INTEREST-05 INTEREST-07: it asks for titles of the category, and for those that match", async () => {
    const { dialog, of } = await openDialog();
    expect(await within(dialog).findByRole("button", { name: "Añadir Berserk" })).toBeTruthy();
    expect(within(dialog).getByText("también «Ataque a los titanes»")).toBeTruthy();
    expect(of("GET", "/interests")[0]?.query.get("kind")).toBe("anime");
    fireEvent.change(within(dialog).getByRole("searchbox"), { target: { value: "titanes" } });
    await waitFor(() => expect(of("GET", "/interests").at(-1)?.query.get("search")).toBe("titanes"));
  });

  test("INTEREST-03: the category select offers the three kinds", async () => {
    const { dialog } = await openDialog();
    fireEvent.click(within(dialog).getByRole("combobox", { name: "Categoría" }));
    const options = await screen.findAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["Anime & Manga", "Videojuegos", "Series & Películas"]);
  });

  test("INTEREST-06 INTEREST-08 INTEREST-09 INTEREST-10: a pick moves to its column at once and is written", async () => {
    const { dialog, of } = await openDialog();
    expect(within(dialog).getByText("Aún no has añadido anime ni manga")).toBeTruthy();
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    const column = within(dialog).getByRole("region", { name: "Anime & Manga" });
    expect(await within(column).findByRole("button", { name: "Quitar Berserk" })).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: "Añadir Berserk" })).toBeNull();
    expect(within(dialog).getByText("Aún no has añadido videojuegos")).toBeTruthy();
    expect(await screen.findByText("Elemento añadido")).toBeTruthy();
    expect(of("PUT", "/me/interests/1")).toHaveLength(1);
  });

  test("INTEREST-11: a chosen one is taken away again", async () => {
    const { dialog, of } = await openDialog();
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    await screen.findByText("Elemento añadido");
    fireEvent.click(within(dialog).getByRole("button", { name: "Quitar Berserk" }));
    expect(await screen.findByText("Elemento eliminado")).toBeTruthy();
    expect(of("DELETE", "/me/interests/1")).toHaveLength(1);
    expect(within(dialog).getByRole("button", { name: "Añadir Berserk" })).toBeTruthy();
  });

  test("INTEREST-12 ERR-20: a pick that cannot be written is taken back", async () => {
    const { dialog } = await openDialog({ "PUT /me/interests/*": () => refusal("INTERNAL", 500) });
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    expect(await screen.findByText("No se pudo añadir el gusto. Inténtalo de nuevo.")).toBeTruthy();
    expect(await within(dialog).findByRole("button", { name: "Añadir Berserk" })).toBeTruthy();
  });

  test("INTEREST-13 ERR-22: without any interest it stays open and says why", async () => {
    const { dialog } = await openDialog();
    fireEvent.click(within(dialog).getByRole("button", { name: "Continuar" }));
    expect(await screen.findByText("Añade al menos un gusto")).toBeTruthy();
    const text = screen.getByText("Necesitas añadir al menos un gusto para continuar usando Nakamatch.");
    expect(text.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
    fireEvent.click(within(dialog).getByRole("button", { name: "Cerrar" }));
    expect(screen.getByRole("dialog", { name: "¿Qué te apasiona?" })).toBeTruthy();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test("INTEREST-14: with one it closes and the page loads anew", async () => {
    const { dialog } = await openDialog();
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    await screen.findByText("Elemento añadido");
    fireEvent.click(within(dialog).getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "¿Qué te apasiona?" })).toBeNull());
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});
