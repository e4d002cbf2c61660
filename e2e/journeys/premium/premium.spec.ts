import { es } from "@nakamatch/phrases/es";
import { dictionaries } from "@nakamatch/phrases/testing";
import type { Page } from "@playwright/test";
import { MatchesPage } from "../../pages/meeting/matches-page.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const words = es.premiumPage;
const CARDS = { pays: "4242", declined: "0002", authenticates: "3184", declinedLater: "0341" };

/** The provider's payment page in development. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`${card}\\b`) }).check();
  await page.getByRole("button", { name: /^Subscribe and pay/ }).click();
}

/** Counts a page's fetches of the matches, in all and until the event of a new premium member. */
function trackMatchFetches(page: Page) {
  let fetched = 0;
  let fetchedAtEvent: number | undefined;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/v1/matches") fetched++;
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes("premium.changed")) fetchedAtEvent ??= fetched;
    }),
  );
  return { fetched: () => fetched, fetchedAtEvent: () => fetchedAtEvent };
}

test("PREM-09..13 PAY-02: buys, is golden on another's screen, cancels, reactivates, expires", async ({
  page,
  newMember,
  openBrowser,
  outbox,
}) => {
  const [buyer, fan] = [await newMember(), await newMember()];
  await buyer.like(fan);
  await fan.like(buyer);
  const { nickname, email } = buyer.person;
  const fansPage = await openBrowser();
  const fansFetches = trackMatchFetches(fansPage);
  await signIn(fansPage, fan.person);
  await new MatchesPage(fansPage).open();
  const theirs = fansPage.getByRole("article").filter({ hasText: nickname });
  const crown = theirs.getByRole("img", { name: es.common.people.premium });
  await expect(theirs).toBeVisible();
  await expect(crown).toHaveCount(0);
  let sandbox = "";

  await test.step("OPEN-01: a guest chooses a plan, signs in and is back", async () => {
    await page.goto("/premium");
    await expect(page.getByRole("heading", { name: words.title, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: /24,99/ }).click();
    await new LoginPage(page).signIn(buyer.person);
    await expect(page).toHaveURL(/\/premium$/);
  });
  await test.step("a card that is declined charges nothing and can be tried again", async () => {
    await page.getByRole("button", { name: /24,99/ }).click();
    await page.waitForURL(/\/pay\//);
    sandbox = new URL(page.url()).origin;
    await payWith(page, CARDS.declined);
    await expect(page.getByRole("alert")).toContainText("declined");
  });
  await test.step("PREM-13: 3-D Secure, then premium; the fan sees it without touching anything", async () => {
    await payWith(page, CARDS.authenticates);
    // Within a second: the event arrives with premium and alone causes the fetch. No clock is read,
    // as it would measure the machine's load.
    const before = fansFetches.fetched();
    expect(fansFetches.fetchedAtEvent()).toBeUndefined();
    await page.getByRole("button", { name: "Complete" }).click();
    await expect(page).toHaveURL(/\/success\?session_id=cs_test_/);
    await expect(page.getByRole("heading", { name: es.subscriptionSuccess.title })).toBeVisible();
    await expect(crown).toBeVisible();
    expect(fansFetches.fetchedAtEvent(), "nothing was asked for before the event").toBe(before);
    expect(fansFetches.fetched(), "and once because of it").toBe(before + 1);
    expect(await faultsOf(page)).toEqual([]);
    const { text } = await outbox.nextEmailTo(email, new RegExp(es.premiumEmails.subscribed.subject));
    expect(text.replaceAll(/\s/g, " ")).toContain("24,99 € al año, impuestos incluidos");
  });
  await test.step("PAY-04 PREM-09: cancels in one press, and stays premium", async () => {
    await page.goto("/premium");
    await expect(page.getByText(`Visa terminada en ${CARDS.authenticates}`)).toBeVisible();
    const invoice = page.waitForEvent("popup");
    await page.getByRole("link", { name: /24,99/ }).click();
    await expect((await invoice).getByText("This invoice has been paid.")).toBeVisible();
    await page.getByRole("button", { name: words.manage.cancel }).click();
    await expect(page.getByRole("status").getByText(words.toasts.cancelled)).toBeVisible();
    await expect(page.getByRole("button", { name: words.manage.reactivate })).toBeVisible();
    await outbox.nextEmailTo(email, new RegExp(es.premiumEmails.cancelled.subject));
    await expect(crown).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("PAY-05 PREM-10: reactivates, also after a reload; cancels again", async () => {
    await page.getByRole("button", { name: words.manage.reactivate }).click();
    await expect(page.getByRole("status").getByText(words.toasts.reactivated)).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: words.manage.cancel }).click();
    await expect(page.getByRole("button", { name: words.manage.reactivate })).toBeVisible();
  });
  await test.step("PREM-11: the period ends; the gold is gone and the plans are back", async () => {
    const developer = await openBrowser();
    await developer.goto(sandbox);
    await developer.getByRole("button", { name: "+366" }).click();
    await expect(page.getByRole("button", { name: /24,99/ })).toBeVisible();
    await expect(page.getByText(words.ended.yearly.replace("{{date}}", ""))).toBeVisible();
    await expect(crown).toHaveCount(0);
    await outbox.nextEmailTo(email, new RegExp(es.premiumEmails.ended.subject));
  });
});

test("PREM-04: in Portuguese what is shown in real is charged in real; back leads to the plans", async ({
  newMember,
  openBrowser,
}) => {
  const member = await newMember();
  const page = await openBrowser({ locale: "pt-BR" });
  await signIn(page, member.person);
  await page.goto("/premium");
  const { plans } = dictionaries.pt.premiumPage;
  await expect(page.getByRole("article", { name: plans.monthly })).toContainText("23,90");
  await page.getByRole("button", { name: /23,90/ }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.getByText("R$23.90", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /23,90/ })).toBeEnabled();
});

test("a renewal that could not be charged is paid on the provider's page, and the screen says so", async ({
  page,
  newMember,
  openBrowser,
}) => {
  const member = await newMember();
  await signIn(page, member.person);
  await page.goto("/premium");
  await page.getByRole("button", { name: /3,99/ }).click();
  await page.waitForURL(/\/pay\//);
  const sandbox = new URL(page.url()).origin;
  await payWith(page, CARDS.declinedLater);
  await expect(page.getByRole("heading", { name: es.subscriptionSuccess.title })).toBeVisible();
  await page.goto("/premium");
  await expect(page.getByText(words.manage.states.renewing)).toBeVisible();

  const developer = await openBrowser();
  await developer.goto(sandbox);
  await developer.getByRole("button", { name: "+31" }).click();
  const alert = page.getByRole("alert").filter({ hasText: words.manage.unpaid });
  await expect(alert).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("button", { name: words.manage.pay }).click();
  await page.waitForURL(/\/pay\/in_/);
  await page
    .getByRole("radio", { name: new RegExp(`${CARDS.pays}\\b`) })
    .first()
    .check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("This invoice has been paid.")).toBeVisible();
  await page.goto("/premium");
  await expect(page.getByText(words.manage.states.renewing)).toBeVisible();
  await expect(alert).toHaveCount(0);
});
