import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration } from "./testing.ts";

const CLOSE = "/moderation/signals/*/close";
const id = (number: number) => `50000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const about = (number: number) => ({
  id: id(number),
  createdAt: "2026-05-03T10:30:00.000Z",
  person: { id: id(100 + number), nickname: `Robin${number}`, avatarUrl: null, isPremium: number === 2 },
});
const word = (number: number, field: "bio" | "name" = "bio"): Signal => ({
  ...about(number),
  kind: "listed_word",
  field,
  question: null,
  text: "Menuda mierda",
});

/** The tab; closed signals leave the server's list. */
async function open(signals: Signal[], close?: () => unknown) {
  let open = signals;
  await openModeration({
    path: "/moderation/bans?tab=signals",
    answers: {
      "GET /moderation/signals": () => ({ signals: open, nextCursor: null }),
      [`POST ${CLOSE}`]: ({ params }) => {
        const answer = close?.();
        if (!answer) open = open.filter((signal) => signal.id !== params[0]);
        return answer ?? { isClosed: true };
      },
    },
  });
}

const items = async () => within(await screen.findByRole("list", { name: es.signals.tab })).getAllByRole("listitem");
const seen = (number: number) => screen.findByRole("button", { name: `Marcar como visto: Robin${number}` });

test("a signal says who it is about and what was noticed, with the text or who was banned", async () => {
  await open([
    word(1),
    word(2, "name"),
    { ...about(6), kind: "listed_word", field: "prompt", question: "made_me_cry", text: "Menuda mierda" },
    { ...about(3), kind: "repeated_message", text: "Hola", people: 5 },
    { ...about(4), kind: "returning_person", bannedPerson: { id: id(9), nickname: "MalaFe" }, bannedUntil: null },
    { ...about(5), kind: "returning_person", bannedPerson: null, bannedUntil: "2026-06-01T10:30:00.000Z" },
  ]);
  await seen(5);
  expect(outlineOf(screen.getByRole("tabpanel", { name: /^Señales/ }))).toMatchSnapshot();
});

test("one that was looked at leaves the list: the focus goes to the next, else to the one before, else to the screen", async () => {
  await open([word(1), word(2), word(3)]);
  for (const [number, next] of [
    [1, await seen(2)],
    [3, await seen(2)],
    [2, screen.getByRole("main")],
  ] as const) {
    const button = await seen(number);
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(next);
  }
});

test("one that cannot be closed stays, and a toast says why", async () => {
  await open([word(1)], () => refusal("UNAVAILABLE"));
  fireEvent.click(await seen(1));
  expect((await failureToast()).getByText(/Nakamatch no está disponible/)).toBeTruthy();
  expect(await items()).toHaveLength(1);
});
