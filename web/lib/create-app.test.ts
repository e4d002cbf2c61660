import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "./api-testing.ts";
import { testApp } from "./app-testing.ts";
import { closeNotifications, unsubscribeBrowser } from "./push.ts";

vi.mock("./push.ts", () => ({
  closeNotifications: vi.fn(async () => {}),
  unsubscribeBrowser: vi.fn(async () => {}),
}));

afterEach(() => vi.clearAllMocks());

test.each([
  ["signs out", { onPurpose: true }],
  ["is signed out from elsewhere", {}],
])("who %s is notified no more in this browser, and what it shows is closed", async (_, how) => {
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  const { session } = testApp();
  session.start();
  await expect.poll(() => session.read().user).not.toBeNull();
  expect(unsubscribeBrowser).not.toHaveBeenCalled();
  session.end(how);
  await expect.poll(() => unsubscribeBrowser).toHaveBeenCalledOnce();
  expect(closeNotifications).toHaveBeenCalledExactlyOnceWith();
});
