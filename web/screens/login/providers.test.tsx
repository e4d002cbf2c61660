import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, refusal, signedIn } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { APP } from "../settings/testing.tsx";

const LIST = "GET /api/v1/providers";
const PENDING = "GET /api/v1/providers/identity";
const START = "POST /api/auth/sign-in/social";
const SIGN_IN = "POST /api/auth/sign-in/email";
const SIGN_OUT = "POST /api/auth/sign-out";

const nami = { provider: "google", email: "nami@example.test", firstName: "Nami", lastName: "Bellmère" };

let server: ReturnType<typeof fakeServer>;
let isInside: boolean;

beforeEach(() => {
  isInside = false;
  server = fakeServer({
    "GET /api/v1/session": () => (isInside ? signedIn() : null),
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/countries": () => [],
    [LIST]: () => ({ providers: ["google", "discord"] }),
    [PENDING]: () => ({ ...nami, isRegistered: false }),
    [SIGN_OUT]: () => ({ success: true }),
  });
});

const button = (name: string) => screen.findByRole("button", { name });

describe("the buttons", () => {
  test.each(["/login", "/register"])("OPEN-29: %s has one for each provider that is configured", async (path) => {
    server.answers[LIST] = () => ({ providers: ["discord"] });
    await renderApp(path);
    await button("Continuar con Discord");
    expect(screen.queryByRole("button", { name: "Continuar con Google" })).toBeNull();
  });

  test("there are none where none is configured", async () => {
    server.answers[LIST] = () => ({ providers: [] });
    await renderApp("/login");
    await button("Iniciar sesión");
    await waitFor(() => expect(server.of(LIST)).toHaveLength(1));
    expect(screen.queryByRole("button", { name: /Continuar con/ })).toBeNull();
  });

  test("SESSION-09: a press goes to the provider; the others wait, until the person comes back by the browser's own button", async () => {
    server.answers[START] = () => ({ url: `${location.origin}/#provider` });
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    await renderApp("/login?next=/chats");
    fireEvent.click(await button("Continuar con Google"));
    expect((await button("Continuar con Google")).getAttribute("aria-busy")).toBe("true");
    expect((await button("Continuar con Discord")).matches(":disabled, [aria-disabled=true]")).toBe(true);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${location.origin}/#provider`));
    const body = { provider: "google", callbackURL: "/chats", errorCallbackURL: "/login" };
    expect(server.of(START)[0]?.body).toEqual(body);
    act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect((await button("Continuar con Google")).getAttribute("aria-busy")).toBeNull();
    expect((await button("Continuar con Discord")).matches(":disabled, [aria-disabled=true]")).toBe(false);
  });

  test("a refusal says so and lets the person press again", async () => {
    server.answers[START] = () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 30 });
    await renderApp("/login");
    fireEvent.click(await button("Continuar con Google"));
    expect(await screen.findByText("No hemos podido entrar con Google")).toBeTruthy();
    expect((await button("Continuar con Google")).getAttribute("aria-busy")).toBeNull();
  });

  test.each([
    ["/login?problem=cancelled&provider=google", "Lo has cancelado. Inténtalo de nuevo o entra con tu correo."],
    ["/register?problem=noEmail&provider=discord", "Discord no nos ha dicho tu correo."],
    ["/login?problem=tooMany", "Demasiados intentos seguidos."],
  ])("what came of it is told at %s", async (path, text) => {
    await renderApp(path);
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeTruthy();
  });

  test("an address with anything else says nothing", async () => {
    await renderApp("/login?problem=<b>made-up</b>&provider=evil");
    await button("Iniciar sesión");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("completing a first sign-in", () => {
  test("OPEN-29: the rest of the registration is asked for, with what the provider has told", async () => {
    await renderApp("/register/complete");
    const form = await screen.findByRole("form", { name: "Completar registro" });
    expect(within(form).getByLabelText<HTMLInputElement>("Nombre").value).toBe("Nami");
    expect(outlineOf(screen.getByRole("region", { name: "Cuenta" }))).toMatchSnapshot();
    expect(document.title).toBe("Completar registro · Nakamatch");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Completar registro" })));
    expect(await screen.findByText(es.register.validationTitle)).toBeTruthy();
    expect(screen.getByLabelText("Fecha de nacimiento").getAttribute("aria-invalid")).toBe("true");
  });

  test("an account with the same address asks for its password and links it", async () => {
    server.answers[PENDING] = () => ({ ...nami, isRegistered: true });
    server.answers[SIGN_IN] = () => refusal("INVALID_CREDENTIALS");
    const { path } = await renderApp("/register/complete");
    const password = await screen.findByLabelText("Contraseña");
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
    fireEvent.click(await button("Vincular y entrar"));
    expect(await screen.findByText("Escribe tu contraseña")).toBeTruthy();
    expect(server.of(SIGN_IN)).toHaveLength(0);
    fireEvent.change(password, { target: { value: "wrong" } });
    fireEvent.click(await button("Vincular y entrar"));
    expect(await screen.findByText("El correo o la contraseña no son correctos.")).toBeTruthy();

    server.answers[SIGN_IN] = () => {
      isInside = true;
      return {};
    };
    fireEvent.click(await button("Vincular y entrar"));
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(await screen.findByText("Cuenta vinculada"), "it stays with the next screen").toBeTruthy();
    expect(screen.getByText("Desde ahora también entras con Google.")).toBeTruthy();
    expect(server.of(SIGN_IN)[1]?.body).toEqual({ email: nami.email, password: "wrong", linkProvider: true });
  });

  test.each([
    ["leads to the login, which asks for it", "/register/complete", "/login"],
    ["leads nobody there who has gone elsewhere meanwhile", "/terms", "/terms"],
  ])("an account that needs a code %s", async (_what, elsewhere, end) => {
    const answered = Promise.withResolvers<unknown>();
    server.answers[PENDING] = () => ({ ...nami, isRegistered: true });
    server.answers[SIGN_IN] = () => ({});
    server.answers["GET /api/auth/factors"] = () => answered.promise;
    const { path, router } = await renderApp("/register/complete");
    fireEvent.change(await screen.findByLabelText("Contraseña"), { target: { value: "Kaizoku-1999" } });
    fireEvent.click(await button("Vincular y entrar"));
    await waitFor(() => expect(server.of("GET /api/auth/factors")).toHaveLength(1));
    if (elsewhere !== path()) await act(() => router.navigate(elsewhere));
    await act(async () => answered.resolve({ factors: [APP] }));
    await waitFor(() => expect(path()).toBe(end));
  });

  test("after the hour it leads back to the login", async () => {
    server.answers[PENDING] = () => refusal("PROVIDER_IDENTITY_MISSING");
    await renderApp("/register/complete");
    expect(await screen.findByText("Se ha acabado el tiempo")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Volver a iniciar sesión" }).getAttribute("href")).toBe("/login");
  });

  test("BAN-10: a banned person is told why and until when", async () => {
    server.answers[PENDING] = () => refusal("ACCOUNT_BANNED", { reason: "Spam", bannedUntil: null });
    await renderApp("/register/complete");
    expect(await screen.findByText("Tu cuenta está suspendida")).toBeTruthy();
    expect(screen.getByText("Permanente")).toBeTruthy();
  });

  test("a sign-in by another way forgets the identity", async () => {
    const { path } = await renderApp("/register/complete");
    fireEvent.click(await button("Entrar de otra forma"));
    await waitFor(() => expect(path()).toBe("/login"));
    expect(server.of(SIGN_OUT)).toHaveLength(1);
  });
});
