import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { interest, shares } from "../dashboard/testing.ts";
import { answerWith, id, type Lists, match, openMatches } from "./testing.tsx";

// A browser draws the confetti.

describe("the tabs", () => {
  test("MATCH-01 MATCH-05: three with their counts, mutual at first", async () => {
    await openMatches({ mutual: [match(1)], likedMe: [match(1), match(2)], iLiked: [match(1), match(3), match(4)] });
    const tabs = await screen.findAllByRole("tab");
    expect(tabs.map((tab) => tab.textContent)).toEqual(["Mutuos1", "Me dieron like2", "Di like3"]);
    expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
  });

  test("MATCH-02 MATCH-03 MATCH-04: each shows its own list", async () => {
    await openMatches({ mutual: [match(1)], likedMe: [match(2)], iLiked: [match(3)] });
    expect(await screen.findByRole("heading", { name: "Robin1" })).toBeTruthy();
    fireEvent.click(screen.getByRole("tab", { name: /Me dieron like/ }));
    expect(await screen.findByRole("heading", { name: "Robin2" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Robin1" })).toBeNull();
    fireEvent.click(screen.getByRole("tab", { name: /Di like/ }));
    expect(await screen.findByRole("heading", { name: "Robin3" })).toBeTruthy();
  });

  test("MATCH-06: each empty one has its own text", async () => {
    await openMatches({});
    expect(await screen.findByRole("heading", { name: "Aún no tienes matches" })).toBeTruthy();
    fireEvent.click(screen.getByRole("tab", { name: /Me dieron like/ }));
    expect(await screen.findByRole("heading", { name: "Nadie te ha dado like todavía" })).toBeTruthy();
    fireEvent.click(screen.getByRole("tab", { name: /Di like/ }));
    expect(await screen.findByRole("heading", { name: "Aún no has dado ningún like" })).toBeTruthy();
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

  test("MATCH-11: only mutual matches have a chat button", async () => {
    await openMatches({ mutual: [match(1)], likedMe: [match(2)], iLiked: [match(3)] });
    expect(await screen.findByRole("button", { name: "Chatear con Robin1" })).toBeTruthy();
    for (const [tab, name] of [
      [/Me dieron like/, "Robin2"],
      [/Di like/, "Robin3"],
    ] as const) {
      fireEvent.click(screen.getByRole("tab", { name: tab }));
      expect(await screen.findByRole("heading", { name })).toBeTruthy();
      expect(screen.queryByRole("button", { name: /Chatear/ })).toBeNull();
    }
  });
});

describe("switching tabs", () => {
  test("MATCH-01: the open tab, the heading and the announcement change", async () => {
    await openMatches({ mutual: [match(1)], likedMe: [match(2), match(3)] });
    expect(await screen.findByRole("heading", { level: 2, name: "El like es mutuo" })).toBeTruthy();
    await waitFor(() => expect(announced()).toBe("El like es mutuo: 1 persona"));
    const tab = screen.getByRole("tab", { name: /Me dieron like/ });
    fireEvent.click(tab);
    expect(await screen.findByRole("heading", { level: 2, name: "Te dieron like" })).toBeTruthy();
    expect(tab.getAttribute("aria-selected")).toBe("true");
    expect(screen.queryByRole("heading", { name: "El like es mutuo" })).toBeNull();
    await waitFor(() => expect(announced()).toBe("Te dieron like: 2 personas"));
  });

  test("MATCH-05: more than 999 people are announced as such", async () => {
    const counts = { mutual: 1000, likedMe: 0, iLiked: 0 };
    await openMatches({}, { "GET /matches": () => ({ matches: [match(1)], counts, nextCursor: null }) });
    await waitFor(() => expect(announced()).toBe("El like es mutuo: 999+ personas"));
  });

  const announced = () => document.querySelector("[data-announcer]")?.textContent;
});

describe("a like in the lists", () => {
  const MATCHED = "2026-01-02T10:00:00.000Z";
  const openTab = async (name: RegExp) => fireEvent.click(await screen.findByRole("tab", { name }));

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
              sharedTitles: [interest(1, "anime", "Berserk")],
            });
        }),
    });
    await openTab(/Me dieron like/);
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
    answer();
    const moment = await screen.findByRole("dialog", { name: "¡Es un match!" });
    expect(within(within(moment).getByRole("list", { name: "En común" })).getByText(/^Berserk/)).toBeTruthy();
  });

  test("a like back that fails turns the card back", async () => {
    await openMatches({ likedMe: [match(1)] }, { "PUT /people/*/like": () => refusal("INTERNAL") });
    await openTab(/Me dieron like/);
    fireEvent.click(await screen.findByRole("button", { name: "Devolver like a Robin1" }));
    expect(await screen.findByText("No se pudo enviar el like. Inténtalo de nuevo.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Devolver like a Robin1" })).toBeTruthy();
    expect(screen.queryByText("Es un match")).toBeNull();
  });

  test("OPEN-52: a mutual pair carries a mark in the other two lists, where nobody else does", async () => {
    const both = match(1, {}, MATCHED);
    await openMatches({ mutual: [both], likedMe: [both, match(2)], iLiked: [both, match(3)] });
    await screen.findByRole("button", { name: "Chatear con Robin1" });
    expect(screen.queryByText("Es un match")).toBeNull();
    for (const [tab, other] of [
      [/Me dieron like/, "Robin2"],
      [/Di like/, "Robin3"],
    ] as const) {
      await openTab(tab);
      await screen.findByRole("heading", { name: other });
      expect(screen.getByText("Es un match").closest("article")?.textContent).toContain("Robin1");
    }
    expect(screen.queryByRole("button", { name: /like/ })).toBeNull();
  });
});

