import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
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

const NAME = "Añadir un teléfono";
const ENROL = "POST /auth/factors";
const CHALLENGE = `/auth/factors/${PHONE.id}/challenge`;
const VERIFY = `/auth/factors/${PHONE.id}/verify`;
const NUMBER = "Número de teléfono";

/** Somebody adds a phone; the server takes every number and code. */
async function addPhone(answers: Parameters<typeof openSettings>[0] = {}) {
  let factors: unknown[] = [];
  let level: "aal1" | "aal2" = "aal1";
  let challenges = 0;
  const app = await openSettings({
    "GET /session": () => sessionAt(level),
    "GET /auth/factors": () => ({ factors, recovery_codes_left: 10, phones_supported: true }),
    [ENROL]: () => ({ ...PHONE, status: "unverified", totp: null }),
    [`POST ${CHALLENGE}`]: () => ({
      id: `0199a1b2-0000-7000-8000-00000000000${++challenges}`,
      ...{ factor_type: "phone", expires_at: 2e9 },
    }),
    [`POST ${VERIFY}`]: () => {
      factors = [PHONE];
      level = "aal2";
      return { assurance_level: "aal2" };
    },
    "POST /auth/factors/recovery-codes": () => ({ codes: ["AAAA-1111"] }),
    ...answers,
  });
  const section = within(await sectionOf("Verificación en dos pasos"));
  fireEvent.click(await section.findByRole("button", { name: NAME }));
  return { ...app, section, ...(await dialogOf(NAME)) };
}

/** The same, when a code has been sent. */
async function sendCode(answers: Parameters<typeof openSettings>[0] = {}) {
  const app = await addPhone(answers);
  app.type(NUMBER, "+34 600 111 222");
  app.press("Enviar código");
  return { ...app, field: await app.findByLabelText("Código") };
}

describe("a phone", () => {
  test("is asked for its number, and sent a code", async () => {
    const { of, type, press, findByLabelText, dialog } = await addPhone();
    expect(await outlineOfDialog(NAME)).toMatchSnapshot();
    type(NUMBER, "+34 600 111 222");
    press("Enviar código");
    const field = await findByLabelText("Código");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(of("POST", "/auth/factors").map(({ body }) => body)).toEqual([
      { factor_type: "phone", phone: "+34600111222" },
    ]);
    expect(of("POST", CHALLENGE).map(({ body }) => body)).toEqual([{ channel: "sms" }]);
    expect(dialog.textContent).toContain("Escribe el código que te hemos enviado al teléfono +34600111222.");
    expect(toastShown(), "the dialog says it").toBeNull();
    expect(outlineOf(dialog.querySelector("form") as Element)).toMatchSnapshot();
  });

  test("is added by its code; the first factor brings recovery codes", async () => {
    const { of, type, press, section } = await sendCode();
    type("Código", "123456");
    press("Confirmar");
    expect(await screen.findByRole("dialog", { name: "Tus códigos de recuperación" })).toBeTruthy();
    expect(of("POST", VERIFY).map(({ body }) => body)).toEqual([
      { challenge_id: "0199a1b2-0000-7000-8000-000000000001", code: "123456" },
    ]);
    expect(toastShown()).toEqual(["success", "Verificación en dos pasos activada"]);
    expect(section.getByText("Teléfono **222")).toBeTruthy();
  });

  test("needs a number with the code of its country", async () => {
    const { of, type, submit, getByLabelText, getByRole } = await addPhone();
    const field = getByLabelText(NUMBER);
    type(NUMBER, "600 111 222");
    getByRole("button", { name: "Enviar código" }).focus();
    expect(submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(field)).toContain("Escribe el número con + y el prefijo de tu país"));
    expect(document.activeElement).toBe(field);
    expect(selectionOf(field)).toBe("600 111 222");
    expect(of("POST", "/auth/factors")).toHaveLength(0);
  });

  test("that cannot be added says why at its number, until it is sent again", async () => {
    let answer: () => unknown = () => refusal("FACTORS_FULL");
    const { of, type, press, getByLabelText } = await addPhone({ [ENROL]: () => answer() });
    const field = getByLabelText(NUMBER);
    type(NUMBER, "+34600111222");
    press("Enviar código");
    await waitFor(() => expect(noteOf(field)).toContain("Ya tienes todos los métodos de verificación posibles."));
    answer = () => new Promise(() => {});
    press("Enviar código");
    await waitFor(() => expect(noteOf(field)).not.toContain("Ya tienes"));
    expect(of("POST", "/auth/factors")).toHaveLength(2);
  });

  test("keeps its dialog while the code is being sent, and is sent one", async () => {
    const { of, ...dialog } = await addPhone({ [ENROL]: () => new Promise(() => {}) });
    dialog.type(NUMBER, "+34600111222");
    dialog.press("Enviar código");
    await expectBusy(dialog, "Enviar código");
    expect(of("POST", "/auth/factors")).toHaveLength(1);
  });

  test("is given up before a code was sent", async () => {
    const { of, press } = await addPhone();
    press("Cancelar");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("POST", "/auth/factors")).toHaveLength(0);
  });

  test("needs the password where the proof is too old, and keeps the number meanwhile", async () => {
    let isProven = false;
    const { of, type, press } = await addPhone({
      [ENROL]: () => (isProven ? { ...PHONE, totp: null } : refusal("IDENTITY_NOT_PROVEN")),
      "POST /session/proof": () => {
        isProven = true;
        return { isProven };
      },
    });
    type(NUMBER, "+34 600 111 222");
    press("Enviar código");
    const proof = await dialogOf("Confirma que eres tú");
    proof.type(/^Contraseña/, "Kaizoku-1999");
    proof.press("Continuar");
    const again = await dialogOf(NAME);
    expect((again.getByLabelText(NUMBER) as HTMLInputElement).value).toBe("+34 600 111 222");
    again.press("Enviar código");
    await again.findByLabelText("Código");
    expect(of("POST", "/auth/factors")).toHaveLength(2);
  });
});

