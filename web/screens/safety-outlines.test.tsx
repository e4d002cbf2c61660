import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
import type { Statement } from "@nakamatch/contract/schemas/statements";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../lib/api-testing.ts";
import { outlineOf } from "../lib/outline-testing.ts";
import { Component as BlockedUsers } from "./blocked-users/screen.tsx";
import { Component as Dashboard } from "./dashboard/screen.tsx";
import { id, page } from "./dashboard/testing.ts";
import { Component as Decisions } from "./decisions/screen.tsx";
import { Component as Profile } from "./profile/screen.tsx";
import { profileOf } from "./profile/testing.ts";
import { renderSignedIn } from "./signed-in-testing.tsx";

/** What the screens and dialogs for blocks, reports, decisions and warnings consist of in each of their states. */

const nothingLoads = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
/** What the screen itself renders: all around its heading. */
const whole = async () => {
  const heading = await screen.findByRole("heading", { level: 1 });
  return outlineOf(heading.closest(".max-w-3xl") as Element);
};
const dialog = async (role = "dialog") => outlineOf(await screen.findByRole(role));

describe("the blocked people", () => {
  const blocked = (number: number, extra: Partial<BlockedPerson> = {}): BlockedPerson => ({
    person: { id: id(number), nickname: `Robin${number}`, avatarUrl: null, isPremium: number === 1 },
    realName: null,
    blockedAt: "2026-05-02T10:30:00.000Z",
    ...extra,
  });

  test.each<[string, () => unknown, string]>([
    [
      "two of them",
      () => ({ blocked: [blocked(1, { realName: "Nico" }), blocked(2)], total: 2, nextCursor: null }),
      "Nico",
    ],
    ["more than a page", () => ({ blocked: [blocked(1)], total: 2, nextCursor: "next" }), es.common.actions.loadMore],
    ["nobody", () => ({ blocked: [], total: 0, nextCursor: null }), es.blockedUsers.empty.title],
    ["a failure", () => refusal("UNAVAILABLE"), es.blockedUsers.error.title],
    ["no connection", offline, es.blockedUsers.error.title],
  ])("%s", async (_, answer, text) => {
    await renderSignedIn(<BlockedUsers />, { path: "/blocked-users", answers: { "GET /blocks": answer } });
    await screen.findByText(text);
    await nothingLoads();
    expect(await whole()).toMatchSnapshot();
  });

  test("on their way", async () => {
    await renderSignedIn(<BlockedUsers />, {
      path: "/blocked-users",
      answers: { "GET /blocks": () => new Promise(() => {}) },
    });
    expect(await whole()).toMatchSnapshot();
  });
});

