import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { interest } from "../dashboard/testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, never, open, robin, shownMessages, zoro } from "./testing.tsx";

/** The same day and clock time in every time zone. */
const at = (day: number, minute = 0) => new Date(2020, 2, day, 9, minute).toISOString();

/** Without timestamps, which depend on the time zone. */
const outline = (element: Element) => outlineOf(element).replaceAll(/datetime="[^"]*"/g, "datetime");

const conversation = (name = "Robin") => screen.findByRole("region", { name });
const list = async () => (await screen.findByRole("list", { name: "Chats" })).parentElement?.parentElement as Element;

const online = { id: robin, nickname: "Robin", avatarUrl: null, isPremium: true, lastSeenAt: minutesAgo(0) };

describe("the list consists of what its outline says", () => {
  test("CHAT-05 CHAT-07 CHAT-08 CHAT-34: with an unread, an own, an empty and a deleted person's chat, and more of them", async () => {
    const chats = [
      chat(1, { otherUser: online, unreadCount: 12, lastMessage: message(1, { sentAt: at(4) }) }),
      chat(2, {
        otherUser: { ...zoro, avatarUrl: "/avatars/zoro.jpg" },
        lastMessage: message(2, { senderId: viewer.id, sentAt: at(3) }),
      }),
      chat(3, { otherUser: null, lastMessage: message(3, { senderId: null, sentAt: at(2) }) }),
      chat(4),
    ];
    await open({ chatId: id(2), answers: { "GET /chats": () => ({ chats, nextCursor: "further" }) } });
    await screen.findByText("Saluda a Zoro");
    expect(outline(await list())).toMatchSnapshot();
  });

  test("while it loads, beside the conversation", async () => {
    await open({ answers: { "GET /chats": never } });
    await waitFor(() => expect(document.querySelectorAll("[aria-busy]")).toHaveLength(2));
    expect([...document.querySelectorAll("[aria-busy]")].map(outline)).toMatchSnapshot();
    expect(screen.getByRole("region", { name: "Chats" }).querySelector("[aria-busy]")).toBeTruthy();
  });
});

describe("the conversation consists of what its outline says", () => {
  test("CHAT-16: with messages of two days, read and unread ones, a spoiler, a link and a hint", async () => {
    const own = { senderId: viewer.id };
    await open({
      chats: [chat(1, { otherUser: online })],
      messages: [
        message(1, { sentAt: at(4), message: "Mira https://example.test ||Muere||" }),
        message(2, { ...own, sentAt: at(4, 1) }),
        message(3, { ...own, sentAt: at(5), readAt: null }),
      ],
    });
    await shownMessages();
    expect(outline(await conversation())).toMatchSnapshot();
  });

  test("before the first message, with what the two share", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const sharedTitles = [interest(1, "anime", "Berserk"), interest(2, "juego", "Celeste")];
    await open({
      answers: { "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false, sharedTitles }) },
    });
    await screen.findByText("Saluda a Robin");
    await screen.findByRole("button", { name: "Otra idea" });
    expect(outline(await conversation())).toMatchSnapshot();
  });
});

describe("the settings of the filter consist of what their outline says", () => {
  test("CENSOR-01 CENSOR-02 OPEN-85 OPEN-86: at first, and with a word and a refused character", async () => {
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Filtro de palabrotas" }));
    const dialog = await screen.findByRole("dialog", { name: "Filtro de palabrotas" });
    expect(outline(dialog)).toMatchSnapshot();
    fireEvent.click(within(dialog).getByRole("switch"));
    fireEvent.change(within(dialog).getByRole("textbox", { name: "Carácter que las tapa" }), {
      target: { value: "##" },
    });
    const word = within(dialog).getByRole("textbox", { name: "Palabra o expresión" });
    fireEvent.change(word, { target: { value: "titan" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Añadir" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Añadir" }));
    expect(outline(dialog)).toMatchSnapshot();
  });
});
