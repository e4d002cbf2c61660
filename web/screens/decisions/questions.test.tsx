import type { Question } from "@nakamatch/contract/schemas/questions";
import { ANSWER_MAX } from "@nakamatch/contract/vocabulary/questions";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { id } from "../dashboard/testing.ts";
import { failureToast, renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Decisions } from "./screen.tsx";

/** What moderators ask the person. */

const words = es.questions;
const asked: Question = {
  id: id(1),
  template: "age",
  note: "¿De qué año eres?",
  askedAt: "2026-05-02T10:30:00.000Z",
  until: "2026-05-09T10:30:00.000Z",
  state: "open",
  answer: null,
  answeredAt: null,
};
const answered: Question = { ...asked, state: "answered", answer: "Del 95.", answeredAt: "2026-05-03T10:30:00.000Z" };

async function open(questions: Question[], send?: () => unknown) {
  const state = { questions };
  const app = await renderSignedIn(<Decisions />, {
    path: "/decisions",
    answers: {
      "GET /me/statements": () => ({ statements: [] }),
      "GET /me/report-outcomes": () => ({ outcomes: [] }),
      "GET /me/questions": () => ({ questions: state.questions }),
      [`PUT /me/questions/${id(1)}/answer`]: () => send?.(),
    },
  });
  const section = await screen.findByRole("region", { name: words.title });
  return { ...app, state, section };
}

async function write(send: () => unknown) {
  const app = await open([asked], send);
  fireEvent.click(within(app.section).getByRole("button", { name: words.open }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(words.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: " Del 95. " } });
  return { ...app, field, submit: () => fireEvent.submit(field.form as HTMLFormElement) };
}

test("each says what is asked and what became of it, and asks for no documents", async () => {
  const { section } = await open([
    asked,
    { ...answered, id: id(2) },
    { ...asked, id: id(3), note: null, template: "side", state: "expired" },
    { ...asked, id: id(4), note: null, template: "photos", state: "closed" },
  ]);
  expect(outlineOf(section)).toMatchSnapshot();
  expect(screen.queryByText(es.decisions.empty.title), "there is something").toBeNull();
});

test("is answered once; then the answer stands there, with the focus", async () => {
  const { state, of, field, submit } = await write(() => {
    state.questions = [answered];
    return answered;
  });
  expect(field.maxLength).toBe(ANSWER_MAX);
  submit();
  await screen.findByText(/^Contestaste el 3 de mayo de 2026/);
  expect(of("PUT", `/me/questions/${id(1)}/answer`).map(({ body }) => body)).toEqual([{ answer: "Del 95." }]);
  expect(document.activeElement).toBe(screen.getByRole("article"));
  expect(screen.queryByRole("button", { name: words.open })).toBeNull();
});

test("decided meanwhile it says so in neutral words, asks no more, and keeps what was written", async () => {
  const { state, field, submit } = await write(() => {
    state.questions = [{ ...asked, state: "closed" }];
    return refusal("QUESTION_CLOSED");
  });
  submit();
  expect((await failureToast()).getByText(es.errors.codes.QUESTION_CLOSED)).toBeTruthy();
  await screen.findByText(words.closed);
  expect(screen.getByLabelText(words.label)).toBe(field);
});

test.each<[string, Question, string]>([
  ["closed", { ...asked, state: "closed" }, words.closed],
  ["expired", { ...asked, state: "expired" }, "El plazo terminó"],
  ["answered elsewhere", { ...answered, answer: "Del 96." }, "Contestaste el 3"],
])("while it is written and %s, the text stays to be copied, and is not sent", async (_, over, said) => {
  const { state, section, of, field, submit } = await write(() => answered);
  state.questions = [over];
  await push("question.changed", {});
  const notice = await within(section).findByText(words.unsent);
  expect(notice.getAttribute("role")).toBe("status");
  expect(section.textContent).toContain(said);
  expect(field.isConnected && field.readOnly).toBe(true);
  expect(field.value).toBe(" Del 95. ");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("button", { name: words.submit })).toBeNull();
  submit();
  expect(of("PUT", `/me/questions/${id(1)}/answer`)).toEqual([]);
});

test("an answer that arrived, although its response was lost, is not said to be unsent", async () => {
  const { state, section, submit } = await write(() => {
    state.questions = [answered];
    return refusal("INTERNAL");
  });
  submit();
  await screen.findByText(/^Contestaste el 3 de mayo de 2026/);
  expect(within(section).queryByText(words.unsent)).toBeNull();
  expect(screen.queryByLabelText(words.label)).toBeNull();
});

test("a new one comes by itself", async () => {
  const { state } = await open([answered]);
  state.questions = [{ ...asked, id: id(2), template: "side" }, answered];
  await push("question.changed", {});
  await screen.findByText(words.templates.side);
});
