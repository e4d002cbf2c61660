import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Tabs } from "./tabs.tsx";
import { renderInKit } from "./testing.tsx";

test("the values of a checkbox group are in the order of its options", async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: "hombre", label: "Hombres" },
    { value: "mujer", label: "Mujeres" },
  ] as const;
  await renderInKit(
    <CheckboxGroup legend="Amistad con" options={options} value={["mujer"]} onValueChange={onValueChange} />,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Hombres" }));
  expect(onValueChange).toHaveBeenLastCalledWith(["hombre", "mujer"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Mujeres" }));
  expect(onValueChange).toHaveBeenLastCalledWith([]);
});

test("a bar announces its value and stays within 0 and 100", async () => {
  await renderInKit(<ProgressBar label="Compatibilidad" value={140} />);
  const bar = screen.getByRole("meter", { name: "Compatibilidad" });
  expect(bar.getAttribute("aria-valuenow")).toBe("100");
  expect(bar.getAttribute("aria-valuetext")).toBe("100\u00a0%");
});

test("tabs show the panel of the chosen one, with their counts", async () => {
  function Lists() {
    const [tab, setTab] = useState<"a" | "b">("a");
    return (
      <Tabs
        label="Listas"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "a", label: "Mutuos", count: 2, content: "uno" },
          { value: "b", label: "Les gusto", count: 0, content: "dos" },
        ]}
      />
    );
  }
  await renderInKit(<Lists />);
  expect(screen.getByRole("tabpanel").textContent).toBe("uno");
  fireEvent.click(screen.getByRole("tab", { name: /Les gusto\s*0/ }));
  await waitFor(() => expect(screen.getByRole("tabpanel").textContent).toBe("dos"));
});
