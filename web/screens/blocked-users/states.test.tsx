import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Call, refusal } from "../../lib/api-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as BlockedUsers } from "./screen.tsx";

/** The blocked people while one is being unblocked, and page by page. */

const UNBLOCK = "DELETE /people/*/block";
const id = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const entry = (number: number, realName: string | null = null): BlockedPerson => ({
  person: { id: id(number), nickname: `Robin${number}`, avatarUrl: null, isPremium: false },
  realName,
  blockedAt: "2026-05-02T10:30:00.000Z",
});
const page = (blocked: BlockedPerson[], nextCursor: string | null = null) => ({
  blocked,
  total: blocked.length,
  nextCursor,
});

const open = (answers: Record<string, (call: Call) => unknown>) =>
  renderSignedIn(
    <main tabIndex={-1}>
      <BlockedUsers />
    </main>,
    { path: "/blocked-users", answers: { [UNBLOCK]: () => ({ isBlocked: false }), ...answers } },
  );
const unblock = (number: number) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `Desbloquear a Robin${number}` });
async function press(number: number) {
  const button = await unblock(number);
  button.focus();
  fireEvent.click(button);
  return button;
}

test("the button is busy until the list is new; then a toast says so, and the focus is on the screen", async () => {
  let list = (): unknown => page([entry(1)]);
  const { of } = await open({ "GET /blocks": () => list() });
  await unblock(1);
  let answer = (_: unknown) => {};
  list = () => new Promise((resolve) => (answer = resolve));
  const button = await press(1);
  await waitFor(() => expect(of("GET", "/blocks")).toHaveLength(2));
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.querySelector("[data-variant]")).toBeNull();
  fireEvent.click(button);
  answer(page([]));
  await screen.findByText("Has desbloqueado a Robin1");
  await screen.findByText(es.blockedUsers.empty.title);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(of("DELETE", "/people/*/block")).toHaveLength(1);
});

test("after the last one the focus is on the one before", async () => {
  let list = page([entry(1), entry(2)]);
  await open({
    "GET /blocks": () => list,
    [UNBLOCK]: () => {
      list = page([entry(1)]);
      return { isBlocked: false };
    },
  });
  const button = await press(2);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(await unblock(1));
});

test.each([
  ["INTERNAL", es.blockedUsers.unblockError],
  ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
] as const)("BLOCK-10: with %s the toast says what to do, and nothing changes", async (code, text) => {
  await open({ "GET /blocks": () => page([entry(1)]), [UNBLOCK]: () => refusal(code) });
  await press(1);
  await screen.findByText(text);
  expect(document.querySelector("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
  const button = await unblock(1);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
});

test("somebody who was blocked again between two pages is in the list once, as the first one says", async () => {
  const { of } = await open({
    "GET /blocks": ({ query }) =>
      query.get("cursor") === "next" ? page([entry(1, "antes"), entry(2)]) : page([entry(1, "ahora")], "next"),
  });
  const more = await screen.findByRole("button", { name: es.common.actions.loadMore });
  more.focus();
  fireEvent.click(more);
  await unblock(2);
  expect(screen.queryByRole("button", { name: es.common.actions.loadMore })).toBeNull();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "ahora",
    "Robin2",
  ]);
  expect(of("GET", "/blocks").map(({ query }) => query.get("cursor"))).toEqual([null, "next"]);
  expect(document.activeElement).toBe(await unblock(1));
});
