import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, letBrowserRefresh, refusal, signedIn } from "../../lib/api-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";

const CONFIRM = "POST /api/auth/confirm";
const HERE = "/login?confirmed=here&next=/chats#token=a.b.c";

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  let inside = false;
  server = fakeServer({
    "GET /api/v1/session": () => (inside ? signedIn({ interestCount: 0 }) : null),
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    [CONFIRM]: () => {
      inside = true;
      return { success: true };
    },
  });
});

async function open(path = HERE) {
  const app = await renderApp(path);
  const button = await screen.findByRole("button", { name: "Confirmar y entrar" });
  return { ...app, button };
}

describe("where the person registered", () => {
  test("REG-45 one press, which has the focus, confirms and leads on without a password", async () => {
    const { button, path } = await open();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByLabelText("Contraseña")).toBeNull();
    expect(server.of(CONFIRM), "nothing without a press").toHaveLength(0);
    fireEvent.click(button);
    await screen.findByText("¡Te damos la bienvenida!");
    await waitFor(() => expect(path()).toBe("/chats"));
    expect(server.of(CONFIRM).map(({ body }) => body)).toEqual([{ token: "a.b.c" }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("a.b.c");
  });

  test("a refused link is opened, so that it says why", async () => {
    const assign = vi.spyOn(location, "assign").mockReturnValue();
    server.answers[CONFIRM] = () => refusal("LINK_INVALID");
    const { button } = await open();
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const address = new URL(String(assign.mock.calls[0]), "http://localhost");
    expect(address.pathname).toBe("/api/auth/verify-email");
    const callbackURL = "/login?confirmed=1&next=%2Fchats";
    expect(Object.fromEntries(address.searchParams)).toEqual({ token: "a.b.c", callbackURL });
  });

  test("a failure is told, and the press stays", async () => {
    server.answers[CONFIRM] = () => refusal("UNAVAILABLE");
    const { button } = await open();
    fireEvent.click(button);
    await screen.findByText("No hemos podido iniciar sesión");
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).not.toBe("true");
  });

  test("OPEN-74: a ban is told with its reason, in place of the form", async () => {
    server.answers[CONFIRM] = () => refusal("ACCOUNT_BANNED", { reason: "Spam", bannedUntil: null });
    const { button } = await open();
    fireEvent.click(button);
    await screen.findByText("Spam");
    expect(screen.queryByRole("button", { name: "Confirmar y entrar" })).toBeNull();
    expect(screen.queryByLabelText("Contraseña")).toBeNull();
  });

  test("SESSION-20: a code is asked for where there is a second factor", async () => {
    const { button } = await open();
    server.answers["GET /api/v1/session"] = () => null;
    const factor = { id: "0199f7c4-0000-7000-8000-000000000009", factor_type: "totp", status: "verified" };
    server.answers["GET /api/auth/factors"] = () => ({ factors: [{ ...factor, friendly_name: "app" }] });
    letBrowserRefresh();
    fireEvent.click(button);
    expect(await screen.findByLabelText(/Código/)).toBeTruthy();
  });

  test("another account signs in by the form", async () => {
    await open();
    fireEvent.click(screen.getByRole("link", { name: "Usar otra cuenta" }));
    expect(await screen.findByLabelText("Contraseña")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });
});

describe("in another browser", () => {
  const VERIFY = "POST /api/auth/verify-email";
  const PRESS = "/login?confirmed=press&next=/chats#token=a.b.c";

  async function openElsewhere() {
    const app = await renderApp(PRESS);
    return { ...app, button: await screen.findByRole("button", { name: "Confirmar mi correo" }) };
  }

  test.each([
    ["confirms", { success: true, wasConfirmed: false }, "Correo confirmado", "1"],
    ["of another tab came first", { success: true, wasConfirmed: true }, "Tu correo ya estaba confirmado", "again"],
  ])("a press %s, and the login says so", async (_what, answer, notice, confirmed) => {
    server.answers[VERIFY] = () => answer;
    const { button, router } = await openElsewhere();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(server.of(VERIFY), "nothing without a press").toHaveLength(0);
    fireEvent.click(button);
    const heading = await screen.findByText(notice);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByLabelText("Contraseña")).toBeTruthy();
    expect(server.of(VERIFY).map(({ body }) => body)).toEqual([{ token: "a.b.c" }]);
    const { search, hash } = router.state.location;
    expect([search, hash]).toEqual([`?confirmed=${confirmed}&next=%2Fchats`, ""]);
  });

  test("REG-51 a link that has expired meanwhile offers a new one", async () => {
    server.answers[VERIFY] = () => refusal("LINK_INVALID");
    fireEvent.click((await openElsewhere()).button);
    expect(await screen.findByText("Este enlace ya no sirve")).toBeTruthy();
  });

  test("a failure is told, and the press stays", async () => {
    server.answers[VERIFY] = () => refusal("UNAVAILABLE");
    const { button } = await openElsewhere();
    fireEvent.click(button);
    await screen.findByText("No hemos podido confirmar tu correo");
    expect(button.getAttribute("aria-busy")).not.toBe("true");
  });

  test("a member of another account presses too, is told, and goes on", async () => {
    server.answers["GET /api/v1/session"] = () => signedIn({ interestCount: 3 });
    server.answers[VERIFY] = () => ({ success: true, wasConfirmed: false });
    const { button, path } = await openElsewhere();
    fireEvent.click(button);
    await screen.findByText("Correo confirmado");
    await waitFor(() => expect(path()).toBe("/chats"));
  });
});

test("the second opening of a link says that the address was confirmed before", async () => {
  await renderApp("/login?confirmed=again&next=/dashboard");
  expect(await screen.findByText("Tu correo ya estaba confirmado")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Iniciar sesión" })).toBeTruthy();
});

test("REG-51: without the link's token a new one is offered", async () => {
  await renderApp("/login?confirmed=here&next=/dashboard");
  expect(await screen.findByText("Este enlace ya no sirve")).toBeTruthy();
});
