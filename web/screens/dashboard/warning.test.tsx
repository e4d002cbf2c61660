import type { Warning } from "@nakamatch/contract/endpoints/moderation/warnings";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, offline, refusal } from "../../lib/api-testing.ts";
import { connect, push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";

const warning: Warning = {
  id: id(1),
  warnedAt: "2026-05-02T10:30:00.000Z",
  reason: "offensive_content",
  notes: "Sin insultos.\nNi uno.",
  decisionId: id(2),
};

/** A server with this warning; `confirm` may change it. */
async function open(
  first: Warning | null,
  confirm?: (state: { warning: Warning | null }) => unknown,
  more: Record<string, Answer> = {},
) {
  const state = { warning: first };
  const confirmed = () => {
    state.warning = null;
    return { isSeen: true };
  };
  const app = await openDashboard({
    "GET /discovery": page([]),
    ...more,
    "GET /me/warning": () => ({ warning: state.warning }),
    "PUT /me/warnings/*/seen": () => (confirm ?? confirmed)(state),
  });
  return { app, state };
}

const banner = () => screen.findByRole("region", { name: es.warning.title });
const isGone = () => waitFor(() => expect(screen.queryByRole("region", { name: es.warning.title })).toBeNull());
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("what is below waits unseen until it is known whether there is a banner", async () => {
  const answer = Promise.withResolvers<unknown>();
  await openDashboard({ "GET /discovery": page([]), "GET /me/warning": () => answer.promise });
  const isUnseen = () => screen.getByRole("heading", { level: 1 }).closest(".invisible") !== null;
  expect(isUnseen()).toBe(true);
  answer.resolve({ warning: null });
  await waitFor(() => expect(isUnseen()).toBe(false));
});

test("WARN-01 WARN-02: the banner is above everything else, with date, reason, note and the way to confirm", async () => {
  await open(warning);
  const shown = await banner();
  const text = shown.textContent ?? "";
  expect(text).toContain("Contenido ofensivo");
  expect(text).toContain("Sin insultos.\nNi uno.");
  expect(text).toContain("2 de mayo de 2026");
  expect(within(shown).getByRole("button", { name: es.warning.confirm })).toBeTruthy();
  expect(within(shown).getByRole("link", { name: es.warning.more }).getAttribute("href")).toBe("/decisions");
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(shown.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("WARN-03: without a note none is shown, nor a link without a decision; a reason that is no code stands as it is", async () => {
  await open({ ...warning, notes: null, reason: "Texto de antes", decisionId: null });
  const shown = await banner();
  expect(shown.textContent).not.toContain(es.warning.note);
  expect(shown.textContent).toContain("Texto de antes");
  expect(within(shown).queryByRole("link")).toBeNull();
});

test("WARN-05 ERR-35: confirming names the warning that was shown and is busy; then the banner goes and a toast says so", async () => {
  let answer = (_: unknown) => {};
  const { app, state } = await open(warning, () => new Promise((resolve) => (answer = resolve)));
  await banner();
  const button = screen.getByRole("button", { name: es.warning.confirm });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(button.textContent).toBe(es.warning.confirming);
  await waitFor(() => expect(app.of("PUT", `/me/warnings/${warning.id}/seen`)).toHaveLength(1));
  expect(app.of("PUT", "/me/warnings/*/seen")[0]?.body).toEqual({ warnedAt: warning.warnedAt });
  state.warning = null;
  answer({ isSeen: true });
  await isGone();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  const toast = await screen.findByText(es.warning.markedAsSeen);
  expect(toast.closest("[data-variant]")?.getAttribute("data-variant")).toBe("success");
});

test.each([
  ["no connection", offline],
  ["an error of the server", () => refusal("INTERNAL")],
])("WARN-08 ERR-35: after %s the banner stays, and a toast says so", async (_name, confirm) => {
  await open(warning, confirm);
  await banner();
  press(es.warning.confirm);
  const toast = await failureToast();
  expect(toast.getByText("Error")).toBeTruthy();
  expect(toast.getByText(es.warning.errorMarking)).toBeTruthy();
  expect(await banner()).toBeTruthy();
});

test("a warning that was replaced in the meantime is shown again instead of being confirmed", async () => {
  await open(warning, (state) => {
    state.warning = { ...warning, warnedAt: "2026-05-03T10:30:00.000Z", notes: "Otra vez." };
    return refusal("WARNING_NOT_FOUND");
  });
  await banner();
  press(es.warning.confirm);
  await screen.findByText(es.warning.errorMarking);
  expect(await screen.findByText("Otra vez.")).toBeTruthy();
});

test("a warning appears live, is gone once another tab has confirmed it, and is fetched after a reconnect", async () => {
  const { state } = await open(null);
  await screen.findByText(es.dashboard.empty.title);
  state.warning = warning;
  await push("warning.changed", {});
  await banner();
  state.warning = null;
  await push("warning.changed", {});
  await isGone();
  state.warning = warning;
  await connect();
  await connect();
  await banner();
});

test("a warning that appears closes the toast of anything else", async () => {
  const { state } = await open(null, undefined, {
    "GET /discovery": page([person(1)]),
    "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
  const toast = await screen.findByText("Like enviado");
  state.warning = warning;
  await push("warning.changed", {});
  await banner();
  expect(toast.isConnected).toBe(false);
});

test("a question of the moderators is told above everything else, by itself, until it is answered; a warning goes first", async () => {
  const state: { warning: Warning | null; isAsked?: true } = { warning: null };
  await openDashboard({ "GET /discovery": page([]), "GET /me/warning": () => state });
  const { title, open: label } = es.questions.banner;
  const asked = () => screen.queryByRole("region", { name: title });
  await screen.findByRole("heading", { level: 1 });
  expect(asked()).toBeNull();
  state.isAsked = true;
  await push("question.changed", {});
  const link = within(await screen.findByRole("region", { name: title })).getByRole("link", { name: label });
  expect(link.getAttribute("href")).toBe("/decisions");
  state.warning = warning;
  await push("warning.changed", {});
  await banner();
  expect(asked()).toBeNull();
  state.warning = null;
  await push("warning.changed", {});
  await screen.findByRole("region", { name: title });
  delete state.isAsked;
  await push("question.changed", {});
  await waitFor(() => expect(asked()).toBeNull());
});
