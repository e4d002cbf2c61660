import { render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../lib/api-testing.ts";
import { isPushOwner, pushSupport, subscribeBrowser } from "../lib/push.ts";
import { PushWatch } from "./push-watch.tsx";

const SETTINGS = "GET /api/v1/me/alerts";
const SUBSCRIBE = "PUT /api/v1/me/push-subscription";
const SUBSCRIPTION = { endpoint: "https://push.example/abc", keys: { p256dh: "p", auth: "a" } };

vi.mock("../lib/push.ts", () => ({ isPushOwner: vi.fn(), pushSupport: vi.fn(), subscribeBrowser: vi.fn() }));
const user = vi.hoisted(() => ({ id: "nami" }));
vi.mock("../lib/session.tsx", () => ({ useUser: () => user }));

beforeEach(() => {
  user.id = "nami";
  vi.mocked(pushSupport).mockReturnValue("possible");
  vi.mocked(isPushOwner).mockImplementation((id) => id === "nami");
  vi.mocked(subscribeBrowser).mockReset().mockResolvedValue(SUBSCRIPTION);
});

const settings = (isSubscribed: boolean) => ({
  isSubscribed,
  publicKey: "key",
  kinds: { match: true, message: true },
});

function open(isSubscribed = false) {
  const server = fakeServer({ [SETTINGS]: () => settings(isSubscribed), [SUBSCRIBE]: () => settings(true) });
  return { server, ...render(<PushWatch />) };
}

test("after a new sign-in the browser of the person is subscribed again, with the server's key", async () => {
  const { server } = open();
  await waitFor(() => expect(server.of(SUBSCRIBE).map(({ body }) => body)).toEqual([SUBSCRIPTION]));
  expect(vi.mocked(subscribeBrowser).mock.calls).toEqual([["key"]]);
});

test("a subscription that the server still has is left alone", async () => {
  const { server } = open(true);
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
