import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { DEMO_MODERATOR, SECOND_MODERATOR, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

/** Decides by the API, as the moderator who is signed in there. `origin` is that of our pages. */
async function decide(moderator: Page, origin: string, path: string, data: object): Promise<void> {
  const answer = await moderator.request.put(`/api/v1/moderation/${path}`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("OPEN-74: a banned person reads why, appeals without a session, and another moderator lifts the ban", async ({
  page,
  newMember,
  openBrowser,
  outbox,
  baseURL: origin = "",
}) => {
  const member = await newMember();
  const { person } = member;
  const login = new LoginPage(page);
  const toasts = new Toasts(page);
  const notice = page.getByRole("alert").filter({ hasText: es.suspension.title });
  const of = (phrase: string) => phrase.replace("{{name}}", person.nickname);
  const text = "No fui yo: alguien usó mi cuenta mientras dormía.";

  const [first, second] = [await openBrowser(), await openBrowser()];
  await signIn(first, DEMO_MODERATOR);
  await signIn(second, SECOND_MODERATOR);
  const ban = { reason: "spam", notes: "Tres mensajes iguales\na tres personas.", duration: "1_week" };
  await decide(first, origin, `people/${member.id}/ban`, ban);

  await test.step("at the login, the notice has the whole statement of reasons", async () => {
    await login.open();
    await login.signIn(person);
    for (const part of [
      es.reasons.spam,
      "Tres mensajes iguales",
      "a tres personas.",
      es.statement.bases.account,
      es.statement.deciders.person,
      es.statement.appeal.text,
    ]) {
      await expect(notice).toContainText(part);
    }
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("the appeal is sent from there, without a session", async () => {
    await notice.getByRole("button", { name: es.statement.appeal.open }).click();
    const field = notice.getByLabel(es.statement.appeal.label);
    await expect(field).toBeFocused();
    await notice.getByRole("button", { name: es.statement.appeal.submit }).click();
    await expect(notice.getByText(es.statement.appeal.required)).toBeVisible();
    await field.fill(text);
    await notice.getByRole("button", { name: es.statement.appeal.submit }).click();
    await toasts.expectSuccess(es.statement.appeal.sentTitle);
    await expect(notice).toContainText("Tu apelación está en revisión desde el");
  });
  await test.step("who banned cannot decide about it, another moderator grants it, and the first one's list shows that", async () => {
    const [theirs, others] = [appealOf(first, person.nickname), appealOf(second, person.nickname)];
    for (const moderator of [first, second]) await moderator.goto("/moderation/bans?tab=appeals");
    await expect(theirs).toContainText(es.appeals.own);
    await theirs.getByRole("button", { name: of(es.appeals.showName) }).click();
    await expect(first.getByRole("button", { name: of(es.appeals.bar.grantedName) })).toBeDisabled();
    await others.getByRole("button", { name: of(es.appeals.showName) }).click();
    const pane = second.getByRole("region", { name: person.nickname });
    await expect(pane.getByText(text)).toBeInViewport();
    await expect(pane.getByRole("region", { name: es.appeals.decision })).toContainText("Tres mensajes iguales");
    await expect(pane.getByText(es.statement.effects.banForever.slice(0, 15))).toHaveCount(0);
    await expect(pane.getByRole("group", { name: of(es.appeals.bar.label) })).toBeInViewport({ ratio: 1 });
    await second.evaluate("scrollTo(0, 0)");
    expect(await faultsOf(second)).toEqual([]);
    await second.keyboard.press("d");
    const dialog = second.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: es.appeals.templates.granted.mistake })).toBeFocused();
    await dialog.getByLabel(es.appeals.dialog.answer).focus();
    await second.keyboard.type("Tienes razón: no fuiste tú.");
    expect(await faultsOf(second)).toEqual([]);
    await second.keyboard.press("Control+Enter");
    await new Toasts(second).expectSuccess(es.appeals.granted);
    for (const item of [theirs, others]) await expect(item).toHaveCount(0);
  });
  await test.step("the page tells it within fifteen seconds, and the person is in again", async () => {
    await expect(page.getByText(es.suspension.over.title)).toBeVisible({ timeout: 40_000 });
    await login.signIn(person);
    await expect(new DashboardPage(page).heading).toContainText(person.nickname);
  });
  await test.step("an email tells it", async () => {
    const granted = await outbox.nextEmailTo(person.email, /^Hemos aceptado tu apelación/);
    expect(granted.text).toContain("Tienes razón: no fuiste tú.");
  });
});

/** The open appeal of a person, as a moderator sees it. */
function appealOf(moderator: Page, nickname: string): Locator {
  return moderator
    .getByRole("list", { name: es.appeals.list })
    .getByRole("listitem")
    .filter({ has: moderator.getByRole("heading", { name: nickname }) });
}

/** Resolves once the socket of the page is connected; call it before the page is opened. */
async function liveConnection(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("40"));
}

test("WARN-01 WARN-05: a warning stands on the dashboard until it is confirmed, in every tab", async ({
  page,
  context,
  newMember,
  openBrowser,
  baseURL: origin = "",
}) => {
  const member = await newMember();
  await signIn(page, member.person);
  const dashboard = new DashboardPage(page);
  const bannerOn = (tab: Page) => tab.getByRole("region", { name: es.warning.title });
  const banner = bannerOn(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const live = liveConnection(tab);
    await tab.goto("/dashboard");
    await expect(tab.getByRole("heading", { level: 1, name: /^¡Hola, / })).toBeVisible();
    await expect(bannerOn(tab), "WARN-07").toHaveCount(0);
    await live;
  }
  const moderator = await openBrowser();
  await signIn(moderator, DEMO_MODERATOR);
  await decide(moderator, origin, `people/${member.id}/warning`, {
    reason: "offensive_content",
    notes: "Sin insultos.",
  });

  await test.step("WARN-02: it appears at once, at the top, with date, reason and note", async () => {
    for (const tab of [page, other]) await expect(bannerOn(tab)).toBeVisible();
    await expect(banner).toContainText(es.reasons.offensive_content);
    await expect(banner).toContainText("Sin insultos.");
    await expect(banner.locator("time")).toBeVisible();
    const [above, below] = [await banner.boundingBox(), await dashboard.heading.boundingBox()];
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
    expect(await faultsOf(page, banner)).toEqual([]);
  });
  await test.step("the link leads to the whole statement, where the appeal is", async () => {
    await banner.getByRole("link", { name: es.warning.more }).click();
    await expect(page.getByRole("heading", { level: 1, name: es.decisions.title })).toBeVisible();
    await expect(page.getByText(es.statement.deciders.person)).toBeVisible();
    await expect(page.getByRole("button", { name: es.statement.appeal.open })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
  });
  await test.step("WARN-05 WARN-06: once confirmed it is gone, in the other tab as well, and stays away", async () => {
    await banner.getByRole("button", { name: es.warning.confirm }).click();
    await new Toasts(page).expectSuccess(es.warning.markedAsSeen);
    for (const tab of [page, other]) await expect(bannerOn(tab)).toHaveCount(0);
    await new Toasts(page).saying(es.warning.markedAsSeen).getByRole("button", { name: es.warning.more }).click();
    await expect(page.getByRole("heading", { level: 1, name: es.decisions.title })).toBeVisible();
    await page.goto("/dashboard");
    await expect(dashboard.heading).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
