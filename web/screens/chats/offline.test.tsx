import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { connect } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, composer, delivered, id, message, open, SEND, say, sentTo, shownMessages, write } from "./testing.tsx";

const WAITS = "Sin conexión: se enviará al volver";
const WAITS_FOR_SERVER = "Pendiente: se enviará cuando Nakamatch responda";

async function setOnline(next: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(next);
  await act(async () => void dispatchEvent(new Event(next ? "online" : "offline")));
}

async function sayHere(text: string) {
  await say(text);
  await waitFor(async () => expect((await composer()).value).toBe(""));
}

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith("nakamatch-private/"));

describe("without a connection", () => {
  test("messages wait, marked as such, and are sent once, in order, one at a time", async () => {
    const waiting: (() => void)[] = [];
    const { of } = await open({
      answers: { [SEND]: ({ body }) => new Promise((done) => waiting.push(() => done(delivered(body)))) },
    });
    await setOnline(false);
    for (const text of ["Uno", "Dos", "Tres"]) await sayHere(text);
    const list = within(await shownMessages());
    expect(list.getAllByRole("img", { name: WAITS })).toHaveLength(3);
    expect(sentTo(of)).toEqual([]);
    await setOnline(true);
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(waiting).toHaveLength(count));
      expect(sentTo(of)).toHaveLength(count);
      await act(async () => waiting[count - 1]?.());
    }
    await waitFor(() => expect(list.getAllByRole("img", { name: "Enviado" })).toHaveLength(3));
    expect(list.queryByRole("img", { name: WAITS })).toBeNull();
    const bodies = sentTo(of);
    expect(bodies.map(({ message: text }) => text)).toEqual(["Uno", "Dos", "Tres"]);
    expect(new Set(bodies.map(({ id: each }) => each)).size).toBe(3);
    expect(stored()).toEqual([]);
  });

  test("a message whose request broke off waits too, and is tried again with its id", async () => {
    const { of } = await open({
      messages: [message(1)],
      answers: {
        [SEND]: ({ body }) => {
          if (sentTo(of).length > 1) return delivered(body);
          vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
          return offline();
        },
      },
    });
    await sayHere("Se corta");
    const list = within(await shownMessages());
    expect(await list.findByRole("img", { name: WAITS })).toBeTruthy();
    await setOnline(true);
    expect(await list.findByRole("img", { name: "Enviado" })).toBeTruthy();
    const ids = sentTo(of).map(({ id: each }) => each);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  test("CHAT-28: one that is refused on return is in the draft, and the next is sent", async () => {
    await open({
      messages: [message(1)],
      answers: {
        [SEND]: ({ body }) =>
          (body as { message: string }).message === "Mal" ? refusal("MESSAGE_REFUSED") : delivered(body),
      },
    });
    await shownMessages();
    await setOnline(false);
    await sayHere("Mal");
    await sayHere("Bien");
    await setOnline(true);
    expect(await screen.findByText(/^No hemos podido enviar el mensaje/)).toBeTruthy();
    expect((await composer()).value).toBe("Mal");
    const list = within(await shownMessages());
    expect(await list.findByRole("img", { name: "Enviado" })).toBeTruthy();
    expect(list.queryByText(/Mal/)).toBeNull();
    expect(list.getByText(/Bien/)).toBeTruthy();
    await write("");
  });

  test("CHAT-28: the notice of one that is refused on return goes when it is sent again", async () => {
    let isRefused = true;
    await open({ answers: { [SEND]: ({ body }) => (isRefused ? refusal("MESSAGE_REFUSED") : delivered(body)) } });
    await setOnline(false);
    await sayHere("Mal");
    await setOnline(true);
    await screen.findByText(/^No hemos podido enviar el mensaje/);
    isRefused = false;
    await waitFor(async () => expect((await composer()).value).toBe("Mal"));
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await within(await shownMessages()).findByRole("img", { name: "Enviado" });
    expect(screen.queryByText(/^No hemos podido enviar el mensaje/)).toBeNull();
  });

  test("they outlive the page, but not the sign-out", async () => {
    const first = await open({ chats: [chat(1), chat(2)], messages: [message(1)] });
    await shownMessages();
    await setOnline(false);
    await sayHere("Sigo aquí");
    expect(stored()).toHaveLength(1);
    await first.goTo(`/chats?chat=${id(2)}`);
    await shownMessages();
    expect(screen.queryByRole("img", { name: WAITS }), "not in another chat").toBeNull();
    await first.goTo("/matches");
    await first.goTo(`/chats?chat=${id(1)}`);
    expect(await within(await shownMessages()).findByRole("img", { name: WAITS })).toBeTruthy();
    act(() => first.app.session.end({ onPurpose: true }));
    expect(stored()).toEqual([]);
  });
});

