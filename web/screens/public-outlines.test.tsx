import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, offline, refusal } from "../lib/api-testing.ts";
import { outlineOf } from "../lib/outline-testing.ts";
import { renderApp } from "../shell/layouts/testing.tsx";
import { renderInKit } from "../ui/testing.tsx";
import { Component as Landing } from "./landing/screen.tsx";
import { prepareSettings, selectionOf, toastShown } from "./settings/testing.tsx";

prepareSettings();

const SIGN_IN = "POST /api/auth/sign-in/email";
const RESET = "POST /api/auth/reset-password";
const UNSUBSCRIBE = "POST /api/v1/digest/unsubscribe";
const PENDING = "GET /api/v1/providers/identity";
const nami = { provider: "google", email: "nami@example.test", firstName: "Nami", lastName: "Bellmère" };
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  server = fakeServer({
    "GET /api/v1/session": () => null,
    "GET /api/v1/contact": () => ({ email: "ayuda@nakamatch.test", operator: "Rika Sato", address: "Calle Uno 1" }),
    "GET /api/v1/transparency": () => ({ years: [] }),
    "GET /api/v1/countries": () => [{ code: "ES", name: "Spain" }],
    "GET /api/v1/providers": () => ({ providers: ["google", "discord"] }),
    [PENDING]: () => ({ ...nami, isRegistered: false }),
    [RESET]: () => ({ status: true }),
    [UNSUBSCRIBE]: () => ({ digest: "off" }),
  });
});

const main = () => screen.getByRole("main");
/** Waits for texts of the main part, and until nothing in it is loading: the frame has links of the same names. */
async function settle(...texts: (string | RegExp)[]) {
  await waitFor(() => {
    for (const text of texts) expect(within(main()).queryAllByText(text), String(text)).not.toHaveLength(0);
    expect(main().querySelector("[aria-busy=true], .animate-spin"), "nothing is loading").toBeNull();
  });
  // The fields of a choice come with a hidden one, in which browsers fill in.
  if (main().querySelector("[role=combobox]")) {
    await waitFor(() => expect(main().querySelectorAll("[name=country], [name=lookingFor]")).toHaveLength(2));
  }
}
const press = (name: string) => fireEvent.click(within(main()).getByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("a public page consists of what its outline says:", () => {
  test.each<[string, ...(string | RegExp)[]]>([
    ["/contact", "ayuda@nakamatch.test"],
    ["/privacy", "ayuda@nakamatch.test"],
    ["/sobre-mi", "Soy Rika Sato, y Nakamatch es cosa mía."],
    ["/terms", "Tu cuenta", "ayuda@nakamatch.test", "Todavía no hay ninguna decisión."],
    ["/login?confirmed=1&next=/dashboard", "Continuar con Google"],
    ["/login?confirmed=1&error=TOKEN_EXPIRED", "Continuar con Google"],
    ["/login?problem=noEmail&provider=discord", /^Discord no nos ha dicho/, "Continuar con Google"],
    ["/register", "Continuar con Google"],
    ["/register/complete", "nami@example.test"],
    ["/reset-password?token=abc", "Guardar contraseña"],
    ["/reset-password?undo=abc", "Guardar contraseña"],
    ["/reset-password?error=INVALID_TOKEN", "Enviar enlace"],
    ["/reset-password?undo=abc&error=INVALID_TOKEN", "Guardar contraseña"],
    ["/unsubscribe?token=abc", "No recibir más resúmenes"],
    ["/unsubscribe", "El enlace no funciona"],
  ])("%s", async (path, ...texts) => {
    await renderApp(path);
    await settle(...texts);
    // Dates of birth are bounded by today.
    const outline = outlineOf(main()).replaceAll(/"\d{4}-\d\d-\d\d"/g, '"(date)"');
    expect(outline).toMatchSnapshot();
    expect(document.title).toMatchSnapshot();
  });

  test("the landing page", async () => {
    await renderInKit(<Landing />);
    expect(outlineOf(main())).toMatchSnapshot();
  });

  test.each([
    ["the account that exists", "Vincular y entrar", () => ({ ...nami, isRegistered: true })],
    ["no sign-in that waits", "Se ha acabado el tiempo", () => refusal("PROVIDER_IDENTITY_MISSING")],
    ["a banned person", "Spam", () => refusal("ACCOUNT_BANNED", { reason: "Spam", bannedUntil: null })],
  ])("/register/complete with %s", async (_name, text, answer) => {
    server.answers[PENDING] = answer;
    await renderApp("/register/complete");
    await settle(text);
    expect(outlineOf(main())).toMatchSnapshot();
  });
});

describe("/login", () => {
  const logIn = async () => {
    await settle("Iniciar sesión", "Continuar con Google");
    type("Correo electrónico", "nami@example.test");
    type("Contraseña", "Secreta-1");
    press("Iniciar sesión");
  };

  test("with an address that is not confirmed, as its outline says", async () => {
    server.answers[SIGN_IN] = () => refusal("EMAIL_NOT_CONFIRMED");
    await renderApp("/login");
    await logIn();
    await screen.findByText("Falta confirmar tu correo");
    expect(outlineOf(main())).toMatchSnapshot();
  });

  test("with a refusal that the person cannot undo by typing, the field stays as it is", async () => {
    server.answers[SIGN_IN] = offline;
    await renderApp("/login");
    await logIn();
    await waitFor(() => expect(toastShown()?.[1]).toBe("No se pudo iniciar sesión"));
    const password = screen.getByLabelText("Contraseña");
    expect(password.getAttribute("aria-invalid")).toBeNull();
    expect(selectionOf(password)).toBe("Secreta-1");
  });

  test("says no longer what went wrong once it is tried again", async () => {
    server.answers[SIGN_IN] = offline;
    await renderApp("/login");
    await logIn();
    await waitFor(() => expect(toastShown()).not.toBeNull());
    server.answers[SIGN_IN] = () => new Promise(() => {});
    press("Iniciar sesión");
    await waitFor(() => expect(toastShown()).toBeNull());
    expect(outlineOf(main())).toMatchSnapshot();
  });

  test("its panel for a forgotten password, as its outline says; Escape closes it", async () => {
    await renderApp("/login");
    await screen.findByRole("button", { name: "Continuar con Google" });
    press("¿Olvidaste tu contraseña?");
    const panel = screen.getByRole("region", { name: "Recupera tu contraseña" });
    press("Enviar enlace");
    expect(outlineOf(panel)).toMatchSnapshot();
    fireEvent.keyDown(panel, { key: "a" });
    expect(screen.getByLabelText("Correo de tu cuenta")).toBeTruthy();
    fireEvent.keyDown(panel, { key: "Escape" });
    expect(screen.queryByLabelText("Correo de tu cuenta")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "¿Olvidaste tu contraseña?" }));
  });
});

