import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { composer, id, message, minutesAgo, open, shownMessages, write } from "./testing.tsx";

const rendered = vi.hoisted(() => ({ messages: 0 }));
vi.mock("./message-bubble.tsx", async (original) => {
  const { MessageBubble } = await original<typeof import("./message-bubble.tsx")>();
  return {
    MessageBubble: (props: Parameters<typeof MessageBubble>[0]) => {
      rendered.messages += 1;
      return <MessageBubble {...props} />;
    },
  };
});

test("CHAT-19: a key press re-renders no message", async () => {
  await open({ messages: [message(1), message(2), message(3)] });
  await shownMessages();
  await composer();
  rendered.messages = 0;
  for (const text of ["H", "Ho", "Hol", "Hola"]) await write(text);
  expect((await composer()).value).toBe("Hola");
  expect(rendered.messages).toBe(0);
  // Drafts outlive the screen.
  await write("");
});

describe("the composer", () => {
  test("CHAT-19 CHAT-20 CHAT-21: counts, warns above 300, is full at 350", async () => {
    await open();
    expect((await composer()).maxLength).toBe(350);
    expect((await composer()).getAttribute("enterkeyhint"), "the key of a phone's keyboard").toBe("send");
    expect(screen.getByText("0/350").closest("[hidden]"), "beside the placeholder").not.toBeNull();
    for (const [length, colour] of [
      [300, "text-ink-soft"],
      [301, "text-warn-ink"],
      [349, "text-warn-ink"],
      [350, "text-danger-ink"],
    ] as const) {
      await write("x".repeat(length));
      const colours = screen
        .getByText(`${length}/350`)
        .parentElement?.className.match(/text-(?:ink-soft|warn-ink|danger-ink)/g);
      expect([length, colours]).toEqual([length, [colour]]);
      expect(screen.getByText(`${length}/350`).closest("[hidden]")).toBeNull();
    }
  });

  test("CHAT-22 CHAT-26 CHAT-27: Enter sends, with an id of the client's, and the message is there at once", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await open({ answers: { "POST /chats/*/messages": () => new Promise((done) => (answer = done)) } });
    await write("  ¡Hola!  ");
    fireEvent.keyDown(await composer(), { key: "Enter" });
    const list = await shownMessages();
    expect(within(list).getByText("¡Hola!", { exact: false, selector: "p" })).toBeTruthy();
    expect(within(list).getByRole("img", { name: "Enviando" })).toBeTruthy();
    expect((await composer()).value).toBe("");
    await waitFor(() => expect(of("POST", `/chats/${id(1)}/messages`)).toHaveLength(1));
    const body = of("POST", `/chats/${id(1)}/messages`)[0]?.body as { id: string; message: string };
    expect(body.message).toBe("¡Hola!");
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    answer(message(0, { ...body, senderId: viewer.id, readAt: null, sentAt: minutesAgo(0) }));
    expect(await within(list).findByRole("img", { name: "Enviado" })).toBeTruthy();
    expect(within(list).getAllByText("¡Hola!", { exact: false, selector: "p" })).toHaveLength(1);
  });

  /** Sends by Enter, and tells what has reached the server since the chat was opened: nothing but this. */
  async function expectOnlySent(of: Awaited<ReturnType<typeof open>>["of"], text: string) {
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(of("POST", "/chats/*/messages").length).toBeGreaterThan(0));
    expect(of("POST", "/chats/*/messages").map(({ body }) => (body as { message: string }).message)).toEqual([text]);
  }

  test("CHAT-22: Shift+Enter does not send", async () => {
    const { of } = await open({ answers: { "POST /chats/*/messages": () => new Promise(() => {}) } });
    await write("Una línea");
    fireEvent.keyDown(await composer(), { key: "Enter", shiftKey: true });
    expect((await composer()).value).toBe("Una línea");
    await write("Una línea y otra");
    await expectOnlySent(of, "Una línea y otra");
  });

  test("CHAT-23: what draws nothing is not sent", async () => {
    const { of } = await open({ answers: { "POST /chats/*/messages": () => new Promise(() => {}) } });
    await composer();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Enviar mensaje" });
    for (const text of ["", "   \n ", "\u200b", "\u3164 \u2800"]) {
      await write(text);
      expect(button.disabled, JSON.stringify(text)).toBe(true);
      fireEvent.keyDown(await composer(), { key: "Enter" });
    }
    await write("Hola");
    expect(button.disabled).toBe(false);
    await expectOnlySent(of, "Hola");
  });

  test("CHAT-24: over 350 is refused with its toast", async () => {
    const { of } = await open();
    await write("x".repeat(351));
    fireEvent.keyDown(await composer(), { key: "Enter" });
    expect(await screen.findByText("Mensaje demasiado largo")).toBeTruthy();
    expect(of("POST", "/chats/*/messages")).toHaveLength(0);
  });

  /** What the browser does with an insertion: asks, cuts at the limit, and tells. */
  async function insert(inputType: string, data: string) {
    const field = await composer();
    const isAllowed = field.dispatchEvent(
      new InputEvent("beforeinput", { inputType, data, cancelable: true, bubbles: true }),
    );
    const text = isAllowed ? field.value + data : field.value;
    fireEvent.input(field, { target: { value: field.maxLength < 0 ? text : text.slice(0, field.maxLength) } });
    return (await composer()).value;
  }

  test("CHAT-24 OPEN-89: what is pasted goes in whole and composed, and is refused when it is too long", async () => {
    const { of } = await open();
    await write("");
    const pasted = `${"x".repeat(340)} END OF MY MESSAGE`;
    expect(await insert("insertFromPaste", pasted)).toBe(pasted);
    expect(screen.getByText("358/350").parentElement?.className).toContain("text-danger-ink");
    expect((await composer()).maxLength, "CHAT-21: for what is typed").toBe(350);
    expect(await insert("insertText", "y")).not.toContain("y");
    await write(pasted);
    fireEvent.keyDown(await composer(), { key: "Enter" });
    expect(await screen.findByText("Mensaje demasiado largo")).toBeTruthy();
    expect(of("POST", "/chats/*/messages")).toHaveLength(0);
    await write("");
    expect(await insert("insertFromPaste", "e\u0301".repeat(340))).toBe("é".repeat(340));
    expect(screen.getByText("340/350")).toBeTruthy();
    await write("");
  });

  test("CHAT-21: a character of several never goes in by halves", async () => {
    await open();
    const almost = "x".repeat(345);
    await write(almost);
    expect(await insert("insertText", "👨‍👩‍👧‍👦")).toBe(almost);
    expect(await insert("insertText", "abcde")).toBe(`${almost}abcde`);
    await write("");
  });

  test("CHAT-25: while one is being sent another does not start", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await open({ answers: { "POST /chats/*/messages": () => new Promise((done) => (answer = done)) } });
    await write("Uno");
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await shownMessages();
    await write("Dos");
    fireEvent.keyDown(await composer(), { key: "Enter" });
    fireEvent.click(screen.getByRole("button", { name: "Enviar mensaje" }));
    await waitFor(() => expect(of("POST", "/chats/*/messages")).toHaveLength(1));
    expect((await composer()).value).toBe("Dos");
    const body = of("POST", "/chats/*/messages")[0]?.body as { id: string };
    answer(message(0, { ...body, senderId: viewer.id, message: "Uno", readAt: null, sentAt: minutesAgo(0) }));
    await within(await shownMessages()).findByRole("img", { name: "Enviado" });
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(of("POST", "/chats/*/messages")).toHaveLength(2));
  });

  test("CHAT-28 ERR-47: a message that fails is gone again, its text is back, and a toast says so", async () => {
    await open({
      messages: [message(1)],
      answers: { "POST /chats/*/messages": () => refusal("MESSAGE_REFUSED") },
    });
    await shownMessages();
    await write("¿Me lees?");
    fireEvent.keyDown(await composer(), { key: "Enter" });
    // Not the server's own text for the refusal.
    const notice = await screen.findByText("No se pudo enviar el mensaje. Tu texto sigue ahí: inténtalo de nuevo.");
    expect(notice.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
    expect(within(await shownMessages()).queryByText("¿Me lees?", { exact: false, selector: "p" })).toBeNull();
    expect((await composer()).value).toBe("¿Me lees?");
  });
});
