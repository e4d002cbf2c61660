import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { signIn, signOut, signOutDeleted } from "../lib/auth.ts";
import { SESSION_KEY } from "../lib/session-store.ts";
import { push } from "../lib/socket-testing.ts";
import { renderInKit } from "../ui/testing.tsx";
import { PublicPage } from "./layouts/public-page.tsx";
import { renderApp } from "./layouts/testing.tsx";
import { memberApp } from "./testing.tsx";

const nami = signedIn();
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer({
    "GET /api/v1/session": () => nami,
    "GET /api/v1/chats": () => ({ chats: [], nextCursor: null }),
    "POST /api/auth/sign-out": () => ({}),
    "POST /api/auth/sign-in/email": () => ({}),
  });
  localStorage.setItem(SESSION_KEY, JSON.stringify(nami));
});

const title = (name: string) => screen.findByRole("heading", { level: 2, name });
const notices = () => screen.queryAllByRole("status").filter((each) => each.textContent !== "");

async function open(path: string) {
  const rendered = await renderApp(path);
  await screen.findByRole("heading", { level: 1, name: path });
  rendered.app.live.start();
  return rendered;
}

/** As the connection does when the server closes it. */
async function end(session: Awaited<ReturnType<typeof open>>["app"]["session"]) {
  server.answers["GET /api/v1/session"] = () => null;
  await act(() => session.refresh({ fresh: true }));
}

describe("where one lands after a session that ended", () => {
  test.each([
    ["elsewhere", "Sesión cerrada desde otro dispositivo"],
    ["password", "La contraseña ha cambiado"],
    ["factor", "Ahora hace falta un código"],
  ] as const)("the login says that it was for %s, and leads back to where one was", async (because, said) => {
    const { app, path } = await open("/matches");
    await push("session.ended", { because });
    await end(app.session);
    await title(said);
    expect(path()).toBe("/login");
    server.answers["GET /api/v1/session"] = () => nami;
    await act(() => signIn(app.session, "nami@example.test", "secret"));
    await waitFor(() => expect(path()).toBe("/matches"));
    expect(app.session.ended()).toBeNull();
  });

  test("without a reason the login names those that are possible, and none after a reason that was for another session", async () => {
    const { app } = await open("/matches");
    await push("session.ended", { because: "password" });
    await act(() => app.session.refresh({ fresh: true }));
    await end(app.session);
    await title("Tu sesión ha terminado");
  });

  test("an own sign-out is not told, neither here nor in another tab that reads why", async () => {
    const { app, path } = await open("/matches");
    await act(() => signOut(app.session));
    await waitFor(() => expect(path()).toBe("/login"));
    const other = memberApp();
    localStorage.removeItem(SESSION_KEY);
    localStorage.setItem("nakamatch-session-end", JSON.stringify({ userId: nami.user.id, because: "signedOut" }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue: null })));
    expect([app.session.ended(), other.session.ended(), other.session.hasSignedOut()]).toEqual([null, null, true]);
    expect(screen.queryByText("Tu sesión ha terminado")).toBeNull();
  });

  test("another tab is told the reason that this one heard", async () => {
    const [mine, other] = [memberApp(), memberApp()];
    await Promise.all([mine, other].map(({ session }) => session.refresh()));
    server.answers["GET /api/v1/session"] = () => null;
    mine.session.expectEnd("elsewhere");
    await mine.session.refresh({ fresh: true });
    act(() => void dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue: null })));
    expect(other.session.ended()).toEqual({ userId: nami.user.id, because: "elsewhere" });
  });

  test("OPEN-84: a deleted account leads another tab to the landing, which says so; this one has its own words", async () => {
    const mine = memberApp();
    mine.session.expectDeletion(nami.user.id);
    const { app, path } = await open("/matches");
    await push("session.ended", { because: "deleted" });
    await end(app.session);
    await waitFor(() => expect(path()).toBe("/"));
    expect(app.session.ended()?.because).toBe("deleted");
    await signOutDeleted(mine.session);
    expect(mine.session.ended()).toBeNull();
  });

  test("NAV-22: a public page says it with a sign-in that leads back, until it is closed", async () => {
    const app = memberApp();
    const { router } = await renderInKit(<PublicPage>Hola</PublicPage>, { app, path: "/terms" });
    await end(app.session);
    await title("Tu sesión ha terminado");
    const link = screen.getByRole("main").querySelector<HTMLElement>('a[href="/login"]');
    fireEvent.click(link!);
    await waitFor(() => expect(router.state.location.state).toEqual({ from: "/terms", userId: nami.user.id }));
    await act(() => router.navigate("/terms"));
    await title("Tu sesión ha terminado");
    fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(notices()).toEqual([]);
  });
});
