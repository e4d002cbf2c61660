import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Counter } from "./counter.tsx";
import { PasswordField } from "./password-field.tsx";
import { Select } from "./select.tsx";
import { renderInKit } from "./testing.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

test("REG-07 OPEN-89: a pasted text is composed before the field cuts it, in the place of what is selected", async () => {
  const changed = vi.fn();
  await renderInKit(<TextField label="Nombre" maxLength={10} defaultValue="xx y" />);
  const input = screen.getByLabelText<HTMLInputElement>("Nombre");
  // React's event needs a browser: here `setRangeText` bypasses the property that React watches.
  input.addEventListener("input", changed);
  const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } });
  input.setSelectionRange(0, 4);
  expect(paste("A\u0301ngel Jose\u0301"), "the browser's own paste is prevented").toBe(false);
  expect(input.value).toBe("Ángel José");
  expect(changed).toHaveBeenCalledOnce();
  input.setSelectionRange(6, 10);
  paste("I\u0301n\u0303igo");
  expect(input.value).toBe("Ángel Íñig");
  expect(paste("Ana"), "a composed text is left to the browser").toBe(true);
});

test("a password can be shown and hidden again", async () => {
  await renderInKit(<PasswordField label="Contraseña" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>("Contraseña");
  fireEvent.click(screen.getByRole("button", { name: "Mostrar contraseña" }));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Ocultar contraseña" }));
  expect(input.type).toBe("password");
});

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

test("a text area grows with its text where the browser does not do it by itself", async () => {
  vi.spyOn(Object.getPrototypeOf(CSS), "supports").mockReturnValue(false);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this instanceof HTMLTextAreaElement ? this.value.split("\n").length * 24 : 0;
  });
  await renderInKit(<TextArea label="Bio" defaultValue="one line" />);
  const area = screen.getByLabelText<HTMLTextAreaElement>("Bio");
  expect(area.style.height).toBe("24px");
  fireEvent.change(area, { target: { value: "three\nwhole\nlines" } });
  expect(area.style.height).toBe("72px");
  fireEvent.change(area, { target: { value: "one" } });
  expect(area.style.height).toBe("24px");
});

test("a select offers to choose until something is chosen, which cannot be taken back", async () => {
  const onBlur = vi.fn();
  const options = [
    { value: "hombre", label: "Hombre" },
    { value: "mujer", label: "Mujer", icon: <i title="icon" /> },
  ] as const;
  function Gender() {
    const [value, setValue] = useState<"hombre" | "mujer" | null>(null);
    return <Select label="Género" options={options} value={value} onValueChange={setValue} onBlur={onBlur} />;
  }
  await renderInKit(<Gender />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Género" });
  const offered = () => [...select.options].map(({ text, disabled, selected }) => [text, disabled, selected]);
  expect(offered()).toEqual([
    ["Elige una opción", true, true],
    ["Hombre", false, false],
    ["Mujer", false, false],
  ]);
  fireEvent.change(select, { target: { value: "mujer" } });
  expect(offered()).toEqual([
    ["Hombre", false, false],
    ["Mujer", false, true],
  ]);
  expect(screen.getByTitle("icon")).toBeTruthy();
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(select);
  expect(onBlur).toHaveBeenCalledOnce();
});

test("an error comes into sight while its field has the focus, and moves nothing while another has it", async () => {
  const scrolled = vi.fn();
  const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, "scrollIntoView");
  Element.prototype.scrollIntoView = scrolled;
  function Fields() {
    const [error, setError] = useState<string>();
    return (
      <>
        <TextField label="Palabras" error={error} onKeyDown={() => setError("Sin enlaces")} />
        <TextField label="Otro" onKeyDown={() => setError("Demasiado largo")} />
      </>
    );
  }
  await renderInKit(<Fields />);
  const press = (label: string) => {
    screen.getByLabelText(label).focus();
    fireEvent.keyDown(screen.getByLabelText(label), { key: "Enter" });
  };
  press("Palabras");
  expect(scrolled.mock.contexts).toEqual([screen.getByText("Sin enlaces").closest("p")]);
  press("Otro");
  expect(screen.getByText("Demasiado largo")).toBeTruthy();
  expect(scrolled).toHaveBeenCalledOnce();
  if (scrollIntoView) Object.defineProperty(Element.prototype, "scrollIntoView", scrollIntoView);
});
