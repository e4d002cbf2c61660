import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { orpc } from "../../lib/api.ts";
import { composer, delivered, never, open, SEND, say, sentTo, shownMessages, write } from "./testing.tsx";

describe("the composer", () => {
  test("during maintenance says before one writes that it waits, keeps what is written, and goes on afterwards", async () => {
    const { app, of } = await open({ answers: { [SEND]: ({ body }) => delivered(body) } });
    await write("Hola");
    const tell = (maintenanceUntil: string | null) =>
      act(async () => {
        const state = { isRegistrationOpen: true, maintenanceUntil };
        app.queries.setQueryData(orpc.switches.current.queryKey(), state);
      });
    await tell("2026-05-03T12:00:00.000Z");
    const box = await composer();
    await waitFor(() => expect(box.readOnly).toBe(true));
    expect(box.value).toBe("Hola");
    const words = screen.getByText(es.chats.messages.held);
    expect(box.getAttribute("aria-describedby")?.split(" ")).toContain(words.id);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Enviar mensaje" }).disabled).toBe(true);
    fireEvent.keyDown(box, { key: "Enter" });
    await tell(null);
    await waitFor(() => expect(screen.queryByText(es.chats.messages.held)).toBeNull());
    expect(box.readOnly).toBe(false);
    await say("Hola otra vez");
    await waitFor(() => expect(sentTo(of).map(({ message: text }) => text)).toEqual(["Hola otra vez"]));
  });

  test("CHAT-19 CHAT-20 CHAT-21: counts, warns above 300, is full at 350", async () => {
    await open();
    expect((await composer()).maxLength).toBe(350);
    expect((await composer()).getAttribute("enterkeyhint"), "the key of a phone's keyboard").toBe("send");
    expect(screen.getByText("0/350").closest("[hidden]"), "beside the placeholder").not.toBeNull();
    for (const [length, level] of [
      [300, "calm"],
      [301, "warn"],
      [350, "full"],
    ] as const) {
      await write("x".repeat(length));
      expect(screen.getByText(`${length}/350`).closest<HTMLElement>("[data-level]")?.dataset.level).toBe(level);
      expect(screen.getByText(`${length}/350`).closest("[hidden]")).toBeNull();
    }
  });

  test("CHAT-22 CHAT-26 CHAT-27: Enter sends, with an id of the client's, and the message is there at once", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await open({ answers: { [SEND]: () => new Promise((done) => (answer = done)) } });
    await say("  ¡Hola!  ");
    const list = await shownMessages();
    expect(within(list).getByText("¡Hola!", { exact: false, selector: "p" })).toBeTruthy();
    expect(within(list).getByRole("img", { name: "Enviando" })).toBeTruthy();
    expect((await composer()).value).toBe("");
    await waitFor(() => expect(sentTo(of)).toHaveLength(1));
    const body = sentTo(of)[0]!;
    expect(body.message).toBe("¡Hola!");
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    answer(delivered(body));
    expect(await within(list).findByRole("img", { name: "Enviado" })).toBeTruthy();
    expect(within(list).getAllByText("¡Hola!", { exact: false, selector: "p" })).toHaveLength(1);
  });

  test("CHAT-22: Shift+Enter sends nothing and is left to the browser, which begins a line", async () => {
    const { of } = await open({ answers: { [SEND]: ({ body }) => delivered(body) } });
    await write("Hola");
    expect(fireEvent.keyDown(await composer(), { key: "Enter", shiftKey: true }), "not prevented").toBe(true);
    // What was sent would be known by its text.
    await say("Hola\n¿qué tal?");
    await waitFor(() => expect(sentTo(of).map(({ message: text }) => text)).toEqual(["Hola\n¿qué tal?"]));
  });

  test("CHAT-23: what draws nothing is not sent", async () => {
    const { of } = await open({ answers: { [SEND]: never } });
    await composer();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Enviar mensaje" });
    for (const text of ["", "   \n ", "\u200b", "\u3164 \u2800"]) {
      await write(text);
      expect(button.disabled, JSON.stringify(text)).toBe(true);
      fireEvent.keyDown(await composer(), { key: "Enter" });
    }
    await write("Hola");
    expect(button.disabled).toBe(false);
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(sentTo(of).map(({ message: text }) => text)).toEqual(["Hola"]));
  });

  /** An insertion by WebKit, which truncates what is pasted before `beforeinput`, and all else after it. */
  async function insert(inputType: string, inserted: string) {
    const field = await composer();
    const isPasted = inputType === "insertFromPaste";
    if (isPasted) fireEvent.paste(field);
    const data = isPasted && field.maxLength >= 0 ? inserted.slice(0, field.maxLength) : inserted;
    const isAllowed = field.dispatchEvent(
      new InputEvent("beforeinput", { inputType, data, cancelable: true, bubbles: true }),
    );
    const text = isAllowed ? field.value + data : field.value;
    fireEvent.input(field, { target: { value: field.maxLength < 0 ? text : text.slice(0, field.maxLength) } });
    return (await composer()).value;
  }

  test("CHAT-24 OPEN-89: what is pasted goes in whole and composed, and is refused when it is too long", async () => {
    await open();
    await write("");
    const pasted = `${"x".repeat(340)} END OF MY MESSAGE`;
    expect(await insert("insertFromPaste", pasted)).toBe(pasted);
    expect(screen.getByText("358/350").parentElement?.className).toContain("text-danger-ink");
    expect((await composer()).maxLength, "CHAT-21: for what is typed").toBe(350);
    expect(await insert("insertText", "y")).not.toContain("y");
    await write("");
    await write("x".repeat(349));
    expect(await insert("insertText", "👍"), "no half of a character").toBe("x".repeat(349));
    await write("");
    expect(await insert("insertFromPaste", "e\u0301".repeat(340))).toBe("é".repeat(340));
    expect(screen.getByText("340/350")).toBeTruthy();
    await write("");
  });
});
