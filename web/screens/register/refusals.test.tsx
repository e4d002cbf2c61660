import { es } from "@nakamatch/phrases/es";
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
  write,
} from "./testing.tsx";

serveRegistration();

/** The field's text; the 6-character one is the toast's (OPEN-13). */
const WHOLE_RULE =
  "La contraseña debe cumplir con todos los requisitos de seguridad: mínimo 8 caracteres, 1 número, 1 carácter especial y 1 mayúscula";

const same = (password: string) => ({ Contraseña: password, "Repite la contraseña": password });
const BORN = "Fecha de nacimiento";
const EMAIL = "Correo electrónico";

/** Input, text of the toast, field, and the field's own text if different. */
type Wrong = [values: Partial<typeof good>, text: string, label: string, inline?: string];

const names: Wrong[] = [
  [{ Nombre: "" }, "El nombre es obligatorio", "Nombre"],
  [{ Apellido: "" }, "El apellido es obligatorio", "Apellido"],
  [{ Nombre: "O'Neil" }, "El nombre solo puede contener letras, espacios y guiones", "Nombre"],
  [{ Apellido: "D2" }, "El apellido solo puede contener letras, espacios y guiones", "Apellido"],
];
const invalid = "El nickname solo puede contener letras sin tilde ni ñ, números, guiones y guiones bajos";
const nicknames: Wrong[] = [
  [{ Nickname: "" }, "El nickname es obligatorio", "Nickname"],
  [{ Nickname: "ab" }, "El nickname debe tener al menos 3 caracteres", "Nickname"],
  [{ Nickname: "a".repeat(21) }, "El nickname no puede tener más de 20 caracteres", "Nickname"],
  [{ Nickname: "a b c" }, invalid, "Nickname"],
  [{ Nickname: "Luffy" }, "Este nickname ya está en uso. Elige otro nickname.", "Nickname"],
];
const rest: Wrong[] = [
  [{ [BORN]: "" }, "La fecha de nacimiento es obligatoria", BORN],
  [{ [BORN]: bornYearsAgo(18, 1) }, "Debes ser mayor de 18 años para registrarte", BORN],
  [{ [BORN]: bornYearsAgo(101) }, "La edad debe estar entre 18 y 100 años", BORN],
  [{ "Sobre ti": "a".repeat(301) }, "La Bio no puede tener más de 300 caracteres", "Sobre ti (opcional)"],
  [{ [EMAIL]: "" }, "El correo es obligatorio", EMAIL],
  [{ [EMAIL]: "taken@example.test" }, "Este correo ya está en uso", EMAIL],
];
const passwords: Wrong[] = [
  [same("Ab1!"), "La contraseña debe tener al menos 6 caracteres", "Contraseña", WHOLE_RULE],
  [same("Abcdefgh1"), WHOLE_RULE, "Contraseña"],
  [same(`Aa1!${"x".repeat(252)}`), "La contraseña no puede tener más de 255 caracteres", "Contraseña"],
  [{ "Repite la contraseña": "Secreta-2" }, "Las contraseñas no coinciden", "Repite la contraseña"],
];

describe("what is refused", () => {
  test.each([
    ["REG-04, REG-05, ERR-03: a name", names],
    ["REG-08, REG-09, REG-10, REG-12, ERR-04: a nickname", nicknames],
    ["REG-20, REG-21, REG-22, REG-30, REG-31, REG-32, ERR-05, ERR-06, ERR-07, ERR-08, ERR-13: the rest", rest],
    ["REG-37, REG-38, REG-39, ERR-10, ERR-11, ERR-12: a password", passwords],
  ])("%s", async (_rows, wrong) => {
    await open();
    await fill();
    const form = screen.getByRole<HTMLElement>("form", { name: "Crear mi cuenta" });
    for (const [values, text, label, inline = text] of wrong) {
      write({ ...good, ...values });
      submit();
      const notice = await toast(es.register.validationTitle, text);
      expect(notice.getAttribute("data-variant"), text).toBe("destructive");
      // Also in the field, which has the focus.
      await within(form).findByText(inline);
      expect(document.activeElement, text).toBe(screen.getByLabelText(label));
      expect(document.activeElement?.getAttribute("aria-invalid"), text).toBe("true");
    }
    expect(server.of(SIGN_UP)).toHaveLength(0);
  });

  test("REG-25, REG-40, ERR-02, ERR-09: country, city, gender and aim have to be chosen; of several problems the first is told, the rest counted", async () => {
    await open();
    submit();
    const first = await toast(es.register.validationTitle, "El nombre es obligatorio");
    expect(first.textContent).toContain("Y 10 campos más por revisar.");
    write(good);
    submit();
    await toast(es.register.validationTitle, "Debes seleccionar un país");
    expect(document.activeElement).toBe(field("País"));
    await pick("País", "España");
    submit();
    await toast(es.register.validationTitle, "Debes seleccionar una ciudad");
    await pick("Ciudad", /Madrid/);
    submit();
    await toast(es.register.validationTitle, "Debes seleccionar un género");
    await pick("Tu género", "Hombre");
    submit();
    await toast(es.register.validationTitle, "Debes indicar qué buscas");
    expect(server.of(SIGN_UP)).toHaveLength(0);
  });
});
