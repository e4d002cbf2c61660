import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
  type Answers,
  dialogOf,
  isClosed,
  knowSessions,
  NETWORK,
  noteOf,
  openPart,
  sectionOf,
  toastShown,
  ways,
} from "./testing.tsx";

/** Password and providers. */

const weak = () => refusal("VALIDATION_FAILED", { issues: [{ path: "newPassword", reason: "weak" }] });

describe("the form of the own password", () => {
  async function openForm(answers: Answers = {}) {
    const app = await openPart("access", answers);
    const section = await sectionOf("Contraseña");
    const inside = within(section);
    fireEvent.click(await inside.findByRole("button", { name: "Cambiar la contraseña" }));
    const current = await inside.findByLabelText(/^Contraseña actual/);
    const next = inside.getByLabelText(/^Contraseña nueva/);
    const save = () => fireEvent.submit(section.querySelector("form") as HTMLFormElement);
    const fill = () => {
      fireEvent.change(current, { target: { value: "Kaizoku-1999" } });
      fireEvent.change(next, { target: { value: "Thousand-5unny" } });
    };
    return { ...app, section, inside, current, next, fill, save };
  }

  test("has the focus in its first field, and tells a password manager whose it is", async () => {
    const { section, current } = await openForm();
    await waitFor(() => expect(document.activeElement).toBe(current));
    await waitFor(() => expect(section.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("yo@example.org"));
    expect(outlineOf(section.querySelector("form") as Element)).toMatchSnapshot();
  });

  test("ERR-19: says what is missing at all fields at once and in a toast, and focuses the first", async () => {
    const { of, current, next, save } = await openForm();
    next.focus();
    expect(save(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(current)).toContain("Escribe tu contraseña actual"));
    expect(noteOf(next)).toContain("La contraseña es obligatoria");
    expect(document.activeElement).toBe(current);
    expect(toastShown()).toEqual(["destructive", "Error de validación", "Escribe tu contraseña actual"]);
    fireEvent.change(current, { target: { value: "Kaizoku-1999" } });
    save();
    await waitFor(() => expect(current.getAttribute("aria-invalid")).toBeNull());
    expect(document.activeElement).toBe(next);
    expect(noteOf(next)).toContain("La contraseña es obligatoria");
    expect(of("PUT", "/me/password")).toHaveLength(0);
  });

  test.each([
    ["new", weak, "Error de validación", "La contraseña debe cumplir"],
    ["current", () => refusal("PASSWORD_WRONG"), "Error al actualizar contraseña", "La contraseña no es correcta."],
  ] as const)("ERR-19: is refused by the server at the %s password", async (name, answer, title, text) => {
    const { fill, save, ...fields } = await openForm({ "PUT /me/password": answer });
    const [field, other] = name === "new" ? [fields.next, fields.current] : [fields.current, fields.next];
    fill();
    other.focus();
    save();
    await waitFor(() => expect(noteOf(field)).toContain(text));
    expect(document.activeElement).toBe(field);
    expect(toastShown()).toEqual(["destructive", title, expect.stringContaining(text)]);
  });

  test("ERR-19: another refusal has the title of the reset", async () => {
    const { fill, save } = await openForm({ "PUT /me/password": () => refusal("TOO_MANY_REQUESTS") });
    fill();
    save();
    const text = es.errors.codes.TOO_MANY_REQUESTS;
    await waitFor(() => expect(toastShown()).toEqual(["destructive", "Error al actualizar contraseña", text]));
  });

  test("ERR-19: is kept, with what was typed, where there is no answer, until it is given up", async () => {
    const { fill, save, current, inside } = await openForm({ "PUT /me/password": offline });
    fill();
    save();
    await waitFor(() => expect(toastShown()).toEqual(["destructive", "Error inesperado", NETWORK]));
    expect((current as HTMLInputElement).value).toBe("Kaizoku-1999");
    const cancel = inside.getByRole("button", { name: "Cancelar" });
    cancel.focus();
    fireEvent.click(cancel);
    const opener = await inside.findByRole("button", { name: "Cambiar la contraseña" });
    expect(document.activeElement).toBe(opener);
  });

  test("is sent once; then a notice says that other sessions have ended, until it is closed", async () => {
    const { app, of, fill, save, section } = await openForm({ "PUT /me/password": () => ({ isChanged: true }) });
    const areOutdated = knowSessions(app);
    fill();
    save();
    const title = await within(section).findByRole("heading", { name: "Contraseña cambiada" });
    const notice = title.closest<HTMLElement>("[role=status]")!;
    expect(notice.textContent).toContain("Hemos cerrado tus demás sesiones.");
    const body = { currentPassword: "Kaizoku-1999", newPassword: "Thousand-5unny" };
    expect(of("PUT", "/me/password").map((call) => call.body)).toEqual([body]);
    expect(section.querySelector("form")).toBeNull();
    await waitFor(() => expect(areOutdated(), "they are gone").toBe(true));
    fireEvent.click(within(notice).getByRole("button", { name: "Cerrar" }));
    expect(within(section).queryByText("Contraseña cambiada")).toBeNull();
  });
});

describe("who signs in by a provider", () => {
  test("chooses a password, which has to keep the rule", async () => {
    const now = { hasPassword: false, providers: ["google"] };
    const { of } = await openPart("access", {
      ...ways(() => now),
      "POST /me/password": () => {
        now.hasPassword = true;
        return { isSet: true };
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Elegir una contraseña" }));
    const password = within(await sectionOf("Contraseña"));
    const field = password.getByLabelText(/^Contraseña nueva/);
    const save = password.getByRole("button", { name: "Guardar contraseña" });
    fireEvent.change(field, { target: { value: "weak" } });
    fireEvent.click(save);
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(of("POST", "/me/password")).toEqual([]);
    fireEvent.change(field, { target: { value: "Thousand-5unny" } });
    fireEvent.click(save);
    expect(await screen.findByText("Contraseña guardada")).toBeTruthy();
    expect(of("POST", "/me/password").map((call) => call.body)).toEqual([{ newPassword: "Thousand-5unny" }]);
    expect(await screen.findByRole("button", { name: "Cambiar la contraseña" })).toBeTruthy();
  });

  test("is told that it is the only way in, and cannot unlink it", async () => {
    await openPart(
      "access",
      ways(() => ({ hasPassword: false, providers: ["discord"] })),
    );
    const others = within(await sectionOf("Otras formas de entrar"));
    expect(others.getByText("Es tu única forma de entrar. Elige antes una contraseña.")).toBeTruthy();
    expect(others.queryByRole("button")).toBeNull();
  });
});

test("who has a password and no provider sees nothing of providers", async () => {
  await openPart("access");
  expect(await screen.findByRole("button", { name: "Cambiar la contraseña" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Otras formas de entrar" })).toBeNull();
});

describe("a provider that is unlinked", () => {
  async function ask(before: string[], answer?: () => unknown, hasPassword = true) {
    const now = { hasPassword, providers: before };
    const app = await openPart("access", {
      ...ways(() => now),
      "POST /session/proof": () => ({ isProven: true }),
      "DELETE /me/providers/google": () => {
        if (answer) return answer();
        now.providers = before.filter((provider) => provider !== "google");
        return { isUnlinked: true };
      },
    });
    const others = within(await sectionOf("Otras formas de entrar"));
    const opener = others.getByRole("button", { name: "Desvincular: Google" });
    opener.focus();
    fireEvent.click(opener);
    return { ...app, others, opener, dialog: await dialogOf("¿Desvincular Google?") };
  }

  test.each([
    ["the next one", true, ["google", "discord"], "Otras formas de entrar", "Desvincular: Discord"],
    ["the section, where one is left that cannot be unlinked", false, ["google", "discord"], "Otras formas de entrar"],
    ["the section before, where it was the only one", true, ["google"], "Llaves de acceso"],
  ])("is gone after a proof, and leaves the focus to %s", async (_, hasPassword, before, title, button?: string) => {
    const { of, dialog } = await ask(before, undefined, hasPassword);
    expect(noteOf(dialog.dialog)).toBe("Ya no podrás entrar con Google.");
    if (hasPassword) dialog.type(/^Contraseña/, "Kaizoku-1999");
    else await dialog.findByText(es.providers.proof.done);
    dialog.press("Desvincular");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Has desvinculado Google"]));
    expect(of("DELETE", "/me/providers/google")).toHaveLength(1);
    await isClosed();
    const section = await sectionOf(title);
    const focused = button ? within(section).getByRole("button", { name: button }) : section;
    await waitFor(() => expect(document.activeElement).toBe(focused));
    expect(screen.queryByText("Google")).toBeNull();
  });

  test.each([
    ["the person thinks again", "Cancelar", 0],
    ["the server refuses, which a toast says", "Desvincular", 1],
  ])("stays when %s", async (_, button, requests) => {
    const { of, dialog, others, opener } = await ask(["google"], () => refusal("LAST_WAY_IN"));
    dialog.type(/^Contraseña/, "Kaizoku-1999");
    dialog.press(button);
    await isClosed();
    await waitFor(() => expect(of("DELETE", "/me/providers/google")).toHaveLength(requests));
    const text = "Es tu única forma de entrar. Elige antes una contraseña.";
    await waitFor(() => expect(toastShown()).toEqual(requests ? ["destructive", "Error", text] : null));
    expect(others.getByText("Google")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
