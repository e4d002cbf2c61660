import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Badge, Chip } from "./badge.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { IconButton } from "./icon-button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Segmented } from "./segmented.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
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

test("arrows move between the tabs, around their ends too, and open what they reach", async () => {
  function Lists() {
    const [tab, setTab] = useState("b");
    const tabs = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase(), content: value }));
    return <Tabs label="Listas" value={tab} onValueChange={setTab} tabs={tabs} />;
  }
  await renderInKit(<Lists />);
  const tab = (name: string) => screen.getByRole("tab", { name });
  expect(["A", "B", "C"].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
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
    expect(tab(name).ariaSelected ?? tab(name).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name }).textContent).toBe(name.toLowerCase());
  }
  fireEvent.keyDown(tab("C"), { key: "ArrowLeft", altKey: true });
  expect(screen.getByRole("tabpanel").textContent).toBe("c");
});

test("the percentage is written beside its bar, as the language writes it, or a text of its own instead", async () => {
  await renderInKit(
    <>
      <ProgressBar label="Compatibilidad" value={37} />
      <ProgressBar label="Nivel" value={-5} valueText="ninguno" />
    </>,
  );
  // Queries read the space that does not break as a plain one.
  expect(screen.getByText("37 %")).toBeTruthy();
  expect(screen.getByText("ninguno")).toBeTruthy();
  const level = screen.getByRole("meter", { name: "Nivel" });
  expect([level.getAttribute("aria-valuenow"), level.getAttribute("aria-valuetext")]).toEqual(["0", "ninguno"]);
  expect([level.getAttribute("aria-valuemin"), level.getAttribute("aria-valuemax")]).toEqual(["0", "100"]);
  const filled = screen.getByRole("meter", { name: "Compatibilidad" }).firstElementChild as HTMLElement;
  expect(filled.style.width).toBe("37%");
});

test("work whose end is not known is a progress bar without a value", async () => {
  // biome-ignore lint/a11y/useValidAriaRole: a property of this component, not the attribute
  await renderInKit(<ProgressBar label="Subiendo" role="progress" />);
  const bar = screen.getByRole("progressbar", { name: "Subiendo" });
  expect(bar.hasAttribute("aria-valuenow")).toBe(false);
  expect(bar.hasAttribute("aria-valuetext")).toBe(false);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe("");
});

test("tabs are named, and the row marks the open one", async () => {
  await renderInKit(
    <Tabs
      label="Listas"
      value="a"
      onValueChange={() => {}}
      tabs={[
        { value: "a", label: "Mutuos", icon: <svg aria-hidden="true" data-testid="heart" />, content: "uno" },
        { value: "b", label: "Les gusto", count: "999+", content: "dos" },
      ]}
    />,
  );
  expect(screen.getByRole("tablist", { name: "Listas" })).toBeTruthy();
  const [mutual, others] = screen.getAllByRole("tab");
  expect(mutual?.getAttribute("aria-selected")).toBe("true");
  expect(others?.getAttribute("aria-selected")).toBe("false");
  expect(mutual?.textContent, "without a count there is no badge").toBe("Mutuos");
  expect(others?.textContent).toBe("Les gusto999+");
  expect(mutual?.contains(screen.getByTestId("heart"))).toBe(true);
});

test("a slider announces its value in words, keeps its bounds and answers numbers", async () => {
  const onValueChange = vi.fn();
  await renderInKit(
    <Slider label="Distancia" value={50} min={10} max={200} step={5} valueText="50 km" onValueChange={onValueChange} />,
  );
  const slider = screen.getByRole("slider", { name: "Distancia" }) as HTMLInputElement;
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(["10", "200", "5", "50"]);
  expect(slider.getAttribute("aria-valuetext")).toBe("50 km");
  expect(screen.getByText("50 km").getAttribute("for")).toBe(slider.id);
  expect(Number.parseFloat(slider.style.getPropertyValue("--value"))).toBeCloseTo((40 / 190) * 100);
  fireEvent.change(slider, { target: { value: "75" } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(75);
});

test("a disabled slider cannot be moved", async () => {
  await renderInKit(
    <Slider label="Distancia" value={1} min={0} max={2} valueText="1 km" onValueChange={() => {}} disabled />,
  );
  const slider = screen.getByRole("slider") as HTMLInputElement;
  expect([slider.disabled, slider.step]).toEqual([true, "1"]);
});

test("side by side choices are one group of radio buttons; with icons alone the labels are tooltips", async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: "light", label: "Claro", icon: <svg aria-hidden="true" data-testid="sun" /> },
    { value: "dark", label: "Oscuro" },
  ] as const;
  await renderInKit(<Segmented label="Tema" options={options} value="light" onValueChange={onValueChange} iconsOnly />);
  expect(screen.getByRole("group", { name: "Tema" })).toBeTruthy();
  const [light, dark] = screen.getAllByRole("radio") as HTMLInputElement[];
  expect([light?.checked, dark?.checked]).toEqual([true, false]);
  expect(light?.name).toBe(dark?.name);
  expect(dark?.closest("label")?.title).toBe("Oscuro");
  expect(light?.closest("label")?.contains(screen.getByTestId("sun"))).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Oscuro" }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("dark");
});

