import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { formatDate } from "../../lib/format.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { chat, composer, id, message, minutesAgo, open, SEND, say, zoro } from "./testing.tsx";

const { end: words } = es.chats;
const ends = es.chatEnds;
const endOf = (extra: Partial<NonNullable<ReturnType<typeof chat>["end"]>> = {}) => ({
  isMine: true,
  sentence: "noSpark" as const,
  endedAt: minutesAgo(3 * 24 * 60),
  reopenUntil: minutesAgo(-60),
  isAsking: false,
  ...extra,
});
const THEIRS = { isMine: false, reopenUntil: null };
const ended = (extra = {}) => chat(1, { lastMessage: message(1), end: endOf(extra), canEnd: false });
const filled = (text: string) => text.replace("{{name}}", "Robin");

test("the menu ends the conversation with one of four sentences", async () => {
  let chats = [chat(1, { lastMessage: message(1) })];
  const { of } = await open({
    messages: [message(1)],
    answers: {
      "GET /chats": () => ({ chats, nextCursor: null, yourTurn: 0 }),
      "POST /chats/*/end": () => {
        chats = [ended()];
        return { isEnded: true };
      },
    },
  });
  await composer();
  fireEvent.click(screen.getByRole("button", { name: "Opciones de Robin" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: words.action }));
  const dialog = within(await screen.findByRole("dialog", { name: filled(ends.dialog.title) }));
  expect(outlineOf(screen.getByRole("dialog"))).toMatchSnapshot();
  fireEvent.click(dialog.getByRole("radio", { name: ends.noSpark }));
  fireEvent.click(dialog.getByRole("button", { name: ends.dialog.confirm }));
  expect(await screen.findByText(ends.noSpark, { selector: "p" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(of("POST", "/chats/*/end").map(({ body }) => body)).toEqual([{ sentence: "noSpark" }]);
  expect(screen.queryByRole("textbox", { name: /^Mensaje para/ })).toBeNull();
});

test("it is not offered where it is not possible", async () => {
  await open({ chats: [chat(1, { canEnd: false })] });
  fireEvent.click(await screen.findByRole("button", { name: "Opciones de Robin" }));
  await screen.findByRole("menuitem", { name: es.chats.menu.remove });
  expect(screen.queryByRole("menuitem", { name: words.action })).toBeNull();
});

test.each([
  ["my own end can be reopened for a day", {}, "mine", /^Puedes reabrirla hasta/, ends.reopen],
  [
    "later a like is needed",
    { reopenUntil: minutesAgo(1) },
    "mine",
    filled(ends.later).replace("{{name}}", "Robin"),
    null,
  ],
  ["then their yes", { reopenUntil: minutesAgo(1), isAsking: true }, "mine", filled(ends.wait), null],
  ["theirs cannot", THEIRS, "theirs", ends.closed, null],
  ["but a yes can", { ...THEIRS, isAsking: true }, "theirs", filled(ends.ask), ends.yes],
] as const)("in the composer's place: %s", async (_, extra, who, hint, button) => {
  let chats = [ended(extra)];
  const { of } = await open({
    messages: [message(1)],
    answers: {
      "GET /chats": () => ({ chats, nextCursor: null, yourTurn: 0 }),
      "DELETE /chats/*/end": () => {
        chats = [chat(1, { lastMessage: message(1) })];
        return { isEnded: false };
      },
    },
  });
  const sentence = await screen.findByText(ends.noSpark);
  const date = formatDate(endOf().endedAt, "es");
  expect(sentence.parentElement?.textContent).toContain(filled(ends[who]).replace("{{date}}", date));
  expect(screen.getByText(hint)).toBeTruthy();
  const offered = screen.queryByRole("button", { name: new RegExp(`${ends.reopen}|${ends.yes}`) });
  expect(offered?.textContent ?? null).toBe(button);
  if (!offered) return;
  fireEvent.click(offered);
  await composer();
  expect(of("DELETE", "/chats/*/end")).toHaveLength(1);
});

test("an end of the same day is said to be of today", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T12:00:00") });
  await open({ chats: [ended({ endedAt: minutesAgo(60) })], messages: [message(1)] });
  expect(await screen.findByText(ends.mineToday)).toBeTruthy();
});

test("whoever was writing as it ended is no longer shown to", async () => {
  let chats = [chat(1, { lastMessage: message(1) })];
  await open({ messages: [message(1)], answers: { "GET /chats": () => ({ chats, nextCursor: null, yourTurn: 0 }) } });
  await composer();
  await push("chat.typing", { chatId: id(1), personId: chats[0]?.otherUser?.id ?? "" });
  expect(screen.getByText(es.chats.typing)).toBeTruthy();
  chats = [ended(THEIRS)];
  await push("chats.changed", {});
  await screen.findByText(ends.noSpark);
  expect(screen.queryByText(es.chats.typing)).toBeNull();
});

test("nobody answers or reacts to a message there", async () => {
  const reaction = { code: "heart", changedAt: minutesAgo(90) } as const;
  await open({ chats: [ended()], messages: [message(1, { reaction })] });
  await screen.findByText("Mensaje 1");
  const row = within(document.querySelector<HTMLElement>(`[data-message="${id(1)}"]`) as HTMLElement);
  expect(row.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    es.chats.messages.copy,
    es.reports.message.action,
  ]);
  expect(row.getByRole("img", { name: /^Tu reacción/ })).toBeTruthy();
});

test("an end is read at once where the chat stands open", async () => {
  const last = message(1);
  let chats = [chat(1, { lastMessage: last })];
  const { of } = await open({
    messages: [last],
    answers: {
      "GET /chats": () => ({ chats, nextCursor: null, yourTurn: 0 }),
      "POST /chats/*/read": () => {
        chats = [{ ...ended(THEIRS), lastMessage: last }];
        return { reading: null };
      },
    },
  });
  await composer();
  for (const unreadBefore of [0, 1]) {
    chats = [{ ...ended(THEIRS), lastMessage: last, unreadCount: 1 }];
    await push("chats.changed", {});
    await waitFor(() => expect(of("POST", "/chats/*/read")).toHaveLength(unreadBefore + 1));
    await waitFor(() => expect(screen.queryByText("1 mensaje sin leer")).toBeNull());
  }
});

test("a like of the ender's asks at once to talk again", async () => {
  let chats = [ended(THEIRS)];
  await open({ messages: [message(1)], answers: { "GET /chats": () => ({ chats, nextCursor: null, yourTurn: 0 }) } });
  await screen.findByText(ends.closed);
  chats = [ended({ ...THEIRS, isAsking: true })];
  await push("likes.changed", { isMatch: false });
  expect(await screen.findByRole("button", { name: ends.yes })).toBeTruthy();
});

test("ended conversations stand in a fold below the list, with what is unread", async () => {
  const old = { ...ended(THEIRS), id: id(2), otherUser: zoro, unreadCount: 1 };
  await open({ chats: [old, chat(1, { lastMessage: message(1) })], open: false });
  const fold = await screen.findByRole("button", { name: /^Terminadas/ });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(fold.textContent).toContain("1 mensaje sin leer");
  expect(screen.queryByRole("link", { name: /Zoro/ })).toBeNull();
  fireEvent.click(fold);
  const list = within(screen.getByRole("list", { name: words.fold }));
  expect(list.getByRole("link", { name: /Zoro/ }).textContent).toContain(words.preview);
  expect(screen.getByRole("list", { name: es.chats.list }).textContent).not.toContain("Zoro");
});

test("CHAT-28: a message that arrives after the end is refused, and its text stays in sight", async () => {
  let chats = [chat(1, { lastMessage: message(1) })];
  await open({
    messages: [message(1)],
    answers: {
      "GET /chats": () => ({ chats, nextCursor: null, yourTurn: 0 }),
      [SEND]: () => {
        chats = [ended(THEIRS)];
        return refusal("MESSAGE_REFUSED");
      },
    },
  });
  await say("Espera");
  expect(await screen.findByText(es.chats.messages.sendError)).toBeTruthy();
  expect(await screen.findByText(`${ends.unsent} Espera`)).toBeTruthy();
  await push("chats.changed", {});
});
