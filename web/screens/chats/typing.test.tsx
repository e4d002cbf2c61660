import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { push, told } from "../../lib/socket-testing.ts";
import { composer, id, message, open, robin, shownMessages, write } from "./testing.tsx";

const typing = (chatId = id(1)) => push("chat.typing", { chatId, personId: robin });
const isShown = () => screen.queryByText("Escribiendo") !== null;

describe("that the other one is writing", () => {
  test("is shown in place of the status, which screen readers keep, and ends by itself after 5 seconds", async () => {
    await open({ messages: [message(1)] });
    await shownMessages();
    await typing(id(2));
    expect(isShown(), "another chat").toBe(false);
    const status = screen.getByText("No está en línea");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await push("chat.typing", { chatId: id(1), personId: robin });
      expect(screen.getByText("Escribiendo").getAttribute("aria-hidden")).toBe("true");
      expect(status.className).toContain("sr-only");
      act(() => vi.advanceTimersByTime(4000));
      await push("chat.typing", { chatId: id(1), personId: robin });
      act(() => vi.advanceTimersByTime(4999));
      expect(isShown()).toBe(true);
      act(() => vi.advanceTimersByTime(1));
      expect(isShown()).toBe(false);
      expect(status.className).not.toContain("sr-only");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("that one is writing oneself", () => {
  const sent = () => told.filter(([event]) => event === "chat.typing");

  test("is told at the first letter, and then at most every 3 seconds", async () => {
    await open();
    await composer();
    await typing();
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const field = await composer();
      const type = (text: string) => fireEvent.change(field, { target: { value: text } });
      type("H");
      expect(sent()).toEqual([["chat.typing", { chatId: id(1) }]]);
      vi.advanceTimersByTime(2999);
      type("Ho");
      expect(sent()).toHaveLength(1);
      vi.advanceTimersByTime(1);
      type("Hol");
      expect(sent()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is not told for white space, nor for an empty field", async () => {
    await open();
    await composer();
    await typing();
    await write("  ");
    await write("");
    expect(sent()).toEqual([]);
    await write("a");
    expect(sent()).toHaveLength(1);
  });
});

describe("copying a message", () => {
  const buttons = async () => within(await shownMessages()).getAllByRole("button", { name: "Copiar mensaje" });

  const clipboard = (writeText: (text: string) => Promise<void>) =>
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);

  test("puts it into the clipboard as it was written, and says so for two seconds", async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    await open({ messages: [message(1, { message: "Al final ||gana Luffy||" }), message(2)] });
    const [first] = await buttons();
    expect(document.getElementById(first?.getAttribute("aria-describedby") ?? "")?.textContent).toContain("Al final");
    const hasTick = () => first?.querySelector(".lucide-check") !== null;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await act(async () => fireEvent.click(first as HTMLElement));
    expect(screen.getByText("Mensaje copiado")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(hasTick()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(hasTick()).toBe(false);
    expect(copied).toEqual(["Al final ||gana Luffy||"]);
  });

  test("that the browser refuses is told", async () => {
    clipboard(() => Promise.reject(new DOMException("not allowed", "NotAllowedError")));
    await open({ messages: [message(1)] });
    fireEvent.click((await buttons())[0] as HTMLElement);
    expect(await screen.findByText("No hemos podido copiar el mensaje.")).toBeTruthy();
    expect(screen.queryByText("Mensaje copiado")).toBeNull();
  });
});
