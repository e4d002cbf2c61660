import { es } from "@nakamatch/phrases/es";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { QrCode } from "./factor-dialogs.tsx";
import {
  type Answers,
  APP,
  dialogOf,
  expectBusy,
  giveProof,
  isClosed,
  knowSessions,
  NETWORK,
  never,
  noteOf,
  openPart,
  outlineOfDialog,
  PHONE,
  sectionOf,
  selectionOf,
  sessionAt,
  toastShown,
  unproven,
} from "./testing.tsx";

const ENROL = "POST /auth/factors";
const CHALLENGE = "/auth/factors/*/challenge";
const VERIFY = "/auth/factors/*/verify";
const RECOVERY = "/auth/factors/recovery-codes";
const SECRET = "JBSW Y3DP EHPK 3PXP";
const NUMBER = "Número de teléfono";
const kinds = {
  app: {
    button: "Añadir una app",
    name: "Añadir una app de autenticación",
    listed: "App de autenticación",
    factor: APP,
    totp: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Nakamatch:yo?secret=JBSWY3DPEHPK3PXP" },
  },
  phone: {
    button: "Añadir un teléfono",
    name: "Añadir un teléfono",
    listed: "Teléfono **222",
    factor: PHONE,
    totp: null,
  },
};
type Kind = keyof typeof kinds;

const enrolled = (kind: Kind) => ({ ...kinds[kind].factor, status: "unverified", totp: kinds[kind].totp });
const challenge = (number: number) => ({
  id: `0199a1b2-0000-7000-8000-00000000000${number}`,
  factor_type: "totp",
  expires_at: 2e9,
});

/** Adds a factor; the server accepts every number and code. */
async function add(kind: Kind, answers: Answers = {}, before: unknown[] = []) {
  let factors = before;
  let level: "aal1" | "aal2" = "aal1";
  let challenges = 0;
  const app = await openPart("access", {
    "GET /session": () => sessionAt(level),
    "GET /auth/factors": () => ({ factors, recovery_codes_left: 0, phones_supported: true }),
    [ENROL]: () => enrolled(kind),
    [`POST ${CHALLENGE}`]: () => challenge(++challenges),
    [`POST ${VERIFY}`]: () => {
      factors = [...before, kinds[kind].factor];
      level = "aal2";
      return { assurance_level: "aal2" };
    },
    [`POST ${RECOVERY}`]: () => ({ codes: ["AAAA-1111"] }),
    ...answers,
  });
  const section = within(await sectionOf("Verificación en dos pasos"));
  const opener = await section.findByRole<HTMLButtonElement>("button", { name: kinds[kind].button });
  await waitFor(() => expect(opener.disabled).toBe(false));
  opener.focus();
  fireEvent.click(opener);
  return { ...app, section, opener };
}

/** The same up to the code. */
async function enrol(kind: Kind, answers: Answers = {}, before: unknown[] = []) {
  const app = await add(kind, answers, before);
  const dialog = await dialogOf(kinds[kind].name);
  if (kind === "app") await dialog.findByText(SECRET);
  else {
    dialog.type(NUMBER, "+34 600 111 222");
    dialog.press("Enviar código");
  }
  const field = await dialog.findByLabelText<HTMLInputElement>("Código");
  const give = (code: string) => {
    dialog.type("Código", code);
    dialog.getByRole("button", { name: "Confirmar" }).focus();
    dialog.press("Confirmar");
  };
  return { ...app, ...dialog, field, give };
}

