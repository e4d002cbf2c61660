import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { field, fill, good, open, SIGN_UP, serveRegistration, server, submit, toast, type } from "./testing.tsx";

serveRegistration();

test("while registration is closed the screen says so in place of the form, and leads to the login", async () => {
  server.answers["GET /api/v1/switches"] = () => ({ isRegistrationOpen: false, maintenanceUntil: null });
  await open();
  const closed = await screen.findByRole("heading", { name: es.register.closed.title });
  expect(screen.queryByRole("form")).toBeNull();
  const link = within(closed.parentElement as HTMLElement).getByRole("link", { name: es.register.login });
  expect(link.getAttribute("href")).toBe("/login");
});

test("during maintenance the screen says so in place of the form, which appears by itself afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let maintenanceUntil: string | null = "2026-05-03T12:00:00.000Z";
  server.answers["GET /api/v1/switches"] = () => ({ isRegistrationOpen: true, maintenanceUntil });
  await open();
  await screen.findByRole("heading", { name: es.register.maintenance.title });
  expect(screen.getByText(es.register.maintenance.text)).toBeTruthy();
  expect(screen.queryByLabelText("Nickname")).toBeNull();
  maintenanceUntil = null;
  await act(() => vi.advanceTimersByTimeAsync(NOTIFICATION_POLL_MS));
  expect(await screen.findByLabelText("Nickname")).toBeTruthy();
  expect(screen.queryByText(es.register.maintenance.text)).toBeNull();
});

test("registration that closes while somebody fills in the form says so on submit, and what was typed stays", async () => {
  server.answers[SIGN_UP] = () => refusal("REGISTRATION_CLOSED");
  await open();
  await fill();
  submit();
  await toast(es.register.failedTitle, es.errors.codes.REGISTRATION_CLOSED);
  expect((field("Correo electrónico") as HTMLInputElement).value).toBe(good["Correo electrónico"]);
});

