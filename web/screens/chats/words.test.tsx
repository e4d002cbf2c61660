import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { chat, composer, message, minutesAgo, open, say } from "./testing.tsx";

const words = [{ by: "other", text: "¿Griffith o Guts?", about: null, writtenAt: minutesAgo(300) }];
const answers = { "GET /people/*/like-words": () => ({ canWrite: false, words }) };
const box = async () => (await screen.findByText("Con los likes")).closest("details") as HTMLDetailsElement;

test("words that came with the likes stand open until the viewer has written", async () => {
  const received = message(1);
  await open({ chats: [chat(1, { lastMessage: received })], messages: [received], answers });
  expect((await box()).open).toBe(true);
  await say("Guts, siempre");
  await screen.findAllByText("Guts, siempre");
  expect((await box()).open, "until the chat is left").toBe(true);
  cleanup();

  const sent = message(2, { senderId: viewer.id });
  await open({ chats: [chat(1, { lastMessage: sent })], messages: [received, sent], answers });
  expect((await box()).open).toBe(false);
});

test("a toast leaves the words free, as high as they are, and no room without them", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(123);
  const room = () => document.documentElement.style.getPropertyValue("--words");
  const { goTo } = await open({ answers });
  await box();
  expect(room()).toBe("123px");
  await goTo("/chats");
  await waitFor(() => expect(room()).toBe(""));
});

test("words that fell with an end come back with the conversation, on the other side too", async () => {
  let shown: typeof words = [];
  await open({ answers: { "GET /people/*/like-words": () => ({ canWrite: false, words: shown }) } });
  await composer();
  expect(screen.queryByText("Con los likes")).toBeNull();
  shown = words;
  await push("chats.changed", {});
  expect(await screen.findByText("¿Griffith o Guts?")).toBeTruthy();
});
