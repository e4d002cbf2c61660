import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Select } from "./select.tsx";
import { renderInKit } from "./testing.tsx";

const OPTIONS = [
  { value: "hombre", label: "Hombre" },
  { value: "mujer", label: "Mujer", icon: <i title="icon" /> },
] as const;

test("a select offers to choose until something is chosen, which cannot be taken back", async () => {
  const onBlur = vi.fn();
  function Gender() {
    const [value, setValue] = useState<"hombre" | "mujer" | null>(null);
    return <Select label="Género" options={OPTIONS} value={value} onValueChange={setValue} onBlur={onBlur} />;
  }
  await renderInKit(<Gender />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Género" });
  const options = () => [...select.options].map(({ text, disabled }) => [text, disabled]);
  expect(options()).toEqual([
    ["Elige una opción", true],
    ["Hombre", false],
    ["Mujer", false],
  ]);
  expect(select.selectedOptions[0]?.text).toBe("Elige una opción");
  fireEvent.change(select, { target: { value: "mujer" } });
  expect(select.selectedOptions[0]?.text).toBe("Mujer");
  expect(options().map(([text]) => text)).toEqual(["Hombre", "Mujer"]);
  expect(screen.getByTitle("icon")).toBeTruthy();
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(select);
  expect(onBlur).toHaveBeenCalledOnce();
});
