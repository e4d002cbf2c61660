import { es } from "@nakamatch/phrases/es";
import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
  type Answers,
  APP,
  dialogOf,
  expectBusy,
  isClosed,
  NETWORK,
  noteOf,
  openPart,
  outlineOfDialog,
  PHONE,
  sectionOf,
  selectionOf,
  toastShown,
} from "./testing.tsx";

const TITLE = "Verificación en dos pasos";
const ANSWER = { factors: [APP, PHONE], recovery_codes_left: 7, phones_supported: true };

async function open(answers: Answers = {}) {
  const app = await openPart("access", { "GET /auth/factors": () => ANSWER, ...answers });
  const section = await sectionOf(TITLE);
  await within(section).findByRole("button", { name: "Quitar: App de autenticación" });
  const press = (name: string) => fireEvent.click(within(section).getByRole("button", { name }));
  return { ...app, section, press };
}

describe("the second factors", () => {
  test("are listed, with how many recovery codes are left", async () => {
    const { section } = await open();
    expect(outlineOf(section)).toMatchSnapshot();
  });

  test("have the names that were given to them; apps without one are counted, and what was never confirmed is not there, nor a phone without text messages", async () => {
    const second = { ...APP, id: "2" };
    const named = { ...APP, id: "3", friendly_name: "La del trabajo" };
    await openPart("access", {
      "GET /auth/factors": () => ({
        ...ANSWER,
        factors: [APP, PHONE, second, named, { ...APP, id: "4", status: "unverified" }],
        phones_supported: false,
      }),
    });
    const section = within(await sectionOf(TITLE));
    await section.findByText("La del trabajo");
    expect(section.getAllByRole("listitem").map((item) => item.querySelector("span span")?.textContent)).toEqual([
      "App de autenticación 1",
      "Teléfono **222",
      "App de autenticación 2",
      "La del trabajo",
    ]);
    expect(section.queryByRole("button", { name: "Añadir un teléfono" })).toBeNull();
  });
});

