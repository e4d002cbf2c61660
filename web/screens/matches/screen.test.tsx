import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { interest, shares } from "../dashboard/testing.ts";
import { answerWith, id, type Lists, match, openMatches } from "./testing.tsx";

const openTab = async (name: RegExp) => fireEvent.click(await screen.findByRole("tab", { name }));
const announced = () => document.querySelector("[data-announcer]")?.textContent;
const tabText = (name: RegExp) => screen.getByRole("tab", { name }).textContent;

describe("the tabs", () => {
  test("MATCH-01..05 MATCH-11: three with their counts and lists; the heading and the announcement change; mutual ones have a chat button", async () => {
    await openMatches({ mutual: [match(1)], likedMe: [match(1), match(2)], iLiked: [match(1), match(3), match(4)] });
    const tabs = await screen.findAllByRole("tab");
    await waitFor(() => expect(tabs.map((tab) => tab.textContent)).toEqual(["Mutuos1", "Recibidos2", "Enviados3"]));
    for (const [at, heading, said, person] of [
      [0, "El like es mutuo", "El like es mutuo: 1 persona", "Robin1"],
      [1, "Te dieron like", "Te dieron like: 2 personas", "Robin2"],
      [2, "Les diste like", /: 3 personas$/, "Robin4"],
    ] as const) {
      if (at > 0) fireEvent.click(tabs[at] as HTMLElement);
      expect(await screen.findByRole("heading", { name: person })).toBeTruthy();
      expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([heading]);
      await waitFor(() => expect(announced()).toMatch(said));
      expect(tabs.map((tab) => tab.getAttribute("aria-selected") === "true")).toEqual([0, 1, 2].map((n) => n === at));
      expect(screen.queryAllByRole("button", { name: /Chatear/ })).toHaveLength(at === 0 ? 1 : 0);
    }
  });

  test("MATCH-01 MATCH-12: the way back from a profile leads to the list that was open", async () => {
    const { back } = await openMatches({ mutual: [match(1)], likedMe: [match(2)] });
    await openTab(/Recibidos/);
    fireEvent.click(await screen.findByRole("link", { name: "Robin2" }));
    await waitFor(() => expect(screen.queryByRole("tab")).toBeNull());
    await back();
    expect(await screen.findByRole("heading", { name: "Robin2" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: /Recibidos/ }).getAttribute("aria-selected")).toBe("true");
  });

  test("MATCH-06: each empty one has its own text", async () => {
    await openMatches({});
    expect(await screen.findByRole("heading", { name: "Aún no tienes matches" })).toBeTruthy();
    expect(screen.getByRole("link", { name: es.matches.discover }).getAttribute("href")).toBe("/dashboard");
    await openTab(/Recibidos/);
    expect(await screen.findByRole("heading", { name: "Tus primeros likes están por llegar" })).toBeTruthy();
    await openTab(/Enviados/);
    expect(await screen.findByRole("heading", { name: "Aún no has dado ningún like" })).toBeTruthy();
  });

  test("an empty list of mutual matches leads to the likes that wait", async () => {
    await openMatches({ likedMe: [match(1)] });
    expect(await screen.findByText(es.matches.empty.waiting_one)).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "1 like te espera" }));
    expect(await screen.findByRole("heading", { name: "Robin1" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: /Recibidos/ }).getAttribute("aria-selected")).toBe("true");
    await openTab(/Enviados/);
    await screen.findByRole("heading", { name: "Aún no has dado ningún like" });
    expect(screen.queryByRole("button", { name: "1 like te espera" })).toBeNull();
  });

  test("a mutual match says that nothing is written yet, and is new for a week", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const written = { ...match(3, {}, daysAgo(1)), hasMessages: true };
    await openMatches({ mutual: [match(1, {}, daysAgo(6)), match(2, {}, daysAgo(8)), written] });
    await screen.findByRole("heading", { name: "Robin1" });
    const marks = screen.getAllByRole("article").map((card) => {
      const shown = within(card);
      return [shown.queryByText("Nuevo") !== null, shown.queryByText("Aún no hay mensajes") !== null];
    });
    expect(marks).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });

  test("one whose conversation was ended says so, also among the likes received", async () => {
    const ended = { ...match(1), isEnded: true as const };
    await openMatches({ mutual: [{ ...ended, hasMessages: true }], likedMe: [ended] });
    expect(within(await screen.findByRole("article")).getByText(es.matches.ended)).toBeTruthy();
    await openTab(/Recibidos/);
    await screen.findByRole("heading", { name: "Te dieron like" });
    expect(within(screen.getByRole("article")).getByText(es.matches.ended)).toBeTruthy();
  });

  test("words that came with likes are quoted among the likes received, and own ones among those given", async () => {
    const said = (by: "me" | "other", text: string) => ({
      by,
      text,
      about: null,
      writtenAt: "2026-01-01T10:00:00.000Z",
    });
    const words = [said("other", "¿Y Nami?"), said("me", "¿Sanji o Zoro?")];
    await openMatches({ likedMe: [{ ...match(1), words }], iLiked: [{ ...match(1), words }] });
    const quotes = async () => (await screen.findAllByRole("figure")).map(({ textContent }) => textContent);
    await openTab(/Recibidos/);
    expect(await quotes()).toEqual(["Robin1, con su like¿Y Nami?"]);
    expect(screen.getByRole("button", { name: "Denunciar estas palabras" })).toBeTruthy();
    await openTab(/Enviados/);
    await waitFor(async () => expect(await quotes()).toEqual(["Tú, con tu like¿Sanji o Zoro?"]));
    expect(screen.queryByRole("button", { name: "Denunciar estas palabras" })).toBeNull();
  });

  test("MATCH-05: above 999 a tab shows 999+, and that is announced", async () => {
    const counts = { mutual: 1000, likedMe: 999, iLiked: 0 };
    await openMatches({}, { "GET /matches": () => ({ matches: [match(1)], counts, nextCursor: null }) });
    await waitFor(() => expect(announced()).toBe("El like es mutuo: 999+ personas"));
    expect([tabText(/Mutuos/), tabText(/Recibidos/)]).toEqual(["Mutuos999+", "Recibidos999"]);
  });
});

