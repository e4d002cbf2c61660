import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { planTime } from "@nakamatch/domain/meeting/plans";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { checkIn, checkInServer } from "../../../features/chats/check-ins/testing.ts";
import type { Call } from "../../../lib/api-testing.ts";
import { refusal } from "../../../lib/api-testing.ts";
import { browserTimeZone } from "../../../lib/time-zone.ts";
import { ownProfile } from "../../profile/testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { id, message, open } from "../testing.tsx";
import { fieldsOf } from "./plan-time.ts";
import { ACCEPTED, plan, timeIn } from "./testing.ts";

/** "I'm home" in the panel of an agreed plan. */

const words = es.checkIns;
const HOUR_MS = 3_600_000;
const SET = "PUT /chats/*/plans/*/check-in";
const INVITE = "POST /me/check-ins/*/trusted-person";
const fields = (at: number) => fieldsOf(at, browserTimeZone().timeZone);

/** Opens the chat with a plan and a check-in that the server changes as asked. */
async function openWith(of: Plan, first: CheckIn | null = null, more: Record<string, (call: Call) => unknown> = {}) {
  const { answers, set } = checkInServer(first);
  const app = await open({
    messages: [message(1)],
    answers: {
      "GET /chats/*/plans": () => ({ plans: [of] }),
      "GET /me/profile": () => ownProfile({ firstName: "Nami", nameChoice: "first" }),
      ...answers,
      [SET]: ({ body }) => set(checkIn({ ...(body as { dueAt: string }), trusted: "none", letters: null })),
      [INVITE]: ({ body }) => set(checkIn({ trusted: "asked", letters: (body as { letters: string }).letters })),
      ...more,
    },
  });
  const bodies = (method: string, path: string) => app.of(method, path).map(({ body }) => body);
  const sets = () => bodies("PUT", "/chats/*/plans/*/check-in");
  const invites = () => bodies("POST", "/me/check-ins/*/trusted-person");
  return { ...app, sets, invites };
}

