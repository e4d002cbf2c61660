import type { Factor } from "@nakamatch/contract/schemas/factors";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeServer, letBrowserRefresh, offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { APP, NETWORK, noteOf, PHONE, selectionOf, toastShown } from "../settings/testing.tsx";

const SIGN_IN = "POST /api/auth/sign-in/email";
const SIGN_OUT = "POST /api/auth/sign-out";
const RECOVER = "POST /api/auth/factors/recover";
const challengeOf = ({ id }: Factor) => `POST /api/auth/factors/${id}/challenge`;
const verifyOf = ({ id }: Factor) => `POST /api/auth/factors/${id}/verify`;
const FACTORS = "GET /api/auth/factors";

const AGAIN = "Enviar otro código";
const OTHER = "Usar otro método";
const RECOVERY = "Usar un código de recuperación";
let server: ReturnType<typeof fakeServer>;
/** A code was accepted. */
let isRaised: boolean;

beforeEach(() => {
  isRaised = false;
  let challenges = 0;
  const challenge = () => ({
    id: `0199a1b2-0000-7000-8000-00000000000${++challenges}`,
    factor_type: "totp",
    expires_at: 2e9,
  });
  const raise = () => {
    isRaised = true;
    return { assurance_level: "aal2" };
  };
  const inside = signedIn();
  server = fakeServer({
    "GET /api/v1/session": () =>
      isRaised ? { ...inside, session: { ...inside.session, assuranceLevel: "aal2" } } : null,
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    [SIGN_IN]: () => ({}),
    [FACTORS]: () => ({ factors: [APP] }),
    [challengeOf(APP)]: challenge,
    [challengeOf(PHONE)]: challenge,
    [verifyOf(APP)]: raise,
    [verifyOf(PHONE)]: raise,
    [RECOVER]: raise,
  });
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const form = () => outlineOf(screen.getByRole("main").querySelector("form") as Element);
const field = (label = "Código") => screen.findByLabelText<HTMLInputElement>(label);
const typeCode = (value: string, label = "Código") =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Signs in with a password, with these factors pending. */
async function signInWithPending(...factors: Factor[]) {
  server.answers[FACTORS] = () => ({ factors });
  const app = await renderApp("/login");
  await screen.findByRole("button", { name: "Iniciar sesión" });
  fireEvent.change(screen.getByLabelText("Correo electrónico"), { target: { value: "nami@example.test" } });
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "Secreta-1" } });
  press("Iniciar sesión");
  const code = await field();
  // From here on input is kept.
  await waitFor(() => expect(document.activeElement).toBe(code));
  return { ...app, code };
}

describe("the second step of the login", () => {
  test("asks for the code of the app; with the right one it signs in, and welcomes", async () => {
    const { path } = await signInWithPending(APP);
    expect(screen.queryByLabelText("Contraseña"), "the login is gone").toBeNull();
    expect(server.of(challengeOf(APP)), "no challenge before there is a code").toHaveLength(0);
    typeCode("123456");
    press("Confirmar");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(server.of(verifyOf(APP)).map(({ body }) => body)).toEqual([
      { challenge_id: "0199a1b2-0000-7000-8000-000000000001", code: "123456" },
    ]);
    expect(toastShown()?.[1]).toBe("¡Hola de nuevo!");
  });

  test("is there at once with a second factor pending, as after a reload", async () => {
    letBrowserRefresh();
    server.answers["POST /api/auth/refresh"] = () => ({ expiresAt: 2e9, expiresIn: 900 });
    server.answers[FACTORS] = () => ({ factors: [{ ...PHONE, status: "unverified" }, APP] });
    await renderApp("/login");
    await field();
    expect(screen.getByText("Escribe el código que muestra tu app de autenticación.")).toBeTruthy();
  });

  test("says at the field that there is no code or a wrong one, marks it, and takes the next one for the same challenge, once", async () => {
    server.answers[verifyOf(APP)] = () => refusal("FACTOR_CODE_WRONG");
    const { code } = await signInWithPending(APP);
    typeCode("  ");
    expect(fireEvent.submit(code.form as HTMLFormElement), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(code)).toContain("Escribe el código"));
    expect(server.of(challengeOf(APP))).toHaveLength(0);
    typeCode("000000");
    screen.getByRole("button", { name: "Confirmar" }).focus();
    press("Confirmar");
    await waitFor(() => expect(noteOf(code)).toContain("Ese código no es correcto o ya lo has usado."));
    expect(document.activeElement).toBe(code);
    expect(selectionOf(code)).toBe("000000");
    fireEvent.change(screen.getByRole("combobox", { name: "Idioma" }), { target: { value: "de" } });
    await waitFor(() => expect(noteOf(code), "in the other language, too").toContain("Der Code"));
    expect(code.value).toBe("000000");
    fireEvent.change(screen.getByRole("combobox", { name: "Sprache" }), { target: { value: "es" } });
    await screen.findByRole("button", { name: "Confirmar" });
    server.answers[verifyOf(APP)] = () => new Promise(() => {});
    press("Confirmar");
    await waitFor(() => expect(noteOf(code)).not.toContain("Ese código no"));
    const buttons = [...(code.form as HTMLFormElement).querySelectorAll("button")];
    const enabled = buttons.filter(({ disabled }) => !disabled);
    expect(
      enabled.map((each) => each.getAttribute("aria-busy")),
      "nothing else can be pressed",
    ).toEqual(["true"]);
    fireEvent.submit(code.form as HTMLFormElement);
    await waitFor(() => expect(server.of(verifyOf(APP))).toHaveLength(2));
    expect(server.of(challengeOf(APP))).toHaveLength(1);
  });

  test("asks for another challenge after one that is too old", async () => {
    server.answers[verifyOf(APP)] = () => refusal("CHALLENGE_EXPIRED");
    const { code } = await signInWithPending(APP);
    typeCode("123456");
    press("Confirmar");
    await waitFor(() => expect(noteOf(code)).toContain("El código ha caducado."));
    press("Confirmar");
    await waitFor(() => expect(server.of(verifyOf(APP))).toHaveLength(2));
    expect(server.of(challengeOf(APP))).toHaveLength(2);
  });

  test.each([true, false])("after a lost answer sees first whether the code was taken (here: %s)", async (isTaken) => {
    server.answers[verifyOf(APP)] = () => {
      isRaised = isTaken;
      return offline();
    };
    const { path, code } = await signInWithPending(APP);
    typeCode("123456");
    press("Confirmar");
    await waitFor(() => expect(noteOf(code)).toContain(NETWORK));
    press("Confirmar");
    if (isTaken) await waitFor(() => expect(path()).toBe("/dashboard"));
    await waitFor(() => expect(server.of(verifyOf(APP))).toHaveLength(isTaken ? 1 : 2));
  });

  test("is left by signing out, also where there is no answer", async () => {
    server.answers[SIGN_OUT] = offline;
    await signInWithPending(APP);
    press("Volver");
    expect(await screen.findByRole("button", { name: "Iniciar sesión" })).toBeTruthy();
    await waitFor(() => expect(server.of(SIGN_OUT)).toHaveLength(1));
  });
});

