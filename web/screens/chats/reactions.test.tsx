import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, open, shownMessages } from "./testing.tsx";

const PUT = "PUT /chats/*/messages/*/reaction";

/** Accepts reactions, each later than the one before. */
const accepting = () => {
  let calls = 0;
  return {
    [PUT]: ({ body }: { body: unknown }) => ({
      code: (body as { code: ReactionCode | null }).code,
      changedAt: new Date(Date.now() + ++calls).toISOString(),
    }),
  };
};
const rowOf = (number: number) => document.querySelector<HTMLElement>(`[data-message="${id(number)}"]`) as HTMLElement;
const inRow = (number: number, selector: string) => rowOf(number).querySelector<HTMLElement>(selector);
const shown = (number: number) =>
  [...rowOf(number).querySelectorAll("[data-reaction]")]
    .filter((icon) => !icon.closest("[role=group]"))
    .map((icon) => icon.getAttribute("data-reaction"));
const choose = async (number: number, name: string) => {
  fireEvent.click(inRow(number, "[data-react]") as HTMLElement);
  await waitFor(() => expect(inRow(number, `[role=group] [aria-label='${name}']`)).toBeTruthy());
  fireEvent.click(inRow(number, `[role=group] [aria-label='${name}']`) as HTMLElement);
};
const codes = (of: Awaited<ReturnType<typeof open>>["of"]) =>
  of("PUT", "/chats/*/messages/*/reaction").map(({ body }) => (body as { code: string | null }).code);

describe("reacting to a message", () => {
  test("one is shown at once, another replaces it, and a press takes it away", async () => {
    const { of } = await open({ messages: [message(1)], answers: accepting() });
    await shownMessages();
    await choose(1, "Me parto");
    expect(shown(1)).toEqual(["laugh"]);
    expect(document.activeElement, "back where it was opened").toBe(inRow(1, "[data-react]"));
    await choose(1, "Lloro");
    expect(shown(1)).toEqual(["tears"]);
    fireEvent.click(inRow(1, "[aria-label^='Tu reacción: Lloro']") as HTMLElement);
    expect(shown(1)).toEqual([]);
    await waitFor(() => expect(codes(of).at(-1)).toBeNull());
    expect(shown(1)).toEqual([]);
  });

  test("is for messages of the other side alone, and of nobody deleted", async () => {
    await open({ messages: [message(1, { senderId: viewer.id })] });
    await shownMessages();
    expect(inRow(1, "[data-react]")).toBeNull();
  });

  test("to a deleted account there is none, nor an answer", async () => {
    await open({ chats: [chat(1, { otherUser: null })], messages: [message(1, { senderId: null })] });
    await screen.findByText("Mensaje 1");
    expect(inRow(1, "[data-react]")).toBeNull();
  });

  test("waits without connection, and the last wish counts", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { of } = await open({ messages: [message(1)], answers: accepting() });
    await shownMessages();
    await choose(1, "Me parto");
    await choose(1, "Brutal");
    expect(inRow(1, "[aria-label='Tu reacción: Brutal (pendiente)']")).toBeTruthy();
    expect(codes(of)).toEqual([]);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(inRow(1, "[aria-label='Tu reacción: Brutal']")).toBeTruthy());
    expect(codes(of)).toEqual(["fire"]);
  });

  test("a refused one is gone again, with the ordinary error", async () => {
    await open({ messages: [message(1)], answers: { [PUT]: () => refusal("MESSAGE_REFUSED") } });
    await shownMessages();
    await choose(1, "Me parto");
    expect(await screen.findByText("No hemos podido enviar el mensaje. Inténtalo de nuevo.")).toBeTruthy();
    await waitFor(() => expect(shown(1)).toEqual([]));
  });

  test("arrives live, names who reacts, and an older change is ignored", async () => {
    await open({ messages: [message(1, { senderId: viewer.id })] });
    await shownMessages();
    const change = (code: ReactionCode | null, minutes: number) =>
      push("message.reacted", { chatId: id(1), messageId: id(1), reaction: { code, changedAt: minutesAgo(minutes) } });
    await change("fire", 2);
    await waitFor(() => expect(inRow(1, "[aria-label='Robin reacciona: Brutal']")).toBeTruthy());
    await change("heart", 3);
    await change(null, 1);
    await waitFor(() => expect(shown(1)).toEqual([]));
    await change("tears", 1.5);
    expect(shown(1)).toEqual([]);
  });

  test("all are gone at once with a block; what was sent before and comes later is ignored", async () => {
    await open({ messages: [message(1, { reaction: { code: "fire", changedAt: minutesAgo(5) } }), message(2)] });
    await shownMessages();
    expect(shown(1)).toEqual(["fire"]);
    await push("reactions.removed", { chatId: id(1), removedAt: minutesAgo(3) });
    await waitFor(() => expect(shown(1)).toEqual([]));
    const late = (number: number, minutes: number) =>
      push("message.reacted", {
        chatId: id(1),
        messageId: id(number),
        reaction: { code: "heart", changedAt: minutesAgo(minutes) },
      });
    await late(2, 4);
    await late(1, 1);
    await waitFor(() => expect(shown(1), "after the block was taken back").toEqual(["heart"]));
    expect(shown(2)).toEqual([]);
  });

  test("a message that is told again does not bring an older one back", async () => {
    const own = message(1, { senderId: viewer.id, reaction: { code: "fire", changedAt: minutesAgo(3) } });
    await open({ messages: [own] });
    await shownMessages();
    await push("message.reacted", {
      chatId: id(1),
      messageId: id(1),
      reaction: { code: "tears", changedAt: minutesAgo(1) },
    });
    await waitFor(() => expect(shown(1)).toEqual(["tears"]));
    await push("message.created", { ...own, message: "otra" });
    await screen.findByText("otra");
    expect(shown(1)).toEqual(["tears"]);
  });

  test("the six stay open where a press gives no focus to a button", async () => {
    await open({ messages: [message(1)] });
    await shownMessages();
    fireEvent.click(inRow(1, "[data-react]") as HTMLElement);
    await waitFor(() => expect(inRow(1, "[role=group] button")).toBeTruthy());
    expect(fireEvent.mouseDown(inRow(1, "[role=group] button") as HTMLElement), "keeps the focus").toBe(false);
  });
});