describe("/reset-password", () => {
  test("says at both fields what is wrong, and is done afterwards, as its outlines say", async () => {
    await renderApp("/reset-password?token=abc");
    await screen.findByRole("button", { name: "Guardar contraseña" });
    type("Nueva contraseña", "Ab1!");
    press("Guardar contraseña");
    expect(document.activeElement).toBe(screen.getByLabelText("Nueva contraseña"));
    expect(outlineOf(main())).toMatchSnapshot();
    type("Nueva contraseña", "Secreta-1");
    press("Guardar contraseña");
    expect(document.activeElement).toBe(screen.getByLabelText("Repite la contraseña"));
    expect(outlineOf(main())).toMatchSnapshot();
    type("Repite la contraseña", "Secreta-1");
    press("Guardar contraseña");
    await screen.findByRole("status");
    expect(outlineOf(main())).toMatchSnapshot();
  });
});

describe("/unsubscribe", () => {
  test("while it is asked, and when it is done, as its outlines say", async () => {
    let answer = (_answer: unknown) => {};
    server.answers[UNSUBSCRIBE] = () => new Promise((resolve) => (answer = resolve));
    await renderApp("/unsubscribe?token=abc");
    fireEvent.click(await screen.findByRole("button", { name: "No recibir más resúmenes" }));
    await waitFor(() => expect(main().querySelector("[aria-busy=true]")).toBeTruthy());
    expect(outlineOf(main())).toMatchSnapshot();
    await waitFor(() => expect(server.of(UNSUBSCRIBE)).toHaveLength(1));
    answer({ digest: "off" });
    await screen.findByText("Hecho: no recibirás más resúmenes");
    expect(outlineOf(main())).toMatchSnapshot();
  });

  test("says in a toast that there was no answer", async () => {
    server.answers[UNSUBSCRIBE] = offline;
    await renderApp("/unsubscribe?token=abc");
    fireEvent.click(await screen.findByRole("button", { name: "No recibir más resúmenes" }));
    await waitFor(() =>
      expect(toastShown()).toEqual([
        "destructive",
        "Error",
        "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo.",
      ]),
    );
  });

  test("a link that is broken is told by the page alone", async () => {
    server.answers[UNSUBSCRIBE] = () => refusal("LINK_INVALID");
    await renderApp("/unsubscribe?token=abc");
    fireEvent.click(await screen.findByRole("button", { name: "No recibir más resúmenes" }));
    const heading = await screen.findByRole("heading", { level: 2, name: "El enlace no funciona" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(toastShown()).toBeNull();
  });
});
