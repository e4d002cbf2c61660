import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { Component as Settings } from "../settings/screen.tsx";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile, profileOf } from "./testing.ts";

type Answers = Parameters<typeof renderSignedIn>[1]["answers"];

const deleted = {
  "POST /session/proof": () => ({ isProven: true }),
  "POST /delete-user": () => ({ isDeleted: true }),
  "POST /auth/sign-out": () => ({ success: true }),
};

/** Opens the own profile and chooses the deletion from its menu. */
async function openDialog(answers: Answers = deleted) {
  const app = await renderSignedIn(<Profile />, {
    path: "/profile/me",
    route: "/profile/:id",
    answers: { "GET /me/profile": () => ownProfile(), "GET /me/interests": () => [], ...answers },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Opciones de tu perfil" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Eliminar mi cuenta" }));
  const dialog = await screen.findByRole("alertdialog", { name: "¿Eliminar tu cuenta?" });
  const calls = () => app.of("POST", "/delete-user").map(({ body }) => body);
  return { ...app, dialog: within(dialog), calls };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

function confirm({ dialog }: Opened, password = "Kaizoku-1999") {
  fireEvent.change(dialog.getByLabelText(/^Tu contraseña/), { target: { value: password } });
  fireEvent.click(dialog.getByRole("button", { name: "Eliminar cuenta" }));
}

const toast = (text: string) => screen.findByText(text);
const FAILED = "No se pudo eliminar tu cuenta. Inténtalo de nuevo.";

describe("the options menu", () => {
  test("PROFILE-12: of the own profile offers the deletion, and no report", async () => {
    await openDialog();
    expect(screen.queryByText("Denunciar perfil")).toBeNull();
  });

  test("PROFILE-12: of another's profile offers to report it, and no deletion", async () => {
    await renderSignedIn(<Profile />, {
      path: "/profile/00000000-0000-4000-8000-000000000002",
      route: "/profile/:id",
      answers: { "GET /people/*": () => profileOf(2) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de Zoro2" }));
    expect(await screen.findByRole("menuitem", { name: /^Denunciar/ })).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: "Eliminar mi cuenta" })).toBeNull();
  });
});

describe("the deletion of the own account", () => {
  test("DELETE-01 DELETE-02: asks first; cancelling deletes nothing", async () => {
    const app = await openDialog();
    fireEvent.click(app.dialog.getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect([app.calls(), app.of("POST", "/session/proof")]).toEqual([[], []]);
    expect(screen.getByRole("button", { name: "Opciones de tu perfil" })).toBeTruthy();
  });

  test("DELETE-03 ERR-41: proves the password, then calls with the own id; says so, and signs out", async () => {
    const app = await openDialog();
    confirm(app);
    expect(await toast("Cuenta eliminada")).toBeTruthy();
    await app.goTo("/");
    expect(screen.getByText("Cuenta eliminada"), "it goes along to the landing page").toBeTruthy();
    expect(screen.getByText("Tu cuenta ha sido eliminada correctamente")).toBeTruthy();
    expect(app.of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
    expect(app.calls()).toEqual([{ userId: viewer.id }]);
    expect(app.of("POST", "/auth/sign-out")).toHaveLength(1);
    expect(localStorage.getItem("nakamatch-session")).toBeNull();
  });

  test("DELETE-03: can also be chosen in the settings", async () => {
    const app = await renderSignedIn(<Settings />, { path: "/settings", answers: deleted });
    fireEvent.click(await screen.findByRole("button", { name: "Eliminar mi cuenta" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    confirm({ ...app, dialog, calls: () => [] });
    expect(await toast("Cuenta eliminada")).toBeTruthy();
    expect(app.of("POST", "/delete-user").map(({ body }) => body)).toEqual([{ userId: viewer.id }]);
  });

  test("needs a password that is right; a wrong one is said at the field and deletes nothing", async () => {
    const app = await openDialog({ ...deleted, "POST /session/proof": () => refusal("PASSWORD_WRONG") });
    confirm(app, "");
    expect(await app.dialog.findByText("Escribe tu contraseña.")).toBeTruthy();
    expect(app.of("POST", "/session/proof")).toHaveLength(0);
    confirm(app, "wrong");
    expect(await app.dialog.findByText("La contraseña no es correcta.")).toBeTruthy();
    expect(app.calls()).toEqual([]);
    expect(document.activeElement).toBe(app.dialog.getByLabelText(/^Tu contraseña/));
  });

  test("PERM-03: people without a password confirm at their provider first; soon after that nothing else is asked", async () => {
    const ways = (isProven: boolean) => () => ({ hasPassword: false, providers: ["google"], isProven });
    const app = await openDialog({ ...deleted, "GET /session/proof": ways(false) });
    expect(await app.dialog.findByRole("button", { name: "Confirmar con Google" })).toBeTruthy();
    expect(app.dialog.queryByLabelText(/^Tu contraseña/)).toBeNull();
    expect(app.dialog.getByRole<HTMLButtonElement>("button", { name: "Eliminar cuenta" }).disabled).toBe(true);
    cleanup();

    const again = await openDialog({ ...deleted, "GET /session/proof": ways(true) });
    expect(await again.dialog.findByText(/^Acabas de iniciar sesión/)).toBeTruthy();
    fireEvent.click(again.dialog.getByRole("button", { name: "Eliminar cuenta" }));
    expect(await toast("Cuenta eliminada")).toBeTruthy();
    expect(again.of("POST", "/session/proof")).toHaveLength(0);
    expect(again.calls()).toEqual([{ userId: viewer.id }]);
  });

  test.each([
    [
      "DELETE-06: the server's failure, with its message in `error`",
      () => Response.json({ error: "x" }, { status: 500 }),
    ],
    ["a broken connection", offline],
  ])("ERR-41: %s leaves everything as it is", async (_name, answer) => {
    const app = await openDialog({ ...deleted, "POST /delete-user": answer });
    confirm(app);
    expect(await toast(FAILED)).toBeTruthy();
    expect(app.of("POST", "/auth/sign-out")).toHaveLength(0);
    expect(screen.getByRole("alertdialog")).toBeTruthy();
    expect(localStorage.getItem("nakamatch-session")).not.toBeNull();
  });

  test.each([
    ["an answer that is lost", offline],
    ["a server that is not available", () => refusal("UNAVAILABLE")],
    ["a server's failure", () => refusal("INTERNAL")],
  ])("%s after the account is gone counts as deleted", async (_name, answer) => {
    const before = {
      user: viewer,
      session: { expiresAt: Date.now() / 1000 + 900, expiresIn: 900, assuranceLevel: "aal1" },
    };
    let session: unknown = before;
    const app = await openDialog({
      ...deleted,
      "GET /session": () => session,
      "POST /delete-user": () => {
        session = null;
        return answer();
      },
    });
    confirm(app);
    expect(await toast("Cuenta eliminada")).toBeTruthy();
  });
});
