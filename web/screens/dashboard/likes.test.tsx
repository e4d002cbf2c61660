import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Dashboard } from "./screen.tsx";
import { id, page, person } from "./testing.ts";

// A browser draws the confetti.
const throwPaper = vi.hoisted(() =>
  Object.assign(
    vi.fn(async () => {}),
    { reset: vi.fn() },
  ),
);
vi.mock("canvas-confetti", () => ({ default: { create: () => throwPaper } }));

beforeEach(() => {
  throwPaper.mockClear();
});

describe("likes", () => {
  const liked = (isNewMatch: boolean) => () => ({ hasLiked: true, isMatch: isNewMatch, isNewMatch });

  test("CARD-10 LIKE-06 LIKE-08: the card changes at once, the toast follows, and there is no confetti", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(1), person(2)]),
        "PUT /people/*/like": () => new Promise((resolve) => (answer = resolve)),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
    const unlike = await screen.findByRole("button", { name: "Quitar like a Zoro1" });
    expect(unlike.textContent).toBe("Quitar like");
    expect(screen.getAllByText("Le diste like"), "on no other card").toHaveLength(1);
    await waitFor(() => expect(of("PUT", `/people/${id(1)}/like`)).toHaveLength(1));
    expect(screen.queryByText("Like enviado")).toBeNull();
    answer(liked(false)());
    expect(await screen.findByText("Like enviado")).toBeTruthy();
    expect(throwPaper).not.toHaveBeenCalled();
    expect(of("GET", "/discovery")).toHaveLength(1);
  });

  test("LIKE-07: taking it back shows a toast", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(1, { hasLiked: true })]),
        "DELETE /people/*/like": () => ({ hasLiked: false }),
      },
    });
    const unlike = await screen.findByRole("button", { name: "Quitar like a Zoro1" });
    unlike.focus();
    fireEvent.click(unlike);
    const like = await screen.findByRole("button", { name: "Dar like a Zoro1" });
    expect(document.activeElement, "the focus stays on the button").toBe(like);
    expect(screen.queryByText("Le diste like")).toBeNull();
    expect(await screen.findByText("Like retirado")).toBeTruthy();
    expect(screen.getByText("Le has quitado el like a Zoro1.")).toBeTruthy();
  });

  test("LIKE-07: taking back a mutual like also says that it is no match any more", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(1, { hasLiked: true })]),
        "DELETE /people/*/like": () => ({ hasLiked: false, endedMatch: true }),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Quitar like a Zoro1" }));
    expect(await screen.findByText("Le has quitado el like a Zoro1. Ya no es un match.")).toBeTruthy();
  });

  test("when the limit refuses a like, the card turns back and the toast tells when to come back", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(1)]),
        "PUT /people/*/like": () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
    expect(await screen.findByText(/Inténtalo de nuevo en 42 segundos/)).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
  });

  test("LIKE-04 LIKE-05: a match has its toast, confetti and a way into the chat", async () => {
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

  test("LIKE-04 LIKE-08: a like that is stored although its answer was lost stays, and its match is celebrated", async () => {
    let sent = 0;
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(4)]),
        "PUT /people/*/like": () => {
          sent += 1;
          return sent === 1 ? offline() : { hasLiked: true, isMatch: true, isNewMatch: false };
        },
        "GET /people/*": () => ({ ...person(4), hasLiked: sent > 0 }),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro4" }));
    expect(await screen.findByRole("dialog", { name: "¡Es un match!" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Dar like a Zoro4" })).toBeNull();
    expect(screen.queryByText("Error")).toBeNull();
  });

  test("LIKE-08: one that is not stored and has no answer turns back with the reason", async () => {
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([person(5)]),
        "PUT /people/*/like": offline,
        "GET /people/*": () => ({ ...person(5), hasLiked: false }),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro5" }));
    expect(await screen.findByText("Error")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Dar like a Zoro5" })).toBeTruthy();
  });

  test("LIKE-05: no confetti with reduced motion", async () => {
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

  describe("a match that arrives live", () => {
    /** The dashboard, whose server has mutual matches with `mutual`, answered when `release` is called. */
    async function openWith(mutual: number[], like: () => unknown = liked(false)) {
      const waiting: (() => void)[] = [];
      const matches = () =>
        mutual.map((number, index) => ({
          id: id(number),
          matchedAt: new Date(Date.UTC(2026, 0, 9 - index)).toISOString(),
          otherUser: person(number),
        }));
      const { of } = await renderSignedIn(<Dashboard />, {
        path: "/dashboard",
        answers: {
          "GET /discovery": page([person(1)]),
          "GET /matches": () =>
            new Promise((resolve) => {
              waiting.push(() => resolve({ matches: matches(), counts: null, nextCursor: null }));
            }),
          "PUT /people/*/like": like,
        },
      });
      const arrives = (number: number) => push("likes.changed", { isMatch: true, personId: id(number) });
      const release = async () => {
        await waitFor(() => expect(waiting).not.toHaveLength(0));
        await act(async () => waiting.splice(0).forEach((go) => void go()));
      };
      return { of, arrives, release };
    }
    const moment = () => screen.findByRole("dialog", { name: "¡Es un match!" });
    const noMoment = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "¡Es un match!" })).toBeNull());
    const close = async () => fireEvent.click(within(await moment()).getByRole("button", { name: "Seguir mirando" }));

    test("LIKE-04: is celebrated with the person whom the event names, not the newest of the list", async () => {
      const { arrives, release } = await openWith([5, 4]);
      await arrives(4);
      await release();
      expect(within(await moment()).getByText(/Zoro4/)).toBeTruthy();
    });

    test("LIKE-04: two at once are celebrated one after the other, each once", async () => {
      const { of, arrives, release } = await openWith([7, 6]);
      await arrives(6);
      await arrives(7);
      await arrives(6);
      await release();
      expect(within(await moment()).getByText(/Zoro6/)).toBeTruthy();
      expect(of("GET", "/matches"), "the other one waits").toHaveLength(1);
      await close();
      await release();
      expect(await within(await moment()).findByText(/Zoro7/)).toBeTruthy();
      await arrives(6);
      await close();
      await noMoment();
      expect(of("GET", "/matches")).toHaveLength(2);
    });

    test("OPEN-42: is not celebrated once the person is no longer visible, and holds up no other", async () => {
      const { arrives, release } = await openWith([9]);
      await arrives(8);
      await arrives(9);
      await release();
      await release();
      expect(within(await moment()).getByText(/Zoro9/)).toBeTruthy();
      await close();
      await noMoment();
    });

    test("LIKE-04: another like that comes while it is looked up does not call its celebration off", async () => {
      const { arrives, release } = await openWith([6]);
      await arrives(6);
      await push("likes.changed", { isMatch: false, personId: id(2) });
      await release();
      expect(within(await moment()).getByText(/Zoro6/)).toBeTruthy();
    });

    /** Both like at once: the viewer's like waits for `answer`. */
    async function openLiking(isNewMatch: boolean) {
      let answer = () => {};
      const like = () => new Promise((resolve) => (answer = () => resolve(liked(isNewMatch)())));
      const opened = await openWith([1], like);
      fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
      await waitFor(() => expect(opened.of("PUT", "/people/*/like")).toHaveLength(1));
      return { ...opened, answer: () => act(async () => answer()) };
    }

    test("LIKE-04: is celebrated while a like of the viewer, which did not make it, has no answer yet", async () => {
      const { arrives, release, answer } = await openLiking(false);
      await arrives(1);
      await answer();
      await release();
      expect(await moment()).toBeTruthy();
    });

    test("LIKE-04: is celebrated once where the answer to the viewer's like comes a minute later", async () => {
      const { arrives, release, answer } = await openLiking(true);
      await arrives(1);
      await release();
      await close();
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
      await answer();
      vi.useRealTimers();
      expect(await screen.findByText("¡Tienes un match!")).toBeTruthy();
      await noMoment();
    });
  });

  test("the celebration leads to the safety centre, and is over then", async () => {
    const { location } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: { "GET /discovery": page([person(1)]), "PUT /people/*/like": liked(true) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
    const moment = await screen.findByRole("dialog", { name: "¡Es un match!" });
    const link = within(moment).getByRole("link", { name: "Consejos de seguridad" });
    expect(link.getAttribute("href")).toBe("/terms#safety");
    fireEvent.click(link);
    await waitFor(() => expect(location()).toBe("/terms"));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "¡Es un match!" })).toBeNull());
  });

  test.each([
    ["ERR-23", "PERSON_NOT_FOUND", "No se pudo procesar el like. Inténtalo de nuevo."],
    ["ERR-25", "FORBIDDEN", "No se pudo enviar el like. Inténtalo de nuevo."],
    ["ERR-26", "SESSION_MISSING", "No se pudo procesar la acción. Inténtalo de nuevo."],
  ] as const)(
    "ERR-23, ERR-25, ERR-26, LIKE-08: (%s) a like that fails (%s) is reverted with a toast",
    async (_row, code, text) => {
      await renderSignedIn(<Dashboard />, {
        path: "/dashboard",
        answers: { "GET /discovery": page([person(1)]), "PUT /people/*/like": () => refusal(code) },
      });
      fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
    },
  );

  test.each([
    ["ERR-23", "PERSON_NOT_FOUND", "No se pudo procesar el like. Inténtalo de nuevo."],
    ["ERR-24", "INTERNAL", "No se pudo enviar/retirar el like. Inténtalo de nuevo."],
    ["ERR-26", "UNAVAILABLE", "No se pudo procesar la acción. Inténtalo de nuevo."],
  ] as const)(
    "ERR-23, ERR-24, ERR-26, LIKE-08: (%s) an unlike that fails (%s) is undone with a toast",
    async (...row) => {
      const [, code, text] = row;
      let refuse = () => {};
      const { of } = await renderSignedIn(<Dashboard />, {
        path: "/dashboard",
        answers: {
          "GET /discovery": page([{ ...person(1), hasLiked: true }]),
          "GET /people/*": () => ({ hasLiked: true }),
          "DELETE /people/*/like": () => new Promise((resolve) => (refuse = () => resolve(refusal(code)))),
        },
      });
      fireEvent.click(await screen.findByRole("button", { name: "Quitar like a Zoro1" }));
      await screen.findByRole("button", { name: "Dar like a Zoro1" });
      await waitFor(() => expect(of("DELETE", "/people/*/like").length).toBe(1));
      refuse();
      expect(await screen.findByText(text)).toBeTruthy();
      expect(await screen.findByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Dar like a Zoro1" })).toBeNull();
    },
  );

  describe("a heart is not taken back by a page that was under way", () => {
    /** Two pages of one person each; the second, and what `held` says, waits until `release`. */
    function twoPages(like: () => unknown) {
      const waiting: (() => void)[] = [];
      const hold = <Value,>(value: Value) => new Promise<Value>((resolve) => waiting.push(() => resolve(value)));
      return {
        waiting,
        release: () => act(async () => waiting.splice(0).forEach((go) => void go())),
        answers: {
          "GET /discovery": ({ query }: Call) =>
            query.has("cursor") ? hold(page([person(2)], 2)()) : page([person(1)], 2, "further")(),
          "PUT /people/*/like": like,
          "DELETE /people/*/like": () => ({ hasLiked: false }),
        },
      };
    }
    const heart = (action: "Dar" | "Quitar", number: number) =>
      screen.findByRole("button", { name: `${action} like a Zoro${number}` });
    const loadMore = async () => fireEvent.click(await screen.findByRole("button", { name: "Cargar más" }));

    test("LIKE-08 DISC-34: load more, then a heart before the page arrives", async () => {
      const { waiting, release, answers } = twoPages(liked(false));
      await renderSignedIn(<Dashboard />, { path: "/dashboard", answers });
      await loadMore();
      await waitFor(() => expect(waiting).toHaveLength(1));
      fireEvent.click(await heart("Dar", 1));
      await screen.findByText("Like enviado");
      await release();
      await heart("Dar", 2);
      expect(await heart("Quitar", 1)).toBeTruthy();
    });

    test("LIKE-08 DISC-34: a heart, then load more, and the page arrives before the like is answered", async () => {
      let answer: (value: unknown) => void = () => {};
      const { waiting, release, answers } = twoPages(() => new Promise((resolve) => (answer = resolve)));
      await renderSignedIn(<Dashboard />, { path: "/dashboard", answers });
      fireEvent.click(await heart("Dar", 1));
      await loadMore();
      await waitFor(() => expect(waiting).toHaveLength(1));
      await release();
      await heart("Dar", 2);
      expect(await heart("Quitar", 1)).toBeTruthy();
      await act(async () => answer(liked(false)()));
      await screen.findByText("Like enviado");
      expect(await heart("Quitar", 1)).toBeTruthy();
    });

    test("LIKE-08 DISC-34: a heart that fails while a page is under way turns back, and stays so", async () => {
      let answer: (value: unknown) => void = () => {};
      const { waiting, release, answers } = twoPages(() => new Promise((resolve) => (answer = resolve)));
      await renderSignedIn(<Dashboard />, { path: "/dashboard", answers });
      fireEvent.click(await heart("Dar", 1));
      await heart("Quitar", 1);
      await loadMore();
      await waitFor(() => expect(waiting).toHaveLength(1));
      await act(async () => answer(refusal("FORBIDDEN")));
      await heart("Dar", 1);
      await release();
      await heart("Dar", 2);
      expect(await heart("Dar", 1)).toBeTruthy();
    });

    test("LIKE-08: of quick presses the last one counts, also when an earlier one fails", async () => {
      const answersToLike: ((value: unknown) => void)[] = [];
      await renderSignedIn(<Dashboard />, {
        path: "/dashboard",
        answers: {
          "GET /discovery": page([person(1)]),
          "PUT /people/*/like": () => new Promise((resolve) => answersToLike.push(resolve)),
          "DELETE /people/*/like": () => ({ hasLiked: false }),
        },
      });
      fireEvent.click(await heart("Dar", 1));
      fireEvent.click(await heart("Quitar", 1));
      fireEvent.click(await heart("Dar", 1));
      await waitFor(() => expect(answersToLike).toHaveLength(1));
      await act(async () => answersToLike[0]?.(refusal("FORBIDDEN")));
      await waitFor(() => expect(answersToLike).toHaveLength(2));
      expect(screen.getByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
      await act(async () => answersToLike[1]?.(liked(false)()));
      await screen.findByText("Like enviado");
      expect(screen.getByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
    });
  });
});
