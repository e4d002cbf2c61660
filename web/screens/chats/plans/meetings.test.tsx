import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { MEETING_REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { checkIn, checkInServer } from "../../../features/chats/check-ins/testing.ts";
import { refusal } from "../../../lib/api-testing.ts";
import { push } from "../../../lib/socket-testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, open, shownMessages } from "../testing.tsx";
import { ACCEPTED, plan, timeIn } from "./testing.ts";

const { meeting } = es.plans;
const ANSWER = "PUT /me/plans/*/meeting";
const DAY_HOURS = 24;
const title = meeting.title.replace("{{what}}", "Manga y café");
const past = (hours = 20, extra: Partial<Plan> = {}) =>
  plan(1, { ...ACCEPTED, ...timeIn(-hours), state: "past", proposedAt: minutesAgo(60 * (hours + 1)), ...extra });

/** Opens the chat with plans whose answers the server keeps. */
async function openWith(plans: Plan[], { answers = {}, ...rest }: Parameters<typeof open>[0] = {}) {
  let stored = plans;
  const app = await open({
    messages: [message(1)],
    ...rest,
    answers: {
      "GET /chats/*/plans": () => ({ plans: stored }),
      [ANSWER]: ({ body }) => {
        const { answer } = body as { answer: NonNullable<Plan["meeting"]> };
        stored = stored.map((each) => ({ ...each, meeting: answer }));
        return { answer };
      },
      ...answers,
    },
  });
  const set = (next: Plan[]) => {
    stored = next;
  };
  return { ...app, set, said: () => app.of("PUT", "/me/plans/*/meeting").map(({ body }) => body) };
}
const question = () => screen.findByRole("region", { name: title });
const button = (inside: HTMLElement, name: string) => within(inside).getByRole("button", { name });

describe("what came of a plan", () => {
  test("is asked above the chat, and the answer is shown in its place, to be changed", async () => {
    const { said } = await openWith([past()]);
    const asked = await question();
    expect(within(asked).getByText(meeting.private.replace("{{name}}", "Robin"))).toBeTruthy();
    const met = button(asked, meeting.answers.met);
    met.focus();
    fireEvent.click(met);
    expect(await within(asked).findByText(meeting.said.met)).toBeTruthy();
    expect(within(asked).getByRole("status")).toBe(document.activeElement);
    fireEvent.click(button(asked, meeting.change));
    fireEvent.click(button(asked, meeting.answers.notMet));
    expect(await within(asked).findByText(meeting.said.notMet)).toBeTruthy();
    expect(said()).toMatchObject([{ answer: "met" }, { answer: "notMet" }]);
  });

  test("that was wrong leads to help and to a report with reasons of its own", async () => {
    const REPORT = "POST /people/*/chat-reports";
    const { of } = await openWith([past()], { answers: { [REPORT]: () => ({ reportId: id(900) }) } });
    const asked = await question();
    fireEvent.click(button(asked, meeting.answers.wrong));
    const dialog = within(await screen.findByRole("dialog", { name: es.reports.meeting.title }));
    const calls = dialog.getAllByRole("link", { name: /^Llamar al/ });
    expect(calls.map((call) => call.getAttribute("href"))).toEqual(["tel:112", "tel:091"]);
    expect(dialog.getAllByRole("radio").map((each) => each.getAttribute("value"))).toEqual([...MEETING_REPORT_REASONS]);
    fireEvent.click(dialog.getByRole("radio", { name: es.reasons.pressure }));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "No me dejaba irme" } });
    fireEvent.click(dialog.getByRole("button", { name: es.reports.send }));
    await waitFor(() => expect(of("POST", "/people/*/chat-reports")).toMatchObject([{ body: { reason: "pressure" } }]));
    // Behind the dialog.
    expect(within(asked).getByText(meeting.said.wrong)).toBeTruthy();
    expect(within(asked).getByRole("button", { name: es.reports.chat.action, hidden: true })).toBeTruthy();
  });

  test("that was wrong leads there also where the server refuses the answer", async () => {
    await openWith([past()], { answers: { [ANSWER]: () => refusal("PLAN_NOT_FOUND") } });
    fireEvent.click(button(await question(), meeting.answers.wrong));
    expect(await screen.findByRole("dialog", { name: es.reports.meeting.title })).toBeTruthy();
    expect(await failureToast()).toBeTruthy();
  });

  test("waits below the own check-in, folded, until one is home", async () => {
    const agreed = past(4);
    const { answers } = checkInServer(
      checkIn({
        planId: agreed.id,
        chatId: agreed.chatId,
        state: "due",
        plan: { nickname: "Robin", startsAt: agreed.startsAt },
      }),
    );
    await openWith([agreed], { answers });
    const home = await screen.findByRole("button", { name: es.checkIns.home });
    const asked = await question();
    expect(home.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(asked).getByRole("group")).toHaveProperty("open", false);
    fireEvent.click(home);
    await waitFor(() => expect(within(asked).getByRole("group")).toHaveProperty("open", true));
  });

  test("is not asked again once it was answered, and stands in the plan's line", async () => {
    await openWith([past(20, { meeting: "unsaid" })]);
    const list = await shownMessages();
    expect(await within(list).findByText(meeting.said.unsaid)).toBeTruthy();
    expect(screen.queryByRole("region", { name: title })).toBeNull();
    fireEvent.click(await within(list).findByText(meeting.change));
    fireEvent.click(await within(list).findByText(meeting.answers.met));
    expect(await within(list).findByText(meeting.said.met)).toBeTruthy();
  });

  test("answered on another device is answered here", async () => {
    const { set } = await openWith([past()]);
    const asked = await question();
    set([past(20, { meeting: "met" })]);
    await push("plans.changed", { chatId: id(1) });
    expect(await within(asked).findByText(meeting.said.met)).toBeTruthy();
  });

  test.each([
    ["a plan to come", [plan(1, ACCEPTED)], {}],
    ["a cancelled one", [past(20, { state: "cancelled" })], {}],
    ["one of more than two weeks ago", [past(15 * DAY_HOURS)], {}],
    ["one with a deleted account", [past()], { chats: [chat(1, { otherUser: null })] }],
  ] as const)("is not asked of %s", async (_, plans, rest) => {
    await openWith([...plans], { ...rest, chats: "chats" in rest ? [...rest.chats] : [chat(1)] });
    await screen.findByText(/^(Has propuesto|.* propone) un plan: Manga y café/);
    expect(screen.queryByText(title)).toBeNull();
  });

  test("is asked of the last one alone", async () => {
    await openWith([past(), past(50, { id: id(702), what: "Cine" })]);
    await question();
    expect(screen.queryByText(meeting.title.replace("{{what}}", "Cine"))).toBeNull();
  });

  test("which the server refuses, is asked still", async () => {
    await openWith([past()], { answers: { [ANSWER]: () => refusal("PLAN_NOT_FOUND") } });
    const asked = await question();
    fireEvent.click(button(asked, meeting.answers.met));
    await failureToast();
    await waitFor(() => expect(button(asked, meeting.answers.met).getAttribute("aria-busy")).not.toBe("true"));
    expect(within(asked).queryByText(meeting.said.met)).toBeNull();
  });
});
