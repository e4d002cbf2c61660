import { readFile } from "node:fs/promises";
import { es } from "@nakamatch/phrases/es";
import { faultsOf } from "../../support/accessibility.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("find an event by keyboard: near me, by a search, into the calendar; guests get none", async ({
  page,
  openBrowser,
}) => {
  await signIn(page, DEMO_MEMBER);
  await test.step("from the menu behind the face", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: es.nav.account }).press("Enter");
    await page.getByRole("menuitem", { name: es.nav.events }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: es.events.title })).toBeVisible();
  });
  const cards = page.getByRole("list", { name: es.events.list, exact: true }).getByRole("article");
  await test.step("near me: no card is nearer than the one before it", async () => {
    await page.getByRole("radio", { name: es.events.order.soonest }).press("ArrowRight");
    await expect(page).toHaveURL(/order=nearest/);
    await expect(cards.first()).toContainText("Madrid");
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("a search by city finds it, and Enter opens it", async () => {
    await page.getByRole("searchbox", { name: es.events.search }).pressSequentially("granada kaze invierno");
    await expect(cards).toHaveCount(1);
    await cards.getByRole("link").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Kaze Con Invierno" })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("its calendar file has whole days", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: es.events.calendar.add }).press("Enter"),
    ]);
    const file = await readFile(await download.path(), "utf8");
    expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    expect(file).toContain("SUMMARY:Kaze Con Invierno");
  });
  await test.step("going is pressed with the narrow choice, says when the list opens, and is taken back", async () => {
    // "Ya no voy" would match, too.
    const go = page.getByRole("button", { name: es.going.go, exact: true });
    await go.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: es.going.dialog.liked })).toBeChecked();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: es.going.go }).press("Enter");
    await expect(page.getByRole("heading", { name: es.going.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: es.going.opens.title })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: es.going.leave }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: es.going.leave }).press("Enter");
    await expect(go).toBeVisible();
  });
  await test.step("back leads to what was searched", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/order=nearest&search=/);
    await expect(cards).toHaveCount(1);
  });
  await test.step("one's own event lists who goes, and leads to their profiles", async () => {
    await page.goto("/events");
    await page.getByRole("region", { name: es.going.mine }).getByRole("link").press("Enter");
    const goers = page.getByRole("list", { name: es.going.list });
    await expect(goers.getByRole("article").first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await goers.getByRole("link").first().press("Enter");
    await expect(page).toHaveURL(/\/profile\//);
  });
  await test.step("a guest is led to the sign-in, and the API says nothing", async () => {
    const guest = await openBrowser();
    await guest.goto("/events");
    await expect(guest).toHaveURL(/\/login/);
    expect((await guest.request.get("/api/v1/events")).status()).toBe(401);
  });
});
