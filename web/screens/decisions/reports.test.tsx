import type { ReportOutcome } from "@nakamatch/contract/endpoints/moderation/outcomes";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { id } from "../dashboard/testing.ts";
import { failureToast, renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Decisions } from "./screen.tsx";

/** What became of the person's own reports. */

const words = es.decisions.reports;
const nothing: ReportOutcome = {
  id: id(1),
  reportedAt: "2026-05-02T10:30:00.000Z",
  reports: [{ reason: "spam", description: "Vende relojes.", reportedAt: "2026-05-01T10:30:00.000Z" }],
  toldAt: "2026-05-03T10:30:00.000Z",
  isActed: false,
  isFinal: false,
  appealedAt: null,
  canAppeal: true,
};

async function open(outcomes: ReportOutcome[], send?: () => unknown) {
  const state = { outcomes };
  const app = await renderSignedIn(<Decisions />, {
    path: "/decisions",
    answers: {
      "GET /me/statements": () => ({ statements: [] }),
      "GET /me/report-outcomes": () => ({ outcomes: state.outcomes }),
      [`POST /me/report-outcomes/${id(1)}/appeal`]: () => send?.(),
    },
  });
  const section = await screen.findByRole("region", { name: words.title });
  return { ...app, state, section };
}

test("each says what was reported, whether something was done and what can be done, and nothing more", async () => {
  const { section } = await open([
    { ...nothing, id: id(4), isFinal: true, canAppeal: false, reports: [] },
    { ...nothing, id: id(3), isActed: true, isFinal: true, canAppeal: false },
    { ...nothing, id: id(2), isActed: true, canAppeal: false },
    { ...nothing, canAppeal: false, appealedAt: "2026-05-04T10:30:00.000Z" },
  ]);
  expect(outlineOf(section)).toMatchSnapshot();
  expect(screen.queryByText(es.decisions.empty.title), "there is something").toBeNull();
});

async function write(send: () => unknown) {
  const app = await open([nothing], send);
  fireEvent.click(within(app.section).getByRole("button", { name: words.appeal.open }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(words.appeal.label);
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: " Sigue ahí. " } });
  fireEvent.submit(field.form as HTMLFormElement);
  return { ...app, field };
}

test("against nothing one can appeal once; then it says so, with the focus there", async () => {
  const appealed = { ...nothing, canAppeal: false, appealedAt: "2026-05-04T10:30:00.000Z" };
  const { state, of } = await write(() => {
    state.outcomes = [appealed];
    return appealed;
  });
  await screen.findByText(/^Pediste otra revisión el 4 de mayo de 2026/);
  expect(of("POST", `/me/report-outcomes/${id(1)}/appeal`).map(({ body }) => body)).toEqual([{ body: "Sigue ahí." }]);
  expect(document.activeElement).toBe(screen.getByRole("article"));
  expect(screen.queryByText(words.appeal.title)).toBeNull();
});

test("where it is refused, it says why and keeps the text", async () => {
  const { field } = await write(() => refusal("REPORT_APPEAL_DUPLICATE"));
  expect((await failureToast()).getByText(es.errors.codes.REPORT_APPEAL_DUPLICATE)).toBeTruthy();
  expect(field.value).toBe(" Sigue ahí. ");
});
