import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
  dialogOf,
  expectBusy,
  noteOf,
  openSettings,
  outlineOfDialog,
  prepareSettings,
  sectionOf,
  toastShown,
} from "./testing.tsx";

prepareSettings();

/** What the browser does when it is asked for a passkey. */
const browser = vi.hoisted(() => ({ make: vi.fn(), answer: vi.fn() }));
vi.mock("../../lib/passkeys.ts", () => ({
  makePasskey: browser.make,
  answerByPasskey: browser.answer,
  stopAsking: () => {},
}));

const stored = {
  id: "0199a1b2-0000-7000-8000-00000000000a",
  name: "Mi portátil",
  addedAt: "2026-11-20T10:00:00.000Z",
  lastUsedAt: "2026-11-22T10:00:00.000Z",
};
const fresh = { ...stored, id: "0199a1b2-0000-7000-8000-00000000000b", name: "El móvil", lastUsedAt: null };
const OPTIONS = { challenge: "AAAA" };
const MADE = { id: "AAAA", response: { clientDataJSON: "AA", attestationObject: "AA", transports: [] } };
const ASSERTION = { id: "AAAA", response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" } };
const ADD = "Añadir una llave de acceso";

type Answers = Parameters<typeof openSettings>[0];

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", class {});
  // The name that is suggested is the device's.
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0");
  browser.make.mockReset().mockResolvedValue(MADE);
  browser.answer.mockReset().mockResolvedValue(ASSERTION);
});

async function open(answers: Answers = {}, passkeys: unknown[] = [stored, fresh]) {
  const state = { passkeys };
  const app = await openSettings({
    "GET /me/passkeys": () => ({ passkeys: state.passkeys }),
    "POST /me/passkeys/challenge": () => OPTIONS,
    "POST /me/passkeys": () => stored,
    "POST /session/proof": () => ({ isProven: true }),
    ...answers,
  });
  const section = await sectionOf("Llaves de acceso");
  const add = await within(section).findByRole<HTMLButtonElement>("button", { name: ADD });
  await waitFor(() => expect(add.disabled).toBe(false));
  const press = (name: string) => fireEvent.click(within(section).getByRole("button", { name }));
  return { ...app, state, section, press };
}

describe("the own passkeys", () => {
  test("are listed with what can be done with each", async () => {
    const { section } = await open();
    expect(outlineOf(section)).toMatchSnapshot();
  });

  test("are none at first", async () => {
    const { section } = await open({}, []);
    expect(within(section).getAllByRole("button")).toHaveLength(1);
  });

  test("that could not be fetched are asked for again", async () => {
    let isAway = true;
    await openSettings({
      "GET /me/passkeys": () => (isAway ? refusal("NOT_FOUND") : { passkeys: [stored] }),
    });
    const section = await sectionOf("Llaves de acceso");
    const retry = await within(section).findByRole("button", { name: "Reintentar" });
    expect(within(section).getByRole("alert").textContent).toBe("No se han podido cargar tus llaves de acceso.");
    expect(within(section).getByRole<HTMLButtonElement>("button", { name: ADD }).disabled).toBe(true);
    isAway = false;
    fireEvent.click(retry);
    await within(section).findByText("Mi portátil");
    expect(within(section).queryByRole("alert")).toBeNull();
  });
});

