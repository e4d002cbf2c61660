import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, composer, id, message, minutesAgo, open, shownMessages, write } from "./testing.tsx";

const SEND = "POST /chats/*/messages";
const here = `/chats?chat=${id(1)}`;

/** Sends by Enter. */
async function say(text: string) {
  await write(text);
  fireEvent.keyDown(await composer(), { key: "Enter" });
}

test("what is written stays with its chat when the screen is left", async () => {
  const { goTo } = await open({ chats: [chat(1), chat(2)] });
  await write("A medias");
  await goTo("/matches");
  expect(screen.queryByRole("textbox")).toBeNull();
  await goTo(`/chats?chat=${id(2)}`);
  expect((await composer()).value).toBe("");
  await goTo(here);
  expect((await composer()).value).toBe("A medias");
});

test("CHAT-25 CHAT-27: a message under way is still there on coming back", async () => {
  let answer: (value: unknown) => void = () => {};
  const { goTo, of } = await open({ answers: { [SEND]: () => new Promise((done) => (answer = done)) } });
  await say("Ya voy");
  await waitFor(() => expect(of("POST", "/chats/*/messages")).toHaveLength(1));
  await goTo("/matches");
  await goTo(here);
  const list = await shownMessages();
  expect(within(list).getByRole("img", { name: "Enviando" })).toBeTruthy();
  const body = of("POST", "/chats/*/messages")[0]?.body as object;
  answer(message(0, { ...body, senderId: viewer.id, readAt: null, sentAt: minutesAgo(0) }));
  expect(await within(list).findByRole("img", { name: "Enviado" })).toBeTruthy();
});

test("CHAT-28: one that fails while the person is elsewhere is in the draft when they come back", async () => {
  let answer: (value: unknown) => void = () => {};
  const { goTo } = await open({ answers: { [SEND]: () => new Promise((done) => (answer = done)).then(offline) } });
  await say("¿Me lees?");
  await goTo("/matches");
  answer(null);
  expect(await screen.findByText(/^No se pudo enviar el mensaje/)).toBeTruthy();
  await goTo(here);
  expect((await composer()).value).toBe("¿Me lees?");
});

test("CHAT-28: when the limit refuses a message, the toast tells when to come back", async () => {
  const refused = () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 });
  await open({ answers: { [SEND]: refused } });
  await say("Y otra más");
  expect(await screen.findByText(/Inténtalo de nuevo en 42 segundos/)).toBeTruthy();
  expect((await composer()).value).toBe("Y otra más");
});

test("CHAT-28: the same first message to many people is refused with the reason, and can be rewritten", async () => {
  await open({ answers: { [SEND]: () => refusal("MESSAGE_REPEATED") } });
  await say("Hola, ¿te apetece ver algo conmigo?");
  expect(
    await screen.findByText(/^Has enviado este mismo mensaje a muchas personas\. Escribe algo pensado/),
  ).toBeTruthy();
  expect((await composer()).value).toBe("Hola, ¿te apetece ver algo conmigo?");
});

test("CHAT-26: sent again it keeps its id, so that it cannot arrive twice; another text gets another", async () => {
  const { of } = await open({ answers: { [SEND]: offline } });
  const ids = () => of("POST", "/chats/*/messages").map(({ body }) => (body as { id: string }).id);
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
        stored.push(message(0, { ...(body as object), senderId: viewer.id, readAt: null, sentAt: minutesAgo(0) }));
        return offline();
      },
      "GET /chats/*/messages": () => ({ messages: stored.slice(0, 1), total: 1, hasMore: false }),
    },
  });
  await say("¿Llegó?");
  expect(await within(await shownMessages()).findByRole("img", { name: "Enviado" })).toBeTruthy();
  const [first, second] = of("POST", "/chats/*/messages").map(({ body }) => body);
  expect(second).toEqual(first);
  expect(screen.queryByText(/^No se pudo enviar el mensaje/)).toBeNull();
  expect((await composer()).value).toBe("");
});

test("CHAT-28: the notice of a failure goes when the message is sent again", async () => {
  let isBroken = true;
  await open({
    answers: {
      [SEND]: ({ body }) => {
        if (isBroken) offline();
        return message(0, { ...(body as object), senderId: viewer.id, readAt: null, sentAt: minutesAgo(0) });
      },
    },
  });
  await say("Hola");
  await screen.findByText(/^No se pudo enviar el mensaje/);
  isBroken = false;
  await waitFor(async () => expect((await composer()).value).toBe("Hola"));
  fireEvent.keyDown(await composer(), { key: "Enter" });
  await within(await shownMessages()).findByRole("img", { name: "Enviado" });
  await waitFor(() => expect(screen.queryByText(/^No se pudo enviar el mensaje/)).toBeNull());
});

test("signing out forgets what was written", async () => {
  const first = await open();
  await write("Secreto");
  await first.goTo("/matches");
  first.app.session.end({ onPurpose: true });
  const second = await open();
  await second.goTo(here);
  for (const box of await screen.findAllByRole("textbox", { name: "Mensaje para Robin" })) {
    expect((box as HTMLTextAreaElement).value).toBe("");
  }
});
