import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import {
  chat,
  composer,
  delivered,
  id,
  message,
  minutesAgo,
  open,
  robin,
  SEND,
  say,
  sentTo,
  shownMessages,
} from "./testing.tsx";

const DELETE = "DELETE /chats/*/messages/*";
const { action, own: YOURS, waiting: LEAVING, preview: PREVIEW } = es.chats.takenBack;
const THEIRS = es.chats.takenBack.of.replace("{{name}}", "Robin");

const mine = (number: number, extra: Partial<ChatMessage> = {}) =>
  message(number, { senderId: viewer.id, sentAt: minutesAgo(2), ...extra });
const taken = (from: ChatMessage): ChatMessage => ({ ...from, message: "—", isTakenBack: true });
/** A server that takes back any message of `messages`. */
const taking = (...messages: ChatMessage[]) => ({
  [DELETE]: ({ params }: { params: string[] }) => taken(messages.find((each) => each.id === params[1]) ?? mine(0)),
});
const rowOf = (number: number) => document.querySelector<HTMLElement>(`[data-message="${id(number)}"]`) as HTMLElement;
const actionIn = (row: HTMLElement) => within(row).queryByRole("button", { name: action });
const takeBack = (row: HTMLElement) => fireEvent.click(actionIn(row) as HTMLElement);
const wordsIn = (number: number) => rowOf(number).querySelector("p")?.textContent;
const announced = () => document.querySelector("[data-announcer]")?.textContent;
const setOnline = (next: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(next);
  return act(async () => void dispatchEvent(new Event(next ? "online" : "offline")));
};

describe("taking a message back", () => {
  test("its place says so, with time and tick; it keeps the focus, and arrow keys lead past it", async () => {
    const sent = mine(2, { quoted: { id: id(1), senderId: robin, line: "Mensaje 1" } });
    const { of } = await open({ messages: [message(1), sent, mine(3)], answers: taking(sent) });
    await shownMessages();
    actionIn(rowOf(2))?.focus();
    takeBack(rowOf(2));
    expect(wordsIn(2)).toBe(LEAVING);
    await waitFor(() => expect(wordsIn(2)).toBe(YOURS));
    expect(document.activeElement).toBe(rowOf(2));
    expect(rowOf(2).textContent).not.toContain("Mensaje");
    expect(within(rowOf(2)).getByRole("img", { name: "Leído" })).toBeTruthy();
    expect(within(rowOf(2)).queryByRole("button")).toBeNull();
    fireEvent.keyDown(rowOf(2), { key: "ArrowUp" });
    expect(rowOf(1).contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
    expect(document.activeElement).toBe(rowOf(2));
    expect(of("DELETE", "/chats/*/messages/*")).toHaveLength(1);
  });

  test("the newest one's place is in the tab order", async () => {
    const sent = mine(1);
    await open({ messages: [sent], answers: taking(sent) });
    await shownMessages();
    takeBack(rowOf(1));
    await waitFor(() => expect(wordsIn(1)).toBe(YOURS));
    expect(rowOf(1).tabIndex).toBe(0);
  });

  test("is for one's own of the last ten minutes, by the server's time, where the other side is gone or it has ended, too", async () => {
    const end = {
      isMine: false,
      sentence: "thanks",
      endedAt: minutesAgo(1),
      reopenUntil: null,
      isAsking: false,
    } as const;
    await open({
      chats: [chat(1, { otherUser: null, end })],
      messages: [
        mine(1, { sentAt: minutesAgo(10.1) }),
        mine(2, { sentAt: minutesAgo(9.9) }),
        message(3, { senderId: null }),
      ],
    });
    await screen.findByText("Mensaje 3");
    expect([1, 2, 3].map((number) => actionIn(rowOf(number)) !== null)).toEqual([false, true, false]);
  });

  test("after ten minutes its button goes; a message in use keeps it in its place, without effect, until it is left", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    const { of } = await open({ messages: [mine(1), mine(2)] });
    await shownMessages();
    actionIn(rowOf(2))?.focus();
    await act(() => vi.advanceTimersByTimeAsync(8.1 * 60_000));
    expect(actionIn(rowOf(1))).toBeNull();
    const left = actionIn(rowOf(2));
    expect(left?.getAttribute("aria-disabled")).toBe("true");
    takeBack(rowOf(2));
    expect(document.activeElement).toBe(left);
    left?.blur();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(actionIn(rowOf(2))).toBeNull();
    expect(of("DELETE", "/chats/*/messages/*")).toEqual([]);
  });

  test("that is refused brings the words back, with the reason", async () => {
    await open({ messages: [mine(1)], answers: { [DELETE]: () => refusal("TAKE_BACK_OVER") } });
    await shownMessages();
    takeBack(rowOf(1));
    expect(await screen.findByText(/^Un mensaje solo se puede retirar/)).toBeTruthy();
    expect(wordsIn(1)).toContain("Mensaje 1");
    expect(actionIn(rowOf(1))).toBeTruthy();
  });

  test("waits without connection, also for a lost answer, and outlives the page", async () => {
    const sent = mine(1);
    let calls = 0;
    const answers = { [DELETE]: () => (++calls === 1 ? offline() : taken(sent)) };
    const { goTo } = await open({ messages: [sent], answers });
    await shownMessages();
    await setOnline(false);
    takeBack(rowOf(1));
    await goTo("/matches");
    await goTo(`/chats?chat=${id(1)}`);
    await shownMessages();
    expect([wordsIn(1), calls]).toEqual([LEAVING, 0]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await setOnline(true);
    await waitFor(() => expect(calls).toBe(1));
    expect(wordsIn(1)).toBe(LEAVING);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(wordsIn(1)).toBe(YOURS));
    expect(calls).toBe(2);
  });
});