describe("a message that waits", () => {
  /** Opens a chat with a waiting message and a failing server. */
  async function openWaiting(failure: () => unknown) {
    let isAway = true;
    const { of } = await open({
      messages: [message(1)],
      answers: { [SEND]: ({ body }) => (isAway ? failure() : delivered(body)) },
    });
    await shownMessages();
    await setOnline(false);
    await sayHere("Hola");
    const sent = () => sentTo(of).length;
    return {
      sent,
      return: () => {
        isAway = false;
      },
    };
  }
  const ticks = (name: string) =>
    screen.queryAllByRole("img", { name }).filter((tick) => tick.closest("[data-message]"));

  test.each([
    ["nothing", offline],
    ["UNAVAILABLE", () => refusal("UNAVAILABLE")],
    ["MAINTENANCE", () => refusal("MAINTENANCE", { retryAfterSeconds: 600 })],
    ["TOO_MANY_REQUESTS", () => refusal("TOO_MANY_REQUESTS")],
  ])(
    "goes on waiting where the server answers %s, and is tried again by itself, later each time",
    async (_what, failure) => {
      const server = await openWaiting(failure);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
      await setOnline(true);
      await waitFor(() => expect(server.sent()).toBe(1));
      expect(ticks(WAITS_FOR_SERVER)).toHaveLength(1);
      await act(() => vi.advanceTimersByTimeAsync(2000));
      await waitFor(() => expect(server.sent()).toBe(2));
      server.return();
      await act(() => vi.advanceTimersByTimeAsync(4000));
      await waitFor(() => expect(ticks(WAITS_FOR_SERVER)).toHaveLength(0));
      expect(server.sent()).toBe(3);
      expect(ticks("Enviado")).toHaveLength(1);
    },
  );

  test("is tried at once when the socket is back", async () => {
    const server = await openWaiting(offline);
    await connect();
    await setOnline(true);
    await waitFor(() => expect(server.sent()).toBe(1));
    server.return();
    await connect();
    await waitFor(() => expect(ticks("Enviado")).toHaveLength(1));
    expect(server.sent()).toBe(2);
  });
});

describe("drafts", () => {
  const key = `nakamatch-private/${viewer.id}/drafts`;
  const draft = (chatId: string, text: string) => JSON.stringify({ [chatId]: { text, failed: null } });

  test("outlive a reload, each with its chat, and are the same in every tab", async () => {
    localStorage.setItem(key, draft(id(2), "A medias"));
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    const { goTo } = await open({ chats: [chat(1), chat(2)] });
    expect((await composer()).value).toBe("");
    await goTo(`/chats?chat=${id(2)}`);
    expect((await composer()).value).toBe("A medias");
    localStorage.setItem(key, draft(id(2), "Desde otra"));
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    expect((await composer()).value).toBe("Desde otra");
    await write("A medias y más");
    expect(JSON.parse(localStorage.getItem(key) ?? "{}")[id(2)].text).toBe("A medias y más");
    await write("");
    expect(stored()).toEqual([]);
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
