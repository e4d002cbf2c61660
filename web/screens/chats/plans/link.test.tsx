import type { PlanLink } from "@nakamatch/contract/endpoints/chats/plan-links";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../../lib/api-testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { id, message, minutesAgo, open } from "../testing.tsx";
import { ACCEPTED, plan, timeIn } from "./testing.ts";

const words = es.plans.link;
const ADDRESS = "https://nakamatch.test/plan/a-token";

const link = (extra: Partial<PlanLink> = {}): PlanLink => ({
  planId: id(701),
  what: "Manga y café",
  titleKind: null,
  startsAt: timeIn(48).startsAt,
  endsAt: timeIn(62).startsAt,
  madeAt: minutesAgo(5),
  opened: 0,
  wellAt: null,
  ...extra,
});

/** Opens the chat with a plan, and links that change on the server. */
async function openWith(first: Plan, links: PlanLink[] = [], answers: Record<string, () => unknown> = {}) {
  let stored = links;
  return open({
    messages: [message(1)],
    answers: {
      "GET /chats/*/plans": () => ({ plans: [first] }),
      "GET /me/plan-links": () => ({ links: stored }),
      "POST /chats/*/plans/*/link": () => {
        stored = [link({ madeAt: minutesAgo(0) })];
        return { link: stored[0], address: ADDRESS };
      },
      "POST /me/plan-links/*/well": () => {
        stored = [link({ wellAt: minutesAgo(0) })];
        return stored[0];
      },
      "DELETE /me/plan-links/*": () => {
        stored = [];
        return { isEnded: true };
      },
      ...answers,
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const openDialog = async () => {
  const bar = within(await screen.findByRole("region", { name: es.plans.bar.replace("{{name}}", "Robin") }));
  fireEvent.click(await bar.findByRole("button", { name: es.plans.tellSomebody, hidden: true }));
  return within(await screen.findByRole("dialog", { name: es.plans.tellSomebody }));
};

test("a link is made, copied and shared, and its address is gone once the dialog is closed", async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { share: { value: share }, clipboard: { value: { writeText } } }),
  );
  await openWith(plan(1, ACCEPTED));
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole("button", { name: words.make }));
  expect(await dialog.findByDisplayValue(ADDRESS)).toBeTruthy();
  press(words.copy);
  expect(await dialog.findByRole("button", { name: words.copied })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  press(words.share);
  expect(share).toHaveBeenCalledWith({ url: ADDRESS });
  expect(dialog.getByText(words.unopened)).toBeTruthy();
  fireEvent.keyDown(dialog.getByRole("button", { name: words.again }), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByDisplayValue(ADDRESS)).toBeNull();
  const again = await openDialog();
  expect(await again.findByRole("button", { name: words.again })).toBeTruthy();
  expect(again.queryByDisplayValue(ADDRESS)).toBeNull();
});

test("tells how often it was opened, that all is well, and ends by one press", async () => {
  await openWith(plan(1, ACCEPTED), [link({ opened: 2 })]);
  const dialog = await openDialog();
  expect(await dialog.findByText(words.opened_other.replace("{{count}}", "2"))).toBeTruthy();
  expect(dialog.getByText(words.notYet)).toBeTruthy();
  press(words.well);
  await waitFor(() => expect(dialog.queryByText(words.notYet)).toBeNull());
  press(words.end);
  expect(await dialog.findByRole("button", { name: words.make })).toBeTruthy();
  expect(await screen.findByText(words.ended)).toBeTruthy();
});

test("a refusal says why, and shows what is so", async () => {
  await openWith(plan(1, ACCEPTED), [], { "POST /chats/*/plans/*/link": () => refusal("PLAN_CHANGED") });
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole("button", { name: words.make }));
  expect((await failureToast()).getByText(es.errors.codes.PLAN_CHANGED)).toBeTruthy();
  expect(dialog.getByRole("button", { name: words.make })).toBeTruthy();
});

const CANCELLED = { ...ACCEPTED, state: "cancelled", act: "cancelled", isMyAct: false } as const;

test("of a cancelled plan, the link is there while it lives, and no new one", async () => {
  await openWith(plan(1, CANCELLED), [link()]);
  const dialog = await openDialog();
  expect(await dialog.findByRole("button", { name: words.end })).toBeTruthy();
  expect(dialog.queryByRole("button", { name: words.again })).toBeNull();
});

test.each([
  ["a proposal", plan(1), 0],
  ["a cancelled plan without a link", plan(1, CANCELLED), 1],
])("%s leads to none", async (_, shown, asked) => {
  const { of, app } = await openWith(shown, [link({ planId: id(702) })]);
  await screen.findByRole("region", { name: es.plans.bar.replace("{{name}}", "Robin") });
  await waitFor(() => expect([of("GET", "/me/plan-links").length, app.queries.isFetching()]).toEqual([asked, 0]));
  expect(screen.queryByRole("button", { name: es.plans.tellSomebody, hidden: true })).toBeNull();
});

test("who is asked reads that the plan can be shown", async () => {
  await openWith(plan(1));
  expect(await screen.findByText(es.plans.shown)).toBeTruthy();
});
