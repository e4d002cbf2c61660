import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { pick } from "../../ui/testing.tsx";
import {
  bornYearsAgo,
  field,
  fill,
  good,
  open,
  SIGN_UP,
  serveRegistration,
  server,
  submit,
  toast,
  type,
} from "./testing.tsx";

serveRegistration();

/** The one rule for a password that is told at its field; the 6-character text is the toast's (OPEN-13). */
const WHOLE_RULE =
  "La contraseña debe cumplir con todos los requisitos de seguridad: mínimo 8 caracteres, 1 número, 1 carácter especial y 1 mayúscula";

describe("what is refused", () => {
  const nobody = {
    Nombre: "",
    Apellido: "",
    Nickname: "",
    "Fecha de nacimiento": "",
    "Correo electrónico": "",
    Contraseña: "",
    "Repite la contraseña": "",
  };

  test.each<[string, Partial<typeof good>, string, string]>([
    ["REG-04, ERR-03", { Nombre: "" }, "El nombre es obligatorio", "Nombre"],
    ["REG-04, ERR-03", { Apellido: "" }, "El apellido es obligatorio", "Apellido"],
    ["REG-05, ERR-03", { Nombre: "O'Neil" }, "El nombre solo puede contener letras, espacios y guiones", "Nombre"],
    ["REG-05, ERR-03", { Apellido: "D2" }, "El apellido solo puede contener letras, espacios y guiones", "Apellido"],
    ["REG-08, ERR-04", { Nickname: "" }, "El nickname es obligatorio", "Nickname"],
    ["REG-09, ERR-04", { Nickname: "ab" }, "El nickname debe tener al menos 3 caracteres", "Nickname"],
    ["REG-09, ERR-04", { Nickname: "a".repeat(21) }, "El nickname no puede tener más de 20 caracteres", "Nickname"],
    [
      "REG-10, ERR-04",
      { Nickname: "a b c" },
      "El nickname solo puede contener letras sin tilde ni ñ, números, guiones y guiones bajos",
      "Nickname",
    ],
    ["REG-12, ERR-04", { Nickname: "Luffy" }, "Este nickname ya está en uso. Elige otro nickname.", "Nickname"],
    ["REG-20, ERR-06", { "Fecha de nacimiento": "" }, "La fecha de nacimiento es obligatoria", "Fecha de nacimiento"],
    [
      "REG-21, ERR-07",
      { "Fecha de nacimiento": bornYearsAgo(18, 1) },
      "Debes ser mayor de 18 años para registrarte",
      "Fecha de nacimiento",
    ],
    [
      "REG-22, ERR-08",
      { "Fecha de nacimiento": bornYearsAgo(101) },
      "La edad debe estar entre 18 y 100 años",
      "Fecha de nacimiento",
    ],
    [
      "REG-30, ERR-13",
      { "Sobre ti": "a".repeat(301) },
      "La Bio no puede tener más de 300 caracteres",
      "Sobre ti (opcional)",
    ],
    ["REG-31, ERR-05", { "Correo electrónico": "" }, "El correo es obligatorio", "Correo electrónico"],
    [
      "REG-32, ERR-05",
      { "Correo electrónico": "taken@example.test" },
      "Este correo ya está en uso",
      "Correo electrónico",
    ],
    [
      "REG-37, ERR-10",
      { Contraseña: "Ab1!", "Repite la contraseña": "Ab1!" },
      "La contraseña debe tener al menos 6 caracteres",
      "Contraseña",
    ],
    ["REG-37, ERR-11", { Contraseña: "Abcdefgh1", "Repite la contraseña": "Abcdefgh1" }, WHOLE_RULE, "Contraseña"],
    [
      "REG-38",
      { Contraseña: `Aa1!${"x".repeat(252)}`, "Repite la contraseña": `Aa1!${"x".repeat(252)}` },
      "La contraseña no puede tener más de 255 caracteres",
      "Contraseña",
    ],
    ["REG-39, ERR-12", { "Repite la contraseña": "Secreta-2" }, "Las contraseñas no coinciden", "Repite la contraseña"],
  ])("%s: %o", async (row, wrong, text, label) => {
    await open();
    await fill(wrong);
    submit();
    const notice = await toast("Error de validación", text);
    expect(notice.getAttribute("data-variant")).toBe("destructive");
    // Inline as well, and the focus is there.
    const input = screen.getByRole<HTMLElement>("form", { hidden: true, name: "Crear mi cuenta" });
    expect(within(input).getByText(row.includes("ERR-10") ? WHOLE_RULE : text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
    expect(server.of(SIGN_UP)).toHaveLength(0);
  });

  test("REG-25, REG-40, ERR-09: country, city, gender and aim have to be chosen", async () => {
    await open();
    for (const [label, value] of Object.entries(good)) if (value !== "") type(label, value);
    submit();
    await toast("Error de validación", "Debes seleccionar un país");
    expect(document.activeElement).toBe(field("País"));
    await pick("País", "España");
    submit();
    await toast("Error de validación", "Debes seleccionar una ciudad");
    await pick("Ciudad", /Madrid/);
    submit();
    await toast("Error de validación", "Debes seleccionar un género");
    await pick("Tu género", "Hombre");
    submit();
    await toast("Error de validación", "Debes indicar qué buscas");
    expect(server.of(SIGN_UP)).toHaveLength(0);
  });

  test("ERR-02: an empty form names its first problem under the validation title and counts the rest", async () => {
    await open();
    for (const label of Object.keys(nobody)) type(label, "");
    submit();
    const notice = await toast("Error de validación", "El nombre es obligatorio");
    expect(notice.textContent).toContain("Y 9 campos más por revisar.");
  });
});