describe.each(["app", "phone"] as const)("a factor by %s", (kind) => {
  const { name, listed } = kinds[kind];

  test("is added by its code; the first one brings recovery codes", async () => {
    const { app, of, give, section } = await enrol(kind);
    const areOutdated = knowSessions(app);
    give(" 123 456");
    const codes = await dialogOf("Tus códigos de recuperación");
    expect(codes.getByText("AAAA-1111")).toBeTruthy();
    expect(toastShown()).toEqual(["success", "Verificación en dos pasos activada"]);
    const [asked] = of("POST", "/auth/factors");
    expect(asked?.body).toMatchObject({ factor_type: kinds[kind].factor.factor_type });
    expect(of("POST", CHALLENGE)).toHaveLength(1);
    expect(of("POST", VERIFY).map(({ body }) => body)).toEqual([{ challenge_id: challenge(1).id, code: " 123 456" }]);
    expect(await section.findByText(listed)).toBeTruthy();
    expect(screen.queryByRole("dialog", { name })).toBeNull();
    expect(areOutdated(), "the others owe a code now").toBe(true);
  });

  test("is not there yet without a code or with a wrong one, which is marked to be replaced; the next one is sent once", async () => {
    let answer: () => unknown = () => refusal("FACTOR_CODE_WRONG");
    const { of, give, field, ...dialog } = await enrol(kind, { [`POST ${VERIFY}`]: () => answer() });
    give("   ");
    await waitFor(() => expect(noteOf(field)).toContain("Escribe el código"));
    expect([document.activeElement, of("POST", VERIFY)]).toEqual([field, []]);
    give("000000");
    await waitFor(() => expect(noteOf(field)).toContain("Ese código no es correcto o ya lo has usado."));
    expect(document.activeElement).toBe(field);
    expect(selectionOf(field)).toBe("000000");
    expect(toastShown()).toBeNull();
    answer = never;
    dialog.press("Confirmar");
    await expectBusy(dialog, "Confirmar");
    expect(noteOf(field)).not.toContain("El código");
    await waitFor(() => expect(of("POST", VERIFY)).toHaveLength(2));
  });

  test("needs the password where the proof is too old; what was typed is kept, and the focus comes back at the end", async () => {
    const { of, opener } = await add(
      kind,
      unproven(ENROL, () => enrolled(kind)),
    );
    if (kind === "phone") {
      const dialog = await dialogOf(name);
      dialog.type(NUMBER, "+34 600 111 222");
      dialog.press("Enviar código");
    }
    await screen.findByRole("dialog", { name: "Confirma que eres tú" });
    expect(screen.getAllByRole("dialog"), "one at a time").toHaveLength(1);
    await giveProof();
    const again = await dialogOf(name);
    if (kind === "app") await again.findByText(SECRET);
    else expect(again.getByLabelText<HTMLInputElement>(NUMBER).value).toBe("+34 600 111 222");
    expect(of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
    again.press("Cancelar");
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe("an authenticator app", () => {
  test("asks before Escape loses the key, which is shown once", async () => {
    const { dialog, getByText } = await enrol("app");
    expect(await outlineOfDialog(kinds.app.name)).toMatchSnapshot();
    fireEvent.keyDown(dialog, { key: "Escape" });
    (await dialogOf("¿Seguro que quieres cerrar?", "alertdialog")).press(es.factors.closing.stay);
    await isClosed("alertdialog");
    expect(getByText(SECRET)).toBeTruthy();
    fireEvent.keyDown(dialog, { key: "Escape" });
    (await dialogOf("¿Seguro que quieres cerrar?", "alertdialog")).press("Cerrar");
    await isClosed();
  });

  test("beside another factor brings no new recovery codes", async () => {
    const { of, give, section } = await enrol("app", {}, [PHONE]);
    give("123456");
    await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(2));
    await isClosed();
    expect(of("POST", RECOVERY)).toHaveLength(0);
  });

  test("is added all the same where no recovery codes come", async () => {
    const { of, give, section } = await enrol("app", { [`POST ${RECOVERY}`]: offline });
    give("123456");
    await section.findByText("App de autenticación");
    await waitFor(() => expect(of("POST", RECOVERY)).toHaveLength(1));
    await isClosed();
  });

  test("asks for the password before the recovery codes where the proof is too old", async () => {
    const { give } = await enrol("app", { [`POST ${RECOVERY}`]: () => refusal("IDENTITY_NOT_PROVEN") });
    give("123456");
    expect(await screen.findByRole("dialog", { name: "Crear códigos de recuperación" })).toBeTruthy();
  });

  test("has another secret at each opening, and keeps it when the window or the connection comes back", async () => {
    const { of, press, getByText, opener } = await enrol("app");
    const lists = of("GET", "/me/passkeys").length;
    fireEvent(window, new Event("offline"));
    fireEvent(window, new Event("online"));
    fireEvent(document, new Event("visibilitychange", { bubbles: true }));
    await waitFor(() => expect(of("GET", "/me/passkeys").length).toBeGreaterThanOrEqual(lists));
    expect(getByText(SECRET)).toBeTruthy();
    expect(of("POST", "/auth/factors")).toHaveLength(1);
    press("Cancelar");
    await isClosed();
    fireEvent.click(opener);
    await (await dialogOf(kinds.app.name)).findByText(SECRET);
    expect(of("POST", "/auth/factors")).toHaveLength(2);
  });

  test("that the server does not give is told, and no code can be sent", async () => {
    const { of } = await add("app", { [ENROL]: () => refusal("FACTORS_FULL") });
    const dialog = await dialogOf(kinds.app.name);
    const full = "No caben más métodos de verificación. Quita uno antes.";
    expect((await dialog.findByRole("alert")).textContent).toBe(full);
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Confirmar" }).disabled).toBe(true);
    dialog.type("Código", "123456");
    dialog.submit();
    expect(of("POST", CHALLENGE)).toHaveLength(0);
  });

  test("has a code in black on white, with four light modules around it", () => {
    render(<QrCode text="otpauth://totp/Nakamatch:ana?secret=ABC" label="QR" />);
    const code = screen.getByRole("img", { name: "QR" });
    const size = Number(code.getAttribute("viewBox")?.split(" ")[2]);
    const [ground, dark] = code.querySelectorAll("path");
    expect([ground, dark].map((path) => path?.getAttribute("fill"))).toEqual(["#fff", "#000"]);
    expect(ground?.getAttribute("d")).toBe(`M0 0h${size}v${size}h-${size}z`);
    const places = [...(dark?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [
      +`${x}`,
      +`${y}`,
    ]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });
});

describe("a phone", () => {
  test("is asked for its number, and sent a code", async () => {
    const { of } = await add("phone");
    const { dialog, type, press, findByLabelText } = await dialogOf(kinds.phone.name);
    expect(await outlineOfDialog(kinds.phone.name)).toMatchSnapshot();
    type(NUMBER, "+34 600 111 222");
    press("Enviar código");
    const field = await findByLabelText("Código");
    await waitFor(() => expect(document.activeElement).toBe(field));
    const body = { factor_type: "phone", phone: "+34600111222" };
    expect(of("POST", "/auth/factors").map((call) => call.body)).toEqual([body]);
    expect(of("POST", CHALLENGE).map((call) => call.body)).toEqual([{ channel: "sms" }]);
    expect(dialog.textContent).toContain("Escribe el código que te hemos enviado al teléfono +34600111222.");
    expect(toastShown(), "the dialog says it").toBeNull();
    expect(outlineOf(dialog.querySelector("form") as Element)).toMatchSnapshot();
  });

  test("needs a number with the code of its country; its refusal is said at the field, until it is sent again, once", async () => {
    let answer: () => unknown = () => refusal("FACTORS_FULL");
    const { of } = await add("phone", { [ENROL]: () => answer() });
    const dialog = await dialogOf(kinds.phone.name);
    const field = dialog.getByLabelText(NUMBER);
    dialog.type(NUMBER, "600 111 222");
    dialog.getByRole("button", { name: "Enviar código" }).focus();
    expect(dialog.submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(field)).toContain("Escribe el número con + y el prefijo de tu país"));
    expect([document.activeElement, selectionOf(field)]).toEqual([field, "600 111 222"]);
    expect(of("POST", "/auth/factors")).toHaveLength(0);
    dialog.type(NUMBER, "+34600111222");
    dialog.press("Enviar código");
    await waitFor(() => expect(noteOf(field)).toContain("No caben más métodos de verificación."));
    answer = never;
    dialog.press("Enviar código");
    await expectBusy(dialog, "Enviar código");
    expect(noteOf(field)).not.toContain("Ya tienes");
    expect(of("POST", "/auth/factors")).toHaveLength(2);
  });

  test("is sent another code, and what was typed is gone; where that fails, the field says so", async () => {
    let ask = (): unknown => challenge(1);
    const { of, give, field, ...dialog } = await enrol("phone", {
      [`POST ${CHALLENGE}`]: () => ask(),
      [`POST ${VERIFY}`]: () => refusal("CHALLENGE_EXPIRED"),
    });
    give("000000");
    await waitFor(() => expect(noteOf(field)).toContain("El código ha caducado. Pide uno nuevo."));
    ask = offline;
    dialog.press("Enviar otro código");
    await waitFor(() => expect(noteOf(field)).toContain(NETWORK));
    ask = () => challenge(2);
    dialog.press("Enviar otro código");
    await waitFor(() => expect(toastShown()).toEqual(["success", "Te hemos enviado otro código"]));
    await waitFor(() => expect(field.value).toBe(""));
    expect(noteOf(field)).not.toContain(NETWORK);
    expect(of("POST", "/auth/factors"), "the phone is known").toHaveLength(1);
    give("123456");
    await waitFor(() => expect(of("POST", VERIFY)).toHaveLength(2));
    expect(of("POST", VERIFY).at(-1)?.body).toMatchObject({ challenge_id: challenge(2).id });
    ask = never;
    await waitFor(() => expect(noteOf(field)).toContain("El código ha caducado."));
    dialog.press("Enviar otro código");
    await expectBusy(dialog, "Enviar otro código");
  });
});
