import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { refusal } from "../../../lib/api-testing.ts";
import { push } from "../../../lib/socket-testing.ts";
import { failureToast, renderSignedIn } from "../../../screens/signed-in-testing.tsx";
import { checkInTime } from "./check-in-time.ts";
import { CheckInWatch } from "./check-in-watch.tsx";
import { checkIn, checkInServer } from "./testing.ts";

/** The question of a check-in on every screen. */

const words = es.checkIns;

afterEach(() => {
  vi.useRealTimers();
});
const soon = { dueAt: new Date(Date.now() - 60_000).toISOString() };

async function openWith(first: CheckIn | null, more: Record<string, () => unknown> = {}) {
  const { answers, set } = checkInServer(first);
  const app = await renderSignedIn(
    <>
      <CheckInWatch />
      <main id="content" tabIndex={-1}>
        Pantalla
      </main>
    </>,
    { path: "/", answers: { ...answers, ...more } },
  );
  await waitFor(() => expect(app.of("GET", "/me/check-ins").length).toBeGreaterThan(0));
  const said = () => app.of("POST", "/me/check-ins/*/answer").map(({ body }) => (body as { answer: string }).answer);
  return { ...app, set, said };
}

const notice = async () => within(await screen.findByRole("region", { name: words.name }));
const isGone = () => waitFor(() => expect(screen.queryByRole("region", { name: words.name })).toBeNull());

test("one that waits asks nothing; as it is due it asks, by the live event, and goes once it is answered elsewhere", async () => {
  const { set } = await openWith(checkIn());
  await isGone();
  set(checkIn({ ...soon, state: "due" }));
  await push("plans.changed", { chatId: checkIn().chatId! });
  const shown = await notice();
  expect(shown.getByText(words.question)).toBeTruthy();
  expect(shown.getByText(words.trusted.asked)).toBeTruthy();
  set(checkIn({ ...soon, state: "home" }));
  await push("plans.changed", { chatId: checkIn().chatId! });
  await isGone();
});

test("it asks when its hour comes also if no event arrives", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { set } = await openWith(checkIn({ dueAt: new Date(Date.now() + 60 * 60_000).toISOString() }));
  set(checkIn({ ...soon, state: "due" }));
  await act(() => vi.advanceTimersByTimeAsync(61 * 60_000));
  expect((await notice()).getByText(words.question)).toBeTruthy();
});

test("it asks when its hour comes also while the reminder is not sent, and says that it is late", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const dueAt = new Date(Date.now() + 2 * 60_000).toISOString();
  await openWith(checkIn({ dueAt, trusted: "confirmed" }));
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  const shown = await notice();
  expect(shown.getByText(words.question)).toBeTruthy();
  expect(shown.getByText(words.reminderLate.replace("{{minutes}}", "30"))).toBeTruthy();
  expect(shown.getByRole("button", { name: words.home })).toBeTruthy();
});

test("in a low window it is one line, which unfolds", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: media.includes("max-height") } as MediaQueryList),
  );
  await openWith(checkIn({ asksToKeep: true, trusted: "confirmed" }));
  const shown = await notice();
  const line = shown.getByRole("group");
  expect(line).toHaveProperty("open", false);
  expect(shown.getByRole("button", { name: words.keep.yes })).toBeTruthy();
  expect(shown.queryByRole("button", { name: words.end })).toBeNull();
  fireEvent.click(shown.getByText(words.keep.question));
  expect(await shown.findByRole("button", { name: words.end })).toBeTruthy();
});

test("a press says that one is home, that nobody will be told, and leaves the focus in the screen", async () => {
  const { said } = await openWith(checkIn({ ...soon, state: "due", trusted: "confirmed" }));
  const shown = await notice();
  expect(shown.getByText(new RegExp(words.trusted.confirmed.split("{{")[0]!.trim()))).toBeTruthy();
  const button = shown.getByRole("button", { name: words.home });
  button.focus();
  fireEvent.click(button);
  await isGone();
  expect(said()).toEqual(["home"]);
  expect(document.activeElement?.id).toBe("content");
  expect(await screen.findByText(words.done.home)).toBeTruthy();
  expect(screen.getByText(words.done.nobody)).toBeTruthy();
});

test("after the email to the trusted person it says that they were told", async () => {
  await openWith(checkIn({ ...soon, state: "told", trusted: "confirmed", toldAt: new Date().toISOString() }));
  const shown = await notice();
  expect(shown.getByText(new RegExp(words.told.split("{{")[0]!.trim()))).toBeTruthy();
  fireEvent.click(shown.getByRole("button", { name: words.home }));
  expect(await screen.findByText(words.done.wasTold)).toBeTruthy();
});

test("days after that email it says on which day it was sent", async () => {
  const told = checkIn({ ...soon, state: "told", toldAt: new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString() });
  await openWith(told);
  const time = checkInTime(told.toldAt!, told.timeZone, "es");
  expect((await notice()).getByText(words.told.replace("{{time}}", time))).toBeTruthy();
});

test("while that email is refused it says that nobody has been told yet", async () => {
  await openWith(checkIn({ ...soon, state: "due", trusted: "confirmed", isTriedOn: true }));
  expect((await notice()).getByText(words.triedOn)).toBeTruthy();
});

test.each([
  ["with the nickname of the other person", "Robin", (time: string) => `Plan con Robin: ${time}`],
  ["without one who cannot be seen", null, (time: string) => `Tu plan: ${time}`],
])("it says of which plan it speaks, %s", async (_, nickname, said) => {
  const startsAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const due = checkIn({ ...soon, state: "due", plan: { nickname, startsAt } });
  await openWith(due);
  expect((await notice()).getByText(said(checkInTime(startsAt, due.timeZone, "es")))).toBeTruthy();
});

test("after a cancelled plan another hour leads to the chat, unless the other person cannot be seen", async () => {
  const { set } = await openWith(checkIn({ asksToKeep: true }));
  fireEvent.click((await notice()).getByText(words.keep.question));
  const link = await (await notice()).findByRole("link", { name: words.changeHour });
  expect(link.getAttribute("href")).toBe(`/chats?chat=${checkIn().chatId}`);
  set(checkIn({ asksToKeep: true, plan: { nickname: null, startsAt: checkIn().dueAt } }));
  await push("plans.changed", { chatId: checkIn().chatId! });
  await waitFor(() => expect(screen.queryByRole("link", { name: words.changeHour })).toBeNull());
});

test.each(["keep", "end"] as const)("after a cancelled plan it asks whether it goes on: %s", async (wanted) => {
  const { said } = await openWith(checkIn({ asksToKeep: true }));
  const shown = await notice();
  expect(shown.getByText(words.keep.question)).toBeTruthy();
  expect(shown.queryByRole("button", { name: words.home })).toBeNull();
  fireEvent.click(shown.getByRole("button", { name: wanted === "keep" ? words.keep.yes : words.end }));
  await isGone();
  expect(said()).toEqual([wanted]);
});

test("an answer that fails says so, and the question stays", async () => {
  await openWith(checkIn({ ...soon, state: "due" }), {
    "POST /me/check-ins/*/answer": () => refusal("INTERNAL"),
  });
  fireEvent.click((await notice()).getByRole("button", { name: words.home }));
  expect(await failureToast()).toBeTruthy();
  expect((await notice()).getByRole("button", { name: words.home })).toBeTruthy();
});
