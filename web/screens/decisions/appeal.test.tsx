import type { Statement } from "@nakamatch/contract/schemas/statements";
import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { connect, push } from "../../lib/socket-testing.ts";
import { id } from "../dashboard/testing.ts";
import { failureToast, renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Decisions } from "./screen.tsx";

/** Writing and sending an appeal. */

const statement = (extra: Partial<Statement> = {}): Statement => ({
  decisionId: id(1),
  kind: "warning",
  decidedAt: "2026-05-02T10:30:00.000Z",
  reason: "spam",
  notes: null,
  evidence: ["chat"],
  isAutomated: false,
  until: null,
  isLifted: false,
  appeal: null,
  ...extra,
});
const sent = { sentAt: "2026-05-03T10:30:00.000Z", outcome: null, answer: null, decidedAt: null };
const words = es.statement.appeal;

async function open(send: () => unknown = () => sent) {
  const state = { statements: [statement()], send };
  const app = await renderSignedIn(<Decisions />, {
    path: "/decisions",
    answers: {
      "GET /me/statements": () => ({ statements: state.statements }),
      "GET /me/report-outcomes": () => ({ outcomes: [] }),
      "POST /appeals": () => state.send(),
    },
  });
  const article = await screen.findByRole("article");
  return { ...app, state, article, part: () => outlineOf(article.querySelector("section") as Element) };
}
async function openForm(send?: () => unknown) {
  const app = await open(send);
  const opener = within(app.article).getByRole("button", { name: words.open });
  opener.focus();
  fireEvent.click(opener);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(words.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  const form = app.article.querySelector("form") as HTMLFormElement;
  return {
    ...app,
    field,
    write: (value: string) => fireEvent.change(field, { target: { value } }),
    submit: () => fireEvent.submit(form),
  };
}

test("has the focus in its field; without a text it says so there, and sends nothing", async () => {
  const { field, submit, part, of, article } = await openForm();
  expect(field.maxLength).toBe(APPEAL_MAX);
  expect(part()).toMatchSnapshot();
  within(article).getByRole("button", { name: words.submit }).focus();
  expect(submit(), "the browser sends nothing").toBe(false);
  await screen.findByText(words.required);
  expect(document.activeElement).toBe(field);
  expect(of("POST", "/appeals")).toHaveLength(0);
});

test.each([
  ["network", () => offline(), es.errors.generic.network],
  ["not found", () => refusal("NOT_FOUND"), es.errors.generic.notFound],
  ["forbidden", () => refusal("FORBIDDEN"), es.errors.generic.forbidden],
  ["server", () => refusal("INTERNAL"), es.errors.generic.server],
  ["foreign", () => new Response("?", { status: 418 }), es.errors.generic.server],
  ["validation", () => refusal("VALIDATION_FAILED"), es.errors.codes.VALIDATION_FAILED],
  ["duplicate", () => refusal("APPEAL_DUPLICATE"), es.errors.codes.APPEAL_DUPLICATE],
  ["lifted", () => refusal("DECISION_LIFTED"), es.errors.codes.DECISION_LIFTED],
])(
  "ERR-01 ERR-56: of a %s error the message is shown in a destructive toast, and that is all",
  async (_, fail, text) => {
    const { write, submit, field, location, of } = await openForm(fail);
    write("No fui yo.");
    submit();
    expect((await failureToast()).getByText(text)).toBeTruthy();
    expect([field.isConnected, field.value, location()]).toEqual([true, "No fui yo.", "/decisions"]);
    expect(of("POST", "/appeals")).toHaveLength(1);
    expect(of("GET", "/me/statements"), "nothing is fetched again").toHaveLength(1);
  },
);

test("is busy until it is sent, once; then the focus is on what became of it, and the list is fetched again", async () => {
  let answer = (_: unknown) => {};
  const { write, submit, part, of, state, article } = await openForm(
    () => new Promise((resolve) => (answer = resolve)),
  );
  write(" No fui yo. ");
  submit();
  await waitFor(() => expect(part()).toContain(words.sending));
  submit();
  // After this answer a second request would have been made.
  await push("warning.changed", {});
  await waitFor(() => expect(of("GET", "/me/statements")).toHaveLength(2));
  expect(of("POST", "/appeals").map(({ body }) => body)).toEqual([{ decisionId: id(1), body: "No fui yo." }]);
  state.statements = [statement({ appeal: { ...sent, sentAt: "2026-05-04T10:30:00.000Z" } })];
  await act(async () => answer(sent));
  await screen.findByText(words.sentTitle);
  expect(document.activeElement).toBe(article.querySelector("section"));
  await waitFor(() => expect(part()).toContain("4 de mayo de 2026"));
});

test("says what went wrong until it is tried again", async () => {
  const { write, submit, state, part } = await openForm(offline);
  write("No fui yo.");
  submit();
  await screen.findByText(words.failedTitle);
  state.send = () => new Promise(() => {});
  submit();
  await waitFor(() => expect(part()).toContain(words.sending));
  expect(document.querySelector("[data-variant]")).toBeNull();
});

test.each([
  ["a warning changes", () => push("warning.changed", {})],
  ["a photo was decided about", () => push("photo.decided", {} as never)],
  [
    "the connection comes back",
    async () => {
      await connect();
      await connect();
    },
  ],
])("decisions are fetched again when %s", async (_, happen) => {
  const { state } = await open();
  state.statements = [statement(), statement({ decisionId: id(2) })];
  await happen();
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
});