describe("sign-up", () => {
  test("REG-05, REG-43, REG-45, REG-46: a good form is sent whole, without any tick, nor the space that a keyboard adds", async () => {
    await open();
    await fill({ Nickname: "Nami_01 " });
    submit();
    await waitFor(() => expect(server.of(SIGN_UP)).toHaveLength(1));
    expect(server.of(SIGN_UP)[0]?.body).toEqual({
      email: "nami@example.test",
      password: "Secreta-1",
      options: {
        emailRedirectTo: `${location.origin}/dashboard`,
        language: "es",
        data: {
          first_name: "Ñusta-Zoë",
          last_name: "De la Ó",
          birth_date: good["Fecha de nacimiento"],
          nickname: "Nami_01",
          email: "nami@example.test",
          country: "ES",
          city: "3117735",
          bio: "",
          gender: "mujer",
          looking_for: "amistad",
          friendship_preference: [],
          relationship_preference: [],
        },
      },
    });
  });

  test("REG-17, REG-35: both are checked on submit; a lookup that fails forbids nothing", async () => {
    server.answers["POST /api/v1/accounts/email-availability"] = offline;
    await open();
    await fill();
    const before = server.of("POST /api/v1/accounts/nickname-availability").length;
    submit();
    await waitFor(() => expect(server.of(SIGN_UP)).toHaveLength(1));
    expect(server.of("POST /api/v1/accounts/nickname-availability").length).toBeGreaterThan(before);
    expect(server.of("POST /api/v1/accounts/email-availability").length).toBeGreaterThan(0);
  });

  test("says what is accepted with an account, and opens it beside the form", async () => {
    await open();
    const links = [
      ["términos", "/terms"],
      ["privacidad", "/privacy"],
    ];
    for (const [name = "", path] of links) {
      const link = screen.getByRole("link", { name });
      expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([path, "_blank"]);
    }
    expect(screen.getByText(/Al crear tu cuenta aceptas/).textContent).toBe(
      "Al crear tu cuenta aceptas los términos. En privacidad te contamos qué hacemos con tus datos.",
    );
  });

  test("REG-48, REG-51: success asks to check the inbox, where the email can be sent again", async () => {
    await open();
    await fill();
    submit();
    const notice = await toast("¡Cuenta creada!", "Revisa tu correo para confirmar la cuenta.");
    expect(notice.getAttribute("data-variant")).toBe("success");
    const heading = await screen.findByRole("heading", { name: "Solo falta una cosa" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(document.querySelectorAll("main svg[viewBox='0 -6 108 126']"), "one Koma").toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Enviar otra vez" }));
    await waitFor(() => expect(server.of("POST /api/auth/send-verification-email")).toHaveLength(1));
    expect(server.calls.at(-1)?.body).toEqual({ email: "nami@example.test", callbackURL: "/" });
  });

  test("REG-44, REG-49, LIMIT-20: the button is busy while the call is under way; 2000 ms after success, and not before, the person is at /login", async () => {
    const answer = Promise.withResolvers<Response>();
    server.answers[SIGN_UP] = () => answer.promise;
    const { router, path } = await open();
    await fill();
    submit();
    await waitFor(() => expect(server.of(SIGN_UP)).toHaveLength(1));
    const busy = screen.getByRole("button", { name: "Creando tu cuenta..." });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    fireEvent.click(busy);
    expect(server.of(SIGN_UP)).toHaveLength(1);
    vi.useFakeTimers();
    answer.resolve(Response.json({ userId: crypto.randomUUID() }, { status: 201 }));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("heading", { name: "Solo falta una cosa" })).toBeTruthy();
    await act(async () => vi.advanceTimersByTimeAsync(1999));
    expect([path(), router.state.navigation.state]).toEqual(["/register", "idle"]);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(path()).toBe("/login"));
    // The email can be resent there too (OPEN-12).
    await screen.findByRole("button", { name: "Enviar otra vez" });
    expect(screen.queryByRole("button", { name: "Usar una llave de acceso" }), "nobody has one yet").toBeNull();
    expect((await screen.findByLabelText<HTMLInputElement>("Correo electrónico")).value).toBe("nami@example.test");
    expect(screen.getByText("Un clic en el correo y empezamos.")).toBeTruthy();
    // The emailed link opens another tab.
    await act(() => router.navigate("/"));
    await act(() => router.navigate("/login?confirmed=1&next=/dashboard"));
    await screen.findByText("Correo confirmado");
    expect((await screen.findByLabelText<HTMLInputElement>("Correo electrónico")).value).toBe("nami@example.test");
  });

  test("REG-50, ERR-14, ERR-15, ERR-16: a failure is told in its words, at its field if it has one, and the form can be sent again", async () => {
    const refused = (path: string, reason: string) => refusal("VALIDATION_FAILED", { issues: [{ path, reason }] });
    const failures: [() => unknown, title: string, text: string, field?: string][] = [
      [() => refusal("TOO_MANY_REQUESTS"), es.register.failedTitle, es.errors.codes.TOO_MANY_REQUESTS],
      [() => refusal("INTERNAL"), es.register.failedTitle, "Ha ocurrido un error. Inténtalo de nuevo."],
      [() => refused("email", "inUse"), es.register.failedTitle, "Este correo ya está en uso", "Correo electrónico"],
      [() => refused("nickname", "taken"), "Nickname ya en uso", "Elige otro nickname.", "Nickname"],
    ];
    await open();
    await fill();
    for (const [answer, title, text, label] of failures) {
      server.answers[SIGN_UP] = answer;
      submit();
      expect((await toast(title, text)).getAttribute("data-variant")).toBe("destructive");
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Crear mi cuenta" }).getAttribute("aria-busy")).toBeNull(),
      );
      if (!label) continue;
      expect(document.activeElement).toBe(field(label));
      expect(field(label).getAttribute("aria-invalid")).toBe("true");
      type(label, label === "Nickname" ? "Robin" : "robin@example.test");
    }
    expect((field("Nombre") as HTMLInputElement).value).toBe("Ñusta-Zoë");
    server.answers[SIGN_UP] = () => Response.json({ userId: crypto.randomUUID() }, { status: 201 });
    submit();
    await screen.findByRole("heading", { name: "Solo falta una cosa" });
  });
});