describe("a factor that is removed", () => {
  async function askToRemove(answers: Answers = {}) {
    let factors = [APP, PHONE];
    const app = await open({
      "GET /auth/factors": () => ({ ...ANSWER, factors }),
      "POST /session/proof": () => ({ isProven: true }),
      [`DELETE /auth/factors/${APP.id}`]: () => {
        factors = [PHONE];
        return { id: APP.id };
      },
      ...answers,
    });
    within(app.section).getByRole("button", { name: "Quitar: App de autenticación" }).focus();
    app.press("Quitar: App de autenticación");
    return { ...app, ...(await dialogOf("¿Quitar este método?")) };
  }

  test("needs the password; then it is gone, the next one has the focus, and the session is asked for afresh", async () => {
    const { of, type, press, section, getByLabelText, dialog } = await askToRemove();
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(/^Contraseña/)));
    expect(noteOf(dialog)).toMatch(/^Escribe tu contraseña para quitarlo/);
    const sessions = of("GET", "/session").length;
    type(/^Contraseña/, "Kaizoku-1999");
    press("Quitar");
    await waitFor(() => expect(toastShown()).toEqual(["success", es.factors.removed]));
    expect(of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
    expect(of("DELETE", `/auth/factors/${APP.id}`)).toHaveLength(1);
    expect(of("GET", "/session").length).toBe(sessions + 1);
    expect(within(section).queryByText("App de autenticación")).toBeNull();
    expect(of("GET", "/me/passkeys"), "nothing else is asked for again").toHaveLength(1);
    await isClosed();
    const next = within(section).getByRole("button", { name: "Quitar: Teléfono **222" });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  test("stays without a password, with a wrong one and without an answer, which is sent once and awaited", async () => {
    let answer: () => unknown = () => refusal("PASSWORD_WRONG");
    const { of, ...dialog } = await askToRemove({ "POST /session/proof": () => answer() });
    const { type, press, getByLabelText, getByRole } = dialog;
    const password = getByLabelText(/^Contraseña/);
    getByRole("button", { name: "Quitar" }).focus();
    press("Quitar");
    await waitFor(() => expect(noteOf(password)).toContain("Escribe tu contraseña"));
    expect(document.activeElement).toBe(password);
    expect(of("POST", "/session/proof")).toHaveLength(0);
    type(/^Contraseña/, "wrong");
    getByRole("button", { name: "Quitar" }).focus();
    press("Quitar");
    await waitFor(() => expect(noteOf(password)).toContain("La contraseña no es correcta."));
    expect(document.activeElement).toBe(password);
    expect(selectionOf(password)).toBe("wrong");
    expect(of("DELETE", "/auth/factors/*")).toHaveLength(0);
    const awaited = Promise.withResolvers<void>();
    answer = () => awaited.promise.then(offline);
    press("Quitar");
    await expectBusy(dialog, "Quitar");
    awaited.resolve();
    await waitFor(() => expect(noteOf(password)).toContain(NETWORK));
    expect(of("POST", "/session/proof")).toHaveLength(2);
    expect(toastShown()).toBeNull();
  });
});

describe("recovery codes", () => {
  const CODES = ["AAAA-1111", "BBBB-2222"];
  const MADE = {
    "POST /session/proof": () => ({ isProven: true }),
    "POST /auth/factors/recovery-codes": () => ({ codes: CODES }),
  };

  async function showCodes() {
    const app = await open(MADE);
    app.press("Crear códigos de recuperación");
    const asked = await dialogOf("Crear códigos de recuperación");
    expect(noteOf(asked.dialog)).toMatch(/sustituyen a los anteriores/);
    asked.type(/^Contraseña/, "Kaizoku-1999");
    asked.press("Crear códigos de recuperación");
    return { ...app, ...(await dialogOf("Tus códigos de recuperación")) };
  }
  /** The browser's clipboard. */
  const clipboard = (value: unknown) => vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value } }));

  test("are made for the password, and shown once, so one is asked before they are lost", async () => {
    const { of, section, ...shown } = await showCodes();
    expect(of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
    expect(shown.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
    await waitFor(() => expect(of("GET", "/auth/factors")).toHaveLength(2));
    fireEvent.click(shown.getByRole("button", { name: "Cerrar" }));
    const question = await dialogOf("¿Seguro que quieres cerrar?", "alertdialog");
    expect(question.getByText(/No podremos volver a mostrarte estos códigos/)).toBeTruthy();
    question.press(es.factors.closing.stay);
    await isClosed("alertdialog");
    shown.press("Ya los he guardado");
    await isClosed();
    expect(within(section).queryByText(CODES[0] as string)).toBeNull();
  });

  test("can be downloaded as a text file", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => String(saved.push(file as Blob)));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const shown = await showCodes();
    // The object URL is released after a minute.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    shown.press("Descargar");
    vi.useRealTimers();
    expect(names).toEqual(["nakamatch-codes.txt"]);
    expect((await saved[0]?.text())?.split("\r\n").slice(-3)).toEqual([...CODES, ""]);
    vi.restoreAllMocks();
  });

  test("can be copied, one a line, which the button then says, unless the browser refuses", async () => {
    const write = vi.fn(async (_text: string) => {}).mockRejectedValueOnce(new Error("not allowed"));
    clipboard({ writeText: write });
    const shown = await showCodes();
    expect(await outlineOfDialog("Tus códigos de recuperación")).toMatchSnapshot();
    shown.press("Copiar");
    await waitFor(() => expect(write).toHaveBeenCalled());
    shown.press("Copiar");
    await shown.findByRole("button", { name: "Códigos copiados" });
    expect(write).toHaveBeenLastCalledWith("AAAA-1111\nBBBB-2222");
  });

  test("have no button to copy where the browser has no clipboard", async () => {
    clipboard(undefined);
    expect((await showCodes()).queryByRole("button", { name: "Copiar" })).toBeNull();
  });
});
