import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { chat, composer, id, open, robin } from "./testing.tsx";

async function choose(item: string, menu = "Opciones de Robin") {
  fireEvent.click(await screen.findByRole("button", { name: menu }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

const dialog = () => screen.findByRole("alertdialog", { name: "¿Bloquear a Robin?" });
const conversation = () => screen.queryByRole("textbox", { name: "Mensaje para Robin" });

/** Excludes blocked and archived chats. */
function server() {
  let isGone = false;
  const remove = (answer: unknown) => () => {
    isGone = true;
    return answer;
  };
  return open({
    answers: {
      "GET /chats": () => ({ chats: isGone ? [] : [chat(1)], nextCursor: null }),
      "PUT /people/*/block": remove({ isBlocked: true }),
      "DELETE /chats/*": remove({ isArchived: true }),
      "POST /chats": () => {
        isGone = false;
        return { chat: chat(1), outcome: "recovered" };
      },
    },
  });
}

test("CHAT-12: the options menu offers to block and to report the person, to end the conversation, and to delete the chat", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Opciones de Robin" }));
  const items = await within(await screen.findByRole("menu")).findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    es.chats.plan,
    es.chats.end.action,
    "Eliminar chat",
    es.reports.chat.action,
    es.safety.block.action,
  ]);
});

describe("blocking", () => {
  test("BLOCK-01 BLOCK-03: confirmed, it blocks the person; the chat closes and leaves the list", async () => {
    const { of, location } = await server();
    await choose(es.safety.block.action);
    fireEvent.click(within(await dialog()).getByRole("button", { name: "Bloquear" }));
    expect(await screen.findByRole("heading", { name: "Aún no tienes chats" })).toBeTruthy();
    expect(of("PUT", "/people/*/block").map(({ params }) => params)).toEqual([[robin]]);
    expect(location()).toBe("/chats");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(await screen.findByText("Has bloqueado a Robin")).toBeTruthy();
  });

  test("on another device, the chat leaves this one too", async () => {
    let isBlocked = false;
    await open({ answers: { "GET /chats": () => ({ chats: isBlocked ? [] : [chat(1)], nextCursor: null }) } });
    await composer();
    isBlocked = true;
    await push("blocks.changed", { personId: robin, isBlocked: true });
    await waitFor(() => expect(conversation()).toBeNull());
  });
});

describe("deleting a chat", () => {
  test("MATCH-15: can be undone", async () => {
    const { of } = await server();
    await choose("Eliminar chat");
    fireEvent.click(await screen.findByRole("button", { name: "Deshacer" }));
    expect(await screen.findByText("Chat recuperado")).toBeTruthy();
    expect(of("POST", "/chats").map(({ body }) => body)).toEqual([{ personId: robin }]);
    expect(await screen.findByRole("link", { name: /Robin/ })).toBeTruthy();
  });

  test("CHAT-13: archives it: it closes and leaves the list", async () => {
    const { of, location } = await server();
    await choose("Eliminar chat");
    await waitFor(() => expect(conversation()).toBeNull());
    expect(of("DELETE", "/chats/*").map(({ params }) => params)).toEqual([[id(1)]]);
    expect(location()).toBe("/chats");
    expect(screen.queryByText("Robin")).toBeNull();
    expect(await screen.findByText("Volverá a la lista con el próximo mensaje.")).toBeTruthy();
  });

  test("CHAT-13: the list is shown also where the event precedes the answer", async () => {
    let answer = () => {};
    const { location } = await open({
      chats: [chat(1), chat(2, { otherUser: null })],
      answers: {
        "DELETE /chats/*": () => new Promise((resolve) => (answer = () => resolve({ isArchived: true }))),
      },
    });
    await choose("Eliminar chat");
    await push("chat.archived", { chatId: id(1) });
    await waitFor(() => expect(location()).toBe("/chats"));
    await act(async () => answer());
    expect(await screen.findByRole("button", { name: "Deshacer" })).toBeTruthy();
    expect(location()).toBe("/chats");
  });

  test.each([
    ["others", [chat(2, { otherUser: null })]],
    ["none", []],
  ])("CHAT-36: does not lose the focus where there are %s besides it", async (_which, others) => {
    let chats = [chat(1), ...others];
    const { location } = await open({
      chats,
      answers: {
        "GET /chats": () => ({ chats, nextCursor: null }),
        "DELETE /chats/*": () => {
          chats = others;
          return { isArchived: true };
        },
      },
    });
    (await screen.findByRole("button", { name: "Opciones de Robin" })).focus();
    await choose("Eliminar chat");
    await waitFor(() => expect(location()).toBe("/chats"));
    // At the screen, or at the place of the conversation.
    await waitFor(() => expect(screen.getByRole("main").contains(document.activeElement)).toBe(true));
  });

  test("CHAT-13: who has opened another chat before the answer stays there, and a second press sends nothing", async () => {
    let answer = () => {};
    const { of, goTo, location } = await open({
      chats: [chat(1), chat(2, { otherUser: null })],
      answers: {
        "DELETE /chats/*": () => new Promise((resolve) => (answer = () => resolve({ isArchived: true }))),
      },
    });
    await choose("Eliminar chat");
    await choose("Eliminar chat");
    await waitFor(() => expect(of("DELETE", "/chats/*")).toHaveLength(1));
    await goTo(`/chats?chat=${id(2)}`);
    await act(async () => answer());
    await waitFor(() => expect(screen.queryByRole("link", { name: /Robin/ })).toBeNull());
    expect(location()).toBe(`/chats?chat=${id(2)}`);
    expect(of("DELETE", "/chats/*")).toHaveLength(1);
  });

  test("works where the other account is gone", async () => {
    const { of } = await open({
      chats: [chat(1, { otherUser: null })],
      answers: { "DELETE /chats/*": () => ({ isArchived: true }) },
    });
    await choose("Eliminar chat", "Opciones del chat");
    await waitFor(() => expect(of("DELETE", "/chats/*")).toHaveLength(1));
  });

  test("on another device, it leaves this one too", async () => {
    await open();
    await composer();
    await push("chat.archived", { chatId: id(1) });
    await waitFor(() => expect(conversation()).toBeNull());
  });
});
