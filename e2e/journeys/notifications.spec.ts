import { digest as de } from "@nakamatch/phrases/de/digest";
import { es } from "@nakamatch/phrases/es";
import type { Response } from "@playwright/test";
import { faultsOf } from "../support/accessibility.ts";
import { chromiumOptions } from "../support/chromium.ts";
import { signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow", launchOptions: chromiumOptions({ isFull: true }) });

/** Runs in the page. */
const REGISTER =
  'navigator.serviceWorker.register("/service-worker.js").then(() => navigator.serviceWorker.ready).then(() => true)';
const SHOWN = `navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`;

/** A stored change, not a read of the same address. */
const isStored = (path: string) => (response: Response) =>
  response.url().endsWith(path) && response.request().method() !== "GET" && response.ok();

test("what a person is notified of, and a notification as it arrives", async ({ page, context, newMember }) => {
  const { person } = await newMember();
  await signIn(page, person);
  await page.goto("/settings#notifications");
  const section = page.getByRole("region", { name: es.pushNotifications.title });

  await test.step("each choice is still there after a reload", async () => {
    for (const name of [es.pushNotifications.likes, es.pushNotifications.quiet]) {
      const stored = page.waitForResponse(isStored("/me/alerts"));
      await section.getByRole("switch", { name }).click();
      await stored;
    }
    await expect(section.getByLabel(es.pushNotifications.from)).toHaveValue("22:00");
    await page.reload();
    await expect(section.getByLabel(es.pushNotifications.until)).toHaveValue("08:00");
    await expect(section.getByRole("switch", { name: es.pushNotifications.likes })).not.toBeChecked();
    expect(await faultsOf(page, section)).toEqual([]);
  });

  await test.step("so is how often the email with what is new comes", async () => {
    const digest = page.getByRole("region", { name: es.digest.settings.title });
    await expect(digest.getByRole("radio", { name: es.digest.settings.weekly })).toBeChecked();
    const stored = page.waitForResponse(isStored("/me/digest"));
    await digest.getByText(es.digest.settings.off, { exact: true }).click();
    await stored;
    await page.reload();
    await expect(digest.getByRole("radio", { name: es.digest.settings.off })).toBeChecked();
    expect(await faultsOf(page, digest)).toEqual([]);
  });

  await test.step("the service worker shows what is pushed, the newest of a chat in place of the one before", async () => {
    await context.grantPermissions(["notifications"]);
    const session = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    await page.evaluate(REGISTER);
    const registrationId = await registration;
    const { origin } = new URL(page.url());
    for (const body of ["uno", "dos"]) {
      const data = JSON.stringify({ title: "Noa te ha escrito", body, url: "/chats", tag: "chat-1" });
      await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
      // Two that arrive at once may be shown in either order.
      await expect.poll(() => page.evaluate(SHOWN)).toEqual([{ title: "Noa te ha escrito", body, tag: "chat-1" }]);
    }
  });
});

test("the link of an email with what is new asks first, and says when it does not work", async ({
  openBrowser,
  guard,
}) => {
  // The server refuses the token.
  guard.expect(/400/);
  const page = await openBrowser({ locale: "de-DE", viewport: { width: 360, height: 740 } });
  await page.goto("/unsubscribe?token=broken&lang=de");
  const stop = page.getByRole("button", { name: de.page.stop });
  await expect(stop).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await stop.click();
  await expect(page.getByRole("heading", { name: de.page.invalidTitle })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
});
