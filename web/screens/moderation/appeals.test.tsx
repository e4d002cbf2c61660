import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Call, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { appeal, openModeration } from "./testing.ts";

const OUTCOME = "/moderation/appeals/*/outcome";
const never = () => new Promise(() => {});

/** The tab; decided appeals leave the server's list. */
async function open(first: OpenAppeal[], decide?: (call: Call) => unknown) {
  const state = { appeals: first };
  const app = await openModeration({
    path: "/moderation/bans?tab=appeals",
    answers: {
      "GET /moderation/appeals": () => ({ appeals: state.appeals, total: state.appeals.length, nextCursor: null }),
      [`PUT ${OUTCOME}`]: (call) => {
        if (decide) return decide(call);
        state.appeals = state.appeals.filter((each) => each.id !== call.params[0]);
        return { outcome: (call.body as { outcome: string }).outcome };
      },
    },
  });
  return { ...app, state, decisions: () => app.of("PUT", OUTCOME) };
}

const items = async () => within(await screen.findByRole("list", { name: es.appeals.list })).getAllByRole("listitem");
const decideOn = (number: number) => screen.findByRole("button", { name: `Resolver la apelación de Robin${number}` });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the dialog for an appeal. */
async function openDialog(number = 1) {
  const button = await decideOn(number);
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const inside = within(dialog);
  const text = inside.getByLabelText<HTMLTextAreaElement>(es.appeals.dialog.answer);
  const submit = () => fireEvent.submit(dialog.querySelector("form") as HTMLFormElement);
  return {
    ...inside,
    dialog,
    text,
    submit,
    button: (name: string) => inside.getByRole<HTMLButtonElement>("button", { name }),
    answer: (outcome: "granted" | "denied", words = "Se ve claro.") => {
      fireEvent.click(inside.getByLabelText(es.appeals.dialog[outcome]));
      fireEvent.change(text, { target: { value: words } });
      submit();
    },
  };
}

describe("the list of appeals", () => {
  test("has what the person writes, the decision and who made it, who alone cannot decide about it", async () => {
    const premium = { ...appeal(2).person, isPremium: true };
    await open([appeal(1), appeal(2, { person: premium, decidedBy: null }), appeal(3, { isOwnDecision: true })]);
    const [first, second, own] = (await items()) as [HTMLElement, HTMLElement, HTMLElement];
    expect(outlineOf(first)).toMatchSnapshot();
    expect(within(second).getByRole("img", { name: "Premium" })).toBeTruthy();
    expect(within(second).queryByText(/^Decidió/)).toBeNull();
    expect(within(own).getByText(es.appeals.own)).toBeTruthy();
    expect(within(own).queryByRole("button")).toBeNull();
    expect(screen.getByText("3 apelaciones pendientes")).toBeTruthy();
    expect(screen.getByRole("tab", { name: /^Apelaciones\s*3$/ })).toBeTruthy();
  });

  test("loses live what another moderator decides; what was being written stays", async () => {
    const { state } = await open([appeal(1)]);
    const { text } = await openDialog();
    fireEvent.change(text, { target: { value: "A medias" } });
    state.appeals = [];
    await push("moderation.changed", {});
    await screen.findByText(es.appeals.empty.title);
    expect(screen.getByLabelText<HTMLTextAreaElement>(es.appeals.dialog.answer).value).toBe("A medias");
  });
});

describe("the dialog about an appeal", () => {
  test("needs a choice and an answer, each told at its field, which gets the focus", async () => {
    const { decisions } = await open([appeal(1)]);
    const { dialog, text, submit, answer, findByText, getByText, getByLabelText } = await openDialog();
    expect(outlineOf(dialog)).toMatchSnapshot();
    expect(submit(), "the browser sends nothing").toBe(false);
    await findByText(es.appeals.dialog.outcomeRequired);
    expect(getByText(es.appeals.dialog.answerRequired)).toBeTruthy();
    expect(document.activeElement).toBe(getByLabelText(es.appeals.dialog.granted));
    answer("denied", "  \n ");
    expect(document.activeElement).toBe(text);
    expect(text.maxLength).toBe(APPEAL_MAX);
    expect(decisions()).toHaveLength(0);
  });

  test("stays while the answer is on its way, and sends it once", async () => {
    const { of, decisions } = await open([appeal(1)], never);
    const { answer, submit, dialog, button } = await openDialog();
    answer("granted");
    await waitFor(() => expect(button(es.appeals.dialog.sending).getAttribute("aria-busy")).toBe("true"));
    submit();
    expect(button(es.common.actions.cancel).disabled).toBe(true);
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(screen.getByRole("dialog")).toBe(dialog);
    // After this answer a second decision would have arrived.
    await push("moderation.changed", {});
    await waitFor(() => expect(of("GET", "/moderation/appeals").length).toBeGreaterThan(1));
    expect(decisions()).toHaveLength(1);
  });

  test("closes without a decision, gives the focus back, and is empty the next time", async () => {
    await open([appeal(1)]);
    const first = await openDialog();
    fireEvent.click(first.getByLabelText(es.appeals.dialog.granted));
    fireEvent.change(first.text, { target: { value: "Es verdad." } });
    fireEvent.click(first.button(es.common.actions.cancel));
    await isClosed();
    const button = await decideOn(1);
    await waitFor(() => expect(document.activeElement).toBe(button));
    const second = await openDialog();
    expect(second.text.value).toBe("");
    expect(second.dialog.querySelector(":checked")).toBeNull();
  });

  test.each([
    [1, [1, 2], "granted"],
    [1, [1], "denied"],
  ] as const)(
    "about appeal %i of %j sends that it is %s; the focus goes to a neighbour, else to the screen",
    async (number, numbers, outcome) => {
      const { decisions } = await open(numbers.map((each) => appeal(each)));
      const { answer } = await openDialog(number);
      answer(outcome, "  Se ve claro.\n");
      await screen.findByText(es.appeals[outcome]);
      await isClosed();
      expect(decisions()).toMatchObject([{ params: [appeal(number).id], body: { outcome, answer: "Se ve claro." } }]);
      await waitFor(() => expect(document.querySelectorAll("main ul > li")).toHaveLength(numbers.length - 1));
      const next = numbers.length > 1 ? await decideOn(3 - number) : screen.getByRole("main");
      await waitFor(() => expect(document.activeElement).toBe(next));
    },
  );

  test.each(["APPEAL_DECIDED", "APPEAL_NOT_FOUND"] as const)(
    "closes with the words of %s, and the list is fetched again",
    async (code) => {
      const { state } = await open([appeal(1), appeal(2)], () => {
        state.appeals = [appeal(2)];
        return refusal(code);
      });
      (await openDialog()).answer("denied");
      await screen.findByText(es.errors.codes[code]);
      await isClosed();
      await waitFor(async () => expect(await items()).toHaveLength(1));
    },
  );

  test("stays open with what was written after any other failure", async () => {
    await open([appeal(1)], offline);
    const { answer, text } = await openDialog();
    answer("granted", "Tienes razón.");
    const toast = await failureToast();
    expect(toast.getByText(es.appeals.failedTitle)).toBeTruthy();
    expect(toast.getByText(es.errors.generic.network)).toBeTruthy();
    expect(text.isConnected && text.value).toBe("Tienes razón.");
  });
});
