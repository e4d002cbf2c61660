import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { useToast } from "../../ui/toast.tsx";
import { person } from "../dashboard/testing.ts";
import { failureToast, renderSignedIn } from "../signed-in-testing.tsx";
import { composer, id, open, SEND, sentTo, shownMessages } from "./testing.tsx";

/** Matches arriving during a chat. */

const match = (number: number) => ({
  id: id(number),
  matchedAt: "2026-01-09T10:00:00.000Z",
  otherUser: person(number),
});
const arrives = (number: number) => push("likes.changed", { isMatch: true, personId: person(number).id });
const answer = { matches: [match(1), match(2)], counts: null, nextCursor: null };

test("LIKE-04: two that come while one is typing have a toast each, one after the other", async () => {
  await open({ answers: { "GET /matches": () => answer } });
  (await composer()).focus();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await arrives(1);
  await arrives(2);
  await screen.findByText(/Zoro1/);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.queryByText(/Zoro2/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText(/Zoro2/)).toBeTruthy();
  expect(screen.queryByText(/Zoro1/)).toBeNull();
});

test.each([true, false])(
  "words to a match are sent as its chat opens; refused (%s) they are kept in it",
  async (isRefused) => {
    const { of } = await open({
      open: false,
      answers: {
        "GET /matches": () => answer,
        "POST /chats": () => ({ chat: { id: id(1) }, outcome: "created" }),
        ...(isRefused && { [SEND]: () => refusal("INTERNAL") }),
      },
    });
    await screen.findByRole("heading", { level: 1 });
    await arrives(1);
    const field = await screen.findByRole("textbox", { name: "Escribe a Zoro1" });
    fireEvent.change(field, { target: { value: " ¿Zoro o Sanji? " } });
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(sentTo(of).map(({ message }) => message)).toEqual(["¿Zoro o Sanji?"]));
    if (isRefused) {
      await failureToast();
      expect((await composer()).value).toBe("¿Zoro o Sanji?");
    } else expect(within(await shownMessages()).getByText("¿Zoro o Sanji?")).toBeTruthy();
  },
);

test("LIKE-04: one whose person could not be looked up is celebrated once the server answers", async () => {
  let isAway = true;
  const { of } = await open({ answers: { "GET /matches": () => (isAway ? offline() : answer) } });
  (await composer()).blur();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await arrives(1);
  await waitFor(() => expect(of("GET", "/matches")).toHaveLength(1));
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole("dialog", { name: "¡Es un match!" })).toBeTruthy();
});

test.each([
  [true, false],
  [undefined, true],
] as const)(
  "a toast with an action that outlives the session (%s) is gone after it: %s",
  async (outlivesSession, isGone) => {
    function Offer() {
      const toast = useToast();
      useEffect(() => {
        const action = { label: "Deshacer", onPress: () => {} };
        toast({ title: "Oculto", action, outlivesSession });
      }, [toast]);
      return null;
    }
    const { app } = await renderSignedIn(<Offer />, { path: "/dashboard", answers: {} });
    await screen.findByText("Oculto");
    act(() => app.session.end({ onPurpose: true }));
    expect(screen.queryByText("Oculto") === null).toBe(isGone);
  },
);
