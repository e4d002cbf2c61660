import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { dialogOf, noteOf, openSettings, outlineOfDialog, sectionOf, toastShown } from "./testing.tsx";

type Answers = Parameters<typeof openSettings>[0];

const times = { requestedAt: "2026-11-22T10:00:00.000Z", expiresAt: "2026-11-23T10:00:00.000Z" };
const building = { state: "building", progress: 40, requestedAt: times.requestedAt, expiresAt: null, bytes: null };
const archive = (answer: unknown): Answers => ({ "GET /me/data-export": () => ({ export: answer }) });
const ways = (answer: object): Answers => ({
  "GET /session/proof": () => ({ hasPassword: true, hasPasskeys: false, providers: [], isProven: true, ...answer }),
});
const quiet = { from: "23:00", until: "07:30" };
const alerts: Answers = {
  "GET /me/alerts": () => ({
    settings: {
      ...{ messages: true, matches: false, likes: true, showsText: true },
      quietHours: quiet,
      timeZone: "UTC",
    },
    publicKey: "BAAA",
    isSubscribed: false,
  }),
};

describe("a section of the settings consists of what its outline says:", () => {
  test.each<[string, string, RegExp | string, Answers?]>([
    ["the account", "Cuenta", "yo@example.org"],
    ["the address", "Correo", "Cambiar el correo"],
    ["the password", "Contraseña", "Cambiar la contraseña"],
    ["no password yet", "Contraseña", "Elegir una contraseña", ways({ hasPassword: false, providers: ["google"] })],
    ["two providers", "Otras formas de entrar", "Discord", ways({ providers: ["google", "discord"] })],
    ["the last provider", "Otras formas de entrar", "Google", ways({ hasPassword: false, providers: ["google"] })],
    ["language and theme", "Idioma y tema", "Oscuro"],
    ["notifications", "Notificaciones push", "Mensajes nuevos", alerts],
    ["no notifications", "Notificaciones push", "Reintentar", { "GET /me/alerts": () => refusal("NOT_FOUND") }],
    ["emails", "Resumen por correo", "Cada semana"],
    ["no emails", "Resumen por correo", "Reintentar", { "GET /me/digest": () => refusal("NOT_FOUND") }],
    ["no archive", "Mis datos", "Preparar el archivo"],
    ["an archive that is being built", "Mis datos", /^Estamos preparando/, archive(building)],
    [
      "an archive",
      "Mis datos",
      "Preparar otro",
      archive({ state: "ready", progress: 100, ...times, bytes: 2_345_678 }),
    ],
    ["an archive that failed", "Mis datos", /^No se pudo/, archive({ ...building, state: "failed" })],
    ["an unknown archive", "Mis datos", "Reintentar", { "GET /me/data-export": () => refusal("NOT_FOUND") }],
    ["the deletion", "Eliminar la cuenta", "Eliminar mi cuenta"],
  ])("%s", async (_name, title, settled, answers) => {
    await openSettings(answers);
    const section = await sectionOf(title);
    await within(section).findByText(settled);
    expect(outlineOf(section)).toMatchSnapshot();
  });

  test("they stand in this order", async () => {
    await openSettings(ways({ providers: ["google"] }));
    await sectionOf("Otras formas de entrar");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toMatchSnapshot();
    expect(document.title).toBe("Ajustes · Nakamatch");
  });
});

describe("what could not be read", () => {
  test.each([
    ["Notificaciones push", "/me/alerts", "Mensajes nuevos", alerts],
    ["Mis datos", "/me/data-export", "Preparar el archivo", archive(null)],
  ])("in «%s» is asked for again", async (title, path, text, answers) => {
    let isAway = true;
    const key = `GET ${path}`;
    const { of } = await openSettings({
      [key]: (call) => (isAway ? refusal("NOT_FOUND") : answers?.[key]?.(call)),
    });
    const section = within(await sectionOf(title));
    const retry = await section.findByRole("button", { name: "Reintentar" });
    isAway = false;
    fireEvent.click(retry);
    await section.findByText(text);
    expect(of("GET", path)).toHaveLength(2);
  });
});

