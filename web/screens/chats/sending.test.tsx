import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { orpc } from "../../lib/api.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { connect } from "../../lib/socket-testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Chats } from "./screen.tsx";
import { chat, composer, id, message, minutesAgo, open, reading, shownMessages, write } from "./testing.tsx";

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
  vi.useRealTimers();
});

async function say(text: string) {
  await write(text);
  fireEvent.keyDown(await composer(), { key: "Enter" });
  await waitFor(async () => expect((await composer()).value).toBe(""));
}

const answer = (body: unknown) =>
  message(0, { ...(body as object), senderId: viewer.id, sentAt: minutesAgo(0), readAt: null });

describe("a message that waits", () => {
  /** Opens a chat in which a message waits, before a server that is away as it comes back. */
  async function openWaiting(failure: () => unknown) {
    let isAway = true;
    const { of } = await open({
      messages: [message(1)],
      answers: { [SEND]: ({ body }) => (isAway ? failure() : answer(body)) },
    });
    await shownMessages();
    await setOnline(false);
    await say("Hola");
    const sent = () => of("POST", "/chats/*/messages").length;
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
    ["TOO_MANY_REQUESTS", () => refusal("TOO_MANY_REQUESTS")],
  ])(
    "goes on waiting where the server answers %s, and is tried again by itself, later each time",
    async (_what, failure) => {
      const server = await openWaiting(failure);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
      await setOnline(true);
      await waitFor(() => expect(server.sent()).toBe(1));
      expect(ticks(WAITS)).toHaveLength(1);
      await act(() => vi.advanceTimersByTimeAsync(2000));
      await waitFor(() => expect(server.sent()).toBe(2));
      server.return();
      await act(() => vi.advanceTimersByTimeAsync(4000));
      await waitFor(() => expect(ticks(WAITS)).toHaveLength(0));
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

  test("is not there in another chat", async () => {
    const { goTo } = await open({ chats: [chat(1), chat(2)], messages: [message(1)] });
    await shownMessages();
    await setOnline(false);
    await say("Solo aquí");
    expect(ticks(WAITS)).toHaveLength(1);
    await goTo(`/chats?chat=${id(2)}`);
    await shownMessages();
    expect(ticks(WAITS)).toHaveLength(0);
    await goTo(`/chats?chat=${id(1)}`);
    await setOnline(true);
    await waitFor(() => expect(ticks("Enviado")).toHaveLength(1));
  });
});

test("CHAT-28: what was written meanwhile stays below the text of a message that failed", async () => {
  let refuse: (value: unknown) => void = () => {};
  await open({ answers: { [SEND]: () => new Promise((resolve) => (refuse = resolve)) } });
  await say("Primero");
  await within(await shownMessages()).findByRole("img", { name: "Enviando" });
  await write("Después");
  await act(async () => refuse(refusal("MESSAGE_REFUSED")));
  await waitFor(async () => expect((await composer()).value).toBe("Primero\nDespués"));
  const notice = (await screen.findByText(/^No se pudo enviar el mensaje/)).closest("[data-variant]");
  expect(notice?.getAttribute("data-variant")).toBe("destructive");
  await write("");
});

test("CHAT-30: reading takes the dot off the navigation: it asks the server again", async () => {
  const unread = message(1, { readAt: null });
  function Dots() {
    const { data } = useQuery(orpc.notifications.current.queryOptions());
    return <output>{String(data?.hasNewChats)}</output>;
  }
  let isRead = false;
  await renderSignedIn(
    <>
      <Chats />
      <Dots />
    </>,
    {
      path: `/chats?chat=${id(1)}`,
      answers: {
        "GET /chats": () => ({ chats: [chat(1)], nextCursor: null }),
        "GET /chats/*/messages": () => ({ messages: [unread], total: 1, hasMore: false }),
        "GET /notifications": () => ({ hasNewLikes: false, hasNewChats: !isRead, isModerator: false }),
        "POST /chats/*/read": () => {
          isRead = true;
          return { reading: reading(viewer.id, unread) };
        },
      },
    },
  );
  expect(await screen.findByText("false")).toBeTruthy();
});

test("a copy button says for two seconds that it has copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open({ messages: [message(1)] });
  const copy = within(await shownMessages()).getByRole("button", { name: "Copiar mensaje" });
  const hasTick = () => copy.querySelector(".lucide-check") !== null;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await act(async () => fireEvent.click(copy));
  expect(hasTick()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(hasTick()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(hasTick()).toBe(false);
});

describe("a report from the hint below a risky first message", () => {
  async function report(answers = {}) {
    const app = await open({
      messages: [message(1, { message: "¿Quieres ganar dinero conmigo?" })],
      answers: {
        "POST /people/*/chat-reports": () => ({ reportId: id(900) }),
        "PUT /people/*/block": () => ({ isBlocked: true }),
        ...answers,
      },
    });
    fireEvent.click(within(await shownMessages()).getByRole("button", { name: "Denunciar usuario" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Denunciar Usuario" }));
    fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
    fireEvent.change(dialog.getByRole("textbox", { name: "Descripción" }), { target: { value: "Me pide dinero" } });
    fireEvent.click(dialog.getByRole("button", { name: "Enviar denuncia" }));
    return { ...app, block: await screen.findByRole("button", { name: "Bloquear" }) };
  }

  test("ends in the list when the person is blocked too, and the chat is not in the history", async () => {
    const { of, location, block, back } = await report();
    fireEvent.click(block);
    await waitFor(() => expect(location()).toBe("/chats"));
    expect(of("POST", "/people/*/chat-reports").map(({ params }) => params)).toEqual([[id(500)]]);
    await back();
    expect(location()).toBe("/chats");
  });

  test("stays in the chat otherwise", async () => {
    const { location } = await report();
    fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location()).toBe(`/chats?chat=${id(1)}`);
  });
});
