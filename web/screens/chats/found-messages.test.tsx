import type { FoundMessage } from "@nakamatch/contract/endpoints/chats/message-search";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Call, refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { chat, id, message, minutesAgo, open, shownMessages, zoro } from "./testing.tsx";

const { step, field } = es.chats.inMessages;
const FIND = "POST /chats/messages/found";
const chats = [chat(1), chat(2, { otherUser: zoro })];

const hit = (number: number, extra: Partial<FoundMessage> = {}): FoundMessage => ({
  id: id(number),
  chatId: id(1),
  nickname: "Robin",
  isMine: false,
  sentAt: minutesAgo(200 - number),
  excerpt: { before: "…visto ", hit: "Mushishi", after: " ya?" },
  ...extra,
});

const button = () => screen.getByRole("button", { name: step });
const listed = () => within(screen.getByRole("list", { name: es.messageSearch.list })).queryAllByRole("link");
const type = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
const textOf = ({ body }: Call) => (body as { text: string }).text;

async function search(text: string, answers: Record<string, (call: Call) => unknown>, messages = [message(1)]) {
  const opened = await open({ chats, messages, open: false, answers });
  await screen.findByRole("list", { name: es.chats.list });
  type(text);
  fireEvent.click(button());
  await screen.findByRole("list", { name: es.messageSearch.list });
  return opened;
}

test("CHAT-02 the field finds nicknames; its second step finds messages, with what stands around, and typing goes on there", async () => {
  const mine = hit(2, { chatId: id(2), nickname: null, isMine: true });
  const { of } = await search("zo", {
    [FIND]: (call) => ({ messages: textOf(call) === "zo" ? [mine, hit(1)] : [hit(1)], nextCursor: null }),
  });
  await waitFor(() => expect(listed()).toHaveLength(2));
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("searchbox", { name: field })).toBeTruthy();
  expect(listed().map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Usuario eliminado\d.*Tú: …visto Mushishi ya\?$/),
    expect.stringMatching(/^Robin\d.*…visto Mushishi ya\?$/),
  ]);
  expect(within(listed()[0]!).getByText("Mushishi").tagName).toBe("MARK");
  type("zor");
  await waitFor(() => expect(listed()).toHaveLength(1));
  expect(of("POST", "/chats/messages/found").map(textOf)).toEqual(["zo", "zor"]);
  fireEvent.click(button());
  expect(within(screen.getByRole("list", { name: es.chats.list })).getAllByRole("link")).toHaveLength(1);
});

test("more is loaded by a button; live messages move nothing, and what is taken back leaves the list", async () => {
  await search("mushishi", {
    [FIND]: ({ body }) =>
      (body as { cursor?: string }).cursor === "further"
        ? { messages: [hit(1)], nextCursor: null }
        : { messages: [hit(3), hit(2)], nextCursor: "further" },
  });
  await waitFor(() => expect(listed()).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: es.common.actions.loadMore }));
  await waitFor(() => expect(listed()).toHaveLength(3));
  expect(screen.queryByRole("button", { name: es.common.actions.loadMore })).toBeNull();
  await push("message.created", message(9, { message: "Mushishi otra vez", sentAt: minutesAgo(0) }));
  expect(listed()).toHaveLength(3);
  await push("message.updated", message(2, { message: "—", isTakenBack: true }));
  expect(listed().map((link) => link.getAttribute("href"))).toEqual([
    `/chats?chat=${id(1)}&message=${id(3)}`,
    `/chats?chat=${id(1)}&message=${id(1)}`,
  ]);
});

test("it says what is too short, found nowhere, or failed, which can be tried again", async () => {
  let isAway = true;
  await search("m", {
    [FIND]: (call) => {
      const text = textOf(call);
      if (text === "m") return refusal("VALIDATION_FAILED", { issues: [{ path: "text", reason: "tooShort" }] });
      if (text === "lento" && isAway) return refusal("SEARCH_TOO_LONG");
      return { messages: text === "lento" ? [hit(1)] : [], nextCursor: null };
    },
  });
  const status = () => screen.getByRole("status").textContent;
  await waitFor(() => expect(status()).toBe(es.messageSearch.hint));
  type("nada");
  await waitFor(() => expect(status()).toBe(es.messageSearch.none.replace("{{text}}", "nada")));
  type("lento");
  await waitFor(() => expect(status()).toContain(es.errors.codes.SEARCH_TOO_LONG), { timeout: 10_000 });
  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: es.common.actions.retry }));
  await waitFor(() => expect(listed()).toHaveLength(1));
});

test("CHAT-17 a press opens the chat at the message, however far back, and another press goes there again", async () => {
  const messages = Array.from({ length: 60 }, (_, index) => message(index + 1));
  await search("mensaje", { [FIND]: () => ({ messages: [hit(3)], nextCursor: null }) }, messages);
  await waitFor(() => expect(listed()).toHaveLength(1));
  const sought = () => document.querySelector(`[data-message="${id(3)}"]`);
  fireEvent.click(listed()[0]!);
  await shownMessages();
  await waitFor(() => expect(sought()?.hasAttribute("data-found")).toBe(true));
  expect(document.activeElement).toBe(sought());
  expect(listed()[0]!.getAttribute("aria-current")).toBe("true");
  listed()[0]!.focus();
  fireEvent.click(listed()[0]!);
  await waitFor(() => expect(document.activeElement).toBe(sought()));
});

test("an address with something else in place of a message opens the chat", async () => {
  await open({ chatId: `${id(1)}&message=%22%5D`, messages: [message(1)] });
  expect(await shownMessages()).toBeTruthy();
  expect(document.querySelector("[data-found]")).toBeNull();
});