describe("the form of the own password", () => {
  async function openForm(answers: Answers = {}) {
    const app = await openSettings(answers);
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
    expect(outlineOf(section)).toMatchSnapshot();
  });

  test.each([
    ["stored", "Guardar contraseña"],
    ["given up", "Cancelar"],
  ])("gives the focus back to the button that opened it once it is %s", async (_how, button) => {
    const { inside, fill } = await openForm({ "PUT /me/password": () => ({ isChanged: true }) });
    fill();
    const pressed = inside.getByRole("button", { name: button });
    pressed.focus();
    fireEvent.click(pressed);
    const opener = await inside.findByRole("button", { name: "Cambiar la contraseña" });
    expect(document.activeElement).toBe(opener);
  });

  test("says what is missing at one field at a time", async () => {
    const { of, section, current, next, save } = await openForm();
    next.focus();
    expect(save(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(current)).toContain("Escribe tu contraseña actual."));
    expect(document.activeElement).toBe(current);
    fireEvent.change(current, { target: { value: "Kaizoku-1999" } });
    save();
    await waitFor(() => expect(next.getAttribute("aria-invalid")).toBe("true"));
    expect(current.getAttribute("aria-invalid")).toBeNull();
    expect(document.activeElement).toBe(next);
    await waitFor(() => expect(section.querySelector("[name=email]")).toBeTruthy());
    expect(outlineOf(section)).toMatchSnapshot();
    expect(of("PUT", "/me/password")).toHaveLength(0);
  });

  test("is refused by the server at the new password, for a reason of the rules", async () => {
    const { fill, save, current, next } = await openForm({
      "PUT /me/password": () =>
        Response.json(
          {
            ...{ code: "VALIDATION_FAILED", status: 422, message: "x" },
            data: { issues: [{ path: "newPassword", reason: "weak" }] },
          },
          { status: 422 },
        ),
    });
    fill();
    current.focus();
    save();
    await waitFor(() => expect(noteOf(next)).toContain("La contraseña debe cumplir"));
    expect(document.activeElement).toBe(next);
    expect(toastShown()).toBeNull();
  });

  test("is kept, with what was typed, where there is no answer", async () => {
    const { fill, save, current } = await openForm({ "PUT /me/password": offline });
    fill();
    save();
    await waitFor(() =>
      expect(toastShown()).toEqual([
        "destructive",
        "Error",
        "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo.",
      ]),
    );
    expect((current as HTMLInputElement).value).toBe("Kaizoku-1999");
  });

  test("is sent once; then a toast says that other sessions have ended", async () => {
    let answer = (_answer: unknown) => {};
    const { of, fill, save, inside, section } = await openForm({
      "PUT /me/password": () => new Promise((resolve) => (answer = resolve)),
    });
    fill();
    save();
    await waitFor(() =>
      expect(inside.getByRole("button", { name: "Guardar contraseña" }).getAttribute("aria-busy")).toBe("true"),
    );
    expect(inside.getByRole<HTMLButtonElement>("button", { name: "Cancelar" }).disabled).toBe(true);
    save();
    await waitFor(() => expect(of("PUT", "/me/password")).toHaveLength(1));
    answer({ isChanged: true });
    await waitFor(() =>
      expect(toastShown()).toEqual(["success", "Contraseña cambiada", "Tus demás sesiones se han cerrado."]),
    );
    expect(section.querySelector("form")).toBeNull();
  });

  test("is closed by a button", async () => {
    const { of, inside, section } = await openForm();
    fireEvent.click(inside.getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(section.querySelector("form")).toBeNull());
    expect(of("PUT", "/me/password")).toHaveLength(0);
  });
});

describe("a provider that is unlinked", () => {
  const linked = ways({ providers: ["google"] });

  test("is asked about by name, with the password", async () => {
    const { of } = await openSettings({
      ...linked,
      "POST /session/proof": () => ({ isProven: true }),
      "DELETE /me/providers/google": () => ({ isUnlinked: true }),
    });
    const others = within(await sectionOf("Otras formas de entrar"));
    fireEvent.click(others.getByRole("button", { name: "Desvincular: Google" }));
    const dialog = await dialogOf("¿Desvincular Google?");
    expect(await outlineOfDialog("¿Desvincular Google?")).toMatchSnapshot();
    const proofs = of("GET", "/session/proof").length;
    dialog.type(/^Contraseña/, "Kaizoku-1999");
    dialog.press("Desvincular");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Ya no entras con Google"]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(of("GET", "/session/proof").length).toBeGreaterThan(proofs));
  });

  test("stays when the person thinks again, and when the server refuses, which a toast says", async () => {
    const { of } = await openSettings({
      ...linked,
      "POST /session/proof": () => ({ isProven: true }),
      "DELETE /me/providers/google": () => refusal("LAST_WAY_IN"),
    });
    const others = within(await sectionOf("Otras formas de entrar"));
    const ask = () => fireEvent.click(others.getByRole("button", { name: "Desvincular: Google" }));
    ask();
    (await dialogOf("¿Desvincular Google?")).press("Cancelar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("DELETE", "/me/providers/google")).toHaveLength(0);
    ask();
    const dialog = await dialogOf("¿Desvincular Google?");
    dialog.type(/^Contraseña/, "Kaizoku-1999");
    dialog.press("Desvincular");
    await waitFor(() =>
      expect(toastShown()).toEqual([
        "destructive",
        "Error",
        "Es tu única forma de entrar. Elige antes una contraseña.",
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(others.getByText("Google")).toBeTruthy();
  });
});
