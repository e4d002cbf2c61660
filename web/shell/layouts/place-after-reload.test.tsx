import { act, cleanup, fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { store } from "../../lib/browser-storage.ts";
import { renderRoutes } from "../../ui/testing.tsx";
import { POSITIONS, usePlaceAfterReload } from "./place-after-reload.ts";

/** In pixels; the window is 768 high. */
let height = 0;
let grow = () => {};
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => height);
  vi.stubGlobal(
    "ResizeObserver",
    class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        grow = () => callback([], this);
      }
      override disconnect() {
        grow = () => {};
        super.disconnect();
      }
    },
  );
});

function Screen() {
  usePlaceAfterReload();
  return null;
}

async function reload(position: unknown = { default: 2000 }) {
  grow = () => {};
  height = 900;
  store(POSITIONS, JSON.stringify(position), "sessionStorage");
  const app = await renderRoutes(["/", "/next"].map((path) => ({ path, element: <Screen /> })));
  return {
    ...app,
    become(next: number) {
      height = next;
      grow();
    },
  };
}

test("a reloaded screen is where it was as soon as its content is high enough, and is left alone from then on", async () => {
  const { become } = await reload();
  become(2000);
  expect(scrollTo).not.toHaveBeenCalled();
  become(2768);
  expect(scrollTo.mock.calls).toEqual([[{ top: 2000, behavior: "instant" }]]);
});

test.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)("not after %s", async (move) => {
  const { become } = await reload();
  fireEvent[move](document.body);
  become(5000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("neither on another screen, nor without a place, nor where the screen keeps its own", async () => {
  const { become, router } = await reload();
  await act(() => router.navigate("/next"));
  become(5000);
  cleanup();
  for (const other of [{ other: 2000 }, { default: "far" }, null, 7]) {
    (await reload(other)).become(5000);
    cleanup();
  }
  history.replaceState({ discovery: { pages: 1, card: null } }, "");
  (await reload()).become(5000);
  history.replaceState(null, "");
  expect(scrollTo).not.toHaveBeenCalled();
});
