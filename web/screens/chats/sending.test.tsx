import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { composer, delivered, id, message, open, robin, SEND, say, sentTo, shownMessages, write } from "./testing.tsx";

const here = `/chats?chat=${id(1)}`;

test("CHAT-25 CHAT-27: a message under way is still there on coming back", async () => {
  let answer: (value: unknown) => void = () => {};
  const { goTo, of } = await open({ answers: { [SEND]: () => new Promise((done) => (answer = done)) } });
  await say("Ya voy");
  await waitFor(() => expect(sentTo(of)).toHaveLength(1));
  await goTo("/matches");
  await goTo(here);
  const list = await shownMessages();
  expect(within(list).getByRole("img", { name: "Enviando" })).toBeTruthy();
  const body = sentTo(of)[0];
  answer(delivered(body));
  expect(await within(list).findByRole("img", { name: "Enviado" })).toBeTruthy();
});

test("CHAT-28: one that fails while the person is elsewhere is in the draft when they come back", async () => {
  let answer: (value: unknown) => void = () => {};
  const { goTo } = await open({ answers: { [SEND]: () => new Promise((done) => (answer = done)).then(offline) } });
  await say("¿Me lees?");
  await goTo("/matches");
  answer(null);
  expect(await screen.findByText(/^No hemos podido enviar el mensaje/)).toBeTruthy();
  await goTo(here);
  expect((await composer()).value).toBe("¿Me lees?");
});

test.each([
  [() => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }), /Inténtalo de nuevo en 42 segundos/],
  [() => refusal("MAINTENANCE", { retryAfterSeconds: 600 }), /^Estamos de mantenimiento: .*pero no enviar/],
  [() => refusal("MESSAGE_REPEATED"), /^Has enviado este mismo mensaje a muchas personas\. Escribe algo pensado/],
])("CHAT-28: a refusal whose reason helps is told with it, and the text is back (%#)", async (refused, text) => {
  await open({ answers: { [SEND]: refused } });
  await say("Y otra más");
  expect(await screen.findByText(text)).toBeTruthy();
  expect((await composer()).value).toBe("Y otra más");
});

test("CHAT-26: sent again it keeps its id, so that it cannot arrive twice; another text gets another", async () => {
  const { of } = await open({ answers: { [SEND]: offline } });
  const ids = () => sentTo(of).map(({ id: each }) => each);
  for (const [text, count] of [
    ["Hola", 1],
    ["Hola", 2],
    ["Adiós", 3],
  ] as const) {
    await say(text);
    await waitFor(() => expect(ids()).toHaveLength(count));
    await waitFor(async () => expect((await composer()).value).toBe(text));
  }
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});

test("CHAT-27: one that is stored although its answer was lost is shown as sent, and sent once more for the other side", async () => {
  const stored: unknown[] = [];
  const { of } = await open({
    answers: {
      [SEND]: ({ body }) => {
        stored.push(delivered(body));
        return offline();
      },
      "GET /chats/*/messages": () => ({ messages: stored.slice(0, 1), total: 1, hasMore: false }),
    },
  });
  await say("¿Llegó?");
  expect(await within(await shownMessages()).findByRole("img", { name: "Enviado" })).toBeTruthy();
  const [first, second] = sentTo(of);
  expect(second).toEqual(first);
  expect(screen.queryByText(/^No hemos podido enviar el mensaje/)).toBeNull();
  expect((await composer()).value).toBe("");
});

test("CHAT-28: the notice of a failure goes when the message is sent again", async () => {
  let isBroken = true;
  await open({
    answers: {
      [SEND]: ({ body }) => {
        if (isBroken) offline();
        return delivered(body);
      },
    },
  });
  await say("Hola");
  await screen.findByText(/^No hemos podido enviar el mensaje/);
  isBroken = false;
  await waitFor(async () => expect((await composer()).value).toBe("Hola"));
  fireEvent.keyDown(await composer(), { key: "Enter" });
  await within(await shownMessages()).findByRole("img", { name: "Enviado" });
  expect(screen.queryByText(/^No hemos podido enviar el mensaje/)).toBeNull();
});

