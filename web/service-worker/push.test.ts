import { describe, expect, it, vi } from "vitest";
import { showNotifications } from "./push.ts";

const ORIGIN = "https://nakamatch.example";
const TEXT = { title: "Noa te ha escrito", body: "Abre Nakamatch", url: "/chats?chat=1", tag: "chat-1" };

/** A worker with windows at `addresses`. */
function workerWith(addresses: readonly string[] = []) {
  const events = new EventTarget();
  const windows = addresses.map((url) => ({
    url,
    visibilityState: "visible",
    focus: vi.fn(async () => {}),
    postMessage: vi.fn(),
  }));
  const matchAll = vi.fn(async () => windows);
  const openWindow = vi.fn(async (_address: string) => null);
  const showNotification = vi.fn(async () => {});
  const setAppBadge = vi.fn(async (_count?: number) => {});
  const clearAppBadge = vi.fn(async () => {});
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async (_options: { applicationServerKey: Uint8Array }) => ({
    toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "p+/==", auth: "a" } }),
  }));
  const pushManager = { getSubscription: async () => ({ unsubscribe }), subscribe };
  const worker = {
    addEventListener: events.addEventListener.bind(events),
    registration: { showNotification, getNotifications: async () => shown, pushManager },
    navigator: { setAppBadge, clearAppBadge },
    clients: { matchAll, openWindow },
    location: new URL(`${ORIGIN}/service-worker.js`),
  };
  showNotifications(worker as unknown as ServiceWorkerGlobalScope);

  /** Resolves after `waitUntil`. */
  async function dispatch(type: string, fields: object): Promise<void> {
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => pending.push(work);
    events.dispatchEvent(Object.assign(new Event(type), { waitUntil }, fields));
    await Promise.all(pending);
  }

  async function press(url: string) {
    const close = vi.fn();
    await dispatch("notificationclick", { notification: { data: { url }, close } });
    expect(close).toHaveBeenCalledOnce();
  }

  const device = { shown, unsubscribe, subscribe, clearAppBadge };
  return { windows, matchAll, openWindow, showNotification, setAppBadge, device, dispatch, press };
}

