import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import {
  chat,
  composer,
  delivered,
  id,
  message,
  minutesAgo,
  open,
  say,
  sentTo,
  shownMessages,
  write,
} from "./testing.tsx";

const rowOf = async (text: string) =>
  (await within(await shownMessages()).findByText(text, { exact: false })).closest("[data-message]") as HTMLElement;
const reply = async (text: string) =>
  fireEvent.click(within(await rowOf(text)).getByRole("button", { name: "Responder" }));
const quotes = async () => {
  await shownMessages();
  return screen
    .queryAllByText(/^Respuesta a/, { selector: "[data-message] span" })
    .map((line) => line.closest("button"));
};
const draft = () => document.querySelector<HTMLElement>("[aria-label='Quitar la cita']");

describe("answering a message", () => {
  test("its line stands above the composer, which has the focus, and goes with the answer", async () => {
    const { of } = await open({
      messages: [message(1, { message: "¿Has visto\nMushishi?" })],
      answers: { "POST /chats/*/messages": ({ body }) => delivered({ ...(body as object), quoted: undefined }) },
    });
    await reply("Mushishi");
    expect(document.activeElement).toBe(await composer());
    expect(screen.getByText("Respuesta a Robin")).toBeTruthy();
    expect(screen.getByText("¿Has visto Mushishi?", { selector: "form span" })).toBeTruthy();
    await say("¡Sí!");
    await waitFor(() => expect(sentTo(of)).toMatchObject([{ message: "¡Sí!", quotedId: id(1) }]));
    await waitFor(() => expect(draft()).toBeNull());
    await say("Dos veces");
    await waitFor(() => expect(sentTo(of)).toHaveLength(2));
    expect(sentTo(of)[1]).not.toHaveProperty("quotedId");
  });

  test("it is dropped by its button and by Escape, without the text", async () => {
    await open({ messages: [message(1), message(2, { senderId: viewer.id })] });
    await reply("Mensaje 2");
    expect(screen.getByText("Respuesta a tu mensaje")).toBeTruthy();
    await write("borrador");
    fireEvent.click(draft() as HTMLElement);
    expect(draft()).toBeNull();
    await reply("Mensaje 1");
    fireEvent.keyDown(await composer(), { key: "Escape" });
    expect(draft()).toBeNull();
    expect((await composer()).value).toBe("borrador");
  });

  test("it stays with the draft of its chat alone", async () => {
    const { goTo } = await open({ chats: [chat(1), chat(2)], messages: [message(1)] });
    await reply("Mensaje 1");
    await goTo(`/chats?chat=${id(2)}`);
    expect(draft()).toBeNull();
    await goTo(`/chats?chat=${id(1)}`);
    await composer();
    expect(draft()).toBeTruthy();
  });

  test("CHAT-28 a refused answer returns with its quote; sent again it keeps its id, and with another quote it does not", async () => {
    const { of } = await open({
      messages: [message(1), message(2)],
      answers: { "POST /chats/*/messages": () => refusal("MESSAGE_REFUSED") },
    });
    await reply("Mensaje 1");
    await say("¡Sí!");
    await waitFor(() => expect(draft()).toBeTruthy());
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(sentTo(of)).toHaveLength(2));
    await waitFor(async () => expect((await composer()).value).toBe("¡Sí!"));
    await reply("Mensaje 2");
    fireEvent.keyDown(await composer(), { key: "Enter" });
    await waitFor(() => expect(sentTo(of)).toHaveLength(3));
    const [first, again, other] = sentTo(of) as unknown as { id: string; quotedId: string }[];
    expect(again).toMatchObject({ id: first?.id, quotedId: id(1) });
    expect(other?.id).not.toBe(first?.id);
    expect(other?.quotedId).toBe(id(2));
  });

  test("without connection the answer waits with its quote", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { of } = await open({ messages: [message(1)] });
    await reply("Mensaje 1");
    await say("¡Sí!");
    await waitFor(async () => expect(await quotes()).toHaveLength(1));
    expect(within(await rowOf("¡Sí!")).queryByRole("button", { name: "Responder" }), "nor is it answered").toBeNull();
    expect(sentTo(of)).toEqual([]);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(sentTo(of)).toMatchObject([{ quotedId: id(1) }]));
  });

  test("a deleted account's message is not answered", async () => {
    await open({ chats: [chat(1, { otherUser: null })], messages: [message(1, { senderId: null })] });
    await screen.findByText("Mensaje 1");
    expect(screen.queryByRole("button", { name: "Responder" })).toBeNull();
  });
});

