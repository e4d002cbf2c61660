import { fireEvent, render as renderBare, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { Counter } from "./counter.tsx";
import { renderInKit } from "./testing.tsx";
import { TextArea } from "./text-area.tsx";

const i18n = await i18nWithAllPhrases();

/** With phrases, and can be rendered again with other props. */
function render(element: ReactElement) {
  return renderBare(element, {
    wrapper: ({ children }) => <TranslationProvider i18n={i18n}>{children}</TranslationProvider>,
  });
}

const level = (text: string) => screen.getByText(text).parentElement?.dataset.level;

test.each([
  [300, "calm"],
  [301, "warn"],
  [349, "warn"],
  [350, "full"],
])("LIMIT-06: at %i of 350 characters the counter is %s", async (used, expected) => {
  await renderInKit(<Counter used={used} max={350} warn={300} />);
  expect(level(`${used}/350`)).toBe(expected);
});

test("the room left is announced from when it gets short, in a live region that was there before", async () => {
  const { rerender } = render(<Counter used={300} max={350} warn={300} />);
  const region = document.querySelector("[aria-live=polite]")!;
  expect(region.textContent).toBe("");
  expect(document.body.textContent).toContain("Quedan 50 caracteres");
  rerender(<Counter used={301} max={350} warn={300} />);
  expect(document.querySelector("[aria-live=polite]")).toBe(region);
  expect(region.textContent).toBe("Quedan 49 caracteres");
  expect(document.body.textContent?.split("Quedan 49 caracteres")).toHaveLength(2);
});

test("LIMIT-04: the counter follows what is typed as N/300", async () => {
  await renderInKit(<TextArea label="Bio" max={300} defaultValue="Hola" />);
  expect(level("4/300")).toBe("calm");
  fireEvent.change(screen.getByLabelText("Bio"), { target: { value: "x".repeat(300) } });
  expect(level("300/300")).toBe("full");
});
