import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Component as Dashboard } from "./dashboard.tsx";
import { id, page, person } from "./dashboard-testing.ts";
import { push, refusal, renderSignedIn } from "./signed-in-testing.tsx";

vi.mock("socket.io-client", async () => (await import("./signed-in-testing.tsx")).socketModule);
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
          matches: [match(4, "2026-01-01T10:00:00.000Z"), match(5, "2026-01-02T10:00:00.000Z")],
          counts: { mutual: 2, likedMe: 2, iLiked: 2 },
          nextCursor: null,
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
  ])(
    "ERR-23, ERR-25, ERR-26, LIKE-08: (%s) a like that fails (%s) turns back and says so",
    async (_row, code, status, text) => {
      await renderSignedIn(<Dashboard />, {
        path: "/dashboard",
        answers: { "GET /discovery": page([person(1)]), "PUT /people/*/like": () => refusal(code, status) },
      });
      fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
    },
  );
});
