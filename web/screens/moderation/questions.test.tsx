import type { CaseQuestion } from "@nakamatch/contract/schemas/questions";
import { QUESTION_STATES } from "@nakamatch/contract/vocabulary/questions";
import { questions as inGerman } from "@nakamatch/phrases/de/moderation/questions";
import { caseQuestions as words } from "@nakamatch/phrases/es/moderation/case-questions";
import { questions } from "@nakamatch/phrases/es/moderation/questions";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { openModeration, REPORTED_AT, reported } from "./testing.ts";

const asked = (extra: Partial<CaseQuestion> = {}): CaseQuestion => ({
  id: "q1",
  template: "age",
  note: null,
  askedAt: REPORTED_AT,
  until: "2026-05-09T10:30:00.000Z",
  state: "open",
  answer: null,
  answeredAt: null,
  moderator: "Zoro",
  isOfCase: true,
  ...extra,
});
const answered = { state: "answered", answer: "Treinta.", answeredAt: "2026-05-03T10:30:00.000Z" } as const;

const open = async (name = "Robin") =>
  fireEvent.click(await screen.findByRole("button", { name: `Ver denuncias sobre ${name}` }));
const openDialog = async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: words.ask }));
  return within(await screen.findByRole("dialog"));
};

test("a question goes to the person once, in a sentence of ours and words of the moderator's, and then waits in the case", async () => {
  let questionsOf: CaseQuestion[] = [];
  let isLost = true;
  const ids = new Set<string | undefined>();
  const { of } = await openModeration({
    cases: [reported(0, { language: "de" })],
    answers: {
      "PUT /moderation/people/*/questions/*": ({ params }) => {
        ids.add(params[1]);
        if (isLost) return refusal("INTERNAL");
        questionsOf = [asked({ note: "¿De qué año?" })];
        return { until: "2026-05-09T10:30:00.000Z" };
      },
    },
    get people() {
      return {
        0: {
          get questions() {
            return questionsOf;
          },
        },
      };
    },
  });
  const dialog = await openDialog();
  expect(dialog.getByText(/no pidas documentos ni fotos de papeles/)).toBeTruthy();
  const send = dialog.getByRole("button", { name: words.dialog.submit });
  fireEvent.click(send);
  await dialog.findByText(words.dialog.templateRequired);
  expect(of("PUT", "/moderation/people/*/questions/*")).toHaveLength(0);
  fireEvent.click(dialog.getByRole("radio", { name: questions.templates.age }));
  const theirs = await dialog.findByText(inGerman.templates.age);
  expect(theirs.lang, "as they read it").toBe("de");
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: " ¿De qué año? " } });
  fireEvent.click(send);
  await screen.findByText(words.dialog.failed);
  isLost = false;
  fireEvent.click(send);
  await screen.findByText("Hemos enviado tu pregunta a Robin");
  const calls = of("PUT", "/moderation/people/*/questions/*");
  const { caseId } = reported(0);
  expect(calls.map(({ body }) => body)).toEqual([1, 2].map(() => ({ caseId, template: "age", note: "¿De qué año?" })));
  expect(ids.size, "a retry is the same question").toBe(1);
  expect(await screen.findByText("¿De qué año?")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: words.ask }), "one at a time").toBeNull());
  expect(document.activeElement?.closest("[data-case]"), "the focus stays with the case").not.toBeNull();
});

test("the case shows what was asked and answered, with dates, and that a deadline means nothing", async () => {
  await openModeration({
    cases: [reported(0)],
    people: {
      0: {
        questions: [
          asked({ id: "q3", ...answered, note: "¿De qué año?" }),
          asked({ id: "q2", state: "expired", template: "side", moderator: null }),
          asked({ id: "q1", state: "closed", isOfCase: false }),
        ],
      },
    },
  });
  await open();
  const [ofCase, earlier] = await screen.findAllByRole("region", { name: words.title });
  expect(outlineOf(ofCase as Element)).toMatchSnapshot();
  expect(earlier?.textContent).toContain(words.states.closed);
});

test.each([
  ["someone is in danger", { mark: { concern: "danger", by: "moderator" } }],
  ["the account is deleted", { isDeleted: true }],
  ["the person is banned", { measure: { type: "ban", reason: "spam", until: null, notes: null, since: REPORTED_AT } }],
  ["a question waits", { questions: [asked()] }],
  ["three were asked", { questions: ["q1", "q2", "q3"].map((id) => asked({ id, ...answered })) }],
] as const)("nothing is asked where %s", async (_, extra) => {
  await openModeration({ cases: [reported(0)], people: { 0: extra as object } });
  await open();
  await screen.findByText(/^Reservado para ti/);
  expect(screen.queryByRole("button", { name: words.ask })).toBeNull();
});

test("the queue marks what became of a question", async () => {
  await openModeration({ cases: QUESTION_STATES.map((question, number) => reported(number, { question })) });
  for (const state of QUESTION_STATES) expect(await screen.findByText(words.marks[state])).toBeTruthy();
});

test("a refusal says why, and keeps what was written", async () => {
  await openModeration({
    cases: [reported(0)],
    answers: { "PUT /moderation/people/*/questions/*": () => refusal("QUESTION_OPEN") },
  });
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole("radio", { name: questions.templates.side }));
  const field = dialog.getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.change(field, { target: { value: "¿Seguro?" } });
  fireEvent.click(dialog.getByRole("button", { name: words.dialog.submit }));
  await screen.findByText("La última pregunta sigue abierta. Espera la respuesta o a que acabe el plazo.");
  expect(field.value).toBe("¿Seguro?");
});
