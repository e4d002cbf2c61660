import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { choose, itemsOf, openOwn } from "../profile/open-testing.tsx";
import { type SignedIn, viewer } from "../signed-in-testing.tsx";

const deleted = {
  "POST /session/proof": () => ({ isProven: true }),
  "POST /delete-user": () => ({ isDeleted: true }),
  "POST /auth/sign-out": () => ({ success: true }),
};

/** Opens the deletion from the own profile's menu. */
async function openDialog(answers: SignedIn["answers"] = {}) {
  const app = await openOwn({}, { answers: { ...deleted, ...answers } });
  await choose("tu perfil", "Eliminar mi cuenta");
  const dialog = within(await screen.findByRole("alertdialog", { name: "¿Eliminar tu cuenta?" }));
  return { ...app, dialog, calls: () => app.of("POST", "/delete-user").map(({ body }) => body) };
}

function confirm({ dialog }: Awaited<ReturnType<typeof openDialog>>) {
  fireEvent.change(dialog.getByLabelText(/^Tu contraseña/), { target: { value: "Kaizoku-1999" } });
  fireEvent.click(dialog.getByRole("button", { name: "Eliminar cuenta" }));
}

const toast = (text: string) => screen.findByText(text);
const FAILED = "No se pudo eliminar tu cuenta. Inténtalo de nuevo.";

test("PROFILE-12 REPORT-14 PERM-04: the menu of the own profile offers the settings and the deletion, no report", async () => {
  await openOwn();
  expect(await itemsOf("tu perfil")).toEqual(["Ajustes", "Eliminar mi cuenta"]);
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

  test.each([
    [
      "DELETE-06: the server's failure, with its message in `error`",
      () => Response.json({ error: "x" }, { status: 500 }),
    ],
    ["a broken connection", offline],
  ])("ERR-41: %s leaves everything as it is", async (_name, answer) => {
    const app = await openDialog({ "POST /delete-user": answer });
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
    let session: unknown = signedIn();
    const app = await openDialog({
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
