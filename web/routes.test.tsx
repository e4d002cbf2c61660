import { SCREEN_PATHS } from "@nakamatch/contract/vocabulary/screen-paths";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, matchRoutes, type RouteObject } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "./lib/api-testing.ts";
import { createApp } from "./lib/create-app.ts";
import { createI18n } from "./lib/i18n.ts";
import { SESSION_KEY } from "./lib/session-store.ts";
import { createRoutes } from "./routes.tsx";
import { renderApp } from "./shell/layouts/testing.tsx";

const notifications = { hasNewLikes: false, hasNewChats: false, isModerator: false };

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));

/** A server for a guest or a member. */
function serve(session: unknown) {
  return fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/notifications": () => notifications,
    "GET /api/v1/countries": () => [],
    "POST /api/v1/missing-paths": () => ({ logged: true }),
    "POST /api/auth/sign-out": () => ({}),
  });
}

const routes = createRoutes(createApp({ i18n: createI18n({ language: "es" }) }));

/** By name: the route table is under test. */
const PROTECTED = {
  "/dashboard": "dashboard",
  "/matches": "matches",
  "/chats": "chats",
  "/profile/edit": "profile-edit",
  "/profile/me": "own-profile",
  "/profile/:id": "profile",
  "/blocked-users": "blocked-users",
  "/success": "success",
  "/decisions": "decisions",
  "/events": "events",
  "/settings": "settings",
  "/moderation/bans": "moderation",
  "/operator": "operator",
};

