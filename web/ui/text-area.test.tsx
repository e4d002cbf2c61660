import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Counter } from "./counter.tsx";
import { renderInKit } from "./testing.tsx";
import { TextArea } from "./text-area.tsx";

const level = (text: string) => screen.getByText(text).parentElement?.dataset.level;

test.each([
  [300, "calm", ""],
  [301, "warn", "Quedan 49 caracteres"],
  [349, "warn", "Queda 1 carácter"],
  [350, "full", "Quedan 0 caracteres"],
])("LIMIT-06: at %i of 350 characters the counter is %s, and announces «%s»", async (used, expected, announced) => {
  await renderInKit(<Counter used={used} max={350} warn={300} />);
  expect(level(`${used}/350`)).toBe(expected);
  expect(document.querySelector("[data-level] [aria-live=polite]")?.textContent).toBe(announced);
});

test("LIMIT-04: the counter follows what is typed as N/300", async () => {
  await renderInKit(<TextArea label="Bio" max={300} defaultValue="Hola" />);
  expect(level("4/300")).toBe("calm");
  const region = document.querySelector("[data-level] [aria-live=polite]");
  fireEvent.change(screen.getByLabelText("Bio"), { target: { value: "x".repeat(300) } });
  expect(level("300/300")).toBe("full");
  expect(region?.textContent, "the region was there before its text").toBe("Quedan 0 caracteres");
});