test("MATCH-04 MATCH-05: a long list is loaded by pages, and the counts are of all", async () => {
  const pages = [
    [match(1), match(2)],
    [match(2), match(3)],
  ];
  const counts = { mutual: 3, likedMe: 0, iLiked: 0 };
  const { of } = await openMatches(
    {},
    {
      "GET /matches": ({ query }) =>
        query.get("cursor") === "further"
          ? { matches: pages[1], counts: null, nextCursor: null }
          : { matches: pages[0], counts, nextCursor: "further" },
    },
  );
  expect((await screen.findByRole("tab", { name: /Mutuos/ })).textContent).toBe("Mutuos3");
  expect(screen.getAllByRole("article")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  expect(screen.queryByRole("button", { name: "Cargar más" })).toBeNull();
  expect(screen.getByRole("tab", { name: /Mutuos/ }).textContent).toBe("Mutuos3");
  expect(of("GET", "/matches").map(({ query }) => query.get("list"))).toEqual(["mutual", "mutual"]);
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

test("MATCH-05: the counts are those of the latest answer, whichever list has grown since", async () => {
  const before = { mutual: 3, likedMe: 0, iLiked: 0 };
  const after = { mutual: 3, likedMe: 1, iLiked: 0 };
  await openMatches(
    {},
    {
      "GET /matches": ({ query }) => {
        if (query.get("list") === "likedMe") return { matches: [match(9)], counts: after, nextCursor: null };
        return query.has("cursor")
          ? { matches: [match(3)], counts: null, nextCursor: null }
          : { matches: [match(1), match(2)], counts: before, nextCursor: "further" };
      },
    },
  );
  fireEvent.click(await screen.findByRole("tab", { name: /Me dieron like/ }));
  const received = () => screen.getByRole("tab", { name: /Me dieron like/ }).textContent;
  await waitFor(() => expect(received()).toBe("Me dieron like1"));
  fireEvent.click(screen.getByRole("tab", { name: /Mutuos/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Cargar más" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  expect(received()).toBe("Me dieron like1");
});

test("MATCH-05: above 999 a tab shows 999+", async () => {
  const counts = { mutual: 999, likedMe: 1000, iLiked: 0 };
  await openMatches({}, { "GET /matches": () => ({ matches: [match(1)], counts, nextCursor: null }) });
  expect((await screen.findByRole("tab", { name: /Mutuos/ })).textContent).toBe("Mutuos999");
  expect(screen.getByRole("tab", { name: /Me dieron like/ }).textContent).toBe("Me dieron like999+");
});

test("MATCH-13: a like that arrives while another one is withdrawn is marked seen as well", async () => {
  const lists = { likedMe: [match(1)] };
  const { of } = await openMatches({}, { "GET /matches": (call) => answerWith(lists, call) });
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(1));
  lists.likedMe = [match(2)];
  await push("likes.changed", { isMatch: false });
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(2));
  expect(of("GET", "/matches")).toHaveLength(2);
});

test("MATCH-13: opening the screen clears the likes dot, once, and only while visible", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { of } = await openMatches({});
  await screen.findAllByRole("tab");
  expect(of("POST", "/matches/seen")).toHaveLength(0);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(1));
  expect(of("GET", "/matches")).toHaveLength(1);
});

test("LIKE-08 MATCH-03: a like that arrives while the screen is open appears by itself", async () => {
  const lists: Lists = { mutual: [], likedMe: [], iLiked: [] };
  await openMatches({}, { "GET /matches": (call) => answerWith(lists, call) });
  await screen.findAllByRole("tab");
  lists.likedMe = [match(1)];
  await push("likes.changed", { isMatch: false });
  await waitFor(() => expect(screen.getByRole("tab", { name: /Me dieron like/ }).textContent).toContain("1"));
});
