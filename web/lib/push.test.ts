import { describe, expect, test, vi } from "vitest";
import { log } from "./log.ts";
import {
  closeNotifications,
  isPushOwner,
  isStillSubscribed,
  pushSupport,
  rememberPushOwner,
  shownTags,
  subscribeBrowser,
  unsubscribeBrowser,
} from "./push.ts";

const KEY = "nakamatch-push";
/** Four bytes where base64url differs from base64. */
const PUBLIC_KEY = "-_8BAg";
const BYTES = [251, 255, 1, 2];

const whole = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };

/** A browser with this permission and subscription; records the calls. */
function browser({
  permission = "granted",
  current,
  made = { toJSON: () => whole },
}: {
  permission?: NotificationPermission;
  current?: {
    endpoint?: string;
    options: { applicationServerKey: ArrayBuffer | null } | undefined;
    unsubscribe?: () => Promise<boolean>;
  };
  made?: { toJSON: () => object };
} = {}) {
  const pushManager = { getSubscription: vi.fn(async () => current ?? null), subscribe: vi.fn(async () => made) };
  const shown = ["chat-1", "chat-2", "like"].map((tag) => ({ tag, close: vi.fn() }));
  const registration = { pushManager, getNotifications: async () => shown };
  const register = vi.fn(async (_address: string) => registration);
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: vi.fn(async () => registration),
  };
  vi.stubGlobal("navigator", { ...navigator, serviceWorker });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: vi.fn(async () => permission) });
  const closed = () => shown.filter(({ close }) => close.mock.calls.length > 0).map(({ tag }) => tag);
  return { pushManager, register, serviceWorker, closed };
}

test("a browser can show notifications until the person has told it not to, if it has all that is needed", async () => {
  browser({ permission: "default" });
  expect(pushSupport()).toBe("possible");
  const { register, pushManager } = browser({ permission: "denied" });
  expect(pushSupport()).toBe("refused");
  expect(await subscribeBrowser(PUBLIC_KEY)).toBeUndefined();
  expect([register.mock.calls, pushManager.subscribe.mock.calls]).toEqual([[], []]);
  for (const name of ["PushManager", "Notification"]) {
    browser();
    delete (globalThis as Record<string, unknown>)[name];
    expect(pushSupport(), name).toBe("none");
  }
  browser();
  vi.stubGlobal("navigator", {});
  expect(pushSupport()).toBe("none");
});

describe("subscribing", () => {
  test("is with the server's key, at the worker of the app, and for notifications that are seen", async () => {
    const keys = { p256dh: "BA+/8BAg==", auth: "a/+b==" };
    const { pushManager, register } = browser({ made: { toJSON: () => ({ ...whole, keys }) } });
    const inBase64url = { p256dh: "BA-_8BAg", auth: "a_-b" };
    expect(await subscribeBrowser(PUBLIC_KEY)).toEqual({ ...whole, keys: inBase64url, serverKey: PUBLIC_KEY });
    expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
    const [options] = pushManager.subscribe.mock.calls[0] as unknown as [
      { userVisibleOnly: boolean; applicationServerKey: Uint8Array },
    ];
    expect(options.userVisibleOnly).toBe(true);
    expect([...options.applicationServerKey]).toEqual(BYTES);
  });

  test.each([
    ["the same key stays", BYTES, 0],
    ["another key of the same length goes first", [251, 255, 1, 3], 1],
    ["a longer key goes first", [...BYTES, 3], 1],
    ["no key goes first", null, 1],
    ["no options goes first", undefined, 1],
  ])("a subscription with %s", async (_, bytes, times) => {
    const options = bytes === undefined ? undefined : { applicationServerKey: bytes && Uint8Array.from(bytes).buffer };
    const unsubscribe = vi.fn(async () => true);
    browser({ current: { options, unsubscribe } });
    expect(await subscribeBrowser(PUBLIC_KEY)).toEqual({ ...whole, serverKey: PUBLIC_KEY });
    expect(unsubscribe).toHaveBeenCalledTimes(times);
  });

  test.each([
    ["address", { keys: whole.keys }],
    ["key", { ...whole, keys: { auth: "a" } }],
    ["secret", { ...whole, keys: { p256dh: "p" } }],
  ])("a subscription without %s is an error", async (_, json) => {
    browser({ made: { toJSON: () => json } });
    await expect(subscribeBrowser(PUBLIC_KEY)).rejects.toThrow("incomplete subscription");
  });
});

test.each([
  ["of the key and at the address that the server has stays", "https://push.example/1", BYTES, true],
  ["at another address is renewed", "https://push.example/2", BYTES, false],
  ["of another key is renewed", "https://push.example/1", [...BYTES, 3], false],
])("a subscription %s", async (_, endpoint, bytes, isStill) => {
  browser({ current: { endpoint, options: { applicationServerKey: Uint8Array.from(bytes).buffer } } });
  rememberPushOwner({ personId: "nami", endpoint: "https://push.example/1" });
  expect(await isStillSubscribed(PUBLIC_KEY)).toBe(isStill);
});

test("a browser that lost its subscription, or the app's worker, is not subscribed any more", async () => {
  const { serviceWorker } = browser();
  expect(await isStillSubscribed(PUBLIC_KEY)).toBe(false);
  serviceWorker.getRegistration.mockResolvedValue(undefined as never);
  expect(await isStillSubscribed(PUBLIC_KEY)).toBe(false);
});

test("unsubscribing ends the browser's own subscription, where there is one", async () => {
  const unsubscribe = vi.fn(async () => true);
  const { serviceWorker } = browser({ current: { options: { applicationServerKey: null }, unsubscribe } });
  await unsubscribeBrowser();
  expect(unsubscribe).toHaveBeenCalledOnce();
  serviceWorker.getRegistration.mockResolvedValue(undefined as never);
  await unsubscribeBrowser();
});

describe("notifications that are shown", () => {
  test("are known and closed by their tags, or all at once", async () => {
    const { closed } = browser();
    expect(await shownTags()).toEqual(["chat-1", "chat-2", "like"]);
    await closeNotifications(["chat-2", "match"]);
    expect(closed()).toEqual(["chat-2"]);
    await closeNotifications();
    expect(closed()).toEqual(["chat-1", "chat-2", "like"]);
  });

  test("are none without a worker of the app, or in a browser without workers", async () => {
    const { serviceWorker, closed } = browser();
    serviceWorker.getRegistration.mockResolvedValue(undefined as never);
    expect(await shownTags()).toEqual([]);
    await closeNotifications();
    expect(closed()).toEqual([]);
    vi.stubGlobal("navigator", {});
    expect(await shownTags()).toEqual([]);
    await unsubscribeBrowser();
  });
});

describe("whose notifications this browser shows", () => {
  test("those of the person who was remembered, until they are forgotten", () => {
    browser();
    rememberPushOwner({ personId: "nami", endpoint: whole.endpoint });
    expect(localStorage.getItem(KEY)).toBe("nami");
    expect([isPushOwner("nami"), isPushOwner("robin")]).toEqual([true, false]);
    browser({ permission: "denied" });
    expect(isPushOwner("nami"), "the permission is gone").toBe(false);
    browser();
    rememberPushOwner(null);
    expect(localStorage).toHaveLength(0);
    expect(isPushOwner("nami")).toBe(false);
  });

  test("nobody's where nothing can be stored, which is logged", () => {
    browser();
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const broken = () => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
    rememberPushOwner({ personId: "nami", endpoint: whole.endpoint });
    expect(error).toHaveBeenCalledOnce();
    expect(isPushOwner("nami")).toBe(false);
  });
});
