import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import type { ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { appeals as english } from "@nakamatch/phrases/en/moderation/appeals";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Call, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { appeal, chatEvidence, openModeration, personOf, reported } from "./testing.ts";

const OUTCOME = "/moderation/appeals/*/outcome";
const DRAFT = "/moderation/appeals/*/draft";
const never = () => new Promise(() => {});

/** What the decision was based on, and something that it was not. */
const evidence = [chatEvidence(1), { ...chatEvidence(2), id: appeal(9).id, hash: "b".repeat(64) }];

/** The tab; decided appeals leave the server's list. */
async function open(first: OpenAppeal[], decide?: (call: Call) => unknown, person: Partial<ModeratedPerson> = {}) {
  const state = { appeals: first };
  const app = await openModeration({
    path: "/moderation/bans?tab=appeals",
    answers: {
      "GET /moderation/people/*": () => personOf(reported(0), { evidence, ...person }),
      "GET /moderation/appeals": () => ({ appeals: state.appeals, total: state.appeals.length, nextCursor: null }),
      [`PUT ${DRAFT}`]: () => ({ isSaved: true }),
      [`PUT ${OUTCOME}`]: (call) => {
        if (decide) return decide(call);
        state.appeals = state.appeals.filter((each) => each.id !== call.params[0]);
        return { outcome: (call.body as { outcome: string }).outcome };
      },
    },
  });
  return { ...app, state, decisions: () => app.of("PUT", OUTCOME) };
}

const entryOf = (number: number) => screen.findByRole("button", { name: `Ver la apelación de Robin${number}` });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const entries = () => document.querySelectorAll("main li[data-appeal]");

/** An opened entry. */
async function openEntry(number: number): Promise<HTMLElement> {
  fireEvent.click(await entryOf(number));
  const entry = document.querySelector<HTMLElement>(`li[data-appeal="${appeal(number).id}"]`)!;
  await within(entry).findByText(es.moderation.evidence.basis);
  return entry;
}

/** Its ways to decide. */
const wayOf = (outcome: "granted" | "denied", number: number) =>
  screen.getByRole<HTMLButtonElement>("button", {
    name: es.appeals.bar[`${outcome}Name`].replace("{{name}}", `Robin${number}`),
  });

/** Opens the dialog about an appeal. */
async function openDialog(number = 1, outcome: "granted" | "denied" = "granted") {
  await openEntry(number);
  const button = wayOf(outcome, number);
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
    opener: button,
    button: (name: string) => inside.getByRole<HTMLButtonElement>("button", { name }),
    answer: (words = "Se ve claro.") => {
      fireEvent.change(text, { target: { value: words } });
      submit();
    },
  };
}

