import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Counter } from "./counter.tsx";
import { renderInKit } from "./testing.tsx";
import { TextArea } from "./text-area.tsx";

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

test("LIMIT-04: the counter follows what is typed as N/300", async () => {
  await renderInKit(<TextArea label="Bio" max={300} defaultValue="Hola" />);
  expect(level("4/300")).toBe("calm");
  fireEvent.change(screen.getByLabelText("Bio"), { target: { value: "x".repeat(300) } });
  expect(level("300/300")).toBe("full");
});