describe("a quote", () => {
  const answer = (number: number, original: { id: string; senderId: string | null }, line: string) =>
    message(number, { quoted: { id: original.id, senderId: original.senderId, line } });

  test("covers spoilers until they are opened in the original", async () => {
    const original = message(1, { message: "Al final ||muere Ace||" });
    await open({ messages: [original, answer(2, original, original.message)] });
    const [quote] = await quotes();
    expect(quote?.textContent).toBe("Respuesta a RobinAl final [spoiler]");
    fireEvent.click(screen.getByRole("button", { name: "Ver spoiler" }));
    expect(quote?.textContent).toBe("Respuesta a RobinAl final muere Ace");
  });

  test("leads to the original, which has the focus and is marked for a moment", async () => {
    const original = message(1);
    await open({ messages: [original, answer(2, original, "Mensaje 1")] });
    const [quote] = await quotes();
    const row = document.querySelector(`[data-message="${id(1)}"]`) as HTMLElement;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(quote as HTMLElement);
    expect(document.activeElement).toBe(row);
    expect(row.hasAttribute("data-found")).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(row.hasAttribute("data-found")).toBe(false);
  });

  test("CHAT-18 leads to an original that is not loaded: the page reaches back to it, and older ones go on from there", async () => {
    const all = Array.from({ length: 150 }, (_, index) => message(index, { sentAt: minutesAgo(1000 - index) }));
    const original = all[40]!;
    const { of } = await open({ messages: [...all, answer(500, original, "Mensaje 40")] });
    fireEvent.click((await quotes())[0] as HTMLElement);
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.message).toBe(original.id));
    const asked = of("GET", "/chats/*/messages");
    expect(asked.map(({ query }) => query.get("until"))).toEqual([null, original.id]);
  });

  test("whose original cannot be read says so, and can be pressed again", async () => {
    const original = message(1);
    let isDown = true;
    const page = { messages: [answer(2, original, "Mensaje 1")], total: 2, hasMore: true, firstUnreadId: null };
    await open({
      answers: {
        "GET /chats/*/messages": ({ query }) => {
          if (query.get("before") === null) return page;
          return isDown ? refusal("UNAVAILABLE") : { ...page, messages: [original], hasMore: false };
        },
      },
    });
    fireEvent.click((await quotes())[0] as HTMLElement);
    expect(await screen.findByText("No hemos podido mostrar el mensaje.")).toBeTruthy();
    isDown = false;
    fireEvent.click((await quotes())[0] as HTMLElement);
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.message).toBe(original.id));
  });

  describe("whose original is far up", () => {
    /** Endless pages, the second and later ones after `go`. */
    const endless = async (go: () => Promise<unknown> = async () => {}) => {
      const original = message(1);
      let pages = 0;
      const page = (messages: unknown[]) => ({ messages, total: 9999, hasMore: true, firstUnreadId: null });
      const { of } = await open({
        answers: {
          "GET /chats/*/messages": async ({ query }) => {
            if (query.get("before") === null) return page([answer(2, original, "Mensaje 1")]);
            await go();
            pages += 1;
            return page([message(1000 + pages, { sentAt: minutesAgo(1000 + pages) })]);
          },
        },
      });
      fireEvent.click((await quotes())[0] as HTMLElement);
      return () => of("GET", "/chats/*/messages").filter(({ query }) => query.get("before") !== null).length;
    };

    test("is sought a bounded way, and then said to be too far", async () => {
      const asked = await endless();
      expect(await screen.findByText("El mensaje está demasiado atrás para saltar hasta él.")).toBeTruthy();
      expect(asked()).toBe(8);
      expect(screen.queryByText("Buscando el mensaje…")).toBeNull();
    });

    test("can be stopped while it is sought, in silence", async () => {
      const held = Promise.withResolvers<void>();
      const asked = await endless(() => held.promise);
      await screen.findByText("Buscando el mensaje…");
      fireEvent.click(screen.getByRole("button", { name: "Parar" }));
      expect(screen.queryByText("Buscando el mensaje…")).toBeNull();
      held.resolve();
      await screen.findByText("Mensaje 1001");
      expect(asked()).toBe(1);
      expect(screen.queryByText(/mostrar el mensaje|El mensaje está/)).toBeNull();
    });
  });

  test("comes live with the answer", async () => {
    const original = message(1);
    await open({ messages: [original] });
    await shownMessages();
    await push("message.created", { ...answer(300, original, "Mensaje 1"), sentAt: minutesAgo(0) });
    expect(await screen.findByText("Respuesta a Robin")).toBeTruthy();
  });
});

describe("answering by touch and keys", () => {
  const swipe = (row: HTMLElement, to: [x: number, y: number], last = "pointerup") => {
    const at = (type: string, [clientX, clientY]: [number, number]) =>
      fireEvent(
        row,
        new PointerEvent(type, {
          pointerType: "touch",
          isPrimary: true,
          pointerId: 1,
          bubbles: true,
          clientX,
          clientY,
        }),
      );
    at("pointerdown", [100, 100]);
    at("pointermove", [100 + (to[0] - 100) / 2, 100 + (to[1] - 100) / 2]);
    at("pointermove", to);
    at(last, to);
  };
  const isAnswering = () => draft() !== null;

  test("a swipe to the right answers; a short one, a scroll and one that is taken over do not", async () => {
    await open({ messages: [message(1)] });
    const row = await rowOf("Mensaje 1");
    // The gestures are loaded after the messages.
    await vi.waitFor(() => {
      swipe(row, [180, 104]);
      expect(isAnswering()).toBe(true);
    });
    expect(row.style.transform).toBe("");
    fireEvent.keyDown(await composer(), { key: "Escape" });
    swipe(row, [150, 100]);
    swipe(row, [20, 100]);
    swipe(row, [180, 160]);
    swipe(row, [180, 104], "pointercancel");
    expect(isAnswering()).toBe(false);
    expect(row.style.transform).toBe("");
  });

  test("R answers the message that has the focus, without a modifier", async () => {
    await open({ messages: [message(1)] });
    const row = await rowOf("Mensaje 1");
    const copy = within(row).getByRole("button", { name: "Copiar mensaje" });
    await vi.waitFor(() => {
      fireEvent.keyDown(copy, { key: "r" });
      expect(isAnswering()).toBe(true);
    });
    fireEvent.keyDown(await composer(), { key: "Escape" });
    fireEvent.keyDown(copy, { key: "r", ctrlKey: true });
    fireEvent.keyDown(await composer(), { key: "r" });
    expect(isAnswering()).toBe(false);
    fireEvent.keyDown(row, { key: "R" });
    expect(isAnswering()).toBe(true);
  });
});
