import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import {
  APP,
  dialogOf,
  expectBusy,
  noteOf,
  openSettings,
  outlineOfDialog,
  PHONE,
  prepareSettings,
  sectionOf,
  selectionOf,
  sessionAt,
  toastShown,
} from "./testing.tsx";

prepareSettings();

const NAME = "Añadir una app de autenticación";
const ENROLLED = {
  ...APP,
  status: "unverified",
  totp: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Nakamatch:yo?secret=JBSWY3DPEHPK3PXP" },
};
const CHALLENGE = "0199a1b2-0000-7000-8000-0000000000c1";
const ENROL = "POST /auth/factors";
const VERIFY = `/auth/factors/${APP.id}/verify`;

/** Somebody adds an app: the server takes every code. */
async function addApp(answers: Parameters<typeof openSettings>[0] = {}, before: unknown[] = []) {
  let factors = before;
  let level: "aal1" | "aal2" = "aal1";
  const app = await openSettings({
    "GET /session": () => sessionAt(level),
    "GET /auth/factors": () => ({ factors, recovery_codes_left: 0, phones_supported: true }),
    [ENROL]: () => ENROLLED,
    [`POST /auth/factors/${APP.id}/challenge`]: () => ({ id: CHALLENGE, factor_type: "totp", expires_at: 2e9 }),
    [`POST ${VERIFY}`]: () => {
      factors = [...before, APP];
      level = "aal2";
      return { assurance_level: "aal2" };
    },
    "POST /auth/factors/recovery-codes": () => ({ codes: ["AAAA-1111"] }),
    ...answers,
  });
  const section = within(await sectionOf("Verificación en dos pasos"));
  const add = await section.findByRole<HTMLButtonElement>("button", { name: "Añadir una app" });
  await waitFor(() => expect(add.disabled).toBe(false));
  fireEvent.click(add);
  return { ...app, section };
}

/** The same, when the secret is on the screen. */
async function enrol(answers: Parameters<typeof openSettings>[0] = {}, before: unknown[] = []) {
  const app = await addApp(answers, before);
  const dialog = await dialogOf(NAME);
  await dialog.findByText("JBSW Y3DP EHPK 3PXP");
  return { ...app, ...dialog };
}

