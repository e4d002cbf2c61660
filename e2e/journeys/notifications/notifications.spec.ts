import { digest as de } from "@nakamatch/phrases/de/notifications/digest";
import { es } from "@nakamatch/phrases/es";
import type { Response } from "@playwright/test";
import { faultsOf } from "../../support/accessibility.ts";
import { chromiumOptions } from "../../support/chromium.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test.use({ serviceWorkers: "allow", launchOptions: chromiumOptions({ isFull: true }) });

/** Runs in the page. */
const REGISTER =
  'navigator.serviceWorker.register("/service-worker.js").then(() => navigator.serviceWorker.ready).then(() => true)';
const SHOWN = `navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`;

/** Runs in the worker, as a press does. */
const PRESS = `registration.getNotifications().then(([notification]) => {
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
})`;

/** A stored change, not a read of the same address. */
const isStored = (path: string) => (response: Response) =>
  response.url().endsWith(path) && response.request().method() !== "GET" && response.ok();

test("what a person is notified of, and a notification as it arrives", async ({ page, context, newMember }) => {
  const { person } = await newMember();
  await signIn(page, person);
  await page.goto("/settings#notifications");
  const section = page.getByRole("region", { name: es.pushNotifications.title });
  let deliver: (pushed: object) => Promise<unknown>;

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
    deliver = (pushed) =>
      session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(pushed) });
    for (const body of ["uno", "dos"]) {
      // The start of the app may still be closing the notifications of what has been read.
      await expect(async () => {
        await deliver({ title: "Noa te ha escrito", body, url: "/chats", tag: "chat-1" });
        const shown = [{ title: "Noa te ha escrito", body, tag: "chat-1" }];
        await expect.poll(() => page.evaluate(SHOWN), { timeout: 5_000 }).toEqual(shown);
      }).toPass();
    }
  });

  await test.step("a press closes it, and leads the open window there", async () => {
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(PRESS);
    await expect(page).toHaveURL(/\/chats$/);
    await expect.poll(() => page.evaluate(SHOWN)).toEqual([]);
    expect(context.pages()).toEqual([page]);
  });

  await test.step("those of seen likes are closed, also by the start of the app", async () => {
    const like = { title: "Le gustas a alguien", body: "Ven", url: "/matches", tag: "like" };
    // The screen that the press led to may still be closing what was seen.
    await expect(async () => {
      await deliver(like);
      expect(await page.evaluate(SHOWN)).toHaveLength(1);
    }).toPass();
    await page.reload();
    await expect.poll(() => page.evaluate(SHOWN)).toEqual([]);
  });

  await test.step("whatever is shown is closed when the session ends, elsewhere or here", async () => {
    const message = { title: "Noa te ha escrito", body: "tres", url: "/chats", tag: "chat-2" };
    for (const end of [
      () => deliver({ ended: true }),
      () => page.getByRole("button", { name: es.nav.logout }).first().click(),
    ]) {
      await deliver(message);
      await expect.poll(() => page.evaluate(SHOWN)).toHaveLength(1);
      await end();
      await expect.poll(() => page.evaluate(SHOWN)).toEqual([]);
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
