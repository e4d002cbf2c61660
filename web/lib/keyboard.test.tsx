import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AppProvider } from "./app.tsx";
import { testApp } from "./app-testing.ts";
import { useKeyboard } from "./keyboard.ts";

const WITHOUT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

function Shown() {
  const { isOpen, covers } = useKeyboard();
  return (
    <>
      <output>{isOpen ? `open ${covers}` : "closed"}</output>
      <input aria-label="text" />
      {WITHOUT_TEXT.map((type) => (
        <input key={type} aria-label={type} type={type} alt="" />
      ))}
    </>
  );
}

const viewport = Object.assign(new EventTarget(), { height: 0, scale: 1 });

/** Heights of page and visual viewport. */
function resize(page: number, visible = page, { width = 360, scale = 1 } = {}) {
  Object.assign(viewport, { height: visible, scale });
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("innerHeight", page);
  act(() => {
    window.dispatchEvent(new Event("resize"));
    viewport.dispatchEvent(new Event("resize"));
  });
}

function open() {
  vi.stubGlobal("visualViewport", viewport);
  resize(780);
  render(
    <AppProvider app={testApp()}>
      <Shown />
    </AppProvider>,
  );
}

const shown = () => screen.getByRole("status").textContent;
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());

test("a keyboard over the page is open while somebody types", () => {
  open();
  expect(shown()).toBe("closed");
  focus("text");
  expect(shown()).toBe("closed");
  resize(780, 440);
  expect(shown()).toBe("open 340");
  // A row of suggestions appears.
  resize(780, 400);
  expect(shown()).toBe("open 380");
  resize(780, 780);
  expect(shown()).toBe("closed");
});

test("a keyboard that makes the window lower, but not the page, covers it", () => {
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(780);
  open();
  focus("text");
  resize(440);
  expect(shown()).toBe("open 340");
  resize(780);
  expect(shown()).toBe("closed");
});

test("a keyboard that makes the page lower covers nothing", () => {
  open();
  focus("text");
  resize(440);
  expect(shown()).toBe("open 0");
  act(() => (document.activeElement as HTMLElement).blur());
  expect(shown()).toBe("closed");
});

test("a bar of the browser, a turned phone and a zoomed page are no keyboard", () => {
  open();
  focus("text");
  resize(780, 700);
  expect(shown()).toBe("closed");
  resize(360, 360, { width: 780 });
  expect(shown()).toBe("closed");
  resize(780, 390, { scale: 2 });
  expect(shown()).toBe("closed");
});

test("no keyboard opens for a control without text", () => {
  open();
  resize(780, 440);
  for (const type of WITHOUT_TEXT) {
    focus(type);
    expect(shown(), type).toBe("closed");
  }
});