const bar = async () => within(await screen.findByRole("region", { name: es.plans.bar.replace("{{name}}", "Robin") }));
const button = new RegExp(`^(${es.plans.checkIn}|${words.name})$`);
const openDialog = async (name: string | RegExp = new RegExp(`^(${es.plans.checkIn}|${es.chats.checkIn.name} · )`)) => {
  fireEvent.click(await (await bar()).findByRole("button", { name: button, hidden: true }));
  const dialog = within(await screen.findByRole("dialog", { name }));
  const type = async (label: string, value: string) =>
    fireEvent.change(await dialog.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  const press = async (name: string) => fireEvent.click(await dialog.findByRole("button", { name }));
  return { ...dialog, type, press };
};

describe("before it is set", () => {
  test("it says what is mailed to whom, that it is no emergency service, and begins an hour after the plan", async () => {
    const agreed = plan(1, { ...ACCEPTED, timeZone: "Europe/Madrid" });
    await openWith(agreed);
    const dialog = await openDialog();
    expect(dialog.getByText(words.text.replace("{{minutes}}", "30"))).toBeTruthy();
    expect(dialog.getByText(/^Esto no es un servicio de emergencias\..*112/)).toBeTruthy();
    expect(dialog.getByText(words.form.emailHint)).toBeTruthy();
    expect(dialog.getByText(words.form.lettersHint)).toBeTruthy();
    const { day, time } = fields(Date.parse(agreed.endsAt) + HOUR_MS);
    expect(await dialog.findByDisplayValue(day)).toBeTruthy();
    expect(dialog.getByDisplayValue(time)).toBeTruthy();
    expect(await dialog.findByDisplayValue("Nami")).toBeTruthy();
  });

  test("hour and trusted person are sent together, and asked is not agreed", async () => {
    const agreed = plan(1, ACCEPTED);
    const { sets, invites } = await openWith(agreed);
    const dialog = await openDialog();
    await dialog.type(words.form.email, "eva@example.test");
    await dialog.type(words.form.letters, "Luz");
    await dialog.press(words.form.submit);
    expect(await dialog.findByText(words.trusted.asked)).toBeTruthy();
    const minute = Math.floor((Date.parse(agreed.endsAt) + HOUR_MS) / 60_000) * 60_000;
    expect(sets()).toEqual([{ dueAt: new Date(minute).toISOString() }]);
    expect(invites()).toEqual([{ email: "eva@example.test", letters: "Luz" }]);
    expect(dialog.queryByLabelText(new RegExp(`^${words.form.email}`))).toBeNull();
  });

  test("without an address nobody is asked", async () => {
    const { sets, invites } = await openWith(plan(1, ACCEPTED));
    const dialog = await openDialog();
    await dialog.press(words.form.submit);
    expect(await dialog.findByText(words.trusted.none)).toBeTruthy();
    expect([sets().length, invites().length]).toEqual([1, 0]);
  });

  test("a nickname's owner has no name filled in", async () => {
    await openWith(plan(1, ACCEPTED), null, { "GET /me/profile": () => ownProfile({ nameChoice: "nickname" }) });
    const dialog = await openDialog();
    expect(await dialog.findByLabelText(new RegExp(`^${words.form.letters}`))).toHaveProperty("value", "");
  });

  test.each([
    ["an hour that is past", -30, {}, words.problems.past],
    ["one too long after the plan", 13, {}, words.problems.tooFar.replace("{{max}}", "12")],
    ["an address that is none", 1, { email: "eva" }, words.problems.email],
    [
      "letters that are no name",
      1,
      { email: "eva@example.test", letters: "a.es" },
      words.problems.letters.replace("{{max}}", "10"),
    ],
  ])("%s is refused at its field", async (_, hours, { email, letters }: { email?: string; letters?: string }, text) => {
    const agreed = plan(1, { ...ACCEPTED, ...timeIn(4) });
    const { sets } = await openWith(agreed);
    const dialog = await openDialog();
    const { day, time } = fields(Date.parse(agreed.endsAt) + hours * HOUR_MS);
    await dialog.type(es.plans.form.day, day);
    await dialog.type(es.plans.form.time, time);
    if (email) await dialog.type(words.form.email, email);
    if (letters) await dialog.type(words.form.letters, letters);
    await dialog.press(words.form.submit);
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(sets()).toEqual([]);
  });

  test("if the invitation is refused the hour is set all the same, and the form stays", async () => {
    let refused = refusal("VALIDATION_FAILED", { issues: [{ path: "letters", reason: "invalid" }] });
    await openWith(plan(1, ACCEPTED), null, { [INVITE]: () => refused });
    const dialog = await openDialog();
    await dialog.type(words.form.email, "eva@example.test");
    await dialog.press(words.form.submit);
    expect(await dialog.findByText(words.problems.letters.replace("{{max}}", "10"))).toBeTruthy();
    expect(await dialog.findByText(words.trusted.none)).toBeTruthy();
    refused = refusal("TOO_MANY_REQUESTS");
    await dialog.press(words.form.submit);
    expect((await failureToast()).getByText(es.errors.codes.TOO_MANY_REQUESTS)).toBeTruthy();
    expect(dialog.getByDisplayValue("eva@example.test")).toBeTruthy();
  });
});

describe("once it is set", () => {
  test.each(["none", "asked", "confirmed", "declined", "unanswered", "undeliverable"] as const)(
    "it says what became of the trusted person: %s",
    async (trusted) => {
      await openWith(plan(1, ACCEPTED), checkIn({ trusted }));
      const dialog = await openDialog();
      const [said = ""] = words.trusted[trusted].split("{{");
      expect(await dialog.findByText((text) => text.startsWith(said.trim()))).toBeTruthy();
    },
  );

  test("its hour is told in the plan's zone too where clocks differ", async () => {
    await openWith(plan(1, ACCEPTED), checkIn({ timeZone: "Asia/Tokyo" }));
    const dialog = await openDialog();
    expect(await dialog.findByText(/^Te preguntaremos: .* \(Tokyo: /)).toBeTruthy();
  });

  test("once its hour has come without a reminder, it promises no time for the trusted person", async () => {
    const dueAt = new Date(Date.now() - 60_000).toISOString();
    await openWith(plan(1, ACCEPTED), checkIn({ dueAt, trusted: "confirmed" }));
    const dialog = await openDialog();
    expect(await dialog.findByText((text) => text.startsWith(words.hour.come.split("{{")[0]!))).toBeTruthy();
    expect(dialog.getByText(words.reminderLate.replace("{{minutes}}", "30"))).toBeTruthy();
  });

  test("the hour alone is changed, and the trusted person stays, which is said before and after", async () => {
    const agreed = plan(1, ACCEPTED);
    const { sets, invites } = await openWith(agreed, checkIn({ trusted: "confirmed", dueAt: agreed.endsAt }), {
      [SET]: ({ body }) => checkIn({ ...(body as { dueAt: string }), trusted: "confirmed" }),
    });
    const dialog = await openDialog();
    await dialog.press(words.change);
    expect(await dialog.findByText(words.form.stays.confirmed)).toBeTruthy();
    const later = fields(Date.parse(agreed.endsAt) + 2 * HOUR_MS);
    await dialog.type(es.plans.form.day, later.day);
    await dialog.type(es.plans.form.time, later.time);
    await dialog.press(words.form.submit);
    expect(await dialog.findByRole("button", { name: words.change })).toBeTruthy();
    expect([sets().length, invites().length]).toEqual([1, 0]);
    expect(await screen.findByText(words.done.stays)).toBeTruthy();
  });

  test("one whose hour has come while it waits for its reminder begins with an hour to come", async () => {
    const now = Date.now();
    const past = plan(1, { ...ACCEPTED, state: "past", meeting: "met", ...timeIn(-3) });
    await openWith(past, checkIn({ dueAt: new Date(now - 60_000).toISOString() }));
    const dialog = await openDialog();
    await dialog.press(words.change);
    const { value: time } = await dialog.findByLabelText<HTMLInputElement>(es.plans.form.time);
    const { value: day } = dialog.getByLabelText<HTMLInputElement>(es.plans.form.day);
    expect(
      planTime({ day, time, minutes: 0, timeZone: browserTimeZone().timeZone }).startsAt.getTime(),
    ).toBeGreaterThan(now);
  });

  const begun = { plan: { nickname: "Robin", startsAt: new Date(Date.now() - 60_000).toISOString() } };

  test.each([
    ["waiting", {}, false],
    ["waiting", begun, true],
    ["asked", { state: "due", dueAt: new Date(Date.now() - 60_000).toISOString() }, true],
    ["asked", { dueAt: new Date(Date.now() - 60_000).toISOString() }, true],
    ["told", { state: "told", toldAt: new Date().toISOString() }, true],
    ["home", { state: "home", answeredAt: new Date().toISOString() }, false],
  ] as const)("bar and dialog say how far it is, the bar once: %s %o", async (step, extra, canBeHome) => {
    await openWith(plan(1, ACCEPTED), checkIn(extra));
    const said = new RegExp(`^${es.chats.checkIn.name} · .* · ${es.chats.checkIn[step]}$`);
    expect(await (await bar()).findAllByText(said)).toHaveLength(1);
    expect((await bar()).queryByRole("button", { name: words.home }) !== null).toBe(canBeHome);
    const dialog = await openDialog(said);
    expect(dialog.queryByRole("button", { name: words.home }) !== null).toBe(canBeHome);
  });

  test("the bar names the plan of a check-in that is not the one of its line", async () => {
    const other = plan(2, { ...ACCEPTED, what: "Cine", ...timeIn(72) });
    const first = plan(1, ACCEPTED);
    await openWith(first, checkIn({ planId: other.id }), { "GET /chats/*/plans": () => ({ plans: [first, other] }) });
    const said = async () => (await bar()).findByRole("status");
    expect((await said()).textContent).toContain("Cine");
    expect((await said()).textContent).not.toContain(first.what);
  });

  test("a low window has one line for plan and check-in, which keeps the press", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: media.includes("max-height") } as MediaQueryList),
    );
    await openWith(plan(1, ACCEPTED), checkIn(begun));
    const line = await bar();
    const press = await line.findByRole("button", { name: words.home });
    expect(press.closest("details")).toBeNull();
    expect(line.getByRole("group")).toHaveProperty("open", false);
    expect(line.getByRole("status").textContent).toContain(es.chats.checkIn.waiting);
    expect(line.getByRole("status").firstElementChild?.className).toBe("sr-only");
  });

  test("a press in the bar says that one is home", async () => {
    const { of } = await openWith(plan(1, ACCEPTED), checkIn(begun));
    fireEvent.click(await (await bar()).findByRole("button", { name: words.home }));
    expect(await screen.findByText(words.done.home)).toBeTruthy();
    expect(of("POST", "/me/check-ins/*/answer").map(({ body }) => body)).toEqual([{ answer: "home" }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: words.home })).toBeNull());
  });

  test("another name goes with an address alone, and the same person's stays, which is said", async () => {
    const agreed = plan(1, ACCEPTED);
    const asked = checkIn({ dueAt: agreed.endsAt, letters: "Luz" });
    const { invites } = await openWith(agreed, asked, { [INVITE]: () => asked });
    const dialog = await openDialog();
    await dialog.press(words.change);
    await dialog.findByLabelText(new RegExp(`^${words.form.otherEmail}`));
    expect(dialog.queryByLabelText(new RegExp(`^${words.form.letters}`))).toBeNull();
    await dialog.type(words.form.otherEmail, "eva@example.test");
    await dialog.type(words.form.letters, "Sol");
    await dialog.press(words.form.submit);
    expect(await screen.findByText(words.done.sameName.replace("{{letters}}", "Luz"))).toBeTruthy();
    expect(invites()).toEqual([{ email: "eva@example.test", letters: "Sol" }]);
  });

  test("it is ended and set anew", async () => {
    const { of } = await openWith(plan(1, ACCEPTED), checkIn());
    const dialog = await openDialog();
    await dialog.press(words.end);
    expect(await screen.findByText(words.done.end)).toBeTruthy();
    expect(of("POST", "/me/check-ins/*/answer").map(({ body }) => body)).toEqual([{ answer: "end" }]);
    expect(await dialog.findByRole("button", { name: words.form.submit })).toBeTruthy();
  });

  test("after a cancelled plan its maker is asked, with what follows, and can change the hour to one before the plan", async () => {
    const cancelled = plan(1, { ...ACCEPTED, state: "cancelled", act: "cancelled", isMyAct: false, sequence: 2 });
    const { sets } = await openWith(cancelled, checkIn({ asksToKeep: true, trusted: "confirmed" }));
    const dialog = await openDialog();
    const question = await dialog.findByText(words.keep.question);
    const beside = question.parentElement?.textContent ?? "";
    for (const part of [words.keep.goesOn, words.keep.told]) expect(beside).toContain(part.split("{{")[0]!.trim());
    expect(dialog.queryByText((text) => text.startsWith(words.trusted.confirmed.split("{{")[0]!))).toBeNull();
    await dialog.press(words.change);
    const { day, time } = fields(Date.now() + HOUR_MS);
    await dialog.type(es.plans.form.day, day);
    await dialog.type(es.plans.form.time, time);
    await dialog.press(words.form.submit);
    await waitFor(() => expect(sets()).toHaveLength(1));
  });

  test("after a cancelled plan it is kept", async () => {
    const cancelled = plan(1, { ...ACCEPTED, state: "cancelled", act: "cancelled", isMyAct: false, sequence: 2 });
    await openWith(cancelled, checkIn({ asksToKeep: true }));
    const dialog = await openDialog();
    await dialog.press(words.keep.yes);
    await waitFor(() => expect(dialog.queryByText(words.keep.question)).toBeNull());
    expect(dialog.getByRole("button", { name: words.end })).toBeTruthy();
  });
});

describe("the panel offers it", () => {
  test("for hours after the plan, too", async () => {
    await openWith(plan(1, { ...ACCEPTED, state: "past", meeting: "met", ...timeIn(-5) }));
    expect(await (await bar()).findByRole("button", { name: es.plans.checkIn, hidden: true })).toBeTruthy();
  });

  test("not for one that nobody has accepted, nor a cancelled one without a check-in", async () => {
    await openWith(plan(1));
    expect(await (await bar()).findByRole("button", { name: es.plans.answers.accept })).toBeTruthy();
    expect((await bar()).queryByRole("button", { name: es.plans.checkIn, hidden: true })).toBeNull();
  });
});

test("a failure to fetch them can be tried again", async () => {
  let isAway = true;
  await openWith(plan(1, { ...ACCEPTED, id: id(701) }), checkIn(), {
    "GET /me/check-ins": () => (isAway ? refusal("INTERNAL") : { checkIns: [checkIn()] }),
  });
  const dialog = await openDialog();
  const retry = await dialog.findByRole("button", { name: es.common.actions.retry }, { timeout: 8000 });
  isAway = false;
  fireEvent.click(retry);
  expect(await dialog.findByText(words.trusted.asked)).toBeTruthy();
});
