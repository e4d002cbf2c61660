import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, open, shownMessages } from "./testing.tsx";

const MESSAGES = "/chats/*/messages";

/** 300 messages, one per minute; the first page has 25, others up to 230. */
const all = Array.from({ length: 300 }, (_, index) =>
  message(1000 + index, { sentAt: minutesAgo(300 - index), senderId: index % 3 === 0 ? viewer.id : id(500) }),
);

function answer({ query }: Call) {
  const before = query.get("before");
  const end = before === null ? all.length : all.findIndex((each) => each.id === before);
  const start = Math.max(0, end - (before === null ? 25 : 230));
  return { messages: all.slice(start, end).reverse(), total: null, hasMore: start > 0 };
}

/** The message list: 500 pixels visible of 10,000. */
async function boxOfMessages() {
  const box = await shownMessages();
  Object.defineProperties(box, { scrollHeight: { value: 10_000 }, clientHeight: { value: 500 } });
  return {
    box,
    scrollTo: (top: number) =>
      act(async () => {
        box.scrollTop = top;
        fireEvent.scroll(box);
      }),
    // Role queries take seconds with hundreds of elements.
    texts: () =>
      [...box.querySelectorAll("[role=list] [data-message]")].map(
        ({ textContent }) => /Mensaje \d{4}/.exec(textContent)?.[0],
      ),
  };
}

const earlier = () => screen.getByRole("button", { name: "Cargar mensajes anteriores" });
const toNewest = () => screen.queryByRole("button", { name: "Ir al final" });

async function openWithHundreds() {
  const { of, goTo } = await open({ chats: [chat(1), chat(2)], answers: { [`GET ${MESSAGES}`]: answer } });
  const { box, scrollTo, texts } = await boxOfMessages();
  await scrollTo(20);
  fireEvent.click(earlier());
  await waitFor(() => expect(texts()).toHaveLength(255));
  return { box, scrollTo, texts, goTo, asked: () => of("GET", MESSAGES).map(({ query }) => query.get("before")) };
}

test("CHAT-18: older messages stay while they are read, in one list and in their order", async () => {
  const { box, texts } = await openWithHundreds();
  expect(box.querySelectorAll("[role=list]")).toHaveLength(1);
  expect(texts()).toEqual(all.slice(45).map((each) => each.message));
  await push("message.created", message(1400, { sentAt: minutesAgo(0) }));
  await waitFor(() => expect(texts()).toHaveLength(256));
  expect(box.scrollTop, "the reader stays there").toBe(20);
});

test("from far above a button leads to the newest, and says whether there are new ones; the focus stays in the box", async () => {
  const { box, scrollTo } = await openWithHundreds();
  const press = async (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(box.scrollTop).toBe(10_000);
    expect(document.activeElement).toBe(box);
  };
  await press(toNewest()!);
  expect(toNewest()).toBeNull();
  await scrollTo(5000);
  await push("message.created", message(1400, { sentAt: minutesAgo(0) }));
  await press(await screen.findByRole("button", { name: "Mensajes nuevos" }));
  await scrollTo(9300);
  expect(toNewest(), "the newest is less than a screenful away").toBeNull();
});

test("a reader who is back at the newest keeps a hundred messages; older ones are loaded again by the button alone", async () => {
  const { scrollTo, texts, asked } = await openWithHundreds();
  await scrollTo(9500);
  await waitFor(() => expect(texts()).toEqual(all.slice(200).map((each) => each.message)));
  await scrollTo(0);
  expect(asked()).toEqual([null, all[275]?.id]);
  fireEvent.click(earlier());
  await waitFor(() => expect(texts()).toEqual(all.map((each) => each.message)));
  expect(asked()).toEqual([null, all[275]?.id, all[200]?.id]);
});

test("what has the focus is not dropped", async () => {
  const { box, scrollTo, texts } = await openWithHundreds();
  const copy = box.querySelector<HTMLElement>("[data-copy]")!;
  copy.focus();
  await scrollTo(9500);
  await push("message.created", message(1400, { sentAt: minutesAgo(0) }));
  await waitFor(() => expect(texts()).toHaveLength(256));
  expect(document.activeElement).toBe(copy);
  act(() => copy.blur());
  await push("message.created", message(1401, { sentAt: minutesAgo(0) }));
  await waitFor(() => expect(texts()).toHaveLength(100));
});

test("a chat that is left keeps a hundred messages", async () => {
  const { goTo, asked } = await openWithHundreds();
  await goTo("/chats");
  await goTo(`/chats?chat=${id(1)}`);
  const { texts } = await boxOfMessages();
  expect(texts()).toHaveLength(100);
  // The trimmed page and the one before.
  await waitFor(() => expect(asked()).toHaveLength(4));
});
