import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Chip } from "./badge.tsx";
import { Button } from "./button.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { IconButton } from "./icon-button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Segmented } from "./segmented.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { Tabs } from "./tabs.tsx";
import { renderInKit } from "./testing.tsx";

/** Behaviour; for structure see `outlines.test.tsx`. */

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

test("the chosen segment is marked without `:has()`, which Firefox lacks below 121", async () => {
  const options = ["a", "b"].map((value) => ({ value, label: value }));
  await renderInKit(<Segmented label="Orden" options={options} value="b" onValueChange={() => {}} />);
  const marked = screen.getAllByRole("radio").map((radio) => radio.parentElement?.classList.contains("bg-accent"));
  expect(marked).toEqual([false, true]);
});

test("a press or an arrow, around the ends too, moves to a tab and opens it", async () => {
  function Lists() {
    const [tab, setTab] = useState("b");
    const tabs = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase(), content: value }));
    return <Tabs label="Listas" value={tab} onValueChange={setTab} tabs={tabs} />;
  }
  await renderInKit(<Lists />);
  const tab = (name: string) => screen.getByRole("tab", { name });
  tab("B").focus();
  for (const [key, name] of [
    ["ArrowRight", "C"],
    ["ArrowRight", "A"],
    ["ArrowLeft", "C"],
    ["ArrowLeft", "B"],
    ["Home", "A"],
    ["End", "C"],
  ] as const) {
    fireEvent.keyDown(document.activeElement as HTMLElement, { key });
    expect(document.activeElement).toBe(tab(name));
    expect(tab(name).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name }).textContent).toBe(name.toLowerCase());
  }
  fireEvent.keyDown(tab("C"), { key: "ArrowLeft", altKey: true });
  expect(screen.getByRole("tabpanel").textContent).toBe("c");
  fireEvent.click(tab("A"));
  expect(screen.getByRole("tabpanel").textContent).toBe("a");
});

test.each([
  [37, "37%"],
  [140, "100%"],
  [-5, "0%"],
  [undefined, ""],
])("a bar for %s is filled to %s", async (value, width) => {
  await renderInKit(<ProgressBar label="Compatibilidad" value={value} />);
  expect((screen.getByRole("meter").firstElementChild as HTMLElement).style.width).toBe(width);
});

test("a slider is filled to its value, which it tells as a number", async () => {
  const onValueChange = vi.fn();
  await renderInKit(
    <Slider label="Distancia" value={50} min={10} max={200} step={5} valueText="50 km" onValueChange={onValueChange} />,
  );
  const slider = screen.getByRole("slider", { name: "Distancia" });
  expect(screen.getByText("50 km").getAttribute("for")).toBe(slider.id);
  expect(Number.parseFloat(slider.style.getPropertyValue("--value"))).toBeCloseTo((40 / 190) * 100);
  fireEvent.change(slider, { target: { value: "75" } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(75);
});

test("choices side by side are one group; switches and chips tell what is pressed", async () => {
  const told = vi.fn();
  const options = [
    { value: "light", label: "Claro" },
    { value: "dark", label: "Oscuro" },
  ] as const;
  await renderInKit(
    <>
      <Segmented label="Tema" options={options} value="light" onValueChange={told} />
      <Switch label="Mostrar edad" checked={false} onCheckedChange={told} />
      <Chip name="One Piece" onRemove={() => told("removed")} />
    </>,
  );
  const [light, dark] = screen.getAllByRole<HTMLInputElement>("radio");
  expect(light?.name).toBe(dark?.name);
  fireEvent.click(dark!);
  fireEvent.click(screen.getByRole("switch"));
  fireEvent.click(screen.getByRole("button", { name: "Quitar One Piece" }));
  expect(told.mock.calls.flat()).toEqual(["dark", true, "removed"]);
});

test("a busy button ignores presses and does not send its form again, but can have the focus", async () => {
  const told = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderInKit(
    <form noValidate onSubmit={told}>
      <Button type="submit" busy onClick={told}>
        Enviar
      </Button>
      <IconButton label="Cerrar" icon={<i />} busy onClick={told} />
      <IconButton label="Volver" icon={<i />} onClick={told} />
    </form>,
  );
  for (const button of screen.getAllByRole<HTMLButtonElement>("button")) {
    expect(button.disabled).toBe(false);
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(button);
  }
  expect(told, "by the last, which is not busy").toHaveBeenCalledOnce();
});

test("while a button is busy its words keep their room under the spinner, unless others take their place", async () => {
  await renderInKit(
    <>
      <Button busy>Enviar otra vez</Button>
      <Button busy busyLabel="Guardando...">
        Guardar
      </Button>
    </>,
  );
  expect(screen.getByText("Enviar otra vez").className).toContain("opacity-0");
  expect(screen.getByText("Guardando...").className).not.toContain("opacity-0");
});
