import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { connect } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { composer, delivered, id, message, open, robin, SEND, say, sentTo, shownMessages, write } from "./testing.tsx";

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

async function sayHere(text: string) {
  await say(text);
  await waitFor(async () => expect((await composer()).value).toBe(""));
}

describe("a message that waits", () => {
  /** Opens a chat in which a message waits, before a server that is away as it comes back. */
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
});

test("CHAT-28: what was written meanwhile stays below the text of a message that failed", async () => {
  let refuse: (value: unknown) => void = () => {};
  await open({ answers: { [SEND]: () => new Promise((resolve) => (refuse = resolve)) } });
  await sayHere("Primero");
  await within(await shownMessages()).findByRole("img", { name: "Enviando" });
  await write("Después");
  await act(async () => refuse(refusal("MESSAGE_REFUSED")));
  await waitFor(async () => expect((await composer()).value).toBe("Primero\nDespués"));
  const notice = (await screen.findByText(/^No se pudo enviar el mensaje/)).closest("[data-variant]");
  expect(notice?.getAttribute("data-variant")).toBe("destructive");
  await write("");
});

test("a person who is reported from the hint and blocked leaves the chat, and the chat the history", async () => {
  const { of, location, back } = await open({
    messages: [message(1, { message: "¿Quieres ganar dinero conmigo?" })],
    answers: {
      "POST /people/*/chat-reports": () => ({ reportId: id(900) }),
      "PUT /people/*/block": () => ({ isBlocked: true }),
    },
  });
  fireEvent.click(within(await shownMessages()).getByRole("button", { name: "Denunciar usuario" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Denunciar Usuario" }));
  fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
  fireEvent.change(dialog.getByRole("textbox", { name: "Descripción" }), { target: { value: "Me pide dinero" } });
  fireEvent.click(dialog.getByRole("button", { name: "Enviar denuncia" }));
  fireEvent.click(await screen.findByRole("button", { name: "Bloquear" }));
  await waitFor(() => expect(location()).toBe("/chats"));
  expect(of("POST", "/people/*/chat-reports").map(({ params }) => params)).toEqual([[robin]]);
  await back();
  expect(location()).toBe("/chats");
});

describe("what fails in a chat", () => {
  const choose = async (item: string) => {
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de Robin" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  };
  const block = async () => {
    await choose("Bloquear usuario");
    const question = within(await screen.findByRole("alertdialog", { name: "¿Bloquear a Robin?" }));
    fireEvent.click(question.getByRole("button", { name: "Bloquear" }));
  };
  const { errors, messages } = es.chats;

  test.each([
    ["deleting it", () => choose("Eliminar chat"), "DELETE /chats/*", errors.archiveError, ""],
    ["blocking", block, "PUT /people/*/block", errors.blockError, ""],
    ["sending", () => say("¿Me lees?"), SEND, messages.sendError, "¿Me lees?"],
    ["a message over 350", () => say("x".repeat(351)), SEND, messages.tooLong, "x".repeat(351)],
  ])(
    "ERR-47 CHAT-41 BLOCK-05 CHAT-28 CHAT-24: %s is told in a destructive toast, and nothing changes",
    async (_what, act, call, text, written) => {
      const { location } = await open({ messages: [message(1)], answers: { [call]: () => refusal("INTERNAL") } });
      await shownMessages();
      await act();
      expect((await failureToast()).getByText(text)).toBeTruthy();
      expect(screen.queryAllByRole("alertdialog")).toHaveLength(call.includes("block") ? 1 : 0);
      const field = document.querySelector("textarea")!;
      await waitFor(() => expect(field.value).toBe(written));
      expect(document.querySelectorAll("[data-message]"), "what was sent is gone again").toHaveLength(1);
      expect(location()).toBe(`/chats?chat=${id(1)}`);
    },
  );
});
