import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { applyUpdate, hasUpdate, registerServiceWorker, subscribeUpdate } from "../lib/app-update.ts";
import { renderInKit } from "../ui/testing.tsx";
import { UpdateWatch } from "./update-watch.tsx";

vi.mock("../lib/app-update.ts", () => ({
  applyUpdate: vi.fn(),
  hasUpdate: vi.fn(() => false),
  registerServiceWorker: vi.fn(),
  subscribeUpdate: vi.fn(),
}));

const START = { name: "Actualizar" };

test("a new version is offered when it is there, and starts when the person wants it to", async () => {
  let arrive = () => {};
  const unsubscribe = vi.fn();
  vi.mocked(subscribeUpdate).mockImplementation((listener) => {
    arrive = listener;
    return unsubscribe;
  });
  const { unmount } = await renderInKit(<UpdateWatch />);
  expect(registerServiceWorker, "there is none without a build").not.toHaveBeenCalled();
  act(() => arrive());
  expect(screen.queryByRole("button", START)).toBeNull();
  vi.mocked(hasUpdate).mockReturnValue(true);
  act(() => arrive());
  expect(applyUpdate).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole("button", START));
  expect(applyUpdate).toHaveBeenCalledOnce();
  unmount();
  expect(unsubscribe).toHaveBeenCalled();
  await renderInKit(<UpdateWatch />);
  expect(await screen.findByRole("button", START), "one that was there before").toBeTruthy();
});