describe("the decisions", () => {
  const warning: Statement = {
    ...{ decisionId: id(1), kind: "warning", decidedAt: "2026-05-02T10:30:00.000Z", reason: "spam" },
    ...{ notes: "Tres mensajes iguales.", evidence: ["chat"], isAutomated: false, until: null, isLifted: false },
    appeal: null,
  };
  const sent = { sentAt: "2026-05-03T10:30:00.000Z", outcome: null, answer: null, decidedAt: null };
  const answered = { ...sent, decidedAt: "2026-05-04T10:30:00.000Z" };
  const until = "2026-05-09T10:30:00.000Z";

  const open = (answer: () => unknown) =>
    renderSignedIn(<Decisions />, { path: "/decisions", answers: { "GET /me/statements": answer } });

  test.each<[string, Statement[], string]>([
    [
      "each kind of them",
      [
        warning,
        { ...warning, decisionId: id(2), kind: "ban", until, notes: null, reason: null, evidence: ["profile", "chat"] },
        { ...warning, decisionId: id(3), kind: "ban", evidence: ["profile"] },
        { ...warning, decisionId: id(4), kind: "photo", evidence: [] },
        { ...warning, decisionId: id(5), isLifted: true, isAutomated: true },
      ],
      es.statement.deciders.program,
    ],
    [
      "what became of appeals",
      [
        { ...warning, appeal: sent },
        { ...warning, decisionId: id(2), appeal: { ...answered, outcome: "denied", answer: "Se ve claro." } },
        { ...warning, decisionId: id(3), isLifted: true, appeal: { ...answered, outcome: "granted", answer: null } },
      ],
      es.statement.appeal.answer,
    ],
    ["none", [], es.decisions.empty.title],
  ])("%s", async (_, statements, text) => {
    await open(() => ({ statements }));
    await screen.findByText(text);
    expect(await whole()).toMatchSnapshot();
  });

  test.each([
    ["a failure", () => refusal("UNAVAILABLE")],
    ["no connection", offline],
  ])("%s", async (_, answer) => {
    await open(answer);
    await screen.findByText(es.decisions.error.title);
    await nothingLoads();
    expect(await whole()).toMatchSnapshot();
  });

  test("on their way", async () => {
    await open(() => new Promise(() => {}));
    expect(await whole()).toMatchSnapshot();
  });

  test("the form for an appeal", async () => {
    await open(() => ({ statements: [warning] }));
    await press(es.statement.appeal.open);
    await screen.findByLabelText(es.statement.appeal.label);
    const form = () => outlineOf(document.querySelector("form") as Element);
    expect(form()).toMatchSnapshot("at first");
    await press(es.statement.appeal.submit);
    await screen.findByText(es.statement.appeal.required);
    expect(form()).toMatchSnapshot("without a text");
  });

  test("the way back leads to the dashboard", async () => {
    const { location } = await open(() => ({ statements: [] }));
    fireEvent.click(await screen.findByRole("link", { name: es.decisions.back }));
    await waitFor(() => expect(location()).toBe("/dashboard"));
  });
});

describe("what the dashboard says first", () => {
  const warned = { ...{ id: id(1), warnedAt: "2026-05-02T10:30:00.000Z", reason: "spam", notes: "Basta." } };
  const open = (warning: object | null, reportIds: string[]) =>
    renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([]),
        "GET /reports/reviewed": () => ({ reportIds }),
        "GET /me/warning": () => ({ warning }),
      },
    });
  const shown = async (title: string) => outlineOf(await screen.findByRole("region", { name: title }));

  test.each([
    ["a warning with a statement", { ...warned, decisionId: id(2) }],
    ["a warning without a note", { ...warned, notes: null, decisionId: null }],
  ])("%s", async (_, warning) => {
    await open(warning, []);
    expect(await shown(es.warning.title)).toMatchSnapshot();
  });

  test("reports that were looked at", async () => {
    await open(null, [id(1), id(2)]);
    expect(await shown(es.reports.reviewed.title_other)).toMatchSnapshot();
  });
});

describe("about another person", () => {
  const open = async () => {
    const profile = profileOf(1);
    await renderSignedIn(<Profile />, {
      path: `/profile/${profile.id}`,
      route: "/profile/:id",
      answers: {
        "GET /people/*": () => profile,
        "POST /people/*/reports": () => ({ reportId: id(900) }),
      },
    });
    await press("Opciones de Zoro1");
    await screen.findByRole("menu");
  };
  const choose = async (name: string) => fireEvent.click(await screen.findByRole("menuitem", { name }));

  test("the menu", async () => {
    await open();
    expect(await dialog("menu")).toMatchSnapshot();
  });

  test("the question before a block", async () => {
    await open();
    await choose("Bloquear usuario");
    expect(await dialog("alertdialog")).toMatchSnapshot();
  });

  test("each step of a report", async () => {
    await open();
    await choose("Denunciar perfil");
    const form = within(await screen.findByRole("dialog"));
    expect(await dialog()).toMatchSnapshot("at first");
    await press(es.reports.send);
    await form.findByText(es.reports.problems.reason);
    expect(await dialog()).toMatchSnapshot("without anything");
    fireEvent.click(form.getByRole("radio", { name: "Otro" }));
    fireEvent.change(form.getByRole("textbox"), { target: { value: "Me ha insultado" } });
    await waitFor(() => expect(form.queryByText(es.reports.problems.reason)).toBeNull());
    await press(es.reports.send);
    await form.findByText(es.reports.after.text);
    await nothingLoads();
    expect(await dialog()).toMatchSnapshot("afterwards");
  });
});