test("CHAT-28: what was written meanwhile stays below the text of a message that failed", async () => {
  let refuse: (value: unknown) => void = () => {};
  await open({ answers: { [SEND]: () => new Promise((resolve) => (refuse = resolve)) } });
  await say("Primero");
  await within(await shownMessages()).findByRole("img", { name: "Enviando" });
  await write("Después");
  await act(async () => refuse(refusal("MESSAGE_REFUSED")));
  await waitFor(async () => expect((await composer()).value).toBe("Primero\nDespués"));
  const notice = (await screen.findByText(/^No hemos podido enviar el mensaje/)).closest("[data-variant]");
  expect(notice?.getAttribute("data-variant")).toBe("destructive");
  await write("");
});

describe("CHAT-25: a message behind one in flight", () => {
  async function openBehind() {
    const answers: ((answer?: unknown) => void)[] = [];
    const { of } = await open({
      answers: {
        [SEND]: ({ body }) => new Promise((done) => answers.push((answer = delivered(body)) => done(answer))),
      },
    });
    for (const text of ["Uno", "Dos", "Tres"]) {
      await say(text);
      await waitFor(async () => expect((await composer()).value).toBe(""));
    }
    await waitFor(() => expect(answers).toHaveLength(1));
    const list = within(await shownMessages());
    const shown = () =>
      [...document.querySelectorAll("[data-message]")].map((each) => /Uno|Dos|Tres/.exec(each.textContent)?.[0]);
    const send = screen.getByRole("button", { name: es.chats.messages.send });
    return { answers, list, shown, send, sent: () => sentTo(of).map(({ message: text }) => text) };
  }

  test("is shown at once, and sent after it, in order and once", async () => {
    const { answers, list, shown, send, sent } = await openBehind();
    expect(shown()).toEqual(["Uno", "Dos", "Tres"]);
    expect(list.getAllByRole("img", { name: "Enviando" })).toHaveLength(1);
    expect(list.getAllByRole("img", { name: es.chats.messages.waitingOnline })).toHaveLength(2);
    expect(send.getAttribute("aria-busy")).not.toBe("true");
    for (const [at, until] of [["Uno"], ["Uno", "Dos"], ["Uno", "Dos", "Tres"]].entries()) {
      await waitFor(() => expect(sent()).toEqual(until));
      await act(async () => answers[at]?.());
    }
    await waitFor(() => expect(list.getAllByRole("img", { name: "Enviado" })).toHaveLength(3));
    expect(sent()).toHaveLength(3);
  });

  test("CHAT-28: refused like that one, it is back in the draft with it, in order", async () => {
    const { answers, shown } = await openBehind();
    for (const at of [0, 1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(at + 1));
      await act(async () => answers[at]?.(refusal("MESSAGE_REFUSED")));
    }
    await waitFor(async () => expect((await composer()).value).toBe("Uno\nDos\nTres"));
    await waitFor(() => expect(shown()).toEqual([]));
    await write("");
  });

  test("waits for that one where the server does not answer it", async () => {
    const { answers, list, sent } = await openBehind();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await act(async () => answers[0]?.(refusal("TOO_MANY_REQUESTS")));
    await waitFor(() => expect(list.getAllByRole("img", { name: es.chats.messages.waitingOnline })).toHaveLength(3));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(sent()).toEqual(["Uno", "Uno"]));
    for (const at of [1, 2, 3]) {
      await waitFor(() => expect(answers).toHaveLength(at + 1));
      await act(async () => answers[at]?.());
    }
    await waitFor(() => expect(sent()).toEqual(["Uno", "Uno", "Dos", "Tres"]));
    expect((await composer()).value).toBe("");
  });
});

test("a person who is reported from the hint and blocked leaves the chat, and the chat the history", async () => {
  const { of, location, back } = await open({
    messages: [message(1, { message: "¿Quieres ganar dinero conmigo?" })],
    answers: {
      "POST /people/*/chat-reports": () => ({ reportId: id(900) }),
      "PUT /people/*/block": () => ({ isBlocked: true }),
    },
  });
  fireEvent.click(within(await shownMessages()).getByRole("button", { name: es.reports.chat.action }));
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
    await choose(es.safety.block.action);
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
