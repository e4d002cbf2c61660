import { describe, expect, it, vi } from "vitest";
import { showNotifications } from "./push.ts";

const ORIGIN = "https://nakamatch.example";
const TEXT = { title: "Noa te ha escrito", body: "Abre Nakamatch", url: "/chats?chat=1", tag: "chat-1" };

/** A worker with windows at `addresses`. */
function workerWith(addresses: readonly string[] = []) {
  const events = new EventTarget();
  const windows = addresses.map((url) => ({ url, focus: vi.fn(async () => {}) }));
  const matchAll = vi.fn(async () => windows);
  const openWindow = vi.fn(async (_address: string) => null);
  const showNotification = vi.fn(async () => {});
  const setAppBadge = vi.fn(async (_count?: number) => {});
  const worker = {
    addEventListener: events.addEventListener.bind(events),
    registration: { showNotification },
    navigator: { setAppBadge },
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

  return { windows, matchAll, openWindow, showNotification, setAppBadge, dispatch, press };
}

describe("notifications", () => {
  it("show what is pushed, and keep where they lead", async () => {
    const { dispatch, showNotification } = workerWith();
    await dispatch("push", { data: { json: () => TEXT } });
    const { title, url, ...rest } = TEXT;
    expect(showNotification.mock.calls).toEqual([[title, { ...rest, icon: "/favicon.svg", data: { url } }]]);
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

  it("are not shown for a push without data", async () => {
    const { dispatch, showNotification } = workerWith();
    await dispatch("push", { data: null });
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("open their screen when they are pressed", async () => {
    const { press, openWindow, windows } = workerWith([`${ORIGIN}/chats`]);
    await press(TEXT.url);
    expect(openWindow.mock.calls).toEqual([[`${ORIGIN}${TEXT.url}`]]);
    expect(windows[0]?.focus).not.toHaveBeenCalled();
  });

  it("go to the window that shows their screen already, one opened before the worker too", async () => {
    const { press, openWindow, windows, matchAll } = workerWith([`${ORIGIN}/dashboard`, `${ORIGIN}${TEXT.url}`]);
    await press(TEXT.url);
    expect(matchAll).toHaveBeenCalledWith({ type: "window", includeUncontrolled: true });
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
