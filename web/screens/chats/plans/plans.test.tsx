import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../../lib/api-testing.ts";
import { push } from "../../../lib/socket-testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { chat, composer, id, message, minutesAgo, open, shownMessages } from "../testing.tsx";
import { shortTime, timeRange } from "./plan-time.ts";
import { ACCEPTED, plan, timeIn } from "./testing.ts";

const saveFile = vi.hoisted(() => vi.fn());
vi.mock("../../../lib/save-file.ts", () => ({ saveFile }));

const words = es.plans;
const ANSWER = "POST /chats/*/plans/*/answer";
const name = (text: string) => text.replace("{{name}}", "Robin");
const cancelTitle = ({ what, startsAt }: Plan) =>
  words.cancel.title.replace("{{what}}", what).replace("{{time}}", shortTime(startsAt, "es"));

beforeEach(() => saveFile.mockReset());

/** Opens the chat with plans that `set` changes on the server. */
async function openWith(plans: Plan[], { answers = {}, ...rest }: Parameters<typeof open>[0] = {}) {
  let stored = plans;
  const set = (next: Plan[]) => {
    stored = next;
  };
  const app = await open({
    messages: [message(1)],
    ...rest,
    answers: {
      "GET /chats/*/plans": () => ({ plans: stored }),
      [ANSWER]: ({ body }) => {
        const { answer } = body as { answer: { kind: string } };
        const [first] = stored;
        const act = answer.kind === "cancel" ? "cancelled" : "accepted";
        const changed = { ...first!, state: act, act, isMyAct: true, sequence: first!.sequence + 1 } as Plan;
        set([{ ...changed, hasCalendar: act === "accepted" || changed.hasCalendar }]);
        return stored[0];
      },
      ...answers,
    },
  });
  const answered = () => app.of("POST", "/chats/*/plans/*/answer").map(({ body }) => body);
  return { ...app, set, answered };
}

const bar = () => screen.findByRole("region", { name: name(words.bar) });
const inBar = async () => within(await bar());
const isUnfolded = async () => (await bar()).querySelector("details")?.open;
const announced = () => document.querySelector("[data-announcer]")?.textContent;