describe("a like in the lists", () => {
  const MATCHED = "2026-01-02T10:00:00.000Z";

  test("MATCH-03 LIKE-04: who likes the viewer is liked back at once, and the match is celebrated with what both love", async () => {
    const lists: Lists = { mutual: [], likedMe: [match(1), match(2)], iLiked: [] };
    let answer: () => void = () => {};
    const { of } = await openMatches(lists, {
      "GET /matches": (call) => answerWith(lists, call),
      "PUT /people/*/like": () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({
              hasLiked: true,
              isMatch: true,
              isNewMatch: true,
              sharedTitles: ["Berserk", "Mushishi", "Monster"].map((name, at) => interest(at + 1, "anime", name)),
            });
        }),
    });
    await openTab(/Recibidos/);
    const card = () => screen.getByRole("heading", { name: "Robin2" }).closest("article")!;
    const back = await screen.findByRole("button", { name: "Devolver like a Robin2" });
    back.focus();
    fireEvent.click(back);
    expect(await within(card()).findByText("Es un match")).toBeTruthy();
    expect(within(card()).queryByRole("button", { name: /like/ })).toBeNull();
    expect(card().contains(document.activeElement), "the focus stays in the card").toBe(true);
    expect(screen.getByRole("button", { name: "Devolver like a Robin1" })).toBeTruthy();
    await waitFor(() => expect(of("PUT", `/people/${id(102)}/like`)).toHaveLength(1));
    expect(screen.queryByRole("dialog", { name: "¡Es un match!" })).toBeNull();
    lists.likedMe = [match(2, {}, MATCHED), match(1)];
    lists.mutual = [match(2, {}, MATCHED)];
    const before = of("GET", "/matches").length;
    answer();
    const moment = await screen.findByRole("dialog", { name: "¡Es un match!" });
    const titles = within(within(moment).getByRole("list", { name: "En común" })).getAllByRole("listitem");
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Berserk, Anime & Manga",
      "Mushishi, Anime & Manga",
      "+1 más",
    ]);
    await waitFor(() => expect(of("GET", "/matches").length, "the lists are fetched again").toBeGreaterThan(before));
    await waitFor(() => expect(screen.getByRole("tab", { name: /Mutuos/, hidden: true }).textContent).toBe("Mutuos1"));
    const shown = screen.getAllByRole("heading", { level: 3, hidden: true }).map(({ textContent }) => textContent);
    expect(shown, "no card leaves its place").toEqual(["Robin1", "Robin2"]);
  });

  test("of those who like the viewer only the ones without an answer can be shown; one liked back stays in sight, by any clock", async () => {
    const lists = { likedMe: [match(1, {}, MATCHED), match(2)] };
    const { of } = await openMatches(
      {},
      {
        "GET /matches": (call) => answerWith(lists, call),
        "PUT /people/*/like": () => {
          // The server's clock is behind the browser's.
          lists.likedMe = [match(2, {}, "2026-01-02T10:00:01.000Z"), match(1, {}, MATCHED)];
          return { hasLiked: true, isMatch: true, isNewMatch: false };
        },
      },
    );
    await openTab(/Recibidos/);
    const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await screen.findByRole("heading", { name: "Robin1" });
    fireEvent.click(screen.getByRole("switch", { name: es.matches.onlyWaiting }));
    expect(names()).toEqual(["Robin2"]);
    fireEvent.click(screen.getByRole("button", { name: "Devolver like a Robin2" }));
    expect(await screen.findByText("Es un match")).toBeTruthy();
    await waitFor(() => expect(of("GET", "/matches")).toHaveLength(3));
    await act(async () => {});
    expect(names()).toEqual(["Robin2"]);
  });

  test("MATCH-11: a match among those who like the viewer leads to its entry on the mutual tab, at its chat button", async () => {
    await openMatches({ mutual: [match(1, {}, MATCHED), match(2, {}, MATCHED)], likedMe: [match(2, {}, MATCHED)] });
    await openTab(/Recibidos/);
    fireEvent.click(await screen.findByRole("button", { name: "Ver el match con Robin2" }));
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Chatear con Robin2"));
    expect(screen.getByRole("tab", { name: /Mutuos/ }).getAttribute("aria-selected")).toBe("true");
  });

  test("where everyone has an answer, the list of those who wait says so", async () => {
    await openMatches({ likedMe: [match(1, {}, MATCHED)] });
    await openTab(/Recibidos/);
    await screen.findByRole("heading", { name: "Robin1" });
    expect(screen.queryByText(es.matches.nobodyWaiting)).toBeNull();
    fireEvent.click(screen.getByRole("switch", { name: es.matches.onlyWaiting }));
    expect(screen.getByText(es.matches.nobodyWaiting)).toBeTruthy();
  });

  test("a like back that fails turns the card back", async () => {
    await openMatches({ likedMe: [match(1)] }, { "PUT /people/*/like": () => refusal("INTERNAL") });
    await openTab(/Recibidos/);
    fireEvent.click(await screen.findByRole("button", { name: "Devolver like a Robin1" }));
    expect(await screen.findByText("No se pudo enviar el like. Inténtalo de nuevo.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Devolver like a Robin1" })).toBeTruthy();
    expect(screen.queryByText("Es un match")).toBeNull();
  });
});

