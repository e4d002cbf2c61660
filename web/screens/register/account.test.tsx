import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { noteOf } from "../settings/testing.tsx";
import { emailState, field, nicknameState, open, serveRegistration, server, submit, type } from "./testing.tsx";

serveRegistration();

const REPEAT = "Repite la contraseña";
const MISMATCH = "Las contraseñas no coinciden";

describe("the repeated password", () => {
  test("is not compared before the person has left it", async () => {
    await open();
    type(REPEAT, "Secreta-1");
    type("Contraseña", "weak");
    fireEvent.blur(field("Contraseña"));
    await waitFor(() => expect(field("Contraseña").getAttribute("aria-invalid")).toBe("true"));
    type("Contraseña", "Secreta-2");
    await waitFor(() => expect(field("Contraseña").getAttribute("aria-invalid")).toBeNull());
    expect(field(REPEAT).getAttribute("aria-invalid")).toBeNull();
  });

  test("is compared again when the first one changes", async () => {
    await open();
    type("Contraseña", "Secreta-1");
    type(REPEAT, "Secreta-1");
    fireEvent.blur(field(REPEAT));
    type("Contraseña", "Secreta-12");
    await waitFor(() => expect(noteOf(field(REPEAT))).toContain(MISMATCH));
    type("Contraseña", "Secreta-1");
    await waitFor(() => expect(noteOf(field(REPEAT))).not.toContain(MISMATCH));
  });
});

describe("what the form says", () => {
  test("of a nickname and an address while they are checked, and once they are free; spaces around do not count", async () => {
    await open();
    type("Nickname", " Zoro ");
    type("Correo electrónico", "free@example.test");
    expect([nicknameState(), emailState()]).toEqual(["checking", "checking"]);
    const statuses = screen.getAllByRole("status").map((status) => status.textContent);
    expect(statuses).toEqual(["Comprobando si está libre...", "Comprobando el correo..."]);
    for (const label of ["Nickname", "Correo electrónico"]) fireEvent.blur(field(label));
    await waitFor(() => expect([nicknameState(), emailState()]).toEqual(["available", "available"]));
    expect(noteOf(field("Nickname"))).toContain("¡Zoro está libre!");
    expect(noteOf(field("Correo electrónico"))).toContain("Este correo se puede usar.");
    const asked = server.of("POST /api/v1/accounts/nickname-availability").map(({ body }) => body);
    expect(asked).toEqual([{ nickname: "Zoro" }]);
  });

  test("of everything that is missing, as the outline has it", async () => {
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
});
