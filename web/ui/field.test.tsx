import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PasswordField } from "./password-field.tsx";
import { renderInKit } from "./testing.tsx";
import { TextField } from "./text-field.tsx";

test("REG-07 OPEN-89: a pasted text is composed before the field cuts it, in the place of what is selected", async () => {
  const changed = vi.fn();
  await renderInKit(<TextField label="Nombre" maxLength={10} defaultValue="xx y" />);
  const input = screen.getByLabelText<HTMLInputElement>("Nombre");
  // React's own event needs a browser, whose `setRangeText` goes past the property that React watches.
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
