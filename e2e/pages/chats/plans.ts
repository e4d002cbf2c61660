import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import { type Member, signIn } from "../../support/members.ts";
import { ChatsPage } from "./chats-page.ts";

const { answers, awaited, bar, form, states } = es.plans;

/** Two who match, at their chat, each with the plans above it. */
export interface TwoInChat {
  me: Member;
  other: Member;
  chatId: string;
  page: Page;
  theirs: Page;
  mine: Locator;
  others: Locator;
}

/** Two new members who like each other open their chat, one on the page of the test. */
export async function meetInChat(
  page: Page,
  { newMember, openBrowser }: { newMember: () => Promise<Member>; openBrowser: () => Promise<Page> },
): Promise<TwoInChat> {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  const theirs = await openBrowser();
  await signIn(page, me.person);
  await signIn(theirs, other.person);
  for (const at of [page, theirs]) {
    await at.goto(`/chats?chat=${chatId}`);
    await expect(new ChatsPage(at).composer).toBeVisible();
  }
  return { me, other, chatId, page, theirs, mine: plansAbove(page, other), others: plansAbove(theirs, me) };
}

/** The plans above the open chat with somebody. */
export function plansAbove(page: Page, { person }: Member): Locator {
  return page.getByRole("region", { name: bar.replace("{{name}}", person.nickname) });
}

/** Opens the proposal from the menu of the chat, and chooses the day after tomorrow at half past six. */
export async function openProposal({ page, other }: Pick<TwoInChat, "page" | "other">): Promise<Locator> {
  const { nickname } = other.person;
  await new ChatsPage(page).chooseOption(nickname, es.chats.plan);
  const proposal = page.getByRole("dialog", { name: form.title.replace("{{name}}", nickname) });
  const day = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10);
  await proposal.getByLabel(form.day).fill(day);
  await proposal.getByLabel(form.time, { exact: true }).fill("18:30");
  return proposal;
}

/** Unfolds the plans above a chat, which are unfolded already if one waited for an answer as they came. */
export async function unfoldPlans(plans: Locator): Promise<void> {
  await expect(plans).toBeVisible();
  // Inside are those of further plans.
  const details = plans.locator("details").first();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
}

/** One proposes, the other accepts; `onTheWay` looks at the proposal and at what the other is asked. */
export async function agreeOnPlan(
  two: TwoInChat,
  { what, onTheWay }: { what: string; onTheWay?: (shown: Locator) => Promise<void> },
): Promise<void> {
  const { mine, others } = two;
  const proposal = await openProposal(two);
  await onTheWay?.(proposal);
  await proposal.getByLabel(form.what, { exact: true }).fill(what);
  await proposal.getByRole("button", { name: form.submit }).click();
  await expect(others).toContainText(awaited.proposed);
  await unfoldPlans(others);
  await onTheWay?.(others);
  await others.getByRole("button", { name: answers.accept, exact: true }).click();
  await expect(mine.locator("summary")).toContainText(states.accepted);
}
