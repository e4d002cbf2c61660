import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { chat, composer, id, open } from "./testing.tsx";

const robin = chat(1);
const other = chat(2, { otherUser: null });

/** Opens a chat newer than the cached list. */
async function openNew(before: (typeof robin)[]) {
  let answer: (list: unknown) => void = () => {};
  let isKnown = false;
  const app = await open({
    open: false,
    answers: {
      "GET /chats": () =>
        isKnown ? new Promise((resolve) => (answer = resolve)) : { chats: before, nextCursor: null },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  await app.goTo("/matches");
  isKnown = true;
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
  await app.goTo(`/chats?chat=${id(1)}`);
  vi.restoreAllMocks();
  await waitFor(() => expect(app.of("GET", "/chats")).toHaveLength(2));
  return { ...app, answer: (list: unknown) => act(async () => answer(list)) };
}

describe.each([
  ["the first one", []],
  ["one more", [other]],
])("CHAT-10 MATCH-16: a new chat, %s", (_which, before) => {
  test("is loading until the list has it", async () => {
    const { answer } = await openNew(before);
    expect(document.querySelector("section > [aria-busy=true]")).toBeTruthy();
    for (const name of ["Aún no tienes chats", "Elige un chat", "No encontramos este chat"]) {
      expect(screen.queryByRole("heading", { name })).toBeNull();
    }
    await answer({ chats: [robin, ...before], nextCursor: null });
    expect(await composer()).toBeTruthy();
  });

  test("is asked for again where the list does not come", async () => {
    const { answer } = await openNew(before);
    await answer(refusal("INTERNAL"));
    expect(await screen.findByRole("heading", { name: "No hemos podido abrir tus chats" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Aún no tienes chats" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull());
    await answer({ chats: [robin, ...before], nextCursor: null });
    expect(await composer()).toBeTruthy();
  });
});

test.each([
  ["one of several", [other]],
  ["the only one", []],
])("a chat that is missing, %s, stays so while the list is fetched again", async (_which, chats) => {
  let fetched = 0;
  const { of } = await open({
    answers: {
      "GET /chats": () => {
        fetched += 1;
        return fetched === 1 ? { chats, nextCursor: null } : new Promise(() => {});
      },
    },
  });
  const name = chats.length > 0 ? "No encontramos este chat" : "Aún no tienes chats";
  const heading = await screen.findByRole("heading", { name });
  await push("chats.changed", {});
  await waitFor(() => expect(of("GET", "/chats")).toHaveLength(2));
  expect(heading.isConnected).toBe(true);
});
