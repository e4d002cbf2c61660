import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { noteOf } from "../settings/testing.tsx";
import { field, open, serveRegistration, submit, type } from "./testing.tsx";

serveRegistration();

const REPEAT = "Repite la contraseña";
const MISMATCH = "Las contraseñas no coinciden";

test("the repeated password is compared once the person has left it, and again when the first one changes", async () => {
  await open();
  type("Contraseña", "Secreta-1");
  type(REPEAT, "Secreta-1");
  type("Contraseña", "weak");
  fireEvent.blur(field("Contraseña"));
  await waitFor(() => expect(field("Contraseña").getAttribute("aria-invalid")).toBe("true"));
  expect(field(REPEAT).getAttribute("aria-invalid")).toBeNull();
  type("Contraseña", "Secreta-1");
  fireEvent.blur(field(REPEAT));
  type("Contraseña", "Secreta-12");
  await waitFor(() => expect(noteOf(field(REPEAT))).toContain(MISMATCH));
  type("Contraseña", "Secreta-1");
  await waitFor(() => expect(noteOf(field(REPEAT))).not.toContain(MISMATCH));
});

test("everything that is missing is said, as the outline has it", async () => {
  await open();
  expect(document.title).toBe("Crear cuenta · Nakamatch");
  submit();
  await waitFor(() => expect(field("Nombre").getAttribute("aria-invalid")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(field("Nombre")));
  const main = screen.getByRole("main");
  await waitFor(() => expect(main.querySelector(".animate-spin"), "nothing is loading").toBeNull());
  await waitFor(() => expect(main.querySelectorAll("[name=country], [name=lookingFor]")).toHaveLength(2));
  expect(outlineOf(main).replaceAll(/"\d{4}-\d\d-\d\d"/g, '"(date)"')).toMatchSnapshot();
});
