import type { AlertSettings } from "@nakamatch/contract/endpoints/push/push-notifications";
import { es } from "@nakamatch/phrases/es";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { browserIn } from "../../lib/time-zone-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { type Answers, never, openPart, sectionOf } from "./testing.tsx";

/** The browser's notifications. */
const browser = vi.hoisted(() => ({ support: vi.fn(), subscribe: vi.fn(), unsubscribe: vi.fn(), remember: vi.fn() }));
vi.mock("../../lib/push.ts", () => ({
  pushSupport: browser.support,
  subscribeBrowser: browser.subscribe,
  unsubscribeBrowser: browser.unsubscribe,
  rememberPushOwner: browser.remember,
  isPushOwner: () => false,
}));

const SUBSCRIPTION = { endpoint: "https://push.test/abc", keys: { p256dh: "point", auth: "secret" } };
const READ = "GET /me/alerts";
const CHANGE = "PUT /me/alerts";
const HERE = es.pushNotifications.here;
/** The browser's. */
let timeZone: string;

let log = vi.spyOn(console, "error");
beforeEach(() => {
  timeZone = "Europe/Madrid";
  log = vi.spyOn(console, "error").mockImplementation(() => {});
  browser.support.mockReset().mockReturnValue("possible");
  browser.subscribe.mockReset().mockResolvedValue(SUBSCRIPTION);
  browser.unsubscribe.mockReset().mockResolvedValue(undefined);
  browser.remember.mockReset();
});

const settingsOf = (change: Partial<AlertSettings> = {}): AlertSettings => ({
  messages: true,
  matches: true,
  likes: true,
  showsText: false,
  quietHours: null,
  timeZone: "UTC",
  ...change,
});

async function openChoices(
  answers: Answers = {},
  isSubscribed = false,
  settings = settingsOf(),
  { isModerator = false } = {},
) {
  browserIn(timeZone);
  const app = await openPart(
    "notifications",
    {
      [READ]: () => ({ settings, publicKey: "BAAA", isSubscribed, isBrief: false }),
      [CHANGE]: ({ body }) => ({ settings: body }),
      "PUT /me/push-subscription": () => ({ isSubscribed: true }),
      "DELETE /me/push-subscription": () => ({ isSubscribed: false }),
      ...answers,
    },
    isModerator,
  );
  const section = await sectionOf("Notificaciones push");
  const inside = within(section);
  const toggle = (name: string) => inside.getByRole<HTMLInputElement>("switch", { name });
  const isBusy = () => toggle(HERE).getAttribute("aria-disabled") === "true";
  const sent = () => app.of("PUT", "/me/alerts").map(({ body }) => body as AlertSettings);
  await inside.findByRole("switch", { name: es.pushNotifications.messages });
  return { ...app, section, inside, toggle, isBusy, sent };
}

test("the section consists of what its outline says", async () => {
  const quietHours = { from: "23:00", until: "07:30" };
  const { section } = await openChoices({}, true, settingsOf({ quietHours }));
  expect(outlineOf(section)).toMatchSnapshot();
});

test("moderators alone have a switch for waiting cases, off at first", async () => {
  const members = await openChoices({}, true);
  expect(members.inside.queryByRole("switch", { name: es.pushNotifications.cases })).toBeNull();
  cleanup();
  const { toggle, sent } = await openChoices({}, true, settingsOf(), { isModerator: true });
  expect(
    toggle(es.pushNotifications.cases).checked ||
      toggle(es.pushNotifications.cases).getAttribute("aria-checked") === "true",
  ).toBe(false);
  fireEvent.click(toggle(es.pushNotifications.cases));
  await waitFor(() => expect(sent()).toMatchObject([{ cases: true, messages: true }]));
});

test.each([
  ["none", /^Este navegador no puede mostrar notificaciones/],
  ["refused", /^Has bloqueado las notificaciones/],
])("where the browser says «%s» the section says so", async (support, text) => {
  browser.support.mockReturnValue(support);
  const { inside } = await openChoices({}, true);
  expect(inside.getByText(text)).toBeTruthy();
  expect(inside.queryByRole("switch", { name: HERE })).toBeNull();
});

test.each([true, false])("kinds that do not reach this browser say so: on here is %s", async (isOn) => {
  const { inside } = await openChoices({}, isOn);
  expect(inside.queryByText(es.pushNotifications.hereOff) !== null).toBe(!isOn);
});

