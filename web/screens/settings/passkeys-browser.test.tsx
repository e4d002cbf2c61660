import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

const ID = "0199a1b2-0000-7000-8000-00000000000a";
const stored = {
  id: ID,
  name: "Mi portátil",
  addedAt: "2026-11-20T10:00:00.000Z",
  lastUsedAt: "2026-11-22T10:00:00.000Z",
};
const options = {
  challenge: "AAAA",
  rp: { id: "localhost", name: "Nakamatch" },
  user: { id: "AAAA", name: "ana@example.test", displayName: "Ana" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
};

/** What the browser does when it is asked for a new passkey. */
let create: () => Promise<unknown>;

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { create: () => create() } });
});
afterEach(() => vi.unstubAllGlobals());

const failing = (name: string) => () => Promise.reject(new DOMException("no", name));

async function openSettings(answers: Record<string, () => unknown> = {}, passkeys: unknown[] = []) {
  const app = await renderSignedIn(<Settings />, {
    path: "/settings",
    answers: {
      "GET /me/data-export": () => ({ export: null }),
      "GET /me/passkeys": () => ({ passkeys }),
      "GET /session/proof": () => ({ hasPassword: true, hasPasskeys: false, providers: [], isProven: true }),
      "POST /me/passkeys/challenge": () => options,
      ...answers,
    },
  });
  return { ...app, section: within(await screen.findByRole("region", { name: "Llaves de acceso" })) };
}

/** Presses the button that adds one, once it can be pressed. */
async function pressAdd() {
  const add = await screen.findByRole("button", { name: "Añadir una llave de acceso" });
  await waitFor(() => expect(add).toHaveProperty("disabled", false));
  fireEvent.click(add);
}

describe("the own passkeys", () => {
  test("are listed with when they were added and used; only ten can be added", async () => {
    const many = Array.from({ length: 10 }, (_, at) => ({
      ...stored,
      id: ID.replace(/a$/, String(at)),
      name: `Llave ${at}`,
      lastUsedAt: null,
    }));
    const { section } = await openSettings({}, [stored, ...many.slice(1)]);
    expect(await section.findByText("Mi portátil", {}, { timeout: 5000 })).toBeTruthy();
    expect(section.getAllByText("Añadida el 20 de noviembre de 2026")).toHaveLength(10);
    expect(section.getByText("Último uso: 22 de noviembre de 2026")).toBeTruthy();
    expect(section.getAllByText("Aún sin usar")).toHaveLength(9);
    expect(section.getByRole("button", { name: "Añadir una llave de acceso" })).toHaveProperty("disabled", true);
  });

  test("cannot be added where the browser has none", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    const { section } = await openSettings();
    expect(await section.findByText(/Aquí no se pueden usar llaves de acceso/)).toBeTruthy();
    expect(section.queryByRole("button", { name: "Añadir una llave de acceso" })).toBeNull();
  });

  test.each([
    ["NotAllowedError", "No se ha usado ninguna llave de acceso. Inténtalo de nuevo cuando quieras."],
    ["InvalidStateError", "Este dispositivo ya tiene una llave de acceso para tu cuenta."],
    ["SecurityError", "Aquí no se pueden usar llaves de acceso. Prueba con otro navegador o dispositivo."],
  ])("%s of the browser is told in words, and can be tried again", async (name, text) => {
    create = failing(name);
    const { of } = await openSettings();
    await pressAdd();
    const dialog = within(await screen.findByRole("dialog", { name: "Añadir una llave de acceso" }));
    fireEvent.click(dialog.getByRole("button", { name: "Crear" }));
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(of("POST", "/me/passkeys")).toHaveLength(0);
    fireEvent.click(dialog.getByRole("button", { name: "Crear" }));
    await waitFor(() => expect(of("POST", "/me/passkeys/challenge")).toHaveLength(2));
  });

  test("need a name, and a password where nothing has proved who one is", async () => {
    let isProven = false;
    const { of } = await openSettings({
      "GET /session/proof": () => ({ hasPassword: true, hasPasskeys: false, providers: [], isProven }),
      "POST /session/proof": () => {
        isProven = true;
        return { isProven };
      },
    });
    await pressAdd();
    const question = within(await screen.findByRole("dialog", { name: "Confirma que eres tú" }));
    fireEvent.change(question.getByLabelText(/^Contraseña/), { target: { value: "Kaizoku-1999" } });
    fireEvent.click(question.getByRole("button", { name: "Continuar" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Añadir una llave de acceso" }));
    fireEvent.change(dialog.getByLabelText(/^Nombre/), { target: { value: "  " } });
    fireEvent.click(dialog.getByRole("button", { name: "Crear" }));
    expect(await dialog.findByText("Ponle un nombre")).toBeTruthy();
    expect(of("POST", "/me/passkeys/challenge")).toHaveLength(0);
  });
});
