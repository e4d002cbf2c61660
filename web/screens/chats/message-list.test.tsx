import { act } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import type { ShownMessage } from "./message-groups.ts";
import { MessageList } from "./message-list.tsx";

const START = Date.parse("2026-03-04T10:00:00.000Z");

/** 100 messages, one a minute, that note when they are rendered. */
function conversation() {
  const rendered: number[] = [];
  const at = (minute: number, extra: Partial<ShownMessage> = {}): ShownMessage => ({
    id: `m${minute}`,
    chatId: "c",
    senderId: minute % 2 === 0 ? "me" : "other",
    sentAt: new Date(START + minute * 60_000).toISOString(),
    readAt: null,
    ...extra,
    get message() {
      rendered.push(minute);
      return `Mensaje ${minute}`;
    },
  });
  return { at, rendered, messages: Array.from({ length: 100 }, (_, minute) => at(minute)) };
}

async function show(messages: readonly ShownMessage[]) {
  let change: (to: { messages: readonly ShownMessage[]; now: Date }) => void = () => {};
  function Shown() {
    const [shown, setShown] = useState({ messages, now: new Date(START) });
    change = setShown;
    return (
      <MessageList
        {...shown}
        viewerId="me"
        name="Robin"
        person={null}
        hasEarlier
        isLoadingEarlier={false}
        onLoadEarlier={() => {}}
        onNewest={() => {}}
      />
    );
  }
  await renderInKit(<Shown />);
  return (to: readonly ShownMessage[], now = new Date(START + 20_000)) =>
    act(async () => change({ messages: to, now }));
}

test("only messages that changed, and their neighbours, are rendered again", async () => {
  const { at, rendered, messages } = conversation();
  const change = await show(messages);
  const after = async (...given: Parameters<typeof change>) => {
    rendered.length = 0;
    await change(...given);
    return [...new Set(rendered)];
  };
  // The one that was the newest has its place in the order of Tab no more.
  expect(await after([...messages, at(100)])).toEqual([99, 100]);
  const more = [...messages, at(100)];
  await change(more);
  expect(await after(more, new Date(START + 40_000)), "the clock of the same day").toEqual([]);
  expect(await after(messages.with(3, at(3, { readAt: new Date(START).toISOString() })))).toContain(3);
});