describe("a passkey that is added", () => {
  test("gets the name of the device, is made by the browser, and is in the list then", async () => {
    const { of, press, section, state } = await open({}, []);
    press(ADD);
    const dialog = await dialogOf(ADD);
    expect(await outlineOfDialog(ADD)).toMatchSnapshot();
    const name = dialog.getByLabelText<HTMLInputElement>("Nombre");
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.value).toBe("Firefox en Linux");
    dialog.type("Nombre", "  El de casa ");
    state.passkeys = [stored];
    const proofs = of("GET", "/session/proof").length;
    dialog.press("Crear");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Llave de acceso añadida"]));
    expect(browser.make).toHaveBeenCalledWith(OPTIONS);
    expect(of("POST", "/me/passkeys").map(({ body }) => body)).toEqual([{ name: "El de casa", passkey: MADE }]);
    await within(section).findByText("Mi portátil");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(of("GET", "/session/proof").length).toBeGreaterThan(proofs));
  });

  test("needs a name, which is said at the field", async () => {
    const { of, press } = await open();
    press(ADD);
    const dialog = await dialogOf(ADD);
    const name = dialog.getByLabelText("Nombre");
    dialog.type("Nombre", " ");
    dialog.getByRole("button", { name: "Crear" }).focus();
    expect(dialog.submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(name)).toContain("Ponle un nombre"));
    expect(document.activeElement).toBe(name);
    expect(of("POST", "/me/passkeys/challenge")).toHaveLength(0);
  });

  test("says at its name why the server does not take it; it can be tried again", async () => {
    let answer: () => unknown = () => refusal("TOO_MANY_REQUESTS");
    const { press } = await open({ "POST /me/passkeys/challenge": () => answer() });
    press(ADD);
    const dialog = await dialogOf(ADD);
    const name = dialog.getByLabelText("Nombre");
    dialog.getByRole("button", { name: "Crear" }).focus();
    dialog.press("Crear");
    await waitFor(() => expect(noteOf(name)).toContain("Demasiados intentos"));
    expect(document.activeElement).toBe(name);
    answer = () => new Promise(() => {});
    dialog.press("Crear");
    await waitFor(() => expect(noteOf(name)).not.toContain("Demasiados"));
  });

  test("is made once, and its dialog stays meanwhile", async () => {
    const { of, press } = await open({ "POST /me/passkeys/challenge": () => new Promise(() => {}) });
    press(ADD);
    const dialog = await dialogOf(ADD);
    dialog.press("Crear");
    await expectBusy(dialog, "Crear");
    expect(of("POST", "/me/passkeys/challenge")).toHaveLength(1);
  });

  test("is given up by a button", async () => {
    const { of, press } = await open();
    press(ADD);
    (await dialogOf(ADD)).press("Cancelar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("POST", "/me/passkeys/challenge")).toHaveLength(0);
  });

  test("is not begun while nobody knows who the person is, which a toast says", async () => {
    let isAway = false;
    const { press, section } = await open({
      "GET /session/proof": () =>
        isAway
          ? refusal("TOO_MANY_REQUESTS")
          : { ...{ hasPassword: true, hasPasskeys: false }, providers: [], isProven: true },
    });
    isAway = true;
    press(ADD);
    await waitFor(() => expect(toastShown()?.slice(0, 2)).toEqual(["destructive", "Error"]));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(within(section).getByRole("button", { name: ADD }).getAttribute("aria-busy")).toBeNull();
  });
});

