import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, composer, id, message, minutesAgo, open, shownMessages, write } from "./testing.tsx";

const SEND = "POST /chats/*/messages";
const WAITS = "Sin conexión: se enviará al volver";

let isOnline = true;
vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);

async function setOnline(next: boolean) {
  isOnline = next;
  await act(async () => void dispatchEvent(new Event(next ? "online" : "offline")));
}

afterEach(() => {
  isOnline = true;
});

async function say(text: string) {
  await write(text);
  fireEvent.keyDown(await composer(), { key: "Enter" });
  await waitFor(async () => expect((await composer()).value).toBe(""));
}

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith("nakamatch-private/"));
const answer = (body: unknown) =>
  message(0, { ...(body as object), senderId: viewer.id, sentAt: minutesAgo(0), readAt: null });

describe("without a connection", () => {
  test("messages wait, marked as such, and are sent once, in order, one at a time", async () => {
    const waiting: (() => void)[] = [];
    const { of } = await open({
      answers: { [SEND]: ({ body }) => new Promise((done) => waiting.push(() => done(answer(body)))) },
    });
    await shownMessages().catch(() => {});
    await setOnline(false);
    for (const text of ["Uno", "Dos", "Tres"]) await say(text);
    const list = within(await shownMessages());
    expect(list.getAllByRole("img", { name: WAITS })).toHaveLength(3);
    expect(of("POST", "/chats/*/messages")).toEqual([]);
    await setOnline(true);
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(waiting).toHaveLength(count));
      expect(of("POST", "/chats/*/messages")).toHaveLength(count);
      await act(async () => waiting[count - 1]?.());
    }
    await waitFor(() => expect(list.getAllByRole("img", { name: "Enviado" })).toHaveLength(3));
    expect(list.queryByRole("img", { name: WAITS })).toBeNull();
    const bodies = of("POST", "/chats/*/messages").map(({ body }) => body as { id: string; message: string });
    expect(bodies.map(({ message: text }) => text)).toEqual(["Uno", "Dos", "Tres"]);
    expect(new Set(bodies.map(({ id: each }) => each)).size).toBe(3);
    expect(stored()).toEqual([]);
  });

  test("a message whose request broke off waits too, and is tried again with its id", async () => {
    const { of } = await open({
      messages: [message(1)],
      answers: {
        [SEND]: ({ body }) => {
          if (of("POST", "/chats/*/messages").length > 1) return answer(body);
          isOnline = false;
          return offline();
        },
      },
    });
    await say("Se corta");
    const list = within(await shownMessages());
    expect(await list.findByRole("img", { name: WAITS })).toBeTruthy();
    await setOnline(true);
    expect(await list.findByRole("img", { name: "Enviado" })).toBeTruthy();
    const ids = of("POST", "/chats/*/messages").map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  test("CHAT-28: one that is refused on return is in the draft, and the next is sent", async () => {
    await open({
      messages: [message(1)],
      answers: {
        [SEND]: ({ body }) =>
          (body as { message: string }).message === "Mal" ? refusal("MESSAGE_REFUSED") : answer(body),
      },
    });
    await shownMessages();
    await setOnline(false);
    await say("Mal");
    await say("Bien");
    await setOnline(true);
    expect(await screen.findByText(/^No se pudo enviar el mensaje/)).toBeTruthy();
    expect((await composer()).value).toBe("Mal");
    const list = within(await shownMessages());
    expect(await list.findByRole("img", { name: "Enviado" })).toBeTruthy();
    expect(list.queryByText(/Mal/)).toBeNull();
    expect(list.getByText(/Bien/)).toBeTruthy();
    await write("");
  });

  test("they outlive the page, but not the sign-out", async () => {
    const first = await open({ messages: [message(1)] });
    await shownMessages();
    await setOnline(false);
    await say("Sigo aquí");
    expect(stored()).toHaveLength(1);
    await first.goTo("/matches");
    await first.goTo(`/chats?chat=${id(1)}`);
    expect(await within(await shownMessages()).findByRole("img", { name: WAITS })).toBeTruthy();
    act(() => first.app.session.end({ onPurpose: true }));
    expect(stored()).toEqual([]);
  });
});

describe("drafts", () => {
  const key = `nakamatch-private/${viewer.id}/drafts`;
  const draft = (chatId: string, text: string) => JSON.stringify({ [chatId]: { text, failed: null } });

  test("outlive a reload, each with its chat", async () => {
    localStorage.setItem(key, draft(id(2), "A medias"));
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    const { goTo } = await open({ chats: [chat(1), chat(2)] });
    expect((await composer()).value).toBe("");
    await goTo(`/chats?chat=${id(2)}`);
    expect((await composer()).value).toBe("A medias");
    await write("A medias y más");
    expect(JSON.parse(localStorage.getItem(key) ?? "{}")[id(2)].text).toBe("A medias y más");
    await write("");
    expect(stored()).toEqual([]);
  });

  test("are the same in every tab", async () => {
    await open();
    await composer();
    localStorage.setItem(key, draft(id(1), "Desde la otra"));
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    expect((await composer()).value).toBe("Desde la otra");
  });

  test.each(["{", "7", "null", '{"x":7}', '{"x":null}'])("that are none (%s) are left out", async (text) => {
    localStorage.setItem(key, text);
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    await open();
    expect((await composer()).value).toBe("");
  });

  test("leave nothing behind when the session ends", async () => {
    const { app } = await open();
    await write("Secreto");
    expect(localStorage.getItem(key)).toContain("Secreto");
    act(() => app.session.end());
    expect(stored()).toEqual([]);
  });
});
