import type { Signal } from "@nakamatch/contract/endpoints/signals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { openModeration } from "./testing.ts";

const id = (number: number) => `50000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const about = (number: number) => ({
  id: id(number),
  createdAt: "2026-05-03T10:30:00.000Z",
  person: { id: id(100 + number), nickname: `Robin${number}`, avatarUrl: null, isPremium: false },
});
const bio: Signal = { ...about(1), kind: "listed_word", field: "bio", text: "Menuda mierda" };
const repeated: Signal = { ...about(2), kind: "repeated_message", text: "Hola, ¿quieres ganar dinero?", people: 5 };
const bannedPerson = { id: id(9), nickname: "MalaFe" };
const returning: Signal = { ...about(3), kind: "returning_person", bannedPerson, bannedUntil: null };

/** The tab on a server whose list gets shorter as signals are closed. */
async function open(list: Signal[], close?: () => unknown) {
  let signals = list;
  const app = await openModeration({
    path: "/moderation/bans?tab=signals",
    answers: {
      "GET /moderation/signals": () => ({ signals, nextCursor: null }),
      "POST /moderation/signals/*/close": ({ params }) => {
        const answer = close?.();
        if (!answer) signals = signals.filter((signal) => signal.id !== params[0]);
        return answer ?? { isClosed: true };
      },
    },
  });
  await screen.findByRole("tab", { name: /Señales/ });
  return app;
}

const items = async () => within(await screen.findByRole("list", { name: "Señales" })).getAllByRole("listitem");

test("shows who it is about and what was noticed, with the text or who was banned", async () => {
  await open([bio, repeated, returning]);
  const [first, second, third] = (await items()) as [HTMLElement, HTMLElement, HTMLElement];
  expect(screen.getByRole("tab", { name: /Señales/ }).textContent).toContain("3");
  expect(within(first).getByRole("link", { name: "Robin1" }).getAttribute("href")).toBe(`/profile/${id(101)}`);
  expect(within(first).getByText("Palabra de la lista en la bio")).toBeTruthy();
  expect(within(first).getByText("Menuda mierda")).toBeTruthy();
  expect(within(second).getByText("El mismo primer mensaje para 5 personas")).toBeTruthy();
  expect(within(second).getByText("Hola, ¿quieres ganar dinero?")).toBeTruthy();
  expect(within(third).getByText("Se registró con el correo de una persona baneada")).toBeTruthy();
  expect(within(third).getByText("Aquel baneo es permanente.")).toBeTruthy();
  const link = within(third).getByRole("link", { name: "Ver el perfil de MalaFe" });
  expect(link.getAttribute("href")).toBe(`/profile/${id(9)}`);
});

test("a signal that was looked at leaves the list, and the focus goes to the next one", async () => {
  await open([bio, repeated]);
  const button = await screen.findByRole("button", { name: "Marcar como visto: Robin1" });
  button.focus();
  fireEvent.click(button);
  await waitFor(async () => expect(await items()).toHaveLength(1));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Marcar como visto: Robin2" })),
  );
});

test("one that cannot be closed stays, and a toast says why", async () => {
  await open([bio], () => refusal("UNAVAILABLE"));
  fireEvent.click(await screen.findByRole("button", { name: "Marcar como visto: Robin1" }));
  expect(await screen.findByText(/Nakamatch no está disponible/)).toBeTruthy();
  expect(await items()).toHaveLength(1);
});

test("without any, the tab says so", async () => {
  await open([]);
  expect(await screen.findByText("No hay señales")).toBeTruthy();
});

test("a signal that is raised meanwhile is shown within half a minute", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const signals: Signal[] = [bio];
    await open(signals);
    expect(await items()).toHaveLength(1);
    signals.unshift(repeated);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await items()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
