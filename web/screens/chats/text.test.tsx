import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { profileOf } from "../profile/testing.ts";
import { chat, composer, id, message, minutesAgo, open, sentTo, shownMessages, write } from "./testing.tsx";

async function show(text: string) {
  await open({ messages: [message(1, { message: text })] });
  return within(await shownMessages());
}

describe("spoilers", () => {
  test("are not on the page until they are asked for, and can be hidden again", async () => {
    const list = await show("Al final ||gana Luffy|| y ya está");
    expect(list.getByText(/Al final/).textContent).not.toContain("Luffy");
    fireEvent.click(list.getByRole("button", { name: "Ver spoiler", expanded: false }));
    expect(list.getByText("gana Luffy")).toBeTruthy();
    fireEvent.click(list.getByRole("button", { name: "Ocultar spoiler", expanded: true }));
    expect(list.queryByText("gana Luffy")).toBeNull();
  });

  test("say of which title they are, and are open for whoever has finished it", async () => {
    const text = "||[Mushishi #42] Ginko se va|| ||[Dune #7] gana Paul||";
    const shelf = { pinned: [], statuses: [{ id: 42, status: "finished", since: minutesAgo(5) }] };
    await open({ messages: [message(1, { message: text })], answers: { "GET /me/shelf": () => shelf } });
    const list = within(await shownMessages());
    expect(await list.findByText("Ginko se va")).toBeTruthy();
    expect(list.getByRole("button", { name: "Ver spoiler de Dune", expanded: false })).toBeTruthy();
    expect(list.queryByText("gana Paul")).toBeNull();
    fireEvent.click(list.getByRole("button", { name: "Ocultar spoiler" }));
    expect(list.queryByText("Ginko se va")).toBeNull();
  });

  test("name one of the titles in common, if the author chooses one", async () => {
    const profile = { interests: [{ id: 42, name: "Mushishi", kind: "anime", isShared: true }] };
    const { of } = await open({ answers: { "GET /people/*": () => profile } });
    await write("Ginko se va");
    fireEvent.click(screen.getByRole("button", { name: "Marcar como spoiler" }));
    fireEvent.click(await screen.findByRole("button", { name: "Mushishi", pressed: false }));
    fireEvent.click(screen.getByRole("button", { name: "Enviar mensaje" }));
    await waitFor(() => expect(sentTo(of).map(({ message }) => message)).toEqual(["||[Mushishi #42] Ginko se va||"]));
  });

  test("are hidden in the list of conversations", async () => {
    await open({ chats: [chat(1, { lastMessage: message(1, { message: "Al final ||gana Luffy||" }) })], open: false });
    expect(await screen.findByText("Al final [spoiler]")).toBeTruthy();
    expect(document.body.textContent).not.toContain("Luffy");
  });

  test("are not announced when they arrive", async () => {
    await open({ messages: [message(1)] });
    await shownMessages();
    await push(
      "message.created",
      message(2, { message: "Al final ||gana Luffy||", sentAt: minutesAgo(0), readAt: null }),
    );
    await waitFor(() => expect(screen.getByRole("log").textContent).toBe("Robin: Al final [spoiler]"));
  });

  test("are made of what is selected in the composer, which keeps the focus", async () => {
    await open();
    await write("Al final gana Luffy.");
    const field = await composer();
    field.setSelectionRange(9, 19);
    fireEvent.click(screen.getByRole("button", { name: "Marcar como spoiler" }));
    expect(field.value).toBe("Al final ||gana Luffy||.");
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("gana Luffy");
    await write("");
  });

  const mark = () => fireEvent.click(screen.getByRole("button", { name: "Marcar como spoiler" }));

  test("are the whole message where nothing is selected; pressed again the button shows it", async () => {
    await open();
    await write("Gana Luffy");
    const field = await composer();
    mark();
    expect(field.value).toBe("||Gana Luffy||");
    expect(screen.getByRole("button", { name: "Marcar como spoiler", pressed: true })).toBeTruthy();
    expect(field.selectionStart, "so that writing goes on inside").toBe(field.value.length - 2);
    mark();
    expect(field.value).toBe("Gana Luffy");
    expect(screen.getByRole("button", { name: "Marcar como spoiler", pressed: false })).toBeTruthy();
    await write("");
  });

  test("are chosen before anything is written: a chip says so, and the message goes out hidden", async () => {
    const { of } = await open();
    await composer();
    mark();
    expect(screen.getByText("Mensaje como spoiler").closest("[role=status]")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Marcar como spoiler", pressed: true })).toBeTruthy();
    expect((await composer()).maxLength, "the marks count").toBe(346);
    await write("Gana Luffy");
    expect(screen.getByText("10/346"), "nobody typed the marks").toBeTruthy();
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(sentTo(of)).toHaveLength(1));
    expect(sentTo(of)[0]).toMatchObject({ message: "||Gana Luffy||" });
    expect(screen.queryByText("Mensaje como spoiler"), "for this message alone").toBeNull();
    expect((await composer()).value).toBe("");
  });

  test("that were chosen for a message can be taken back by the chip, which survives a reload", async () => {
    const { of } = await open();
    await composer();
    mark();
    await write("Gana Luffy");
    cleanup();
    await open();
    fireEvent.click(await screen.findByRole("button", { name: /Mensaje como spoiler/ }));
    expect(screen.queryByText("Mensaje como spoiler")).toBeNull();
    expect(document.activeElement).toBe(await composer());
    expect((await composer()).value).toBe("Gana Luffy");
    expect(sentTo(of)).toEqual([]);
    await write("");
  });

  test("keep the title that they are about across a reload", async () => {
    const answers = { "GET /people/*": () => profileOf(1) };
    await open({ answers });
    await composer();
    mark();
    fireEvent.click(await screen.findByRole("button", { name: "Zelda" }));
    await write("Muere Ganon");
    cleanup();
    const { of } = await open({ answers });
    expect(await screen.findByRole("button", { name: "Zelda", pressed: true })).toBeTruthy();
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(sentTo(of)[0]?.message).toContain("Zelda"));
  });

  test("LIMIT-06: are not made where the message would become too long", async () => {
    await open();
    const text = "x".repeat(347);
    await write(text);
    fireEvent.click(screen.getByRole("button", { name: "Marcar como spoiler" }));
    expect(await screen.findByText("Mensaje demasiado largo")).toBeTruthy();
    expect((await composer()).value).toBe(text);
    await write("");
  });
});

test("a message has its own direction, in the conversation and in the list", async () => {
  const text = "שלום, how are you?";
  const hebrew = message(1, { message: text });
  await open({ messages: [hebrew], chats: [chat(1, { lastMessage: hebrew })] });
  const list = within(await shownMessages());
  expect(list.getByText(new RegExp(text, "u")).closest("[dir]")?.getAttribute("dir")).toBe("auto");
  const entry = screen.getByRole("link", { name: /Robin/u, current: true });
  expect(within(entry).getByText(text).getAttribute("dir")).toBe("auto");
  expect(entry.getAttribute("href")).toBe(`/chats?chat=${id(1)}`);
  expect((await composer()).dir).toBe("auto");
});
