import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";

const RESET = "POST /api/auth/reset-password";
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer({
    "GET /api/v1/session": () => null,
    [RESET]: () => ({ status: true }),
    "POST /api/auth/request-password-reset": () => ({ status: true }),
  });
});

async function open(path = "/reset-password?token=abc") {
  const app = await renderApp(path);
  await screen.findByRole("button", { name: "Guardar contraseña" });
  return app;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function save(password: string, confirm = password) {
  type("Nueva contraseña", password);
  type("Repite la contraseña", confirm);
  press("Guardar contraseña");
}

test("RESET-01, RESET-02: there is a field for the new password, whose checklist follows what is typed, and one to repeat it", async () => {
  await open();
  for (const label of ["Nueva contraseña", "Repite la contraseña"]) {
    expect(screen.getByLabelText(label).getAttribute("type")).toBe("password");
  }
  expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
  expect(document.title).toBe("Nueva contraseña · Nakamatch");
  const met = () => [...document.querySelectorAll("[data-met=true]")].map((each) => each.getAttribute("data-rule"));
  type("Nueva contraseña", "A1!");
  expect(met()).toEqual(["digit", "special", "uppercase"]);
  type("Nueva contraseña", "A1!aaaaa");
  expect(met()).toEqual(["length", "digit", "special", "uppercase"]);
});

describe("RESET-04, ERR-19", () => {
  test.each([
    ["abcdefgh!", "abcdefgh!", "Error de validación", "Nueva contraseña"],
    ["Secreta-1", "Secreta-2", "Las contraseñas no coinciden", "Repite la contraseña"],
  ])(
    "%s and %s are refused under the validation title and at the field, and nothing is sent",
    async (password, confirm, text, field) => {
      await open();
      save(password, confirm);
      const title = await screen.findByText("Error de validación");
      expect(title.closest("[data-variant=destructive]")?.textContent).toContain(text);
      expect(document.activeElement).toBe(screen.getByLabelText(field));
      expect(screen.getByLabelText(field).getAttribute("aria-invalid")).toBe("true");
      expect(server.of(RESET)).toHaveLength(0);
    },
  );
});

test("what a refused password misses is marked in the checklist, which the field names", async () => {
  await open();
  const marked = () =>
    [...document.querySelectorAll("li.text-danger-ink")].map((item) => item.getAttribute("data-rule"));
  type("Nueva contraseña", "abcdefgh!");
  expect(marked()).toEqual([]);
  save("abcdefgh!");
  expect(marked()).toEqual(["digit", "uppercase"]);
  const described = screen.getByLabelText("Nueva contraseña").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.querySelectorAll("[data-rule]")).toHaveLength(4);
});

test("RESET-03: the address that asked for the link is stored with the new password, and filled in at the login", async () => {
  const { router } = await open("/reset-password");
  press("Enviar enlace");
  type("Correo de tu cuenta", "nami@example.test");
  press("Enviar enlace");
  await screen.findByText("Revisa tu correo");
  await act(() => router.navigate("/"));
  await act(() => router.navigate("/reset-password?token=abc"));
  await screen.findByRole("button", { name: "Guardar contraseña" });
  expect(document.querySelector<HTMLInputElement>("[autocomplete=username]")?.value).toBe("nami@example.test");
  fireEvent.click(screen.getByRole("link", { name: "Volver a iniciar sesión" }));
  await screen.findByRole("button", { name: "Iniciar sesión" });
  expect(screen.getByLabelText<HTMLInputElement>("Correo electrónico").value).toBe("nami@example.test");
});

test("RESET-05, RESET-06, LIMIT-20: a good one is sent with the token; 2000 ms after success, and not before, the person is at /login", async () => {
  const answer = Promise.withResolvers<unknown>();
  server.answers[RESET] = () => answer.promise;
  const { router, path } = await open();
  save("Secreta-1");
  await waitFor(() => expect(server.of(RESET)).toHaveLength(1));
  expect(server.of(RESET)[0]?.body).toEqual({ newPassword: "Secreta-1", token: "abc" });
  expect(document.querySelector("[type=submit]")?.getAttribute("aria-busy")).toBe("true");
  vi.useFakeTimers();
  answer.resolve({ status: true });
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(screen.getAllByText("Contraseña actualizada").length).toBeGreaterThan(0);
  await act(async () => vi.advanceTimersByTimeAsync(1999));
  expect([path(), router.state.navigation.state]).toEqual(["/reset-password", "idle"]);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(path()).toBe("/login"));
  const title = await screen.findByRole("heading", { name: es.login.resetDone.title });
  expect(title.closest("[role=status]")?.textContent, "the next screen goes on saying it").toContain(
    es.login.resetDone.text,
  );
  expect(document.querySelector("[data-variant=success]"), "once").toBeNull();
});