test("MATCH-04 MATCH-05: a long list is loaded by pages; the counts are those of the latest answer, whichever list it is", async () => {
  const before = { mutual: 3, likedMe: 0, iLiked: 0 };
  await openMatches(
    {},
    {
      "GET /matches": ({ query }) => {
        if (query.get("list") === "likedMe")
          return { matches: [match(9)], counts: { ...before, likedMe: 1 }, nextCursor: null };
        return query.has("cursor")
          ? { matches: [match(2), match(3)], counts: null, nextCursor: null }
          : { matches: [match(1), match(2)], counts: before, nextCursor: "further" };
      },
    },
  );
  await openTab(/Recibidos/);
  await waitFor(() => expect(tabText(/Recibidos/)).toBe("Recibidos1"));
  await openTab(/Mutuos/);
  fireEvent.click(await screen.findByRole("button", { name: "Cargar más" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  expect(screen.queryByRole("button", { name: "Cargar más" })).toBeNull();
  expect([tabText(/Mutuos/), tabText(/Recibidos/)]).toEqual(["Mutuos3", "Recibidos1"]);
});

test("MATCH-08 MATCH-09 MATCH-10: a card shows the person, the percentage, 5 shared interests and the rest", async () => {
  const shown = [1, 2, 3, 4, 5].map((number) => ({ id: number, name: `Título ${number}`, kind: "juego" as const }));
  const robin = match(1, { isPremium: true, avatarUrl: "/a.jpg", interests: shares(shown, 2) });
  await openMatches({ mutual: [robin] });
  const card = await screen.findByRole("article");
  expect(within(card).getByRole("img", { name: "Foto de Robin1" })).toBeTruthy();
  expect(within(card).getByText("Robin1").className).toContain("gold-name");
  expect(within(card).getByRole("img", { name: "Premium" })).toBeTruthy();
  expect(within(card).getByText("28 años")).toBeTruthy();
  expect(within(card).getByRole("img", { name: "Francia" })).toBeTruthy();
  expect(within(card).getByText("Ohara")).toBeTruthy();
  expect(within(card).getByRole("meter").getAttribute("aria-valuenow")).toBe("80");
  const shared = within(card).getByRole("list", { name: "Gustos en común" });
  expect(within(shared).getAllByRole("listitem")).toHaveLength(6);
  expect(within(shared).getByText("+2 más")).toBeTruthy();
});

test("MATCH-12 NAV-11: the name on a card is a link to the profile with its origin", async () => {
  const { location, state } = await openMatches({ mutual: [match(1)] });
  fireEvent.click(await screen.findByRole("link", { name: "Robin1" }));
  await waitFor(() => expect(location()).toBe(`/profile/${id(101)}`));
  expect(state()).toEqual({ origin: "/matches" });
});

test("LIKE-08 MATCH-03 MATCH-13: a like that arrives appears by itself, and is marked seen though the count stays", async () => {
  const lists = { likedMe: [match(1)] };
  const { of } = await openMatches({}, { "GET /matches": (call) => answerWith(lists, call) });
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(1));
  await openTab(/Recibidos/);
  await screen.findByRole("heading", { name: "Robin1" });
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(2));
  lists.likedMe = [match(2)];
  await push("likes.changed", { isMatch: false });
  expect(await screen.findByRole("heading", { name: "Robin2" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Robin1" })).toBeNull();
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(3));
});

test("MATCH-13: opening the screen clears the likes dot, once, and only while visible", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { of } = await openMatches({ mutual: [match(1)] });
  await screen.findByRole("heading", { name: "Robin1" });
  expect(of("POST", "/matches/seen")).toHaveLength(0);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(1));
  expect(of("GET", "/matches")).toHaveLength(1);
});
