import { render as renderIn } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { PresenceSignals } from "./presence-signals.tsx";

let tell = vi.fn();
let connect: () => void;

beforeEach(() => {
  vi.useFakeTimers();
});

/** Renders in an app with a spied connection. */
function render(element: ReactElement) {
  const app = testApp();
  tell = vi.spyOn(app.live, "tell");
  const listen = vi.spyOn(app.live, "listen");
  connect = () => listen.mock.calls[0]?.[1]({} as never);
  return renderIn(element, { wrapper: ({ children }) => <AppProvider app={app}>{children}</AppProvider> });
}

test("CHAT-09: activity is sent to the server at most every 30 seconds", () => {
  render(<PresenceSignals />);
  expect(tell).toHaveBeenCalledExactlyOnceWith("presence.active");
  dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(29_999);
  dispatchEvent(new Event("pointerdown"));
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("pointerdown"));
  expect(tell).toHaveBeenCalledTimes(2);
});

test("activity that was told without a connection is told again with it, old one is not", () => {
  render(<PresenceSignals />);
  vi.advanceTimersByTime(29_999);
  connect();
  expect(tell).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  connect();
  expect(tell).toHaveBeenCalledTimes(2);
});

test("a tab that comes back into sight is activity", () => {
  render(<PresenceSignals />);
  vi.advanceTimersByTime(30_000);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(tell).toHaveBeenCalledTimes(2);
});

test("CHAT-09: what a control keeps to itself is activity too, until unmounting", () => {
  const { container, unmount } = render(<PresenceSignals />);
  container.addEventListener("keydown", (event) => event.stopPropagation());
  const press = () => container.dispatchEvent(new Event("keydown", { bubbles: true }));
  vi.advanceTimersByTime(30_000);
  press();
  expect(tell).toHaveBeenCalledTimes(2);
  unmount();
  vi.advanceTimersByTime(30_000);
  press();
  expect(tell).toHaveBeenCalledTimes(2);
});
