import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { AppealsList } from "./appeals-list.tsx";
import { appeal, openModeration } from "./testing.ts";

const id = (number: number) => appeal(number).id;

/** A server whose list gets shorter as appeals are decided. */
async function open(first: OpenAppeal[], decide?: (call: Call) => unknown) {
  const state = { appeals: first };
  const app = await renderSignedIn(
    <main tabIndex={-1}>
      <AppealsList />
    </main>,
    {
      path: "/moderation/bans",
      user: { isModerator: true },
      answers: {
        "GET /moderation/appeals": () => ({
          appeals: state.appeals,
          total: state.appeals.length,
          nextCursor: null,
        }),
        "PUT /moderation/appeals/*/outcome": (call) => {
          if (decide) return decide(call);
          state.appeals = state.appeals.filter((each) => each.id !== call.params[0]);
          return { outcome: (call.body as { outcome: string }).outcome };
        },
      },
    },
  );
  return { app, state };
}

const items = async () => within(await screen.findByRole("list", { name: es.appeals.list })).getAllByRole("listitem");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Opens the dialog for the first person and answers. */
async function answer(outcome: "granted" | "denied", text = "Se ve claro.") {
  await items();
  press("Decidir sobre la reclamación de Robin1");
  fireEvent.click(await screen.findByRole("radio", { name: es.appeals.dialog[outcome] }));
  fireEvent.change(screen.getByLabelText(es.appeals.dialog.answer), { target: { value: text } });
  press(es.appeals.dialog.submit);
}

test("an open appeal has what the person writes, and the decision with its reasons and who made it", async () => {
  await open([appeal(1)]);
  const [item] = await items();
  const text = item?.textContent ?? "";
  for (const part of [
    "Robin1",
    "Reclamó el 3 de mayo de 2026",
    "No fui yo, 1.",
    es.reasons.spam,
    "Tres mensajes iguales.",
    es.statement.bases.chat,
    "Decidió Mod_Robin",
  ]) {
    expect(text).toContain(part);
  }
  expect(screen.getByText("1 reclamación pendiente")).toBeTruthy();
});

test("who made the decision cannot decide about the appeal", async () => {
  await open([appeal(1, { isOwnDecision: true })]);
  const [item] = await items();
  expect(item?.textContent).toContain(es.appeals.own);
  expect(within(item as HTMLElement).queryByRole("button")).toBeNull();
});

test.each(["granted", "denied"] as const)("an appeal is %s with an answer, and leaves the list", async (outcome) => {
  const { app } = await open([appeal(1), appeal(2)]);
  await answer(outcome, "  Se ve claro.\n");
  await screen.findByText(es.appeals[outcome]);
  await waitFor(async () => expect(await items()).toHaveLength(1));
  const calls = app.of("PUT", "/moderation/appeals/*/outcome");
  expect(calls).toMatchObject([
    { path: `/api/v1/moderation/appeals/${id(1)}/outcome`, body: { outcome, answer: "Se ve claro." } },
  ]);
});

test("neither choice nor answer may be missing", async () => {
  const { app } = await open([appeal(1)]);
  await items();
  press("Decidir sobre la reclamación de Robin1");
  await screen.findByRole("dialog");
  press(es.appeals.dialog.submit);
  expect(await screen.findByText(es.appeals.dialog.outcomeRequired)).toBeTruthy();
  expect(screen.getByText(es.appeals.dialog.answerRequired)).toBeTruthy();
  expect(app.of("PUT", "/moderation/appeals/*/outcome")).toHaveLength(0);
});

test.each(["APPEAL_DECIDED", "APPEAL_NOT_FOUND"] as const)(
  "%s says so, closes the dialog and fetches the list again",
  async (code) => {
    const { state } = await open([appeal(1), appeal(2)], () => {
      state.appeals = [appeal(2)];
      return refusal(code);
    });
    await answer("denied");
    await screen.findByText(es.errors.codes[code]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(async () => expect(await items()).toHaveLength(1));
  },
);

test("after any other failure the dialog stays open with what was written", async () => {
  await open([appeal(1)], offline);
  await answer("granted", "Tienes razón.");
  await screen.findByText(es.errors.generic.network);
  expect(screen.getByLabelText<HTMLTextAreaElement>(es.appeals.dialog.answer).value).toBe("Tienes razón.");
});

test("what another moderator decides leaves the list live; what was being written stays", async () => {
  const { state } = await open([appeal(1)]);
  await items();
  press("Decidir sobre la reclamación de Robin1");
  fireEvent.change(await screen.findByLabelText(es.appeals.dialog.answer), { target: { value: "A medias" } });
  state.appeals = [];
  await push("moderation.changed", {});
  await waitFor(() => expect(screen.getByText(es.appeals.empty.title)).toBeTruthy());
  expect(screen.getByLabelText<HTMLTextAreaElement>(es.appeals.dialog.answer).value).toBe("A medias");
});

test("a list that cannot be loaded can be tried again, and an empty one says so", async () => {
  let isAway = true;
  await renderSignedIn(<AppealsList />, {
    path: "/moderation/bans",
    answers: { "GET /moderation/appeals": () => (isAway ? offline() : { appeals: [], total: 0, nextCursor: null }) },
  });
  await screen.findByText(es.appeals.error.title);
  isAway = false;
  press(es.common.actions.retry);
  await screen.findByText(es.appeals.empty.title);
});

test("the moderation screen has them in a tab of their own, with their number", async () => {
  await openModeration({
    path: "/moderation/bans",
    answers: { "GET /moderation/appeals": () => ({ appeals: [appeal(1)], total: 1, nextCursor: null }) },
  });
  fireEvent.click(await screen.findByRole("tab", { name: /^Reclamaciones\s*1$/ }));
  expect(await items()).toHaveLength(1);
});