test("a switch has its state, its hint, and can be disabled", async () => {
  const onCheckedChange = vi.fn();
  await renderInKit(
    <>
      <Switch label="Mostrar edad" hint="En tu perfil" name="age" checked={false} onCheckedChange={onCheckedChange} />
      <Switch label="Mostrar ciudad" checked disabled onCheckedChange={() => {}} />
    </>,
  );
  const age = screen.getByRole("switch", { name: "Mostrar edad" }) as HTMLInputElement;
  expect([age.checked, age.getAttribute("aria-checked"), age.name]).toEqual([false, "false", "age"]);
  expect(document.getElementById(age.getAttribute("aria-describedby") ?? "")?.textContent).toBe("En tu perfil");
  fireEvent.click(age);
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  const city = screen.getByRole("switch", { name: "Mostrar ciudad" }) as HTMLInputElement;
  expect([city.getAttribute("aria-checked"), city.disabled]).toEqual(["true", true]);
  expect(city.hasAttribute("aria-describedby")).toBe(false);
});

test("a chosen item can be removed by a button that names it; a badge has the icon of its kind", async () => {
  const onRemove = vi.fn();
  await renderInKit(
    <>
      <Chip name="One Piece" tone="anime" onRemove={onRemove} />
      <Chip name="Celeste" tone="juego" onRemove={() => {}} disabled />
      <Chip name="Dark" tone="serie_pelicula" />
      <Badge tone="gold">Premium</Badge>
      <Badge>3</Badge>
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar One Piece" }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect((screen.getByRole("button", { name: "Quitar Celeste" }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getAllByRole("button"), "no button without something to do").toHaveLength(2);
  const toned = (text: string) => screen.getByText(text).closest<HTMLElement>("[data-tone]");
  expect(["One Piece", "Dark", "Premium", "3"].map((text) => toned(text)?.dataset.tone)).toEqual([
    "anime",
    "serie_pelicula",
    "gold",
    "neutral",
  ]);
  const kindOf = (text: string) => toned(text)?.querySelector<HTMLElement>("[data-kind]")?.dataset.kind;
  expect(["One Piece", "Celeste", "Dark", "3"].map(kindOf)).toEqual(["anime", "juego", "serie_pelicula", undefined]);
  expect(toned("Premium")?.querySelector("svg")?.classList).toContain("lucide-crown");
});

test("a busy button of one icon keeps its name and ignores presses", async () => {
  const onClick = vi.fn();
  await renderInKit(
    <>
      <IconButton label="Enviar" icon={<svg aria-hidden="true" data-testid="plane" />} busy onClick={onClick} />
      <IconButton label="Volver" icon={<svg aria-hidden="true" />} onClick={onClick} />
    </>,
  );
  const send = screen.getByRole("button", { name: "Enviar" });
  expect([send.title, send.getAttribute("aria-busy"), send.getAttribute("aria-disabled")]).toEqual([
    "Enviar",
    "true",
    "true",
  ]);
  expect(screen.queryByTestId("plane"), "the spinner is in its place").toBeNull();
  fireEvent.click(send);
  expect(onClick).not.toHaveBeenCalled();
  const back = screen.getByRole("button", { name: "Volver" });
  expect([back.getAttribute("type"), back.hasAttribute("aria-busy")]).toEqual(["button", false]);
  fireEvent.click(back);
  expect(onClick).toHaveBeenCalledTimes(1);
});