describe("one that is not stored", () => {
  const unknown = () => refusal("VALIDATION_FAILED", { issues: [{ path: "messageId", reason: "unknown" }] });
  const rows = () => [...document.querySelectorAll<HTMLElement>("[data-message]")];
  const lastRow = () => rows().at(-1) as HTMLElement;

  test("and waits without connection simply goes, and is never sent", async () => {
    const { of } = await open({ messages: [message(1)], answers: { [DELETE]: unknown } });
    await shownMessages();
    await setOnline(false);
    await say("Mejor no");
    await waitFor(() => expect(rows()).toHaveLength(2));
    vi.useFakeTimers({ toFake: ["Date"] });
    takeBack(lastRow());
    expect(rows()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    await setOnline(true);
    await waitFor(() => expect(of("DELETE", "/chats/*/messages/*")).toHaveLength(1));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith("nakamatch-private/"))).toEqual([]),
    );
    expect(sentTo(of)).toEqual([]);
    expect(screen.queryByText(es.common.toasts.error), "nothing to tell").toBeNull();
  });

  test("as it is under way, is taken back as soon as it is stored", async () => {
    let store: (value: unknown) => void = () => {};
    let stored: ChatMessage | undefined;
    const { of } = await open({
      messages: [message(1)],
      answers: {
        [SEND]: ({ body }) =>
          new Promise(
            (done) =>
              (store = () => {
                stored = delivered(body);
                done(stored);
              }),
          ),
        [DELETE]: () => (stored ? taken(stored) : unknown()),
      },
    });
    await shownMessages();
    await say("Uy");
    await waitFor(() => expect(sentTo(of)).toHaveLength(1));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    takeBack(lastRow());
    await waitFor(() => expect(of("DELETE", "/chats/*/messages/*")).toHaveLength(1));
    await act(async () => store(null));
    await waitFor(() => expect(within(lastRow()).getByRole("img", { name: "Enviado" })).toBeTruthy());
    expect(lastRow().querySelector("p")?.textContent).toBe(LEAVING);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(lastRow().querySelector("p")?.textContent).toBe(YOURS));
  });

  test("as its sending fails, is gone, and its text is not in the draft", async () => {
    let fail: (value: unknown) => void = () => {};
    const { of } = await open({
      messages: [message(1)],
      answers: {
        [SEND]: () => new Promise((done) => (fail = () => done(refusal("MESSAGE_REFUSED")))),
        [DELETE]: unknown,
      },
    });
    await shownMessages();
    await say("Uy");
    await waitFor(() => expect(sentTo(of)).toHaveLength(1));
    takeBack(lastRow());
    await act(async () => fail(null));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect((await composer()).value).toBe("");
    expect(screen.queryByText(/^No hemos podido enviar/)).toBeNull();
  });
});

