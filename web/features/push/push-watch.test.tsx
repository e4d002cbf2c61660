import { render as renderIn, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../../lib/api-testing.ts";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import {
  closeNotifications,
  isPushOwner,
  isStillSubscribed,
  pushSupport,
  rememberPushOwner,
  shownTags,
  subscribeBrowser,
} from "../../lib/push.ts";
import { PushWatch } from "./push-watch.tsx";

const SETTINGS = "GET /api/v1/me/alerts";
const SUBSCRIBE = "PUT /api/v1/me/push-subscription";
const SUBSCRIPTION = { endpoint: "https://push.example/abc", keys: { p256dh: "p", auth: "a" }, serverKey: "key" };

vi.mock("../../lib/push.ts", () => ({
  closeNotifications: vi.fn(),
  shownTags: vi.fn(),
  isPushOwner: vi.fn(),
  isStillSubscribed: vi.fn(),
  pushSupport: vi.fn(),
  rememberPushOwner: vi.fn(),
  subscribeBrowser: vi.fn(),
}));
const user = vi.hoisted(() => ({ id: "nami" }));
vi.mock("../../lib/session.tsx", () => ({ useUser: () => user }));

beforeEach(() => {
  user.id = "nami";
  vi.mocked(pushSupport).mockReturnValue("possible");
  vi.mocked(isPushOwner).mockImplementation((id) => id === "nami");
  vi.mocked(closeNotifications).mockReset().mockResolvedValue();
  vi.mocked(shownTags).mockReset().mockResolvedValue([]);
  vi.mocked(isStillSubscribed).mockResolvedValue(true);
  vi.mocked(rememberPushOwner).mockReset();
  vi.mocked(subscribeBrowser).mockReset().mockResolvedValue(SUBSCRIPTION);
});

const settings = (isSubscribed: boolean, isBrief = false) => ({
  isSubscribed,
  isBrief,
  publicKey: "key",
  kinds: { match: true, message: true },
});

let hear: (event: string, payload?: object) => void;

function render(element: ReactElement, path = "/chats") {
  const app = testApp();
  const listen = vi.spyOn(app.live, "listen");
  hear = (event, payload = {}) => {
    for (const [name, handler] of listen.mock.calls) if (name === event) handler(payload as never);
  };
  return renderIn(element, {
    wrapper: ({ children }) => (
      <AppProvider app={app}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </AppProvider>
    ),
  });
}

function open(isSubscribed = false, isBrief = false) {
  const server = fakeServer({ [SETTINGS]: () => settings(isSubscribed, isBrief), [SUBSCRIBE]: () => settings(true) });
  return { server, ...render(<PushWatch />) };
}

test("after a new sign-in the browser of the person is subscribed again, with the server's key", async () => {
  const { server } = open();
  await waitFor(() => expect(server.of(SUBSCRIBE).map(({ body }) => body)).toEqual([SUBSCRIPTION]));
  expect(vi.mocked(subscribeBrowser).mock.calls).toEqual([["key"]]);
});

test("a browser whose subscription is not the one that the server has, or of other keys, is subscribed anew", async () => {
  vi.mocked(isStillSubscribed).mockResolvedValue(false);
  const { server } = open(true);
  await waitFor(() => expect(server.of(SUBSCRIBE).map(({ body }) => body)).toEqual([SUBSCRIPTION]));
  expect(vi.mocked(isStillSubscribed).mock.calls).toEqual([["key"]]);
  const owner = { personId: "nami", endpoint: SUBSCRIPTION.endpoint };
  await waitFor(() => expect(rememberPushOwner).toHaveBeenCalledExactlyOnceWith(owner));
});

test.each([
  ["a subscription that the server still has is left alone", true, false],
  ["a session that ends with the browser's gets none", false, true],
])("%s", async (_what, isSubscribed, isBrief) => {
  const { server } = open(isSubscribed, isBrief);
  await waitFor(() => expect(server.of(SETTINGS)).toHaveLength(1));
  // Flushes the work after the answer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(subscribeBrowser).not.toHaveBeenCalled();
});

