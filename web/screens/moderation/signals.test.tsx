import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration, personOf, report, reported } from "./testing.ts";

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
async function open(signals: Signal[], close?: () => unknown, answers = {}) {
  let open = signals;
  return openModeration({
    path: "/moderation/bans?tab=signals",
    answers: {
      [`DELETE ${CLOSE}`]: ({ params }) => {
        open = signals.filter((signal) => open.includes(signal) || signal.id === params[0]);
        return { isOpen: true };
      },
      "GET /moderation/people/*": ({ params }) => flagged(params[0] ?? ""),
      ...answers,
      "GET /moderation/signals": () => ({ signals: open, nextCursor: null }),
      [`POST ${CLOSE}`]: ({ params }) => {
        const answer = close?.();
        if (!answer) open = open.filter((signal) => signal.id !== params[0]);
        return answer ?? { isClosed: true };
      },
    },
  });
}

/** A person who was warned before, and is reported now if their number is odd. */
const flagged = (personId: string) => {
  const number = Number(personId.slice(-3)) - 100;
  const entry = reported(number, { person: about(number).person });
  const warned = {
    id: id(800),
    action: "warning",
    reason: "spam",
    until: null,
    moderator: "Zoro",
    notes: "Segunda vez.",
    decidedAt: "2026-04-03T10:30:00.000Z",
  };
  const isReported = number % 2 === 1;
  return personOf(entry, {
    history: [warned],
    reports: isReported ? [report(1, { description: "Insulta a todo el mundo" })] : [],
    caseId: isReported ? entry.caseId : null,
  });
};
const show = async (number: number) => {
  fireEvent.click(await screen.findByRole("button", { name: `Ver a Robin${number} con su historial` }));
  await screen.findByText("Segunda vez.");
};
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

test("seen by d, the next one is open with the focus; u takes that back, and opens it again", async () => {
  const { of, location } = await open([word(1), word(2), word(3)]);
  await seen(2);
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  const focused = () => document.activeElement?.closest<HTMLElement>("[data-signal]")?.dataset.signal;
  key("j");
  key("o");
  await screen.findByText("Segunda vez.");
  key("d");
  await waitFor(() => expect(focused()).toBe(id(2)));
  expect(location()).toContain(id(2));
  key("u");
  await waitFor(() => expect(location()).toContain(id(1)));
  key("u");
  expect(of("DELETE", CLOSE).map(({ params }) => params)).toEqual([[id(1)]]);
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

test("an open one has the person's open reports and history, and claims their case as its list does", async () => {
  const { of, location } = await open([word(1), word(2)]);
  await show(1);
  expect(await screen.findByText("Insulta a todo el mundo")).toBeTruthy();
  expect(screen.getByText("Segunda vez.")).toBeTruthy();
  expect(location()).toContain(`signal=${id(1)}`);
  await waitFor(() => expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(1));
  await show(2);
  expect(await screen.findByText(es.signals.noReports)).toBeTruthy();
  expect(of("PUT", "/moderation/people/*/claim"), "there is no case to claim").toHaveLength(1);
});

test.each([
  [1, reported(1).caseId],
  [2, null],
] as const)(
  "BAN-01 BAN-09: %i can be banned by the dialog of cases, which names the case that was seen",
  async (number, caseId) => {
    const { of } = await open([word(number), word(3)]);
    await show(number);
    fireEvent.click(await screen.findByRole("button", { name: `Banear a Robin${number}` }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(await dialog.findByRole("radio", { name: es.reasons.spam }));
    fireEvent.click(dialog.getByRole("button", { name: es.banDialog.submit.ban }));
    await waitFor(() =>
      expect(of("PUT", "/moderation/people/*/ban")[0]?.body).toMatchObject({ reason: "spam", caseId }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test("a report that arrives while the dialog is open is told, and the second try is about its case", async () => {
  let isReported = false;
  const { of } = await open([word(2)], undefined, {
    "GET /moderation/people/*": () => {
      const person = flagged(about(2).person.id);
      return isReported ? { ...person, caseId: reported(2).caseId, reports: [report(1)] } : person;
    },
    "PUT /moderation/people/*/warning": () => {
      const isFirst = !isReported;
      isReported = true;
      return isFirst ? refusal("CASE_NEW") : { decisionId: id(900) };
    },
  });
  await show(2);
  fireEvent.click(await screen.findByRole("button", { name: "Advertir a Robin2" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(await dialog.findByRole("radio", { name: es.reasons.spam }));
  const send = dialog.getByRole("button", { name: es.banDialog.submit.warning });
  fireEvent.click(send);
  expect((await failureToast()).getByText(es.errors.codes.CASE_NEW)).toBeTruthy();
  await screen.findByText(`De @${report(1).reporter}`);
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = of("PUT", "/moderation/people/*/warning").map(({ body }) => (body as { caseId: unknown }).caseId);
  expect(sent).toEqual([null, reported(2).caseId]);
});

test("one that was seen can be taken back from its message", async () => {
  await open([word(1), word(2)]);
  fireEvent.click(await seen(1));
  fireEvent.click(await screen.findByRole("button", { name: es.moderation.undo.button }));
  expect(await screen.findByText(es.signals.back)).toBeTruthy();
  expect(await seen(1)).toBeTruthy();
});

test("d, w and b act on the open one", async () => {
  const { of } = await open([word(1), word(2)]);
  await show(2);
  await screen.findByText(es.signals.noReports);
  fireEvent.keyDown(document.body, { key: "w" });
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("button", { name: es.banDialog.submit.warning })).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: es.common.actions.cancel }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.keyDown(document.body, { key: "d" });
  await waitFor(() => expect(of("POST", CLOSE).map(({ params }) => params)).toEqual([[id(2)]]));
});
