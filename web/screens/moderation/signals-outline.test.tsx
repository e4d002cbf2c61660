import type { Signal } from "@nakamatch/contract/endpoints/signals";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { connect, push } from "../../lib/socket-testing.ts";
import { openModeration } from "./testing.ts";

afterEach(() => vi.useRealTimers());

/** What the tab of the signals consists of in each of its states. */

const LIST = "GET /moderation/signals";
const CLOSE = "POST /moderation/signals/*/close";
const never = () => new Promise(() => {});
const id = (number: number) => `50000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const about = (number: number) => ({
  id: id(number),
  createdAt: "2026-05-03T10:30:00.000Z",
  person: { id: id(100 + number), nickname: `Robin${number}`, avatarUrl: null, isPremium: number === 2 },
});
const word = (number: number, field: "bio" | "name" = "bio"): Signal => ({
  ...about(number),
  ...{ kind: "listed_word", field, text: "Menuda mierda" },
});
const page = (signals: Signal[], nextCursor: string | null = null) => ({ signals, nextCursor });

const open = (answers: Record<string, (call: Call) => unknown>) =>
  openModeration({ path: "/moderation/bans?tab=signals", answers });
const panel = () => outlineOf(screen.getByRole("tabpanel", { name: /^Señales/ }));
const items = async () => within(await screen.findByRole("list", { name: es.signals.tab })).getAllByRole("listitem");
const nothingLoads = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const seen = (number: number) => screen.findByRole("button", { name: `Marcar como visto: Robin${number}` });

test("every kind of signal", async () => {
  const signals: Signal[] = [
    word(1),
    word(2, "name"),
    { ...about(3), kind: "repeated_message", text: "Hola", people: 5 },
    { ...about(4), kind: "returning_person", bannedPerson: { id: id(9), nickname: "MalaFe" }, bannedUntil: null },
    { ...about(5), kind: "returning_person", bannedPerson: null, bannedUntil: "2026-06-01T10:30:00.000Z" },
  ];
  await open({ [LIST]: () => page(signals) });
  await items();
  await nothingLoads();
  expect(panel()).toMatchSnapshot();
});

test("none", async () => {
  await open({});
  await screen.findByText(es.signals.empty.title);
  await nothingLoads();
  expect(panel()).toMatchSnapshot();
});

test("on their way", async () => {
  await open({ [LIST]: never });
  await waitFor(() => expect(screen.getByRole("tabpanel").querySelector("[aria-busy=true]")).toBeTruthy());
  expect(panel()).toMatchSnapshot();
  expect(document.querySelectorAll("[aria-busy=true] .h-36")).toHaveLength(3);
});

test("not to be fetched, and the next time they can", async () => {
  let answer = (): unknown => refusal("INTERNAL");
  await open({ [LIST]: () => answer() });
  await screen.findByText(es.signals.error.title);
  await nothingLoads();
  expect(panel()).toMatchSnapshot();
  answer = () => page([word(1)]);
  fireEvent.click(screen.getByRole("button", { name: es.common.actions.retry }));
  await seen(1);
});

test("more than a page: the tab says that there are more, and none is shown twice", async () => {
  const { of } = await open({
    [LIST]: ({ query }) => (query.get("cursor") === "c1" ? page([word(2), word(3)]) : page([word(1), word(2)], "c1")),
  });
  const more = await screen.findByRole("button", { name: es.common.actions.loadMore });
  expect(screen.getByRole("tab", { name: /Señales/ }).textContent).toContain("2+");
  await nothingLoads();
  expect(panel()).toMatchSnapshot();
  more.focus();
  fireEvent.click(more);
  await waitFor(async () => expect(await items()).toHaveLength(3));
  expect(screen.getByRole("tab", { name: /Señales/ }).textContent).not.toContain("+");
  expect(of("GET", "/moderation/signals").map(({ query }) => query.get("cursor"))).toEqual([null, "c1"]);
  // The new one follows it.
  expect(document.activeElement).toBe(await seen(2));
});

test("one is being closed, once, until the list is new", async () => {
  let list = (): unknown => page([word(1)]);
  const { of } = await open({ [LIST]: () => list(), [CLOSE]: () => ({ isClosed: true }) });
  const button = await seen(1);
  list = never;
  fireEvent.click(button);
  await waitFor(() => expect(of("GET", "/moderation/signals")).toHaveLength(2));
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(button);
  expect(of("POST", "/moderation/signals/*/close").map(({ params }) => params)).toEqual([[id(1)]]);
});

test("the last one leaves the focus to the one before it, the only one to the screen", async () => {
  let signals = [word(1), word(2)];
  await open({
    [LIST]: () => page(signals),
    [CLOSE]: ({ params }) => {
      signals = signals.filter((signal) => signal.id !== params[0]);
      return { isClosed: true };
    },
  });
  const [first, last] = [await seen(1), await seen(2)];
  for (const [button, next] of [
    [last, first],
    [first, screen.getByRole("main")],
  ] as const) {
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(next);
  }
});

test("a failure is told", async () => {
  await open({ [LIST]: () => page([word(1)]), [CLOSE]: () => refusal("UNAVAILABLE") });
  fireEvent.click(await seen(1));
  await screen.findByText(es.common.toasts.error);
  expect(outlineOfToast()).toMatchSnapshot();
});

test.each([
  ["another moderator changes something", () => push("moderation.changed", {})],
  [
    "the connection comes back",
    async () => {
      await connect();
      await connect();
    },
  ],
])("they are fetched again when %s", async (_, happen) => {
  let answer = page([word(1)]);
  await open({ [LIST]: () => answer });
  await seen(1);
  answer = page([word(1), word(2)]);
  await happen();
  await seen(2);
});