describe("a passkey that is there", () => {
  test("gets another name", async () => {
    const { of, press } = await open({ "PATCH /me/passkeys/*": () => stored, "PUT /me/passkeys/*": () => stored });
    const lists = of("GET", "/me/passkeys").length;
    press("Cambiar nombre: Mi portátil");
    const dialog = await dialogOf("Cambiar el nombre");
    expect(dialog.getByLabelText<HTMLInputElement>("Nombre").value).toBe("Mi portátil");
    dialog.type("Nombre", "El viejo");
    dialog.press("Guardar");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Nombre cambiado"]));
    const sent = [...of("PATCH", `/me/passkeys/${stored.id}`), ...of("PUT", `/me/passkeys/${stored.id}`)];
    expect(sent.map(({ body }) => body)).toEqual([{ name: "El viejo" }]);
    await waitFor(() => expect(of("GET", "/me/passkeys").length).toBeGreaterThan(lists));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("is removed after a proof, and is gone", async () => {
    const { of, press, section, state } = await open({
      "DELETE /me/passkeys/*": () => {
        state.passkeys = [fresh];
        return { isRemoved: true };
      },
    });
    press("Quitar: Mi portátil");
    const dialog = await dialogOf("¿Quitar «Mi portátil»?");
    dialog.type(/^Contraseña/, "Kaizoku-1999");
    dialog.press("Quitar");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Llave de acceso quitada"]));
    expect(of("DELETE", `/me/passkeys/${stored.id}`)).toHaveLength(1);
    await waitFor(() => expect(within(section).queryByText("Mi portátil")).toBeNull());
  });
});

describe("a proof by a passkey, beside the password", () => {
  const PROVE = "Usar una llave de acceso";
  const ways = (hasPassword = true) => ({
    "GET /session/proof": () => ({ hasPassword, hasPasskeys: true, providers: [], isProven: false }),
  });
  const taken = {
    "POST /session/proof/passkey/challenge": () => OPTIONS,
    "POST /session/proof/passkey": () => ({ isProven: true }),
    "DELETE /me/passkeys/*": () => ({ isRemoved: true }),
  };

  async function askToRemove(answers: Answers = {}) {
    const app = await open({ ...ways(), ...taken, ...answers });
    app.press("Quitar: Mi portátil");
    const dialog = await dialogOf("¿Quitar «Mi portátil»?");
    await dialog.findByRole("button", { name: PROVE });
    return { ...app, ...dialog };
  }

  test("takes the place of the password, and goes on by itself", async () => {
    const { of } = await askToRemove();
    expect(await outlineOfDialog("¿Quitar «Mi portátil»?")).toMatchSnapshot();
    fireEvent.click(screen.getByRole("button", { name: PROVE }));
    await waitFor(() => expect(toastShown()).toEqual(["success", "Llave de acceso quitada"]));
    expect(browser.answer).toHaveBeenCalledWith(OPTIONS);
    expect(of("POST", "/session/proof/passkey").map(({ body }) => body)).toEqual([{ passkey: ASSERTION }]);
    expect(of("POST", "/session/proof"), "no password is sent").toHaveLength(0);
  });

  test("says so while the rest is under way, where the focus is then", async () => {
    const { findByText, queryByLabelText } = await askToRemove({
      "DELETE /me/passkeys/*": () => new Promise(() => {}),
    });
    fireEvent.click(screen.getByRole("button", { name: PROVE }));
    const done = await findByText("Hemos comprobado con tu llave de acceso que eres tú.");
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(queryByLabelText(/^Contraseña/)).toBeNull();
  });

  test("is busy while the browser asks", async () => {
    browser.answer.mockReturnValue(new Promise(() => {}));
    await askToRemove();
    const button = screen.getByRole("button", { name: PROVE });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  });

  test("that the server does not take is told below the button, and the password is still there", async () => {
    const { of, findByRole, getByLabelText } = await askToRemove({
      "POST /session/proof/passkey": () => refusal("PASSKEY_EXPIRED"),
    });
    fireEvent.click(screen.getByRole("button", { name: PROVE }));
    const alert = await findByRole("alert");
    expect(alert.textContent).toBe("Ha pasado demasiado tiempo. Inténtalo de nuevo.");
    expect(getByLabelText(/^Contraseña/)).toBeTruthy();
    expect(of("DELETE", "/me/passkeys/*")).toHaveLength(0);
  });

  test("is not offered where the browser has no passkeys", async () => {
    const { press } = await open({ ...ways(), ...taken });
    vi.stubGlobal("PublicKeyCredential", undefined);
    press("Quitar: Mi portátil");
    const dialog = await dialogOf("¿Quitar «Mi portátil»?");
    expect(dialog.getByLabelText(/^Contraseña/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: PROVE })).toBeNull();
  });

  test("is kept when what follows is refused: the dialog says why, and it can be tried again", async () => {
    const { of, press, findByText } = await askToRemove({
      "DELETE /me/passkeys/*": () => refusal("LAST_WAY_IN"),
    });
    fireEvent.click(screen.getByRole("button", { name: PROVE }));
    await findByText("Es tu única forma de entrar. Elige antes una contraseña.");
    press("Quitar");
    await waitFor(() => expect(of("DELETE", "/me/passkeys/*")).toHaveLength(2));
    expect(of("POST", "/session/proof")).toHaveLength(0);
  });
});