describe("a phone at the login", () => {
  test("is sent a code at once", async () => {
    await signInWithPending(PHONE);
    await waitFor(() => expect(server.of(challengeOf(PHONE))).toHaveLength(1));
    expect(form()).toMatchSnapshot();
  });

  test("that could not be sent one says so, and can be sent another", async () => {
    server.answers[challengeOf(PHONE)] = offline;
    const { code } = await signInWithPending(PHONE);
    await waitFor(() => expect(noteOf(code)).toContain(NETWORK));
    typeCode("1");
    press(AGAIN);
    await waitFor(() => expect(server.of(challengeOf(PHONE))).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole("button", { name: AGAIN }).getAttribute("aria-busy")).toBeNull());
    expect(noteOf(code)).toContain(NETWORK);
    expect(selectionOf(code), "typing replaces it").toBe("1");
    server.answers[challengeOf(PHONE)] = () => ({
      id: "0199a1b2-0000-7000-8000-000000000009",
      factor_type: "phone",
      expires_at: 2e9,
    });
    press(AGAIN);
    await waitFor(() => expect(toastShown()).toEqual(["success", "Te hemos enviado otro código"]));
    await waitFor(() => expect(code.value).toBe(""));
    expect(noteOf(code)).not.toContain(NETWORK);
    expect(document.activeElement).toBe(code);
    typeCode("123456");
    press("Confirmar");
    await waitFor(() =>
      expect(server.of(verifyOf(PHONE))[0]?.body).toMatchObject({
        challenge_id: "0199a1b2-0000-7000-8000-000000000009",
      }),
    );
  });

  test("is sent no second message when the person comes back from another method", async () => {
    const { code } = await signInWithPending(PHONE, APP);
    await waitFor(() => expect(server.of(challengeOf(PHONE))).toHaveLength(1));
    typeCode("123");
    press(OTHER);
    await screen.findByText("Escribe el código que muestra tu app de autenticación.");
    expect(code.value, "another method, another code").toBe("");
    expect(screen.queryByRole("button", { name: AGAIN })).toBeNull();
    press(OTHER);
    await screen.findByText("Escribe el código que te hemos enviado al teléfono **222.");
    press(RECOVERY);
    await field("Código de recuperación");
    press(OTHER);
    await screen.findByText("Escribe el código que te hemos enviado al teléfono **222.");
    expect(server.of(challengeOf(PHONE))).toHaveLength(1);
  });
});

describe("a recovery code at the login", () => {
  test("is asked for instead, the focus is there, and it signs in", async () => {
    const { path } = await signInWithPending(PHONE, APP);
    typeCode("123");
    press(RECOVERY);
    const code = await field("Código de recuperación");
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(code.value).toBe("");
    expect(form()).toMatchSnapshot();
    typeCode("AAAA-1111", "Código de recuperación");
    press("Confirmar");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(server.of(RECOVER).map(({ body }) => body)).toEqual([{ code: "AAAA-1111" }]);
  });

  test("that the session does not show is no sign-in", async () => {
    server.answers[RECOVER] = () => ({ assurance_level: "aal2" });
    const { path } = await signInWithPending(APP);
    press(RECOVERY);
    const code = await field("Código de recuperación");
    typeCode("AAAA-1111", "Código de recuperación");
    press("Confirmar");
    await waitFor(() => expect(noteOf(code)).toContain(NETWORK));
    expect(path()).toBe("/login");
  });
});