describe("above the chat", () => {
  test("a proposal is open for an answer, and accepted as it was shown", async () => {
    const { answered } = await openWith([plan(1, { sequence: 4, place: "Café Gato" })]);
    const shown = await inBar();
    expect(await isUnfolded()).toBe(true);
    for (const text of ["Manga y café", words.awaited.proposed, name(words.acts.proposed.theirs), "Café Gato"])
      expect(shown.getByText(text)).toBeTruthy();
    fireEvent.click(shown.getByRole("button", { name: words.answers.accept }));
    expect(await shown.findByText(words.states.accepted)).toBeTruthy();
    expect(answered()).toEqual([{ sequence: 4, answer: { kind: "accept" } }]);
    expect(shown.queryByRole("button", { name: words.answers.accept })).toBeNull();
    expect(shown.getByRole("button", { name: words.calendar.add })).toBeTruthy();
  });

  test("one's own waits in a line, and without plans there is none", async () => {
    const { set } = await openWith([plan(1, { isMine: true, isMyAct: true })]);
    expect((await inBar()).getByText(words.states.proposed)).toBeTruthy();
    expect(await isUnfolded()).toBe(false);
    set([]);
    await push("plans.changed", { chatId: id(1) });
    await waitFor(() => expect(screen.queryByRole("region", { name: name(words.bar) })).toBeNull());
  });

  test("of several, the next one and the number of the others", async () => {
    await openWith([plan(1, { what: "Cine", ...timeIn(90), proposedAt: minutesAgo(5) }), plan(2), plan(3, ACCEPTED)]);
    const summary = (await bar()).querySelector("summary");
    expect(summary?.textContent).toContain("Manga y café");
    expect(summary?.textContent).toContain("+2");
    expect((await inBar()).getByText("Cine")).toBeTruthy();
  });

  test("what ended before is gone, but what the other side has just ended is news", async () => {
    const over = { state: "cancelled", act: "cancelled", sequence: 1 } as const;
    await openWith([
      plan(1, { what: "Ayer", ...over, changedAt: minutesAgo(25 * 60) }),
      plan(2, { what: "Mío", ...over, isMyAct: true }),
      plan(3, { what: "Hoy", ...over }),
    ]);
    const shown = await inBar();
    expect(shown.getByText("Hoy")).toBeTruthy();
    expect(shown.getByText(words.acts.cancelled.theirs)).toBeTruthy();
    expect(shown.queryByText("Ayer")).toBeNull();
    expect(shown.queryByText("Mío")).toBeNull();
  });

  test("a time that the other side asks for stands beside the one before", async () => {
    const ask = { ...timeIn(50), isMine: false };
    const asked = plan(1, { ...ACCEPTED, state: "changeAsked", act: "asked", isMyAct: false, ask });
    const { answered } = await openWith([asked]);
    const shown = await inBar();
    const text = (await bar()).textContent;
    expect(text).toContain(words.asked.replace("{{time}}", timeRange(ask, "es")));
    expect(text).toContain(words.stands.replace("{{time}}", timeRange(asked, "es")));
    for (const answer of ["ask", "keep", "cancel"] as const)
      expect(shown.getByRole("button", { name: words.answers[answer] })).toBeTruthy();
    fireEvent.click(shown.getByRole("button", { name: words.answers.acceptAsked }));
    await waitFor(() => expect(answered()).toEqual([{ sequence: 1, answer: { kind: "accept" } }]));
  });

  test("news are shown and announced as they come", async () => {
    const mine = plan(1, { isMine: true, isMyAct: true });
    const { set } = await openWith([mine]);
    await bar();
    set([{ ...mine, ...ACCEPTED, isMyAct: false }]);
    await push("plans.changed", { chatId: id(1) });
    expect(await (await inBar()).findByText(words.states.accepted)).toBeTruthy();
    await waitFor(() => expect(announced()).toContain(name(words.acts.accepted.theirs)));
  });

  test.each(["events.missed", "chats.changed"] as const)("they are fetched again after %s", async (event) => {
    const { set } = await openWith([plan(1)]);
    await bar();
    set([plan(1, { state: "cancelled", act: "cancelled", sequence: 1 })]);
    await push(event, undefined as never);
    expect(await (await inBar()).findByText(words.states.cancelled)).toBeTruthy();
  });

  test("its state changes with the time alone", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openWith([plan(1, { ...ACCEPTED, ...timeIn(-1.5, { minutes: 100 }) })]);
    const shown = await inBar();
    expect(shown.getByText(words.states.accepted)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    expect(shown.getByText(words.states.past)).toBeTruthy();
    expect(shown.queryByRole("button", { name: words.answers.cancel })).toBeNull();
  });

  test("where clocks of its zone show another time, that stands beside the reader's", async () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await openWith([plan(1, { isMine: true, timeZone: "Asia/Tokyo" }), plan(2, { isMine: true, timeZone })]);
    const shown = await inBar();
    expect(shown.getAllByText(/^En Tokyo \(hora .*Japón\): /)).toHaveLength(1);
    expect(shown.getAllByText(/^En /)).toHaveLength(1);
  });
});

describe("an answer", () => {
  test("to a plan that has changed shows it as it is now", async () => {
    const { set } = await openWith([plan(1)], { answers: { [ANSWER]: () => refusal("PLAN_CHANGED") } });
    const shown = await inBar();
    set([plan(1, { state: "cancelled", act: "cancelled", sequence: 1 })]);
    fireEvent.click(shown.getByRole("button", { name: words.answers.accept }));
    expect((await failureToast()).getByText(es.errors.codes.PLAN_CHANGED)).toBeTruthy();
    expect(await shown.findByText(words.states.cancelled)).toBeTruthy();
  });

  test("cancelling asks first, and offers the file that takes the plan off the calendar", async () => {
    const agreed = plan(1, ACCEPTED);
    const { answered } = await openWith([agreed], {
      answers: { "GET /chats/*/plans/*/calendar": () => new File(["BEGIN"], "plan.ics", { type: "text/calendar" }) },
    });
    const shown = await inBar();
    fireEvent.click(shown.getByRole("button", { name: words.answers.cancel, hidden: true }));
    const dialog = within(await screen.findByRole("alertdialog", { name: cancelTitle(agreed) }));
    expect(dialog.getByText(name(words.cancel.withCalendar))).toBeTruthy();
    expect(answered()).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: words.answers.cancel }));
    expect(await shown.findByText(words.states.cancelled)).toBeTruthy();
    expect(answered()).toEqual([{ sequence: 1, answer: { kind: "cancel" } }]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    fireEvent.click(shown.getByRole("button", { name: words.calendar.remove, hidden: true }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.anything(), "plan.ics"));
  });
});