describe("the list of appeals", () => {
  test("opens each with the evidence of the decision and no other, the decision, and the person", async () => {
    await open([appeal(1), appeal(2, { decidedBy: null })]);
    await screen.findByText("2 apelaciones pendientes");
    expect(screen.getByText(es.appeals.who)).toBeTruthy();
    expect(screen.getByRole("tab", { name: /^Apelaciones\s*2$/ })).toBeTruthy();
    const first = await openEntry(1);
    expect(outlineOf(first)).toMatchSnapshot();
    const second = await openEntry(2);
    expect(within(first).queryByText(es.appeals.body), "one is open").toBeNull();
    expect(within(second).queryByText(/^Por /)).toBeNull();
  });

  test("says of one's own decision that somebody else decides, before and after it is opened", async () => {
    await open([appeal(3, { isOwnDecision: true })]);
    expect(await screen.findAllByText(es.appeals.own)).toHaveLength(1);
    await openEntry(3);
    expect(screen.getAllByText(es.appeals.own)).toHaveLength(2);
    for (const outcome of ["granted", "denied"] as const) expect(wayOf(outcome, 3).disabled).toBe(true);
  });

  test("of a program's decision about a photo shows that photo, covered, and says who decided", async () => {
    const photo = appeal(1, { evidence: [], photoUrl: "/avatars/a.jpg" });
    await open([{ ...photo, statement: { ...photo.statement, kind: "photo", isAutomated: true } }]);
    fireEvent.click(await entryOf(1));
    expect(await screen.findByRole("button", { name: "Mostrar la foto de Robin1" })).toBeTruthy();
    expect(screen.getByText(es.appeals.automated)).toBeTruthy();
    expect(screen.getByText(es.moderation.evidence.none)).toBeTruthy();
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
  test("needs an answer, told at its field, which gets the focus", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-03T12:00:00.000Z") });
    const { decisions } = await open([appeal(1)]);
    const { dialog, text, submit, answer, findByText } = await openDialog(1, "denied");
    expect(outlineOf(dialog)).toMatchSnapshot();
    expect(submit(), "the browser sends nothing").toBe(false);
    await findByText(es.appeals.dialog.answerRequired);
    answer("  \n ");
    expect(document.activeElement).toBe(text);
    expect(text.maxLength).toBe(APPEAL_MAX);
    expect(decisions()).toHaveLength(0);
  });

  test("stays while the answer is on its way, and sends it once", async () => {
    const { of, decisions } = await open([appeal(1)], never);
    const { answer, submit, dialog, button } = await openDialog();
    answer();
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

  test("closes without a decision, gives the focus back, and keeps what was written on the server", async () => {
    const { of } = await open([appeal(1)]);
    const first = await openDialog();
    fireEvent.change(first.text, { target: { value: "Es verdad." } });
    fireEvent.click(first.button(es.common.actions.cancel));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(first.opener));
    await waitFor(() =>
      expect(of("PUT", DRAFT)).toMatchObject([{ params: [appeal(1).id], body: { answer: "Es verdad." } }]),
    );
    fireEvent.click(first.opener);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(es.appeals.dialog.answer).value).toBe("Es verdad.");
  });

  test("saves no draft after the decision", async () => {
    const { of } = await open([appeal(1, { draft: "De ayer" })]);
    const { answer, text } = await openDialog();
    expect(text.value).toBe("De ayer");
    answer("Se ve claro.");
    await isClosed();
    expect(of("PUT", DRAFT)).toEqual([]);
  });

  test("begins with texts in the person's language, which replace each other, and shows what they read", async () => {
    const { decisions } = await open([appeal(1)], undefined, { language: "en" });
    const { dialog, text, getByRole, getByText, findByText } = await openDialog(1, "denied");
    await waitFor(() =>
      expect(document.activeElement).toBe(getByRole("radio", { name: es.appeals.templates.denied.rules })),
    );
    expect(getByText(es.appeals.dialog.answerLanguage.replace("{{language}}", "Inglés"))).toBeTruthy();
    fireEvent.change(text, { target: { value: "Hello." } });
    fireEvent.click(getByRole("radio", { name: es.appeals.templates.denied.known }));
    fireEvent.click(getByRole("radio", { name: es.appeals.templates.denied.rules }));
    expect(text.value).toBe(`Hello.\n${english.templates.denied.rules}`);
    const read = within(await findByText(/^We rejected your appeal/)).getByText(/stands/).parentElement as HTMLElement;
    expect(read.lang).toBe("en");
    expect(read.textContent).toContain(english.templates.denied.rules);
    fireEvent.keyDown(dialog, { key: "Enter", ctrlKey: true });
    await isClosed();
    expect(decisions()).toMatchObject([{ body: { outcome: "denied", answer: text.value } }]);
  });

  test.each([
    [1, [1, 2], "granted"],
    [2, [1, 2], "granted"],
    [1, [1], "denied"],
  ] as const)(
    "about appeal %i of %j sends that it is %s; a neighbour opens and gets the focus, else the screen",
    async (number, numbers, outcome) => {
      const { decisions } = await open(numbers.map((each) => appeal(each)));
      const { answer } = await openDialog(number, outcome);
      answer("  Se ve claro.\n");
      await screen.findByText(es.appeals[outcome]);
      await isClosed();
      expect(decisions()).toMatchObject([{ params: [appeal(number).id], body: { outcome, answer: "Se ve claro." } }]);
      await waitFor(() => expect(entries()).toHaveLength(numbers.length - 1));
      const next = entries()[0] ?? screen.getByRole("main");
      await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
      if (numbers.length > 1) await within(next as HTMLElement).findByText(es.appeals.body);
    },
  );

  test.each(["APPEAL_DECIDED", "APPEAL_NOT_FOUND"] as const)(
    "closes with the words of %s, and the list is fetched again",
    async (code) => {
      const { state } = await open([appeal(1), appeal(2)], () => {
        state.appeals = [appeal(2)];
        return refusal(code);
      });
      (await openDialog()).answer();
      await screen.findByText(es.errors.codes[code]);
      await isClosed();
      await waitFor(() => expect(entries()).toHaveLength(1));
    },
  );

  test("stays open with what was written after any other failure", async () => {
    await open([appeal(1)], offline);
    const { answer, text } = await openDialog();
    answer("Tienes razón.");
    const toast = await failureToast();
    expect(toast.getByText(es.appeals.failedTitle)).toBeTruthy();
    expect(toast.getByText(es.errors.generic.network)).toBeTruthy();
    expect(text.isConnected && text.value).toBe("Tienes razón.");
  });
});
