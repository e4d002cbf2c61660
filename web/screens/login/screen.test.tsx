import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeServer, offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";

const SIGN_IN = "POST /api/auth/sign-in/email";
const RESET = "POST /api/auth/request-password-reset";
const RESEND = "POST /api/auth/send-verification-email";

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  let inside = false;
  server = fakeServer({
    "GET /api/v1/session": () => (inside ? signedIn() : null),
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/countries": () => [],
    [SIGN_IN]: () => {
      inside = true;
      return {};
    },
    [RESET]: () => ({ status: true }),
    [RESEND]: () => ({ status: true }),
  });
});

async function open(path = "/login") {
  const app = await renderApp(path);
  await screen.findByRole("button", { name: "Iniciar sesión" });
  return app;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function logIn(email = "nami@example.test", password = "Secreta-1") {
  type("Correo electrónico", email);
  type("Contraseña", password);
  press("Iniciar sesión");
}

describe("the form", () => {
  test("LOGIN-01: the screen consists of what its outline says, with an e-mail field, a password field and a submit button", async () => {
    await open();
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
    expect(document.title).toBe("Iniciar sesión · Nakamatch");
  });

  test("LOGIN-02: without an e-mail login is refused at the field", async () => {
    await open();
    type("Contraseña", "Secreta-1");
    press("Iniciar sesión");
    expect(screen.getByText("Escribe tu correo")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Correo electrónico"));
    expect(server.of(SIGN_IN)).toHaveLength(0);
  });

  test("Enter leads from the address to the password, which is no mistake yet", async () => {
    await open();
    type("Correo electrónico", "nami@example.test");
    const isHandled = !fireEvent.keyDown(screen.getByLabelText("Correo electrónico"), { key: "Enter" });
    expect(isHandled, "nothing is submitted").toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText("Contraseña"));
    expect(screen.queryByText("Escribe tu contraseña")).toBeNull();
    type("Contraseña", "Secreta-1");
    expect(fireEvent.keyDown(screen.getByLabelText("Correo electrónico"), { key: "Enter" }), "submits").toBe(true);
  });

  test("wrong credentials mark the password, in one line that repeats no toast, until something is changed", async () => {
    server.answers[SIGN_IN] = () => refusal("INVALID_CREDENTIALS");
    await open();
    logIn();
    const field = screen.getByLabelText<HTMLInputElement>("Contraseña");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Revisa los dos datos.");
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd], "typing replaces it").toEqual([0, "Secreta-1".length]);
    type("Contraseña", "Secreta-2");
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  test("LOGIN-03, LOGIN-05, LOGIN-06: e-mail and password are sent, then a welcome and the dashboard", async () => {
    const { path } = await open();
    logIn();
    await screen.findByText("¡Hola de nuevo!");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    await screen.findByRole("heading", { name: "/dashboard" });
    expect(screen.getByText("¡Hola de nuevo!"), "it comes along").toBeTruthy();
    expect(server.of(SIGN_IN)[0]?.body).toEqual({ email: "nami@example.test", password: "Secreta-1" });
  });

  test("LOGIN-05: a person without interests is welcomed as new, not back", async () => {
    server.answers["GET /api/v1/session"] = () =>
      server.of(SIGN_IN).length > 0 ? signedIn({ interestCount: 0 }) : null;
    await open();
    logIn();
    await screen.findByText("¡Te damos la bienvenida!");
  });

  test("LOGIN-04: while the call is under way the form is submitting", async () => {
    server.answers[SIGN_IN] = () => new Promise(() => {});
    await open();
    logIn();
    const busy = await screen.findByRole("button", { name: "Entrando..." });
    fireEvent.click(busy);
    expect(busy.getAttribute("aria-busy")).toBe("true");
    expect(server.of(SIGN_IN)).toHaveLength(1);
  });

  test.each([
    ["wrong credentials", () => refusal("INVALID_CREDENTIALS"), es.errors.codes.INVALID_CREDENTIALS],
    ["too many attempts", () => refusal("TOO_MANY_REQUESTS"), es.errors.codes.TOO_MANY_REQUESTS],
    ["no connection", offline, es.errors.generic.network],
  ])(
    "LOGIN-07, ERR-01, ERR-17: %s is told in a destructive toast, and the person stays",
    async (_name, answer, text) => {
      server.answers[SIGN_IN] = answer;
      const { path } = await open();
      logIn();
      const message = await screen.findByText(text, { selector: "[data-variant] *" });
      expect(message.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
      expect(path()).toBe("/login");
      expect(screen.getByRole("button", { name: "Iniciar sesión" }).getAttribute("aria-busy")).toBeNull();
      const isAtField = text === es.errors.codes.INVALID_CREDENTIALS;
      expect(screen.getByLabelText("Contraseña").getAttribute("aria-invalid")).toBe(isAtField ? "true" : null);
      server.answers[SIGN_IN] = () => new Promise(() => {});
      press("Iniciar sesión");
      await waitFor(() => expect(document.querySelector("[data-variant]"), "until it is tried again").toBeNull());
    },
  );

  test("LOGIN-14, LOGIN-15: the links lead to registration and home", async () => {
    const { path, router } = await open();
    expect(screen.getByRole("link", { name: "Regístrate" }).getAttribute("href")).toBe("/register");
    fireEvent.click(screen.getByRole("link", { name: "Volver al inicio" }));
    await waitFor(() => expect(path()).toBe("/"));
    await router.navigate("/login");
    fireEvent.click(await screen.findByRole("link", { name: "Regístrate" }));
    await waitFor(() => expect(path()).toBe("/register"));
  });
});

test.each([
  ["where the person was going (OPEN-02)", "/matches", "/matches"],
  ["the `next` of a link in an email", "/login?confirmed=1&next=/chats", "/chats"],
  ["no screen that would lead back here", "/login?confirmed=1&next=%2F", "/dashboard"],
  ["no other site", `/login?next=${encodeURIComponent("//evil.test")}`, "/dashboard"],
])("login leads to %s", async (_what, from, to) => {
  const { path } = await open(from);
  logIn();
  await waitFor(() => expect(path()).toBe(to));
});

describe("the address that was typed", () => {
  const email = () => screen.getByLabelText<HTMLInputElement>("Correo electrónico").value;

  test("REG-52: goes along to the registration and back, and stays out of the URL", async () => {
    const { router } = await open();
    type("Correo electrónico", "nami@example.test");
    fireEvent.click(screen.getByRole("link", { name: "Regístrate" }));
    await screen.findByRole("button", { name: "Crear mi cuenta" });
    expect(email()).toBe("nami@example.test");
    type("Correo electrónico", "robin@example.test");
    fireEvent.click(screen.getByRole("link", { name: "Inicia sesión" }));
    await screen.findByRole("button", { name: "Iniciar sesión" });
    expect(email()).toBe("robin@example.test");
    expect(JSON.stringify([router.state.location.search, router.state.location.hash])).toBe('["",""]');
  });

  test("is there behind the confirmation link, in another tab too, until the person has signed in", async () => {
    const { router } = await open("/login?confirmed=1&next=/dashboard&error=TOKEN_EXPIRED");
    type("Tu correo electrónico", "nami@example.test");
    press("Enviar otra vez");
    await screen.findByText("Correo enviado");
    await act(() => router.navigate("/"));
    await act(() => router.navigate("/login"));
    await screen.findByRole("button", { name: "Iniciar sesión" });
    expect(email(), "it is not offered on the plain login").toBe("");
    await act(() => router.navigate("/"));
    await act(() => router.navigate("/login?confirmed=1&next=/dashboard"));
    await screen.findByText("Correo confirmado");
    expect(email()).toBe("nami@example.test");
    type("Contraseña", "Secreta-1");
    press("Iniciar sesión");
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(JSON.stringify({ ...localStorage, "nakamatch-session": "" })).not.toContain("nami@example.test");
  });
});

describe("notices", () => {
  test.each([
    ["/login?confirmed=1&next=/dashboard", "¡Aquí empieza tu historia!", "Correo confirmado"],
    ["/login?confirmed=1&error=TOKEN_EXPIRED", "Un clic en el correo y empezamos.", "Este enlace ya no sirve"],
    ["/login", "Tu gente está al otro lado de esta puerta.", undefined],
  ])("at %s Koma greets with words that fit, below what came of the link", async (path, text, notice) => {
    await open(path);
    expect(screen.getByText(text)).toBeTruthy();
    const shown = screen.queryByRole("status") ?? screen.queryByRole("alert");
    expect(shown?.querySelector("h2")?.textContent).toBe(notice);
  });

  test("REG-51: a link that is of no use offers a new one, and says where that could not be sent", async () => {
    await open("/login?confirmed=1&next=/dashboard&error=TOKEN_EXPIRED");
    press("Enviar otra vez");
    expect(server.of(RESEND)).toHaveLength(0);
    expect(screen.getByText("Escribe tu correo")).toBeTruthy();
    type("Tu correo electrónico", "nami@");
    press("Enviar otra vez");
    expect(screen.getByText("Escribe un correo válido, como nombre@ejemplo.com")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Tu correo electrónico"));
    expect(server.of(RESEND)).toHaveLength(0);
    type("Tu correo electrónico", "nami@example.test");
    server.answers[RESEND] = () => refusal("TOO_MANY_REQUESTS");
    press("Enviar otra vez");
    await screen.findByText("No hemos podido enviar el correo");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Enviar otra vez" }).getAttribute("aria-busy")).toBeNull(),
    );
    const answer = Promise.withResolvers<unknown>();
    server.answers[RESEND] = () => answer.promise;
    press("Enviar otra vez");
    await waitFor(() => expect(server.of(RESEND)).toHaveLength(2));
    expect(screen.queryByText("No hemos podido enviar el correo"), "until the next try").toBeNull();
    answer.resolve({ status: true });
    await screen.findByText("Correo enviado");
    expect(server.of(RESEND)[1]?.body).toEqual({ email: "nami@example.test", callbackURL: "/" });
  });

  test("OPEN-74: a suspended person reads why and until when, and is not greeted: the title says it, Koma and the form are away", async () => {
    server.answers[SIGN_IN] = () => refusal("ACCOUNT_BANNED", { reason: "Spam", bannedUntil: null });
    await open();
    logIn();
    const notice = (await screen.findByText("Tu cuenta está suspendida")).closest("[role=alert]");
    expect(notice?.textContent).toMatch(/Spam.*Permanente/);
    const main = screen.getByRole("main");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cuenta suspendida");
    expect(screen.queryByLabelText("Contraseña"), "the form").toBeNull();
    expect(main.textContent).not.toContain("¡Qué bien verte!");
    expect(main.textContent).toContain("Aquí puedes leer por qué y qué puedes hacer.");
    expect(main.querySelector("svg[viewBox='0 -6 108 126']"), "the mascot").toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Iniciar sesión con otra cuenta" }));
    await screen.findByText("¡Qué bien verte!");
    expect(screen.getByLabelText("Contraseña")).toBeTruthy();
  });

  test("OPEN-74: a ban that is over after the refusal gives way to the form, and the focus goes to what says so", async () => {
    server.answers[SIGN_IN] = () =>
      refusal("ACCOUNT_BANNED", { reason: "Spam", bannedUntil: null, banToken: "sealed" });
    server.answers["POST /api/v1/suspension/state"] = () => ({ isSuspended: false });
    await open();
    logIn();
    const heading = await screen.findByRole("heading", { name: "Tu cuenta vuelve a estar activa" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByLabelText("Contraseña")).toBeTruthy();
    expect(screen.queryByText("Tu cuenta está suspendida")).toBeNull();
  });

  test("REG-51: an unconfirmed address is refused with the offer to send the email again (OPEN-12, OPEN-20)", async () => {
    server.answers[SIGN_IN] = () => refusal("EMAIL_NOT_CONFIRMED");
    await open();
    expect(screen.queryByRole("button", { name: "Enviar otra vez" })).toBeNull();
    logIn();
    const again = await screen.findByRole("button", { name: "Enviar otra vez" });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Falta confirmar tu correo" }));
    fireEvent.click(again);
    await waitFor(() => expect(server.of(RESEND)[0]?.body).toEqual({ email: "nami@example.test", callbackURL: "/" }));
    logIn("robin@example.test");
    await screen.findByText(/robin@example.test/);
    fireEvent.click(again);
    await waitFor(() => expect(server.of(RESEND)[1]?.body).toMatchObject({ email: "robin@example.test" }));
  });
});

describe("the panel for a forgotten password", () => {
  const panelEmail = () => screen.queryByLabelText<HTMLInputElement>("Correo de tu cuenta");
  const openPanel = () => {
    press("¿Olvidaste tu contraseña?");
    return screen.findByLabelText<HTMLInputElement>("Correo de tu cuenta");
  };

  test("LOGIN-08, LOGIN-09: it opens with an e-mail field and a send button; closing it, also by Escape, clears what was typed", async () => {
    await open();
    expect(panelEmail()).toBeNull();
    const email = await openPanel();
    await waitFor(() => expect(document.activeElement).toBe(email));
    const panel = screen.getByRole("region", { name: "Recupera tu contraseña" });
    expect(outlineOf(panel)).toMatchSnapshot();
    fireEvent.keyDown(panel, { key: "a" });
    expect(panelEmail()).toBeTruthy();
    fireEvent.keyDown(panel, { key: "Escape" });
    expect(panelEmail()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "¿Olvidaste tu contraseña?" }));
    await openPanel();
    type("Correo de tu cuenta", "nami@example.test");
    press("Cerrar");
    expect(panelEmail()).toBeNull();
    type("Correo electrónico", "robin@example.test");
    await openPanel();
    expect(panelEmail()?.value, "the address that is known").toBe("robin@example.test");
  });

  test("LOGIN-10, LOGIN-11, LOGIN-12, LOGIN-13, ERR-17: the email needs an address, stays after a failure, and is asked for once, with the way back, then the panel closes empty", async () => {
    const answer = Promise.withResolvers<unknown>();
    await open();
    await openPanel();
    press("Enviar enlace");
    expect(screen.getByText("Escribe tu correo")).toBeTruthy();
    expect(server.of(RESET)).toHaveLength(0);
    server.answers[RESET] = () => refusal("INTERNAL");
    type("Correo de tu cuenta", "nami@example.test");
    press("Enviar enlace");
    const text = await screen.findByText(es.errors.generic.server, { selector: "[data-variant=destructive] *" });
    expect(text.closest("[data-variant]")?.textContent).toContain(es.login.reset.failedTitle);
    expect(panelEmail()?.value).toBe("nami@example.test");
    server.answers[RESET] = () => answer.promise;
    press("Enviar enlace");
    await waitFor(() => expect(server.of(RESET)).toHaveLength(2));
    fireEvent.submit(panelEmail()?.form as HTMLFormElement);
    await act(async () => answer.resolve({ status: true }));
    expect(server.of(RESET)).toHaveLength(2);
    await waitFor(() => expect(panelEmail()).toBeNull());
    expect(server.of(RESET)[1]?.body).toEqual({ email: "nami@example.test", redirectTo: "/reset-password" });
    expect(screen.getByText("Revisa tu correo")).toBeTruthy();
    await openPanel();
    expect(panelEmail()?.value).toBe("");
  });

  test("LOGIN-12: a notice with the address stays, sends the email again, and clears what was wrong before; it is no toast", async () => {
    server.answers[SIGN_IN] = () => refusal("INVALID_CREDENTIALS");
    await open();
    logIn();
    await screen.findByText("Revisa los dos datos.");
    await openPanel();
    press("Enviar enlace");
    const text = await screen.findByText("Si hay una cuenta con nami@example.test, el enlace ya va en camino.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Revisa tu correo" })));
    expect(text.closest("[data-variant]")).toBeNull();
    expect(screen.queryByText("Revisa los dos datos.")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Contraseña").value).toBe("");
    press("Enviar otra vez");
    await waitFor(() => expect(document.querySelector("[data-variant=success]")).toBeTruthy());
    expect(server.of(RESET).map(({ body }) => (body as { email: string }).email)).toEqual(
      Array(2).fill("nami@example.test"),
    );
    expect(text.isConnected).toBe(true);
  });
});
