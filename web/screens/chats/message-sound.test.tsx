import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { openPart } from "../settings/testing.tsx";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Chats } from "./screen.tsx";
import { chat, id, message, minutesAgo, reading, zoro } from "./testing.tsx";

const KEY = "nakamatch-sound";
const started = vi.fn();
const node = () => ({
  frequency: { value: 0 },
  gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
  connect: (to: unknown) => to,
  start: started,
  stop: vi.fn(),
  addEventListener: vi.fn(),
});
class Audio {
  currentTime = 0;
  createOscillator = node;
  createGain = node;
}
const played = () => started.mock.calls.length / 2;
const activation = (userActivation?: { hasBeenActive: boolean }) =>
  vi.stubGlobal("navigator", withActivation(userActivation));
const withActivation = (userActivation?: object) =>
  new Proxy(navigator, {
    get: (target, name) => (name === "userActivation" ? userActivation : Reflect.get(target, name, target)),
  });

beforeEach(() => {
  started.mockReset();
  vi.stubGlobal("AudioContext", Audio);
  activation({ hasBeenActive: true });
  return () => vi.unstubAllGlobals();
});

const news = (extra = {}) => message(1, { chatId: id(1), readAt: null, sentAt: minutesAgo(0), ...extra });

/** With two chats, at `path`. */
async function open(path: string, isOn = true) {
  if (isOn) localStorage.setItem(KEY, "on");
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderSignedIn(<p>Inicio</p>, {
    path,
    route: "/dashboard",
    screens: [{ path: "/chats", element: <Chats /> }],
    answers: {
      "GET /chats": () => ({ chats: [chat(1), chat(2, { otherUser: zoro })], nextCursor: null }),
      "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false }),
      "POST /chats/*/read": () => ({ reading: null }),
    },
  });
}
const later = (milliseconds = 1000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("a message of another chat than the one on screen plays it once, also beside the list, and again later", async () => {
  await open(`/chats?chat=${id(2)}`);
  await push("message.created", news());
  await push("message.created", news({ id: id(2) }));
  await later();
  expect(played()).toBe(1);
  await push("message.created", news({ id: id(3) }));
  await later();
  expect(played(), "another tab, or a moment ago").toBe(1);
  await later(2000);
  await push("message.created", news({ id: id(4) }));
  await later();
  expect(played()).toBe(2);
});

test.each([
  ["in the chat on screen", `/chats?chat=${id(1)}`, news(), () => {}, 0],
  ["there, too, in a hidden tab", `/chats?chat=${id(1)}`, news(), () => hide(), 1],
  ["of one's own", "/dashboard", news({ senderId: viewer.id }), () => {}, 0],
  ["in a tab that was never used", "/dashboard", news(), () => activation({ hasBeenActive: false }), 0],
  ["where the browser decides by itself", "/dashboard", news(), () => activation(), 1],
] as const)("a message %s", async (_, path, created, before, times) => {
  await open(path);
  before();
  await push("message.created", created);
  await later();
  expect(played()).toBe(times);
});

const hide = () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

test("one that is read meanwhile, on another device, plays nothing", async () => {
  await open("/dashboard");
  await push("message.created", news());
  await push("message.read", reading(viewer.id, news()));
  await later();
  expect(played()).toBe(0);
});

test("one that is taken back meanwhile plays nothing", async () => {
  await open("/dashboard");
  await push("message.created", news());
  await push("message.updated", { ...news(), isTakenBack: true });
  await push("message.created", news());
  await later();
  expect(played()).toBe(0);
});

test("it is off at first, and switched in the settings of this browser, where it is heard", async () => {
  await openPart("notifications", {});
  const toggle = await screen.findByRole<HTMLInputElement>("switch", { name: es.pushNotifications.sound.switch });
  expect(toggle.checked).toBe(false);
  fireEvent.click(toggle);
  expect(toggle.checked).toBe(true);
  expect([localStorage.getItem(KEY), played()]).toEqual(["on", 1]);
  fireEvent.click(toggle);
  expect([localStorage.getItem(KEY), played()]).toEqual([null, 1]);
});

test("switched off it plays nothing", async () => {
  await open("/dashboard", false);
  await push("message.created", news());
  await later();
  expect(played()).toBe(0);
});
