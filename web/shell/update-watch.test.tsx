import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { applyUpdate, hasUpdate, registerServiceWorker, subscribeUpdate } from "../lib/app-update.ts";
import { renderInKit } from "../ui/testing.tsx";
import { UpdateWatch } from "./update-watch.tsx";

vi.mock("../lib/app-update.ts", () => ({
  applyUpdate: vi.fn(),
  hasUpdate: vi.fn(() => false),
  registerServiceWorker: vi.fn(),
  subscribeUpdate: vi.fn(),
}));

let arrive = () => {};
const unsubscribe = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(hasUpdate).mockReturnValue(false);
  vi.mocked(subscribeUpdate).mockImplementation((listener) => {
    arrive = listener;
    return unsubscribe;
  });
});

const START = { name: "Actualizar" };

test("a new version is offered when it is there, and starts when the person wants it to", async () => {
  const { unmount } = await renderInKit(<UpdateWatch />);
  act(() => arrive());
  expect(screen.queryByRole("button", START)).toBeNull();
  vi.mocked(hasUpdate).mockReturnValue(true);
  act(() => arrive());
  expect(applyUpdate).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole("button", START));
  expect(applyUpdate).toHaveBeenCalledOnce();
  unmount();
  expect(unsubscribe).toHaveBeenCalled();
});

test("one that was there before is offered too", async () => {
  vi.mocked(hasUpdate).mockReturnValue(true);
  await renderInKit(<UpdateWatch />);
  expect(await screen.findByRole("button", START)).toBeTruthy();
});

test("without a build there is no service worker", async () => {
  await renderInKit(<UpdateWatch />);
  expect(registerServiceWorker).not.toHaveBeenCalled();
});