describe("notifications in this browser", () => {
  test("are switched on with the server's key, and belong to the person once the server knows", async () => {
    let answer = (_: unknown) => {};
    const { of, toggle, isBusy } = await openChoices({
      "PUT /me/push-subscription": () => new Promise((resolve) => (answer = resolve)),
    });
    toggle(HERE).focus();
    fireEvent.click(toggle(HERE));
    await waitFor(() => expect(of("PUT", "/me/push-subscription").map(({ body }) => body)).toEqual([SUBSCRIPTION]));
    expect(browser.subscribe).toHaveBeenCalledExactlyOnceWith("BAAA");
    expect([toggle(HERE).checked, isBusy()]).toEqual([true, true]);
    fireEvent.click(toggle(HERE));
    expect(of("DELETE", "/me/push-subscription"), "a second press does nothing").toHaveLength(0);
    expect(document.activeElement, "it keeps the focus").toBe(toggle(HERE));
    expect(browser.remember).not.toHaveBeenCalled();
    await act(async () => answer({ isSubscribed: true }));
    await waitFor(() => expect([toggle(HERE).checked, isBusy()]).toEqual([true, false]));
    expect(browser.remember).toHaveBeenCalledExactlyOnceWith({ personId: viewer.id, endpoint: SUBSCRIPTION.endpoint });
    expect(outlineOfToast()).toBe("");
  });

  test("that the person refuses stay off, and what the browser says now is shown", async () => {
    browser.subscribe.mockImplementation(async () => {
      browser.support.mockReturnValue("refused");
      return undefined;
    });
    const { of, toggle, inside } = await openChoices();
    toggle(HERE).focus();
    fireEvent.click(toggle(HERE));
    const refusal = await inside.findByText(/^Has bloqueado/);
    expect(document.activeElement).toBe(refusal.closest("section"));
    expect(of("PUT", "/me/push-subscription")).toHaveLength(0);
    expect(browser.remember).not.toHaveBeenCalled();
  });

  test("whose question the person closes stay off, which is said until they are switched on again", async () => {
    browser.subscribe.mockResolvedValueOnce(undefined);
    const { of, toggle, isBusy, inside } = await openChoices({ "PUT /me/push-subscription": () => ({}) });
    fireEvent.click(toggle(HERE));
    const said = await inside.findByText(es.pushNotifications.unanswered);
    expect(said.closest("[role=status]")).toBeTruthy();
    expect([toggle(HERE).checked, isBusy()]).toEqual([false, false]);
    expect(of("PUT", "/me/push-subscription")).toHaveLength(0);
    fireEvent.click(toggle(HERE));
    await waitFor(() => expect(toggle(HERE).checked).toBe(true));
    expect(inside.queryByText(es.pushNotifications.unanswered)).toBeNull();
  });

  test("are switched off at the server, also where the browser keeps its subscription, which is logged", async () => {
    browser.unsubscribe.mockRejectedValue(new Error("no"));
    const { of, toggle, isBusy } = await openChoices({}, true);
    fireEvent.click(toggle(HERE));
    await waitFor(() => expect([toggle(HERE).checked, isBusy()]).toEqual([false, false]));
    expect(of("DELETE", "/me/push-subscription")).toHaveLength(1);
    expect(browser.remember).toHaveBeenCalledExactlyOnceWith(null);
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
    expect(log.mock.calls.map(([text]) => text)).toContain("The browser stays subscribed");
    expect(outlineOfToast()).toBe("");
  });

  test("that cannot be switched are told, and logged", async () => {
    const { toggle, isBusy } = await openChoices({ "PUT /me/push-subscription": () => refusal("UNAVAILABLE") });
    fireEvent.click(toggle(HERE));
    await screen.findByText(es.pushNotifications.hereError);
    expect(log.mock.calls[0]?.[0]).toBe("Notifications could not be switched");
    expect(browser.remember).not.toHaveBeenCalled();
    expect([toggle(HERE).checked, isBusy()]).toEqual([false, false]);
  });
});