describe("an authenticator app", () => {
  test("is added by its code; the first one brings recovery codes", async () => {
    const { of, type, press, section } = await enrol();
    expect(await outlineOfDialog(NAME)).toMatchSnapshot();
    const lists = of("GET", "/auth/factors").length;
    type("Código", " 123 456");
    press("Confirmar");
    const codes = await dialogOf("Tus códigos de recuperación");
    expect(codes.getByText("AAAA-1111")).toBeTruthy();
    expect(toastShown()).toEqual(["success", "Verificación en dos pasos activada"]);
    expect(of("POST", "/auth/factors").map(({ body }) => body)).toEqual([{ factor_type: "totp" }]);
    expect(of("POST", `/auth/factors/${APP.id}/challenge`)).toHaveLength(1);
    expect(of("POST", VERIFY).map(({ body }) => body)).toEqual([{ challenge_id: CHALLENGE, code: " 123 456" }]);
    expect(await section.findByText("App de autenticación")).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: NAME })).toBeNull();
    expect(of("GET", "/auth/factors").length).toBeGreaterThan(lists);
  });

  test("asks before Escape loses the key, which is shown once", async () => {
    const { dialog, getByText } = await enrol();
    fireEvent.keyDown(dialog, { key: "Escape" });
    (await dialogOf("¿Seguro que quieres cerrar?", "alertdialog")).press("Seguir viéndolo");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    fireEvent.keyDown(dialog, { key: "Escape" });
    (await dialogOf("¿Seguro que quieres cerrar?", "alertdialog")).press("Cerrar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("beside another factor brings no new recovery codes", async () => {
    const { of, type, press, section } = await enrol({}, [PHONE]);
    type("Código", "123456");
    press("Confirmar");
    await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("POST", "/auth/factors/recovery-codes")).toHaveLength(0);
  });

  test("asks for the password before the recovery codes where the proof is too old", async () => {
    const { type, press } = await enrol({
      "POST /auth/factors/recovery-codes": () => refusal("IDENTITY_NOT_PROVEN"),
    });
    type("Código", "123456");
    press("Confirmar");
    expect(await screen.findByRole("dialog", { name: "Crear códigos de recuperación" })).toBeTruthy();
  });

  test("is added all the same where no recovery codes come", async () => {
    const { of, type, press, section } = await enrol({ "POST /auth/factors/recovery-codes": offline });
    type("Código", "123456");
    press("Confirmar");
    await section.findByText("App de autenticación");
    await waitFor(() => expect(of("POST", "/auth/factors/recovery-codes")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("waits for a code, which is said at the field", async () => {
    const { of, type, submit, getByLabelText, getByRole } = await enrol();
    const field = getByLabelText("Código");
    type("Código", "   ");
    getByRole("button", { name: "Confirmar" }).focus();
    expect(submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(field)).toContain("Escribe el código"));
    expect(document.activeElement).toBe(field);
    expect(of("POST", "/auth/factors/*/challenge")).toHaveLength(0);
  });

  test("is not there yet with a wrong code, which is marked to be replaced, and can be given again", async () => {
    let answer: () => unknown = () => refusal("FACTOR_CODE_WRONG");
    const { of, type, press, getByLabelText, getByRole } = await enrol({ [`POST ${VERIFY}`]: () => answer() });
    const field = getByLabelText("Código");
    type("Código", "000000");
    getByRole("button", { name: "Confirmar" }).focus();
    press("Confirmar");
    await waitFor(() => expect(noteOf(field)).toContain("El código no es correcto o ya se ha usado."));
    expect(document.activeElement).toBe(field);
    expect(selectionOf(field)).toBe("000000");
    expect(toastShown()).toBeNull();
    answer = () => new Promise(() => {});
    press("Confirmar");
    await waitFor(() => expect(noteOf(field)).not.toContain("El código"));
    expect(of("POST", VERIFY)).toHaveLength(2);
  });

  test("whose code was right, but without an answer about the session, can be given again", async () => {
    const { type, press, findByText } = await enrol({ [`POST ${VERIFY}`]: () => ({ assurance_level: "aal2" }) });
    type("Código", "123456");
    press("Confirmar");
    expect(await findByText("No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo.")).toBeTruthy();
  });

  test("keeps its dialog while the code is on its way, and sends it once", async () => {
    const { of, ...dialog } = await enrol({ [`POST ${VERIFY}`]: () => new Promise(() => {}) });
    dialog.type("Código", "123456");
    dialog.press("Confirmar");
    await expectBusy(dialog, "Confirmar");
    await waitFor(() => expect(of("POST", VERIFY)).toHaveLength(1));
    expect(of("POST", "/auth/factors/*/challenge")).toHaveLength(1);
  });

  test("is given up by a button; each opening has another secret", async () => {
    const { of, press, section } = await enrol();
    press("Cancelar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(section.getByRole("button", { name: "Añadir una app" }));
    await (await dialogOf(NAME)).findByText("JBSW Y3DP EHPK 3PXP");
    expect(of("POST", "/auth/factors")).toHaveLength(2);
  });

  test("keeps its secret when the window or the connection comes back", async () => {
    const { of, getByText } = await enrol();
    const lists = of("GET", "/me/sessions").length;
    fireEvent(window, new Event("offline"));
    fireEvent(window, new Event("online"));
    fireEvent(document, new Event("visibilitychange", { bubbles: true }));
    await waitFor(() => expect(of("GET", "/me/sessions").length).toBeGreaterThanOrEqual(lists));
    expect(getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    expect(of("POST", "/auth/factors")).toHaveLength(1);
  });

  test("that the server does not give is told, and no code can be sent", async () => {
    const { of } = await addApp({ [ENROL]: () => refusal("FACTORS_FULL") });
    const dialog = await dialogOf(NAME);
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "Ya tienes todos los métodos de verificación posibles. Quita uno antes.",
    );
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Confirmar" }).disabled).toBe(true);
    dialog.type("Código", "123456");
    dialog.submit();
    expect(of("POST", "/auth/factors")).toHaveLength(1);
    expect(of("POST", "/auth/factors/*/challenge")).toHaveLength(0);
  });

  test("needs the password where the proof is too old; then its secret is shown", async () => {
    let isProven = false;
    const { of } = await addApp({
      [ENROL]: () => (isProven ? ENROLLED : refusal("IDENTITY_NOT_PROVEN")),
      "POST /session/proof": () => {
        isProven = true;
        return { isProven };
      },
    });
    const proof = await dialogOf("Confirma que eres tú");
    expect(screen.getAllByRole("dialog"), "one at a time").toHaveLength(1);
    expect(noteOf(proof.dialog)).toBe("Escribe tu contraseña para seguir.");
    proof.type(/^Contraseña/, "Kaizoku-1999");
    proof.press("Continuar");
    await (await dialogOf(NAME)).findByText("JBSW Y3DP EHPK 3PXP");
    expect(of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
  });

  test("is given up with the password", async () => {
    const { of } = await addApp({ [ENROL]: () => refusal("IDENTITY_NOT_PROVEN") });
    (await dialogOf("Confirma que eres tú")).press("Cancelar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("POST", "/auth/factors")).toHaveLength(1);
  });
});
