import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
  type Answers,
  dialogOf,
  expectBusy,
  giveProof,
  isClosed,
  never,
  noteOf,
  openPart,
  outlineOfDialog,
  sectionOf,
  toastShown,
  ways,
} from "./testing.tsx";

/** The browser's passkey API. */
const browser = vi.hoisted(() => ({ make: vi.fn(), answer: vi.fn(), forget: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => ({
  startRegistration: browser.make,
  startAuthentication: browser.answer,
  WebAuthnAbortService: { cancelCeremony: () => {} },
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

beforeEach(() => {
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { signalUnknownCredential: browser.forget }),
  );
  // The device's name is suggested.
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0");
  browser.make.mockReset().mockResolvedValue(MADE);
  browser.answer.mockReset().mockResolvedValue(ASSERTION);
});

async function open(answers: Answers = {}, passkeys: unknown[] = [stored, fresh]) {
  const state = { passkeys };
  const app = await openPart("access", {
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

  test("are ten at the most", async () => {
    const many = Array.from({ length: 10 }, (_, at) => ({ ...stored, id: stored.id.replace(/a$/, String(at)) }));
    await openPart("access", { "GET /me/passkeys": () => ({ passkeys: many }) });
    const section = within(await sectionOf("Llaves de acceso"));
    await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(10));
    expect(section.getByRole<HTMLButtonElement>("button", { name: ADD }).disabled).toBe(true);
  });

  test("cannot be added where the browser has none", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    await openPart("access");
    const section = within(await sectionOf("Llaves de acceso"));
    expect(await section.findByText(/Este navegador no admite llaves de acceso/)).toBeTruthy();
    expect(section.queryByRole("button", { name: ADD })).toBeNull();
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
    expect(browser.make).toHaveBeenCalledExactlyOnceWith({ optionsJSON: OPTIONS });
    expect(of("POST", "/me/passkeys").map(({ body }) => body)).toEqual([{ name: "El de casa", passkey: MADE }]);
    await within(section).findByText("Mi portátil");
    await isClosed();
    await waitFor(() => expect(of("GET", "/session/proof").length).toBeGreaterThan(proofs));
  });

  test("needs a name, and says at it why there is no passkey; it can be tried again, once", async () => {
    let answer: () => unknown = () => refusal("TOO_MANY_REQUESTS");
    browser.make.mockRejectedValueOnce(new DOMException("no", "InvalidStateError"));
    const { of, press } = await open({ "POST /me/passkeys/challenge": () => answer() });
    press(ADD);
    const dialog = await dialogOf(ADD);
    const name = dialog.getByLabelText("Nombre");
    const expectNote = async (text: string) => {
      await waitFor(() => expect(noteOf(name)).toContain(text));
      expect(document.activeElement).toBe(name);
      dialog.getByRole("button", { name: "Crear" }).focus();
    };
    dialog.type("Nombre", " ");
    expect(dialog.submit(), "the browser sends nothing").toBe(false);
    await expectNote("Ponle un nombre");
    expect(of("POST", "/me/passkeys/challenge")).toHaveLength(0);
    dialog.type("Nombre", "Otra");
    dialog.press("Crear");
    await expectNote("Demasiados intentos");
    answer = () => OPTIONS;
    dialog.press("Crear");
    await expectNote("Este dispositivo ya tiene una llave de acceso para tu cuenta.");
    browser.make.mockImplementation(never);
    dialog.press("Crear");
    await expectBusy(dialog, "Crear");
    await waitFor(() => expect(of("POST", "/me/passkeys/challenge")).toHaveLength(3));
    expect(of("POST", "/me/passkeys")).toHaveLength(0);
  });

  test("needs the password where nothing has proved who one is; given up, the focus comes back", async () => {
    const { of, press, section } = await open(ways({ isProven: false }));
    within(section).getByRole("button", { name: ADD }).focus();
    press(ADD);
    await giveProof();
    const dialog = await dialogOf(ADD);
    dialog.press("Cancelar");
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(within(section).getByRole("button", { name: ADD })));
    expect(of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
    expect(of("POST", "/me/passkeys/challenge")).toHaveLength(0);
  });

  test("is not begun while nobody knows who the person is, which a toast says", async () => {
    let isAway = false;
    const { press, section } = await open({
      "GET /session/proof": () =>
        isAway
          ? refusal("TOO_MANY_REQUESTS")
          : { hasPassword: true, hasPasskeys: false, providers: [], isProven: true },
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
    const { of, press } = await open({ "PATCH /me/passkeys/*": () => stored });
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
    await isClosed();
  });

  test.each([
    ["the next one's first button", [stored, fresh], "Cambiar nombre: El móvil"],
    ["the section, where it was the last one", [stored], null],
  ])("is removed after a proof, and leaves the focus to %s", async (_, passkeys, next) => {
    const { of, press, section, state } = await open(
      {
        "DELETE /me/passkeys/*": () => {
          state.passkeys = state.passkeys.filter((passkey) => passkey !== stored);
          return { id: stored.id, credentialId: "AAAA" };
        },
      },
      passkeys,
    );
    within(section).getByRole("button", { name: "Quitar: Mi portátil" }).focus();
    press("Quitar: Mi portátil");
    const dialog = await dialogOf("¿Quitar «Mi portátil»?");
    dialog.type(/^Contraseña/, "Kaizoku-1999");
    dialog.press("Quitar");
    await waitFor(() => expect(toastShown()).toEqual(["success", es.passkeys.removed]));
    expect(of("DELETE", `/me/passkeys/${stored.id}`)).toHaveLength(1);
    await waitFor(() => expect(browser.forget).toHaveBeenCalledWith({ rpId: location.hostname, credentialId: "AAAA" }));
    await waitFor(() => expect(within(section).queryByText("Mi portátil")).toBeNull());
    await isClosed();
    const focused = next ? within(section).getByRole("button", { name: next }) : section;
    await waitFor(() => expect(document.activeElement).toBe(focused));
  });
});

describe("a proof by a passkey, beside the password", () => {
  const PROVE = "Usar una llave de acceso";
  const taken = {
    ...ways({ hasPasskeys: true, isProven: false }),
    "POST /session/proof/passkey/challenge": () => OPTIONS,
    "POST /session/proof/passkey": () => ({ isProven: true }),
    "DELETE /me/passkeys/*": () => ({ id: stored.id, credentialId: "AAAA" }),
  };

  async function askToRemove(answers: Answers = {}) {
    const app = await open({ ...taken, ...answers });
    app.press("Quitar: Mi portátil");
    const dialog = await dialogOf("¿Quitar «Mi portátil»?");
    await dialog.findByRole("button", { name: PROVE });
    return { ...app, ...dialog };
  }

  test("takes the place of the password, and goes on by itself", async () => {
    const { of } = await askToRemove();
    expect(await outlineOfDialog("¿Quitar «Mi portátil»?")).toMatchSnapshot();
    fireEvent.click(screen.getByRole("button", { name: PROVE }));
    await waitFor(() => expect(toastShown()).toEqual(["success", es.passkeys.removed]));
    expect(browser.answer).toHaveBeenCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill: false });
    expect(of("POST", "/session/proof/passkey").map(({ body }) => body)).toEqual([{ passkey: ASSERTION }]);
    expect(of("POST", "/session/proof"), "no password is sent").toHaveLength(0);
  });

  test("says why it was not taken below the button, and once it was, where the focus is then", async () => {
    let answer: () => unknown = () => refusal("PASSKEY_EXPIRED");
    const { findByRole, findByText, queryByLabelText } = await askToRemove({
      "POST /session/proof/passkey": () => answer(),
      "DELETE /me/passkeys/*": never,
    });
    const button = screen.getByRole("button", { name: PROVE });
    fireEvent.click(button);
    expect((await findByRole("alert")).textContent).toBe("Ha pasado demasiado tiempo. Inténtalo de nuevo.");
    expect(queryByLabelText(/^Contraseña/)).toBeTruthy();
    const taken = Promise.withResolvers<unknown>();
    answer = () => taken.promise;
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    taken.resolve({ isProven: true });
    const done = await findByText("Hemos comprobado con tu llave de acceso que eres tú.");
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(queryByLabelText(/^Contraseña/)).toBeNull();
  });

  test("is not offered where the browser has no passkeys", async () => {
    const { press } = await open(taken);
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