test("NAV-16: the route table has the paths that the server knows, and no others", () => {
  const below = ({ path, children = [] }: RouteObject): string[] => [
    ...(path === undefined ? [] : [path]),
    ...children.flatMap(below),
  ];
  expect(routes.flatMap(below).sort()).toEqual([...SCREEN_PATHS, "*"].sort());
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("a guest", () => {
  test.each([
    ["/", "/"],
    ["/register", "Tu historia empieza aquí"],
    ["/login", "¡Qué bien verte!"],
    ["/reset-password", "Una contraseña nueva"],
  ])("NAV-01, NAV-03, NAV-05, NAV-06, PERM-01: sees %s", async (path, title) => {
    serve(null);
    const app = await renderApp(path);
    await heading(title);
    expect(app.path()).toBe(path);
  });

  test.each(Object.keys(PROTECTED).filter((path) => path !== "/dashboard"))(
    "NAV-15, NAV-20, NAV-23, PERM-01, PERM-07, MOD-03: is sent from %s, as from every protected screen there is, to /login",
    async (path) => {
      serve(null);
      const app = await renderApp(path);
      await heading("¡Qué bien verte!");
      expect(app.path()).toBe("/login");
      expect(screen.queryByRole("heading", { name: path })).toBeNull();
    },
  );

  test("NAV-15, NAV-22: is sent from the dashboard to / (OPEN-02)", async () => {
    serve(null);
    const app = await renderApp("/dashboard");
    await heading("/");
    expect(app.path()).toBe("/");
  });

  test("NAV-21: the protected path is not in the history", async () => {
    serve(null);
    const app = await renderApp("/register", "/matches");
    await heading("¡Qué bien verte!");
    await app.router.navigate(-1);
    await heading("Tu historia empieza aquí");
  });
});

describe("a signed-in person", () => {
  test.each(["/", "/register", "/login"])(
    "NAV-02, NAV-04, NAV-05: is sent from %s to the dashboard (OPEN-03)",
    async (path) => {
      serve(signedIn());
      const app = await renderApp(path);
      await heading("/dashboard");
      expect(app.path()).toBe("/dashboard");
    },
  );

  test.each(["/", "/register", "/login"])("NAV-05: fetches nothing of %s, which waits for a guest", async (path) => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
    serve(signedIn());
    const own = createApp({ i18n: createI18n({ language: "es" }) });
    own.session.start();
    const fetched = vi.spyOn(own.i18n, "load");
    const router = createMemoryRouter(createRoutes(own), { initialEntries: [path] });
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(fetched).toHaveBeenCalledTimes(2);
    own.session.end();
    await router.navigate(path);
    expect(router.state.matches.at(-1)?.route.lazy).toBeUndefined();
    expect(router.state.errors).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(3);
    router.dispose();
    own.stop();
  });

  test("NAV-08, PERM-02: sees every protected screen there is", async () => {
    serve(signedIn());
    const app = await renderApp("/dashboard");
    await heading("/dashboard");
    for (const [path, id] of Object.entries(PROTECTED)) {
      await app.router.navigate(path);
      await heading(path);
      const screens = matchRoutes(routes, path)?.flatMap(({ route }) => route.id ?? []);
      expect(screens, "the screen, in the frame of members").toEqual(["signed-in", id]);
    }
  });

  test("NAV-09 NAV-10 NAV-12: /profile/edit is the screen to edit, anything else there is a profile", async () => {
    serve(signedIn());
    const app = await renderApp("/profile/edit");
    await heading("/profile/edit");
    for (const id of ["00000000-0000-4000-8000-000000000002", "editor"]) {
      await app.router.navigate(`/profile/${id}`);
      await heading("/profile/:id");
    }
    await app.router.navigate("/profile/me");
    await heading("/profile/me");
  });

  test("NAV-30, SESSION-08: pressing logout ends the session, and protected screens redirect", async () => {
    const server = serve(signedIn());
    const app = await renderApp("/matches");
    await heading("/matches");
    fireEvent.click(screen.getByRole("button", { name: "Cerrar sesión" }));
    await heading("¡Qué bien verte!");
    expect(server.of("POST /api/auth/sign-out")).toHaveLength(1);
    await app.router.navigate("/chats");
    await waitFor(() => expect(app.path()).toBe("/login"));
  });

  test("is led out at once when the session ends elsewhere", async () => {
    serve(signedIn());
    const { app } = await renderApp("/matches");
    await heading("/matches");
    app.session.end();
    await heading("¡Qué bien verte!");
  });
});

test.each([
  ["NAV-19: a protected screen says that it is being checked", "/matches", "Verificando autenticación..."],
  ["NAV-24: the landing page shows a spinner with Cargando...", "/", "Cargando..."],
])("while it is not known who is there, %s", async (_, path, text) => {
  serve(new Promise(() => {}));
  await renderApp(path);
  await screen.findByText(text);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(Boolean(screen.queryByText("Por favor espera un momento"))).toBe(path === "/matches");
});

describe("the navigation", () => {
  async function open(user = {}, marked = {}) {
    const server = serve(signedIn(user));
    server.answers["GET /api/v1/notifications"] = () => ({ ...notifications, ...user, ...marked });
    const app = await renderApp("/matches");
    await heading("/matches");
    return { ...app, main: within(screen.getByRole("navigation", { name: "Navegación principal" })) };
  }

  test.each([
    ["NAV-25: the logo leads", "Nakamatch, inicio", "/dashboard"],
    ["NAV-26: Chats leads", "Chats", "/chats"],
    ["NAV-26: Matches leads", "Matches", "/matches"],
  ])("%s there", async (_, name, to) => {
    const { main, path, router } = await open();
    if (to === "/matches") await act(() => router.navigate("/settings"));
    fireEvent.click(main.getByRole("link", { name }));
    await waitFor(() => expect(path()).toBe(to));
  });

  test("NAV-27 NAV-11: my profile leads to the own profile, which knows where it was opened", async () => {
    const { main, path, router } = await open();
    await act(() => router.navigate("/matches?list=iLiked"));
    fireEvent.click(main.getByRole("link", { name: "Mi perfil" }));
    await waitFor(() => expect(path()).toBe("/profile/me"));
    expect(router.state.location.state).toMatchObject({ origin: "/matches?list=iLiked" });
  });

  test("no link leads to a screen that does not exist", async () => {
    await open({ isModerator: true });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    for (const href of links.filter((each) => each.startsWith("/")))
      expect(matchRoutes(routes, href)?.at(-1)?.route.path, href).not.toBe("*");
  });

  test("NAV-31: its menu opens and closes, by Escape too", async () => {
    const { main } = await open();
    const toggle = main.getByRole("button", { name: "Abrir menú" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    expect(panel?.hidden).toBe(false);
    expect(within(panel!).getByRole("link", { name: "Premium" }).getAttribute("href")).toBe("/premium");
    expect(within(panel!).getByRole("button", { name: "Cerrar sesión" })).toBeTruthy();
    fireEvent.click(main.getByRole("button", { name: "Cerrar menú" }));
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(panel?.hidden).toBe(true);
    expect(panel?.childElementCount).toBe(0);
    fireEvent.click(toggle);
    const [, inside] = main.getAllByRole("button", { name: "Cerrar sesión" });
    inside?.focus();
    fireEvent.keyDown(inside!, { key: "Escape" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement, "the focus is not lost").toBe(toggle);
  });

  const dotOf = (link: HTMLElement) => link.querySelector("[data-dot]");

  test.each([
    ["Matches", { hasNewLikes: true }],
    ["Chats", { hasNewChats: true }],
    ["", {}],
  ])("NAV-32: a red dot shows what is new, and only that: %s", async (name, marked) => {
    const { main } = await open({}, marked);
    if (name) await main.findByRole("link", { name: new RegExp(`^${name} .`) });
    const dots = main.getAllByRole("link").flatMap((link) => {
      const dot = dotOf(link);
      return dot ? [link.textContent?.startsWith(name), /bg-signal/.test(dot.className)] : [];
    });
    expect(dots).toEqual(name ? [true, true] : []);
  });
});

test("NAV-16, NAV-18: an unknown path shows the page for that, and the server is told the path", async () => {
  const server = serve(null);
  await renderApp("/no/such?x=1");
  await heading("Esta página no salió en el tomo");
  await waitFor(() => expect(server.of("POST /api/v1/missing-paths")).toHaveLength(1));
  expect(server.of("POST /api/v1/missing-paths")[0]?.body).toEqual({ path: "/no/such" });
});
