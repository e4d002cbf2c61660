import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { prepareCensorship } from "./censorship/censor-message.ts";
import { chat, composer, id, message, open } from "./testing.tsx";

vi.mock("./censorship/censor-message.ts", async (original) => ({
  ...(await original<typeof import("./censorship/censor-message.ts")>()),
  prepareCensorship: vi.fn(async () => {}),
}));

const KEY = "nakamatch-censorship";

/** Switches the filter, as another tab does. */
function switchFilter(enabled: boolean) {
  localStorage.setItem(KEY, JSON.stringify({ enabled }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
}

beforeEach(() => {
  vi.mocked(prepareCensorship).mockClear();
});

test("CENSOR-09: the word lists are fetched when somebody may begin to write, and not with the filter off", async () => {
  switchFilter(false);
  await open();
  await composer();
  expect(prepareCensorship).not.toHaveBeenCalled();
  switchFilter(true);
  await waitFor(() => expect(prepareCensorship).toHaveBeenCalledOnce());
});

test("CHAT-41: a chat that could not be deleted is told in a destructive notice", async () => {
  await open({ answers: { "DELETE /chats/*": () => refusal("INTERNAL") } });
  (await screen.findByRole("button", { name: "Opciones de Robin" })).click();
  (await screen.findByRole("menuitem", { name: "Eliminar chat" })).click();
  const notice = (await screen.findByText("No se pudo eliminar el chat. Inténtalo de nuevo.")).closest(
    "[data-variant]",
  );
  expect(notice?.getAttribute("data-variant")).toBe("destructive");
});

test("the open chat alone is the current one of the list", async () => {
  await open({ chats: [chat(1), chat(2)], messages: [message(1)] });
  const entries = (await screen.findAllByRole("link", { name: /Robin/ })).filter((link) => !link.querySelector("h2"));
  expect(entries.map((entry) => [entry.getAttribute("href"), entry.getAttribute("aria-current")])).toEqual([
    [`/chats?chat=${id(1)}`, "true"],
    [`/chats?chat=${id(2)}`, null],
  ]);
});
