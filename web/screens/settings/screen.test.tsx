import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

const times = { requestedAt: "2026-11-22T10:00:00.000Z", expiresAt: "2026-11-23T10:00:00.000Z" };
const building = { state: "building", progress: 40, requestedAt: times.requestedAt, expiresAt: null, bytes: null };
const ready = { state: "ready", progress: 100, ...times, bytes: 2_345_678 };
const failed = { ...building, state: "failed" };

async function openSettings(answer: () => unknown, request: () => unknown = () => ({ export: building })) {
  const app = await renderSignedIn(<Settings />, {
    path: "/settings",
    answers: { "GET /me/data-export": () => ({ export: answer() }), "POST /me/data-export": request },
  });
  return { ...app, data: within(await screen.findByRole("region", { name: "Mis datos" })) };
}

describe("the settings", () => {
  test("say whose account it is, and change language and theme", async () => {
    await openSettings(() => null);
    const account = within(screen.getByRole("region", { name: "Cuenta" }));
    expect(account.getByText(`@${viewer.nickname}`)).toBeTruthy();
    expect(await account.findByText(viewer.email)).toBeTruthy();
    const appearance = within(screen.getByRole("region", { name: "Idioma y tema" }));
    expect((appearance.getByLabelText("Idioma") as HTMLSelectElement).value).toBe("es");
    fireEvent.click(appearance.getByLabelText("Oscuro"));
    expect(document.documentElement.dataset.theme).toBe("dark");
    fireEvent.click(appearance.getByLabelText("Como el dispositivo"));
  });
});

describe("the own password", () => {
  async function openForm(change: () => unknown) {
    const app = await renderSignedIn(<Settings />, {
      path: "/settings",
      answers: { "GET /me/data-export": () => ({ export: null }), "PUT /me/password": change },
    });
    const section = within(await screen.findByRole("region", { name: "Contraseña" }));
    fireEvent.click(section.getByRole("button", { name: "Cambiar la contraseña" }));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(section.getByLabelText(label), { target: { value } });
    const save = () => fireEvent.click(section.getByRole("button", { name: "Guardar contraseña" }));
    return { ...app, section, type, save };
  }

  test("is changed with the current one", async () => {
    const { of, section, type, save } = await openForm(() => ({ isChanged: true }));
    type(/^Contraseña actual/, "Kaizoku-1999");
    type(/^Contraseña nueva/, "Thousand-5unny");
    save();
    expect(await screen.findByText("Contraseña cambiada")).toBeTruthy();
    const body = { currentPassword: "Kaizoku-1999", newPassword: "Thousand-5unny" };
    expect(of("PUT", "/me/password").map((call) => call.body)).toEqual([body]);
    expect(section.getByRole("button", { name: "Cambiar la contraseña" })).toBeTruthy();
  });

  test("needs the current one and a new one that keeps the rule; what is wrong is said at its field", async () => {
    const { of, section, type, save } = await openForm(() => refusal("PASSWORD_WRONG"));
    save();
    expect(await section.findByText("Escribe tu contraseña actual.")).toBeTruthy();
    type(/^Contraseña actual/, "wrong");
    type(/^Contraseña nueva/, "weak");
    save();
    expect(document.activeElement).toBe(section.getByLabelText(/^Contraseña nueva/));
    expect(of("PUT", "/me/password")).toHaveLength(0);
    type(/^Contraseña nueva/, "Thousand-5unny");
    save();
    expect(await section.findByText("La contraseña no es correcta.")).toBeTruthy();
    expect(document.activeElement).toBe(section.getByLabelText(/^Contraseña actual/));
  });
});

describe("the archive of the own data", () => {
  test("is asked for, shows how far it is, and then is there to download until it is deleted", async () => {
    let archive: unknown = null;
    const { data, of } = await openSettings(
      () => archive,
      () => {
        archive = building;
        return { export: building };
      },
    );
    fireEvent.click(await data.findByRole("button", { name: "Preparar el archivo" }));
    const bar = await data.findByRole("progressbar", { name: "Preparando" });
    expect(bar.getAttribute("aria-valuenow")).toBe("40");
    expect(data.queryByRole("button")).toBeNull();
    expect(of("POST", "/me/data-export")).toHaveLength(1);
    archive = ready;
    const link = await data.findByRole("link", { name: /^Descargar \(2,3 MB\)$/ }, { timeout: 5000 });
    expect(link.getAttribute("href")).toBe("/api/v1/me/data-export/archive");
    expect(link.hasAttribute("download")).toBe(true);
    expect(data.getByText(/^Lo borramos el 23 de noviembre de 2026/)).toBeTruthy();
    expect(data.getByRole("button", { name: "Preparar otro" })).toBeTruthy();
  });

  test("says that it failed, and can be asked for again", async () => {
    const { data } = await openSettings(() => failed);
    expect(await data.findByText("No se pudo preparar el archivo. Inténtalo de nuevo.")).toBeTruthy();
    expect(data.getByRole("button", { name: "Preparar el archivo" })).toBeTruthy();
  });

  test("asking too often is refused in words, and changes nothing", async () => {
    const { data } = await openSettings(
      () => null,
      () => refusal("TOO_MANY_REQUESTS"),
    );
    fireEvent.click(await data.findByRole("button", { name: "Preparar el archivo" }));
    expect(await screen.findByText(/Demasiados intentos/)).toBeTruthy();
    await waitFor(() => expect(data.getByRole("button", { name: "Preparar el archivo" })).toBeTruthy());
  });
});