describe("one that the other side takes back", () => {
  test("CHAT-35: its place says so at once, which is announced; reactions and words stay gone, whatever comes later", async () => {
    const theirs = message(1, {
      readAt: null,
      sentAt: minutesAgo(1),
      reaction: { code: "fire", changedAt: minutesAgo(1) },
    });
    await open({ messages: [theirs] });
    await shownMessages();
    await push("message.updated", taken({ ...theirs, reaction: undefined }));
    await waitFor(() => expect(wordsIn(1)).toBe(THEIRS));
    await waitFor(() => expect(announced()).toBe(THEIRS));
    await push("message.created", theirs);
    await push("message.reacted", {
      chatId: id(1),
      messageId: id(1),
      reaction: { code: "tears", changedAt: minutesAgo(0) },
    });
    expect(wordsIn(1)).toBe(THEIRS);
    expect(rowOf(1).querySelector("[data-reaction]")).toBeNull();
    expect(actionIn(rowOf(1))).toBeNull();
  });

  test("before its creation is told, never shows its words, nor is it unread", async () => {
    const { goTo } = await open({
      chats: [chat(1), chat(2)],
      chatId: id(2),
      messages: [message(1, { chatId: id(2) })],
    });
    await shownMessages();
    const news = message(5, { readAt: null, sentAt: minutesAgo(0) });
    await push("message.updated", taken(news));
    await push("message.created", news);
    expect(await screen.findByText(PREVIEW)).toBeTruthy();
    expect(screen.queryByText("1 mensaje sin leer")).toBeNull();
    expect(screen.queryByText("Mensaje 5")).toBeNull();
    await goTo("/matches");
  });

  test("while older messages are under way, stays so in their old state", async () => {
    const [older, newer] = [message(1, { sentAt: minutesAgo(9) }), message(2, { sentAt: minutesAgo(8) })];
    let answer: (page: unknown) => void = () => {};
    await open({
      answers: {
        "GET /chats/*/messages": ({ query }) =>
          query.has("before")
            ? new Promise((done) => (answer = done))
            : { messages: [newer], total: 2, hasMore: true, firstUnreadId: null },
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: es.chats.messages.earlier }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: es.chats.messages.earlier }).getAttribute("aria-busy")).toBe("true"),
    );
    await push("message.updated", taken(older));
    await act(async () => answer({ messages: [older], total: null, hasMore: false, firstUnreadId: null }));
    await waitFor(() => expect(wordsIn(1)).toBe(THEIRS));
  });

  test("with the reactions open, the focus goes to its place; reporting it is still possible", async () => {
    const theirs = message(1, { sentAt: minutesAgo(1) });
    await open({ messages: [theirs, mine(2)] });
    await shownMessages();
    fireEvent.click(within(rowOf(1)).getByRole("button", { name: es.reactions.add }));
    await waitFor(() => expect(rowOf(1).querySelector("[role=group]")?.contains(document.activeElement)).toBe(true));
    await push("message.updated", taken(theirs));
    await waitFor(() => expect(document.activeElement).toBe(rowOf(1)));
    fireEvent.keyDown(rowOf(1), { key: "ArrowRight" });
    const report = within(rowOf(1)).getByRole("button", { name: es.reports.message.action });
    expect(document.activeElement).toBe(report);
    fireEvent.click(report);
    expect((await screen.findByRole("dialog")).querySelector("blockquote")?.textContent).toBe(PREVIEW);
  });

  test("is said by its quotes, also those that are told later, and by the one above the composer", async () => {
    const theirs = message(1, { sentAt: minutesAgo(1) });
    const quoted = { id: id(1), senderId: robin, line: "Mensaje 1" };
    await open({ messages: [theirs, mine(2, { quoted })] });
    await shownMessages();
    fireEvent.click(within(rowOf(1)).getByRole("button", { name: es.chats.quote.reply }));
    const quotes = () =>
      screen.getAllByText(es.chats.quote.of.replace("{{name}}", "Robin")).map((line) => line.nextSibling?.textContent);
    expect(quotes()).toEqual(["Mensaje 1", "Mensaje 1"]);
    await push("message.updated", taken(theirs));
    await push("message.created", mine(3, { quoted, sentAt: minutesAgo(0) }));
    await waitFor(() => expect(quotes()).toEqual([PREVIEW, PREVIEW, PREVIEW]));
  });

  test("CHAT-30: unread, it is not told as read", async () => {
    const { of } = await open({ messages: [taken(message(1, { readAt: null }))] });
    await shownMessages();
    expect(wordsIn(1)).toBe(THEIRS);
    expect(of("POST", "/chats/*/read")).toEqual([]);
  });
});

describe("in the list of chats", () => {
  const turn = () => screen.getByRole("button", { name: new RegExp(es.chats.turn.filter) }).textContent;

  test("the preview says so, and the order stays; whose turn it is follows from the last one that stays", async () => {
    const first = chat(1, { lastMessage: mine(2, { sentAt: minutesAgo(2) }) });
    const second = chat(2, {
      otherUser: { id: id(600), nickname: "Zoro", avatarUrl: null, isPremium: false, lastSeenAt: null },
      lastMessage: taken(message(3, { chatId: id(2), senderId: id(600), sentAt: minutesAgo(3) })),
      lastSaid: { senderId: viewer.id, sentAt: minutesAgo(5) },
    });
    const chats = [first, second];
    await open({ chats, open: false });
    expect(await screen.findByText(PREVIEW)).toBeTruthy();
    expect(turn()).toBe(es.chats.turn.filter);
    await push("message.updated", taken(mine(2)));
    await waitFor(() => expect(screen.getAllByText(PREVIEW)).toHaveLength(2));
    const links = within(screen.getByRole("list", { name: es.chats.list })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([1, 2].map((each) => `/chats?chat=${id(each)}`));
    chats[0] = { ...first, lastMessage: taken(mine(2)), lastSaid: { senderId: robin, sentAt: minutesAgo(4) } };
    await push("chats.changed", {});
    await waitFor(() => expect(turn()).toContain("1 chat espera tu respuesta"));
  });
});