test.each(["/reset-password", "/reset-password?error=INVALID_TOKEN"])(
  "NAV-06: at %s the form is shown, which cannot be filled in, tells at once that there is no valid link, and offers one (OPEN-30)",
  async (path) => {
    await open(path);
    expect(screen.getByRole("alert").textContent).toContain("Este enlace no sirve");
    const controls = [...document.querySelectorAll<HTMLInputElement>("form :is(input, [type=submit])")];
    expect(controls.map(({ disabled }) => disabled)).toEqual([true, true, true]);
    press("Enviar enlace");
    type("Correo de tu cuenta", "nami@example.test");
    press("Enviar enlace");
    await waitFor(() =>
      expect(server.of("POST /api/auth/request-password-reset")[0]?.body).toEqual({
        email: "nami@example.test",
        redirectTo: "/reset-password",
      }),
    );
  },
);

test.each([
  ["", "status", "Deshacer el cambio de correo", /^Elige una contraseña nueva y tu cuenta vuelve al correo de antes/],
  ["&error=INVALID_TOKEN", "alert", "Este enlace no sirve", /^El enlace ya se ha usado o tiene más de 7 días/],
])(
  "the link that undoes a change of the address (%s) says what it does, or that it cannot",
  async (more, role, title, text) => {
    await open(`/reset-password?undo=abc${more}`);
    const notice = within(screen.getByRole(role));
    expect(notice.getByRole("heading", { name: title })).toBeTruthy();
    expect(notice.getByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Enviar enlace" })).toBeNull();
  },
);

test("OPEN-30: a link that works no more says so before anything is typed", async () => {
  const url = `${location.origin}/reset-password?error=INVALID_TOKEN`;
  server.answers["GET /api/auth/reset-password/*"] = () => Object.defineProperty(new Response(), "url", { value: url });
  await open();
  await screen.findByText(es.resetPassword.linkInvalid.title);
  expect(screen.getByLabelText<HTMLInputElement>("Nueva contraseña").disabled).toBe(true);
});

describe("ERR-19", () => {
  test("a refusal is told under the update title, and a used link offers a new one", async () => {
    server.answers[RESET] = () => refusal("LINK_INVALID");
    await open();
    expect(screen.queryByRole("alert")).toBeNull();
    const isLoud = (name: string) => screen.getByRole("button", { name }).classList.contains("bg-signal");
    expect(isLoud("Guardar contraseña")).toBe(true);
    save("Secreta-1");
    const title = await screen.findByText("Error al actualizar contraseña");
    expect(title.closest("[data-variant]")?.textContent).toContain("El enlace no es válido o ha caducado.");
    expect([isLoud("Enviar enlace"), isLoud("Guardar contraseña")]).toEqual([true, false]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enviar enlace" }));
  });

  test("a password that the server refuses is told at the field, any other failure is unexpected", async () => {
    server.answers[RESET] = offline;
    await open();
    save("Secreta-1");
    await screen.findByText("Error inesperado");
    server.answers[RESET] = () => refusal("VALIDATION_FAILED", { issues: [{ path: "password", reason: "weak" }] });
    save("Secreta-1");
    await screen.findByText("Error de validación");
    expect(screen.getByLabelText("Nueva contraseña").getAttribute("aria-invalid")).toBe("true");
    server.answers[RESET] = () => refusal("INTERNAL");
    save("Secreta-2");
    await screen.findByText("Error inesperado");
  });
});

test("closing the panel for another email leads back to the button that opened it", async () => {
  await open("/reset-password");
  press("Enviar enlace");
  fireEvent.click(await screen.findByRole("button", { name: "Cerrar" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enviar enlace" }));
});

describe("the link of an objection to giving an account back", () => {
  const OBJECT = "POST /api/v1/email-changes/objection";
  const LINK = "/reset-password?objection=abc&lang=es";
  const yes = () => screen.findByRole("button", { name: "Sí, me opongo" });
  const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

  test("asks first; one press objects", async () => {
    server.answers[OBJECT] = () => ({ isObjected: true });
    await renderApp(LINK);
    await yes();
    expect(document.title).toBe("Oponerse · Nakamatch");
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
    expect(server.of(OBJECT)).toHaveLength(0);
    fireEvent.click(await yes());
    const done = await heading("Hecho: de momento no cambia nada");
    expect(server.of(OBJECT).map(({ body }) => body)).toEqual([{ token: "abc" }]);
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByRole("link", { name: "Escribirnos" }).getAttribute("href")).toBe("/contact");
  });

  test("that works no more says so", async () => {
    server.answers[OBJECT] = () => refusal("LINK_INVALID");
    await renderApp(LINK);
    fireEvent.click(await yes());
    const broken = await heading(es.resetPassword.linkInvalid.title);
    await waitFor(() => expect(document.activeElement).toBe(broken));
    expect(document.querySelector("[data-variant]"), "the page says it").toBeNull();
  });

  test("can be pressed again when there was no answer", async () => {
    server.answers[OBJECT] = offline;
    await renderApp(LINK);
    fireEvent.click(await yes());
    await waitFor(() => expect(document.querySelector("[data-variant=destructive]")).not.toBeNull());
    server.answers[OBJECT] = () => ({ isObjected: true });
    fireEvent.click(await yes());
    await heading("Hecho: de momento no cambia nada");
  });
});