describe("what the person is notified of", () => {
  test("is stored with all the rest, and known without asking again", async () => {
    const { toggle, sent, goTo, of } = await openChoices();
    const change = { messages: false, matches: false, likes: false, showsText: true };
    const kinds = Object.keys(change) as (keyof typeof change)[];
    for (const kind of kinds) fireEvent.click(toggle(es.pushNotifications[kind]));
    await waitFor(() => expect(sent().at(-1)).toEqual(settingsOf({ ...change, timeZone })));
    expect(kinds.map((kind) => toggle(es.pushNotifications[kind]).checked)).toEqual(Object.values(change));
    await goTo("/elsewhere");
    await goTo("/settings#notifications");
    const again = within(await sectionOf("Notificaciones push"));
    expect((await again.findByRole<HTMLInputElement>("switch", { name: es.pushNotifications.likes })).checked).toBe(
      false,
    );
    expect(of("GET", "/me/alerts")).toHaveLength(1);
  });

  test("has quiet hours that begin as the night, are changed to the minute, and end", async () => {
    const { toggle, sent, inside } = await openChoices();
    fireEvent.click(toggle(es.pushNotifications.quiet));
    const from = await inside.findByLabelText<HTMLInputElement>(es.pushNotifications.from);
    fireEvent.change(from, { target: { value: "21:30:15" } });
    expect(from.value, "what is typed stays at once").toBe("21:30");
    fireEvent.change(inside.getByLabelText(es.pushNotifications.until), { target: { value: "" } });
    await waitFor(() => expect(sent()).toHaveLength(2));
    fireEvent.click(toggle(es.pushNotifications.quiet));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().map(({ quietHours }) => quietHours)).toEqual([
      { from: "22:00", until: "08:00" },
      { from: "21:30", until: "08:00" },
      null,
    ]);
    await waitFor(() => expect(inside.queryByLabelText(es.pushNotifications.from)).toBeNull());
  });

  test("is in UTC where the browser does not know its time zone, and says so", async () => {
    timeZone = "Etc/Unknown";
    const { toggle, sent, inside } = await openChoices();
    expect(inside.getByText(/hora UTC/)).toBeTruthy();
    fireEvent.click(toggle(es.pushNotifications.likes));
    await waitFor(() => expect(sent()).toEqual([settingsOf({ likes: false })]));
  });

  test("is sent one change after the other, each with those before it", async () => {
    const answers: (() => void)[] = [];
    const { toggle, sent } = await openChoices({
      [CHANGE]: ({ body }) => new Promise((resolve) => answers.push(() => resolve({ settings: body }))),
    });
    fireEvent.click(toggle(es.pushNotifications.likes));
    fireEvent.click(toggle(es.pushNotifications.matches));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(settingsOf({ likes: false, matches: false, timeZone }));
    expect([toggle(es.pushNotifications.likes).checked, toggle(es.pushNotifications.matches).checked]).toEqual([
      false,
      false,
    ]);
  });

  test("cannot be switched on in a session that ends with the browser's, which says so", async () => {
    const answer = { settings: settingsOf(), publicKey: "BAAA", isSubscribed: false, isBrief: true };
    const { inside } = await openChoices({ [READ]: () => answer });
    expect(inside.getByText(es.pushNotifications.brief)).toBeTruthy();
    expect(inside.queryByRole("switch", { name: HERE })).toBeNull();
  });

  test("is what the server has once a change was refused, and the next one is made to that", async () => {
    let stored = settingsOf();
    let change = (): unknown => refusal("UNAVAILABLE");
    const { toggle, sent } = await openChoices({
      [READ]: () => ({ settings: stored, publicKey: "BAAA", isSubscribed: false, isBrief: false }),
      [CHANGE]: () => change(),
    });
    stored = settingsOf({ matches: false });
    fireEvent.click(toggle(es.pushNotifications.likes));
    await screen.findByText(es.errors.codes.UNAVAILABLE);
    await waitFor(() =>
      expect([toggle(es.pushNotifications.likes).checked, toggle(es.pushNotifications.matches).checked]).toEqual([
        true,
        false,
      ]),
    );
    change = never;
    fireEvent.click(toggle(es.pushNotifications.messages));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(settingsOf({ matches: false, messages: false, timeZone }));
  });
});

test("the digest is stored, known without asking again, and in UTC where the browser does not know its time zone", async () => {
  browserIn("Etc/Unknown");
  const words = es.digest.settings;
  const { of, goTo } = await openPart("notifications", {
    "PUT /me/digest": ({ body }) => ({ digest: Object(body).digest }),
  });
  const daily = async () =>
    within(await sectionOf(words.title)).findByRole<HTMLInputElement>("radio", { name: words.daily });
  expect(within(await sectionOf(words.title)).getByText(/hora UTC/)).toBeTruthy();
  fireEvent.click(await daily());
  await waitFor(() => expect(of("PUT", "/me/digest")[0]?.body).toEqual({ digest: "daily", timeZone: "UTC" }));
  await goTo("/elsewhere");
  await goTo("/settings#notifications");
  expect((await daily()).checked).toBe(true);
  expect(of("GET", "/me/digest")).toHaveLength(1);
});

test("emails of plans are switched on with the zone of the browser; a failure is told", async () => {
  let isRefused = false;
  browserIn("Europe/Madrid");
  const { of } = await openPart("notifications", {
    "PUT /me/plan-emails": ({ body }) => (isRefused ? refusal("INTERNAL") : body),
  });
  const section = within(await sectionOf(es.plans.emails.title));
  const toggle = () => section.findByRole<HTMLInputElement>("switch", { name: es.plans.emails.switch });
  fireEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).checked).toBe(true));
  await waitFor(() =>
    expect(of("PUT", "/me/plan-emails").map(({ body }) => body)).toEqual([
      { isEmailed: true, timeZone: "Europe/Madrid" },
    ]),
  );
  isRefused = true;
  fireEvent.click(await toggle());
  await waitFor(() => expect(of("PUT", "/me/plan-emails")).toHaveLength(2));
  await waitFor(() => expect(document.querySelector("[data-variant=destructive]")).toBeTruthy());
});
