import type { Statement } from "@nakamatch/contract/schemas/statements";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offline } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { id } from "../dashboard/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Decisions } from "./screen.tsx";

const warning: Statement = {
  decisionId: id(1),
  kind: "warning",
  decidedAt: "2026-05-02T10:30:00.000Z",
  reason: "spam",
  notes: "Tres mensajes iguales.",
  evidence: ["chat"],
  isAutomated: false,
  until: null,
  isLifted: false,
  appeal: null,
};
const sent = { sentAt: "2026-05-03T10:30:00.000Z", outcome: null, answer: null, decidedAt: null };

const NO_REPORTS = { "GET /me/report-outcomes": () => ({ outcomes: [] }) };

function open(statements: Statement[], origin?: string) {
  const state = { statements };
  const app = renderSignedIn(<Decisions />, {
    path: "/decisions",
    state: { origin },
    answers: { "GET /me/statements": () => ({ statements: state.statements }), ...NO_REPORTS },
  });
  return { app, state };
}

const articles = () => screen.findAllByRole("article");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a decision has its rule, its facts, who decided and what it means", async () => {
  open([warning]);
  const [article] = await articles();
  expect(outlineOf(article as Element)).toMatchSnapshot();
});

test("each kind of decision says what it means, and one that was taken back says that", async () => {
  const until = "2026-05-09T10:30:00.000Z";
  open([
    { ...warning, decisionId: id(2), kind: "ban", until, notes: null, reason: null, evidence: ["profile", "chat"] },
    { ...warning, decisionId: id(3), kind: "ban", evidence: ["profile"] },
    { ...warning, decisionId: id(4), kind: "photo", evidence: [] },
    { ...warning, decisionId: id(5), isLifted: true, isAutomated: true },
  ]);
  const texts = (await articles()).map(({ textContent }) => textContent ?? "");
  expect(texts[0]).toContain("Hasta el 9 de mayo de 2026");
  expect(texts[0]).toContain(es.statement.bases.both);
  expect(texts[0]).not.toContain(es.statement.labels.note);
  expect(texts[0]).not.toContain(es.statement.labels.rule);
  expect(texts[1]).toContain(es.statement.effects.banForever);
  expect(texts[1]).toContain(es.statement.bases.profile);
  expect(texts[2]).toContain(es.statement.effects.photo);
  expect(texts[2]).toContain(es.statement.deciders.personAfterProgram);
  expect(texts[2]).toContain(es.statement.bases.photo);
  expect(texts[3]).toContain(es.statement.bases.chat);
  expect(texts[3]).toContain(es.statement.effects.lifted);
  expect(texts[3]).toContain(es.statement.deciders.program);
  const [, , , lifted] = await articles();
  expect(within(lifted as HTMLElement).queryByRole("button")).toBeNull();
});

test("an answered appeal has its outcome and the answer", async () => {
  const answered = { ...sent, decidedAt: "2026-05-04T10:30:00.000Z", answer: "Se ve claro." };
  open([
    { ...warning, appeal: { ...answered, outcome: "denied" } },
    { ...warning, decisionId: id(2), isLifted: true, appeal: { ...answered, outcome: "granted", answer: "Sí." } },
  ]);
  const [denied, granted] = (await articles()).map(({ textContent }) => textContent ?? "");
  expect(denied).toContain("Rechazamos tu apelación el 4 de mayo de 2026");
  expect(denied).toContain("Se ve claro.");
  expect(granted).toContain("Aceptamos tu apelación el 4 de mayo de 2026");
  expect(granted).toContain("Sí.");
  expect(screen.queryByRole("button", { name: es.statement.appeal.open })).toBeNull();
});

test("without decisions it says so; new ones appear live, and the way back leads to the dashboard", async () => {
  const { app, state } = open([]);
  await screen.findByText(es.decisions.empty.title);
  state.statements = [warning];
  await push("warning.changed", {});
  expect(await articles()).toHaveLength(1);
  press(es.decisions.back);
  const { location } = await app;
  await waitFor(() => expect(location()).toBe("/dashboard"));
});

test.each([
  ["/dashboard?sort=compatibility", es.decisions.back],
  ["/profile/me", es.common.actions.back],
])("the way back leads to %s, where they were opened", async (origin, name) => {
  const { app } = open([], origin);
  await screen.findByText(es.decisions.empty.title);
  press(name);
  const { location } = await app;
  await waitFor(() => expect(location()).toBe(origin));
});

test("a list that cannot be loaded can be tried again", async () => {
  let isAway = true;
  await renderSignedIn(<Decisions />, {
    path: "/decisions",
    answers: { "GET /me/statements": () => (isAway ? offline() : { statements: [warning] }), ...NO_REPORTS },
  });
  await screen.findByText(es.decisions.error.title);
  isAway = false;
  press(es.common.actions.retry);
  await waitFor(async () => expect(await articles()).toHaveLength(1));
});