test("nothing is subscribed where the browser refuses", async () => {
  vi.mocked(subscribeBrowser).mockResolvedValue(undefined);
  const { server } = open();
  await waitFor(() => expect(subscribeBrowser).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(server.of(SUBSCRIBE)).toEqual([]);
});

test.each(["none", "refused"] as const)("a browser whose support is %s is not asked about", async (support) => {
  vi.mocked(pushSupport).mockReturnValue(support);
  const { server } = open();
  vi.mocked(pushSupport).mockReturnValue("possible");
  render(<PushWatch />);
  await waitFor(() => expect(server.of(SUBSCRIBE)).toHaveLength(1));
  expect(server.of(SETTINGS), "not for the first").toHaveLength(1);
});

test("a browser where the person has not switched them on is left alone, until its owner signs in", async () => {
  user.id = "zoro";
  const { server, rerender } = open();
  user.id = "nami";
  rerender(<PushWatch />);
  await waitFor(() => expect(server.of(SUBSCRIBE)).toHaveLength(1));
  expect(server.of(SETTINGS), "for its owner alone").toHaveLength(1);
});

test("a failure is logged, and no more", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = fakeServer({ [SETTINGS]: () => refusal("INTERNAL") });
  render(<PushWatch />);
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(server.of(SUBSCRIBE)).toEqual([]);
  log.mockRestore();
});

describe("notifications that are shown", () => {
  const closed = () => vi.mocked(closeNotifications).mock.calls.map(([tags]) => tags);

  test("close when their chat is read or archived, or their likes are seen, on any device of the person", () => {
    open(true);
    hear("message.read", { chatId: "1", readerId: "zoro" });
    expect(closed()).toEqual([]);
    hear("message.read", { chatId: "1", readerId: "nami" });
    hear("chat.archived", { chatId: "2" });
    hear("likes.seen");
    expect(closed()).toEqual([["chat-1"], ["chat-2"], ["like", "match"]]);
  });

  test("close when their message is taken back, unless it was read", () => {
    open(true);
    hear("message.updated", { chatId: "1", senderId: "nami", readAt: null });
    hear("message.updated", { chatId: "2", senderId: "zoro", readAt: "2026-01-01" });
    hear("message.updated", { chatId: "3", senderId: "zoro", readAt: null });
    expect(closed()).toEqual([["chat-3"]]);
  });

  test.each([
    [
      "all that is seen",
      { hasNewLikes: false, hasNewChats: false, waitingCases: 0 },
      ["like", "cases", "chat-1", "chat-2", "chat-3"],
    ],
    [
      "read chats, and those that are gone",
      { hasNewLikes: true, hasNewChats: true, waitingCases: 2 },
      ["chat-1", "chat-3"],
    ],
  ])("close at the start of the app: %s", async (_, dots, expected) => {
    vi.mocked(shownTags).mockResolvedValue(["like", "cases", "chat-1", "chat-2", "chat-3"]);
    fakeServer({
      [SETTINGS]: () => settings(true),
      "GET /notifications": () => dots,
      "GET /chats/3": () => refusal("CHAT_NOT_FOUND"),
      "GET /chats/*": ({ params: [id] }) => ({ unreadCount: id === "1" ? 0 : 3 }),
    });
    render(<PushWatch />);
    await waitFor(() => expect(closed()).toEqual([expected]));
    hear("events.missed");
    await waitFor(() => expect(closed(), "after a reconnect too").toEqual([expected, expected]));
  });

  test("stay where the server cannot be asked", async () => {
    vi.mocked(shownTags).mockResolvedValue(["chat-1"]);
    fakeServer({
      [SETTINGS]: () => settings(true),
      "GET /notifications": () => ({ hasNewLikes: false, hasNewChats: true, waitingCases: 0 }),
      "GET /chats/1": () => refusal("UNAVAILABLE"),
    });
    render(<PushWatch />);
    await waitFor(() => expect(closed()).toEqual([[]]));
  });

  test("about cases close where moderators come to them", () => {
    fakeServer({ [SETTINGS]: () => settings(true) });
    render(<PushWatch />, "/moderation/bans");
    expect(closed()).toEqual([["cases"]]);
  });
});