describe("the code of a phone", () => {
  test("is missing, which is said at the field", async () => {
    const { of, type, submit, field, getByRole } = await sendCode();
    type("Código", " ");
    getByRole("button", { name: "Confirmar" }).focus();
    submit();
    await waitFor(() => expect(noteOf(field)).toContain("Escribe el código"));
    expect(document.activeElement).toBe(field);
    expect(of("POST", VERIFY)).toHaveLength(0);
  });

  test("is wrong, which is said at the field; it is marked to be replaced", async () => {
    const { type, press, field, getByRole } = await sendCode({
      [`POST ${VERIFY}`]: () => refusal("FACTOR_CODE_WRONG"),
    });
    type("Código", "000000");
    getByRole("button", { name: "Confirmar" }).focus();
    press("Confirmar");
    await waitFor(() => expect(noteOf(field)).toContain("El código no es correcto o ya se ha usado."));
    expect(document.activeElement).toBe(field);
    expect(selectionOf(field)).toBe("000000");
    expect(toastShown()).toBeNull();
  });

  test("is sent again to the same phone, and what was typed is gone", async () => {
    const { of, type, press, field } = await sendCode({ [`POST ${VERIFY}`]: () => refusal("CHALLENGE_EXPIRED") });
    type("Código", "000000");
    press("Confirmar");
    await waitFor(() => expect(noteOf(field)).toContain("El código ha caducado. Pide uno nuevo."));
    press("Enviar otro código");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Te hemos enviado otro código"]));
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(""));
    expect(noteOf(field)).not.toContain("caducado");
    expect(of("POST", "/auth/factors"), "the phone is known").toHaveLength(1);
    expect(of("POST", CHALLENGE)).toHaveLength(2);
    type("Código", "123456");
    press("Confirmar");
    await waitFor(() => expect(of("POST", VERIFY)).toHaveLength(2));
    expect(of("POST", VERIFY).at(-1)?.body).toMatchObject({ challenge_id: "0199a1b2-0000-7000-8000-000000000002" });
  });

  test("that cannot be sent again says so at the field", async () => {
    let answer: (() => unknown) | null = null;
    const { press, field } = await sendCode({
      [`POST ${CHALLENGE}`]: () =>
        answer?.() ?? { id: "0199a1b2-0000-7000-8000-000000000001", factor_type: "phone", expires_at: 2e9 },
    });
    answer = offline;
    press("Enviar otro código");
    await waitFor(() => expect(noteOf(field)).toContain("No hay conexión con Nakamatch."));
  });

  test.each([
    ["Confirmar", `POST ${VERIFY}`],
    ["Enviar otro código", `POST ${CHALLENGE}`],
  ])("keeps everybody waiting after «%s», and nothing else can be pressed", async (name, call) => {
    const answers: Parameters<typeof openSettings>[0] = {};
    let isStuck = false;
    answers[call] = () =>
      isStuck
        ? new Promise(() => {})
        : { id: "0199a1b2-0000-7000-8000-000000000001", factor_type: "phone", expires_at: 2e9 };
    const { of, ...dialog } = await sendCode(answers);
    dialog.type("Código", "123456");
    isStuck = true;
    dialog.press(name);
    await expectBusy(dialog, name);
    expect(of("POST", VERIFY).length + of("POST", CHALLENGE).length).toBe(2);
  });
});