describe("notifications", () => {
  it.each([
    ["of messages sound again for the next of a chat", TEXT, true],
    ["of matches do not", { ...TEXT, url: "/matches", tag: "match" }, false],
  ])("show what is pushed, and keep where they lead; those %s", async (_, text, renotify) => {
    const { dispatch, showNotification } = workerWith();
    await dispatch("push", { data: { json: () => text } });
    const { title, url, ...rest } = text;
    const look = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
    expect(showNotification.mock.calls).toEqual([
      [title, { ...rest, ...look, renotify, silent: false, data: { url } }],
    ]);
  });

  it.each([
    ["and come no more once the session has ended elsewhere", async () => new Response(null, { status: 401 }), 1],
    [
      "and come no more if the next session is not subscribed",
      async () => Response.json({ publicKey: "-_8BAg", isSubscribed: false }),
      1,
    ],
    ["and come no more if nothing is known of a next session", () => Promise.reject(new TypeError("offline")), 1],
    [
      "and the subscription stays that of a next session",
      async () => Response.json({ publicKey: "-_8BAg", isSubscribed: true }),
      0,
    ],
  ])("are closed without a word %s", async (_, answer, unsubscribed) => {
    vi.stubGlobal("fetch", answer);
    const { dispatch, device, showNotification } = workerWith();
    await dispatch("push", { data: { json: () => ({ ended: true }) } });
    expect(device.shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
    expect(device.unsubscribe).toHaveBeenCalledTimes(unsubscribed);
    expect(device.clearAppBadge).toHaveBeenCalledOnce();
    expect(showNotification).not.toHaveBeenCalled();
  });

  it.each([
    [TEXT, [], [[]]],
    [TEXT, [`${ORIGIN}/dashboard`], []],
    [{ ...TEXT, url: "/matches", tag: "match" }, [], []],
  ])(
    "of new messages mark the installed app, without the number that an open window sets: %j %j",
    async (text, windows, marks) => {
      const { dispatch, setAppBadge } = workerWith(windows);
      await dispatch("push", { data: { json: () => text } });
      expect(setAppBadge.mock.calls).toEqual(marks);
    },
  );

  it("of what is taken back are replaced without a sound or a mark", async () => {
    const { dispatch, showNotification, setAppBadge } = workerWith();
    await dispatch("push", { data: { json: () => ({ ...TEXT, silent: true }) } });
    expect(showNotification.mock.calls).toMatchObject([[TEXT.title, { tag: TEXT.tag, silent: true, renotify: false }]]);
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it("of what is taken back are closed where a window is in sight", async () => {
    const { dispatch, showNotification, device } = workerWith([`${ORIGIN}/dashboard`]);
    await dispatch("push", { data: { json: () => ({ ...TEXT, silent: true }) } });
    expect(device.shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("are not shown for a push without data", async () => {
    const { dispatch, showNotification } = workerWith();
    await dispatch("push", { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("open their screen when they are pressed and the app is closed", async () => {
    const { press, openWindow } = workerWith();
    await press(TEXT.url);
    expect(openWindow.mock.calls).toEqual([[`${ORIGIN}${TEXT.url}`]]);
  });

  it("focus the window used last, which goes to their screen by itself", async () => {
    const { press, openWindow, windows } = workerWith([`${ORIGIN}/chats`, `${ORIGIN}/settings`]);
    await press(TEXT.url);
    expect(windows.map(({ focus, postMessage }) => [focus.mock.calls.length, postMessage.mock.calls])).toEqual([
      [1, [[{ goTo: TEXT.url }]]],
      [0, []],
    ]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("go to the window that shows their screen already, one opened before the worker too", async () => {
    const { press, openWindow, windows, matchAll } = workerWith([`${ORIGIN}/dashboard`, `${ORIGIN}${TEXT.url}`]);
    await press(TEXT.url);
    expect(matchAll).toHaveBeenCalledWith({ type: "window", includeUncontrolled: true });
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(windows.map(({ postMessage }) => postMessage.mock.calls)).toEqual([[], []]);
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe("a subscription that the browser has lost", () => {
  const SETTINGS = "GET /api/v1/me/alerts";
  const SUBSCRIBE = "PUT /api/v1/me/push-subscription";
  const TOKEN = "POST /api/auth/token";

  /** A server whose access token is good after `renewals` renewals. */
  function serve({ renewals = 0, isSubscribed = true, isEnded = false } = {}) {
    const calls: string[] = [];
    const bodies: unknown[] = [];
    let renewed = 0;
    vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
      calls.push(`${method} ${path}`);
      bodies.push(body && JSON.parse(body));
      if (path === "/api/auth/token") {
        renewed += 1;
        return new Response(null, { status: isEnded ? 401 : 200 });
      }
      if (renewed < renewals) return new Response(null, { status: 401 });
      return Response.json({ publicKey: "-_8BAg", isSubscribed });
    });
    return { calls, bodies };
  }

  it("is made anew with the server's key, and told to the server", async () => {
    const { dispatch, device } = workerWith();
    const { calls, bodies } = serve();
    await dispatch("pushsubscriptionchange", {});
    expect([...(device.subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([251, 255, 1, 2]);
    expect(calls).toEqual([SETTINGS, SUBSCRIBE]);
    const keys = { p256dh: "p-_", auth: "a" };
    expect(bodies[1]).toEqual({ endpoint: "https://push.example/2", keys, serverKey: "-_8BAg" });
  });

  it("is told with fresh tokens, as no page may be open", async () => {
    const { calls } = serve({ renewals: 1 });
    await workerWith().dispatch("pushsubscriptionchange", {});
    expect(calls).toEqual([SETTINGS, TOKEN, SETTINGS, SUBSCRIBE]);
  });

  it.each([
    ["an ended session", { renewals: 1, isEnded: true }, [SETTINGS, TOKEN]],
    ["a session that the server does not notify", { isSubscribed: false }, [SETTINGS]],
  ])("stays lost in %s", async (_, server, expected) => {
    const { dispatch, device } = workerWith();
    const { calls } = serve(server);
    await dispatch("pushsubscriptionchange", {});
    expect(calls).toEqual(expected);
    expect(device.subscribe).not.toHaveBeenCalled();
  });

  it("waits for the next start of the app without a connection", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
    await expect(workerWith().dispatch("pushsubscriptionchange", {})).resolves.toBeUndefined();
  });
});
