import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Select } from "./select.tsx";
import { renderInKit } from "./testing.tsx";

const OPTIONS = [
  { value: "hombre", label: "Hombre" },
  { value: "mujer", label: "Mujer" },
] as const;

async function renderSelect() {
  const onBlur = vi.fn();
  const onValueChange = vi.fn();
  await renderInKit(
    <Select label="Género" options={OPTIONS} value={null} onValueChange={onValueChange} onBlur={onBlur} />,
  );
  const trigger = screen.getByRole("combobox", { name: "Género" });
  return { onBlur, onValueChange, trigger };
}

test("a select is not blurred while its list is open, so that no error moves the list", async () => {
  const { onBlur, onValueChange, trigger } = await renderSelect();
  trigger.focus();
  fireEvent.keyDown(trigger, { key: "ArrowDown" });
  const option = await screen.findByRole("option", { name: "Mujer" });
  trigger.blur();
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.pointerDown(option);
  fireEvent.click(option);
  expect(onValueChange).toHaveBeenCalledWith("mujer");
  expect(onBlur).toHaveBeenCalled();
});

test("a select that was never opened is blurred when the focus leaves", async () => {
  const { onBlur, trigger } = await renderSelect();
  trigger.focus();
  trigger.blur();
  expect(onBlur).toHaveBeenCalledOnce();
});