test("the question whether to cancel goes with the plan that the other side has cancelled", async () => {
  const agreed = plan(1, ACCEPTED);
  const { set } = await openWith([agreed]);
  const shown = await inBar();
  fireEvent.click(shown.getByRole("button", { name: words.answers.cancel, hidden: true }));
  await screen.findByRole("alertdialog", { name: cancelTitle(agreed) });
  set([plan(1, { ...ACCEPTED, state: "cancelled", act: "cancelled", isMyAct: false, sequence: 2 })]);
  await push("plans.changed", { chatId: id(1) });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

describe("in the conversation", () => {
  test("a plan is a line at its place, with its present state", async () => {
    await openWith([plan(1, { ...ACCEPTED, isMine: true, proposedAt: minutesAgo(150) })], {
      messages: [message(1), message(99)],
    });
    const list = await shownMessages();
    const line = (await within(list).findByText(/Has propuesto un plan: Manga y café/)).closest("[role=listitem]");
    expect(line?.textContent).toContain(words.states.accepted);
    const items = [...list.querySelectorAll("[role=listitem]")].map((item) => item.textContent);
    const at = (text: string) => items.findIndex((item) => item?.includes(text));
    expect(at("Mensaje 1")).toBeLessThan(items.indexOf(line?.textContent ?? ""));
    expect(items.indexOf(line?.textContent ?? "")).toBeLessThan(at("Mensaje 99"));
  });

  test("it unfolds with the answers that wait above, too", async () => {
    const { answered } = await openWith([plan(1, { sequence: 4 })]);
    const list = await shownMessages();
    const line = (await within(list).findByText(/Manga y café/)).closest("details")!;
    expect(within(line).queryByRole("button")).toBeNull();
    line.open = true;
    fireEvent.click(await within(line).findByRole("button", { name: words.answers.accept }));
    await waitFor(() => expect(answered()).toEqual([{ sequence: 4, answer: { kind: "accept" } }]));
    await waitFor(() => expect(within(line).queryByRole("button", { name: words.answers.accept })).toBeNull());
  });

  test("also in one without messages, whose news of a plan is read", async () => {
    const { of } = await openWith([plan(1)], { chats: [chat(1, { unreadCount: 1 })], messages: [] });
    expect(await screen.findByText(/Robin propone un plan: Manga y café/)).toBeTruthy();
    await waitFor(() => expect(of("POST", "/chats/*/read")).toHaveLength(1));
  });

  test("further news after the same message are read, too", async () => {
    let unreadCount = 1;
    const { of } = await openWith([plan(1)], {
      answers: {
        "GET /chats": () => ({ chats: [chat(1, { unreadCount, lastMessage: message(1) })], nextCursor: null }),
      },
    });
    const reads = () => of("POST", "/chats/*/read").length;
    await waitFor(() => expect(reads()).toBe(1));
    unreadCount = 0;
    await push("plans.changed", { chatId: id(1) });
    await composer();
    unreadCount = 1;
    await push("plans.changed", { chatId: id(1) });
    await waitFor(() => expect(reads()).toBe(2));
  });

  test("messages wait for the plans above them, but not if these fail", async () => {
    let answer: ((plans: unknown) => void) | undefined;
    await openWith([], {
      answers: { "GET /chats/*/plans": () => new Promise((resolve) => (answer = resolve)) },
    });
    await composer();
    await waitFor(() => expect(answer).toBeTruthy());
    expect(screen.queryByText("Mensaje 1", { selector: "p" })).toBeNull();
    await act(async () => answer?.(refusal("INTERNAL")));
    expect(await screen.findByText("Mensaje 1", { selector: "p" })).toBeTruthy();
    answer = undefined;
    await push("plans.changed", { chatId: id(1) });
    await waitFor(() => expect(answer).toBeTruthy());
    expect(screen.getByText("Mensaje 1", { selector: "p" }), "they stay during a further try").toBeTruthy();
  });
});