describe("by touch and keys", () => {
  const touch = (number: number, steps: [type: string, x: number, at?: number][]) => {
    for (const [type, clientX, at] of steps) {
      const shape = { pointerType: "touch", isPrimary: true, pointerId: 1, bubbles: true, clientX, clientY: 100 };
      const event = new PointerEvent(type, shape);
      if (at !== undefined) Object.defineProperty(event, "timeStamp", { value: at });
      fireEvent(rowOf(number).firstElementChild as Element, event);
    }
  };
  const isOpened = (number: number) => rowOf(number).hasAttribute("data-opened");

  test("a tap opens the actions below, another closes them or opens those of its message", async () => {
    await open({ messages: [message(1), message(2, { senderId: viewer.id })] });
    await shownMessages();
    const tap = (number: number) => {
      touch(number, [
        ["pointerdown", 100],
        ["pointerup", 100],
      ]);
    };
    await vi.waitFor(async () => {
      tap(1);
      await vi.waitFor(() => expect(isOpened(1)).toBe(true), { timeout: 400 });
    });
    tap(2);
    await waitFor(() => expect([isOpened(1), isOpened(2)]).toEqual([false, true]));
    fireEvent.click(inRow(2, "[data-reply]") as HTMLElement);
    expect(isOpened(2), "answered").toBe(false);
  });

  test("two swipes to the left are no double tap, and a key that is held is pressed once", async () => {
    await open({ messages: [message(1)], answers: accepting() });
    await shownMessages();
    const key = (extra = {}) => fireEvent.keyDown(inRow(1, "[data-copy]") as HTMLElement, { key: "5", ...extra });
    // The gestures are loaded after the messages.
    await vi.waitFor(() => {
      if (shown(1).length === 0) key();
      expect(shown(1)).toEqual(["fire"]);
    });
    key({ repeat: true });
    for (const at of [1000, 1200])
      touch(1, [
        ["pointerdown", 200],
        ["pointermove", 120],
        ["pointerup", 120, at],
      ]);
    expect(shown(1)).toEqual(["fire"]);
  });

  test("a double tap gives the first of the six, and a digit any", async () => {
    await open({ messages: [message(1), message(2, { senderId: viewer.id })], answers: accepting() });
    await shownMessages();
    const tap = (number: number, timeStamp: number, clientX = 100) => {
      for (const type of ["pointerdown", "pointerup"]) {
        const event = new PointerEvent(type, {
          pointerType: "touch",
          isPrimary: true,
          pointerId: 1,
          bubbles: true,
          clientX,
          clientY: 100,
        });
        Object.defineProperty(event, "timeStamp", { value: timeStamp });
        fireEvent(rowOf(number).firstElementChild as Element, event);
      }
    };
    // The gestures are loaded after the messages.
    await vi.waitFor(() => {
      tap(1, 1000);
      tap(1, 1200);
      expect(shown(1)).toEqual(["heart"]);
    });
    tap(1, 3000);
    tap(1, 3400);
    tap(1, 5000);
    tap(1, 5100, 160);
    tap(2, 7000);
    tap(2, 7100);
    expect([shown(1), shown(2)]).toEqual([["heart"], []]);
    fireEvent.keyDown(inRow(1, "[data-copy]") as HTMLElement, { key: "5" });
    expect(shown(1)).toEqual(["fire"]);
    fireEvent.keyDown(inRow(1, "[data-copy]") as HTMLElement, { key: "7" });
    fireEvent.keyDown(inRow(2, "[data-copy]") as HTMLElement, { key: "1" });
    expect([shown(1), shown(2)]).toEqual([["fire"], []]);
  });

  test("Escape and leaving close the six", async () => {
    await open({ messages: [message(1)] });
    await shownMessages();
    const group = () => inRow(1, "[role=group]");
    for (const close of [
      () => fireEvent.keyDown(document.activeElement as Element, { key: "Escape" }),
      () => act(() => (document.activeElement as HTMLElement).blur()),
    ]) {
      fireEvent.click(inRow(1, "[data-react]") as HTMLElement);
      await waitFor(() => expect(group()?.contains(document.activeElement)).toBe(true));
      close();
      expect(group()).toBeNull();
    }
  });
});
