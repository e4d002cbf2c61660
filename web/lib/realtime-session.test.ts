import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "./api-testing.ts";
import { createApp } from "./create-app.ts";
import { SESSION_KEY } from "./session-store.ts";

/** A minimal connection. */
class FakeSocket {
  connected = true;
  active = true;
  sent: unknown[][] = [];
  connect = vi.fn();
  disconnect = vi.fn();
  listeners = new Map<string, (value: never) => void>();
  onAny = vi.fn((listener: (event: string, payload: unknown) => void) => {
    this.receive = listener;
  });
  receive: (event: string, payload: unknown) => void = () => {};
  volatile = { emit: (...event: unknown[]) => this.sent.push(event) };
  on(event: string, listener: (value: never) => void) {
    this.listeners.set(event, listener);
  }
  removeAllListeners = vi.fn(() => this.listeners.clear());
  happen(event: string, value?: unknown) {
    this.listeners.get(event)?.(value as never);
  }
}

const opened: FakeSocket[] = [];
const io = vi.fn();
/** Remaining failed loads. */
let missing = 0;
const load = async () => {
  if (missing > 0) {
    missing -= 1;
    throw new TypeError("Failed to fetch dynamically imported module");
  }
  return io;
};

const SESSION = "GET /api/v1/session";
let server: ReturnType<typeof fakeServer>;
let app = createApp();

beforeEach(() => {
  opened.length = 0;
  io.mockReset().mockImplementation(() => {
    const socket = new FakeSocket();
    opened.push(socket);
    return socket;
  });
  // Disables jitter.
  vi.spyOn(Math, "random").mockReturnValue(0);
  server = fakeServer({ [SESSION]: () => signedIn() });
  missing = 0;
  app = createApp({ loadSocket: load });
});
afterEach(() => {
  app.stop();
});

/** Signed in, with a connection. */
async function connected() {
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
  app.session.start();
  app.live.start();
  const socket = await vi.waitFor(() => opened[0] ?? expect.fail("no connection"), { timeout: 15_000 });
  await expect.poll(() => server.of(SESSION)).toHaveLength(1);
  return socket;
}

test("a guest has no connection", async () => {
  server.answers[SESSION] = () => null;
  app.session.start();
  app.live.start();
  await expect.poll(() => app.session.read().loading).toBe(false);
  expect(io).not.toHaveBeenCalled();
  app.live.tell("presence.active");
});

test("who is signed in has one, which ends with the session and hears nothing more", async () => {
  const socket = await connected();
  const longPollingToo = { transports: ["websocket", "polling"], tryAllTransports: true };
  expect(io.mock.calls).toEqual([[{ path: REALTIME_PATH, ...longPollingToo }]]);
  app.live.tell("chat.typing", { chatId: "c" });
  expect(socket.sent).toEqual([["chat.typing", { chatId: "c" }]]);
  app.session.end();
  expect(socket.disconnect).toHaveBeenCalledOnce();
  expect(socket.removeAllListeners).toHaveBeenCalledOnce();
  app.live.tell("presence.active");
  expect(socket.sent).toHaveLength(1);
});

test("its library is tried again until it arrives, for the person who is signed in then", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  missing = 3;
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
  app.session.start();
  app.live.start();
  await vi.advanceTimersByTimeAsync(2999);
  expect(missing).toBe(2);
  await vi.advanceTimersByTimeAsync(1 + 5999);
  expect([missing, opened.length]).toEqual([1, 0]);
  app.live.stop();
  app.session.start();
  app.live.start();
  await vi.advanceTimersByTimeAsync(3000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
});

test("what was missed is fetched again after each connect, and when the server says so", async () => {
  const socket = await connected();
  const fetchAgain = vi.fn();
  const stop = app.live.listen("events.missed", fetchAgain);
  socket.happen("connect");
  socket.happen("connect");
  expect(fetchAgain).toHaveBeenCalledTimes(2);
  socket.receive("events.missed", undefined);
  expect(fetchAgain).toHaveBeenCalledTimes(3);
  stop();
  socket.receive("events.missed", undefined);
  expect(fetchAgain).toHaveBeenCalledTimes(3);
});

test("OPEN-74: a ban ends the session", async () => {
  const socket = await connected();
  socket.receive("account.banned", { reason: "spam", bannedUntil: null });
  expect(app.session.read().user).toBeNull();
});

describe("a connection that the server refuses or ends", () => {
  const refused = (code?: string) => Object.assign(new Error("refused"), { data: { code } });

  async function broken() {
    const socket = await connected();
    vi.useFakeTimers();
    socket.connected = false;
    socket.active = false;
    return socket;
  }

  test("is tried again after waits that grow to a minute, and start over after a connection", async () => {
    const socket = await broken();
    for (const [index, ms] of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000].entries()) {
      socket.happen("connect_error", refused());
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(socket.connect).toHaveBeenCalledTimes(index);
      await vi.advanceTimersByTimeAsync(1);
      expect(socket.connect).toHaveBeenCalledTimes(index + 1);
    }
    socket.happen("connect");
    socket.happen("connect_error", new Error("websocket error"));
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket.connect).toHaveBeenCalledTimes(8);
    expect(server.of(SESSION), "the session is not in doubt").toHaveLength(1);
  });

  test.each([
    ["connect_error", refused("SESSION_MISSING")],
    ["disconnect", "io server disconnect"],
  ])("by %s for want of a session asks for that first", async (event, value) => {
    const socket = await broken();
    socket.happen(event, value);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.of(SESSION)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  test("is not tried again by us while the library tries, where there is one again, nor for somebody who is gone", async () => {
    const socket = await broken();
    socket.active = true;
    socket.happen("connect_error", refused("SESSION_MISSING"));
    socket.happen("disconnect", "transport close");
    socket.active = false;
    socket.happen("connect_error", refused());
    socket.connected = true;
    await vi.advanceTimersByTimeAsync(3000);
    socket.connected = false;
    socket.happen("connect_error", refused());
    app.session.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.connect).not.toHaveBeenCalled();
  });
});
