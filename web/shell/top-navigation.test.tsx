import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createPath, Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import { fakeServer, offline, signedIn } from "../lib/api-testing.ts";
import { outlineOf } from "../lib/outline-testing.ts";
import { renderRoutes } from "../ui/testing.tsx";
import { entries } from "./entry-link.tsx";
import { memberApp } from "./testing.tsx";
import { TopNavigation } from "./top-navigation.tsx";

/** The navigation on the dashboard, with all screens. */
async function open({ news = {}, signOut = () => ({}) }: { news?: object; signOut?: () => unknown } = {}) {
  const server = fakeServer({
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false, ...news }),
    "GET /api/v1/session": () => signedIn(),
    "POST /api/auth/sign-out": signOut,
  });
  const element = (
    <>
      <TopNavigation maintenance={null} reach="reached" />
      <Outlet />
    </>
  );
  const routes = [{ element, children: [{ path: "*", element: null }] }];
  const { router } = await renderRoutes(routes, { app: memberApp(), entries: ["/dashboard"] });
  return {
    server,
    router,
    header: within(screen.getByRole("navigation", { name: "Navegación principal" })),
    bar: within(screen.getByRole("navigation", { name: "Accesos rápidos" })),
  };
}

test("NAV-26, NAV-27, NAV-29: the header has every screen, the bar of phones the most used ones", async () => {
  const { header, bar } = await open({ news: { isModerator: true, hasNewChats: true } });
  await header.findByRole("link", { name: "Baneos" });
  fireEvent.click(header.getByRole("button", { name: "Abrir menú" }));
  expect(outlineOf(screen.getByRole("banner"))).toMatchSnapshot();
  const marked = bar.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]);
  expect(marked).toEqual([
    ["/dashboard", "page"],
    ["/matches", null],
    ["/chats", null],
    ["/profile/me", null],
  ]);
});

test("another person's profile belongs to the entry it was opened from; the own one to its own", async () => {
  const { bar, router } = await open({});
  const marked = () => bar.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"));
  for (const [path, origin, entry] of [
    ["/profile/30000000-0000-4000-8000-000000000001", "/matches", "/matches"],
    ["/profile/30000000-0000-4000-8000-000000000001", "/chats?chat=1", "/chats"],
    ["/profile/me", "/dashboard", "/profile/me"],
  ] as const) {
    await act(() => router.navigate(path, { state: { origin } }));
    expect(marked()).toEqual([entry]);
  }
});

test.each([
  [true, "/moderation/bans"],
  [false, null],
])("NAV-29: where it is %j that somebody moderates, the link to the bans leads to %j", async (isModerator, path) => {
  const { header } = await open({ news: { isModerator, hasNewLikes: true } });
  await header.findByRole("link", { name: "Matches Tienes likes nuevos" });
  expect(header.queryByRole("link", { name: "Baneos" })?.getAttribute("href") ?? null).toBe(path);
});

test("NAV-28: without a user my profile leads to the dashboard", () => {
  const of = (user: Parameters<typeof entries>[0]["user"]) => entries({ user, isModerator: false, isOperator: false });
  expect(of(null).find(({ name }) => name === "profile")?.to).toBe("/dashboard");
  expect(of(signedIn().user).map(({ name }) => name)).toEqual([
    "dashboard",
    "matches",
    "chats",
    "premium",
    "profile",
    "events",
    "settings",
    "appearance",
    "terms",
  ]);
});

test("NAV-31: the menu of phones repeats nothing of their bar", async () => {
  const { header, bar } = await open();
  fireEvent.click(header.getByRole("button", { name: "Abrir menú" }));
  const menu = document.getElementById(
    header.getByRole("button", { name: "Cerrar menú" }).getAttribute("aria-controls") ?? "",
  );
  const linksOf = (all: HTMLElement[]) => all.map((link) => link.getAttribute("href"));
  const listed = linksOf(within(menu as HTMLElement).getAllByRole("link"));
  expect(listed).toEqual(["/premium", "/events", "/settings", "/settings#appearance", "/terms"]);
  expect(linksOf(bar.getAllByRole("link")).filter((to) => listed.includes(to))).toEqual([]);
});

test("operators have a link to their page, and others none", async () => {
  const { header } = await open({ news: { isOperator: true } });
  expect((await header.findByRole("link", { name: "Sistema" })).getAttribute("href")).toBe("/operator");
  expect(header.queryByRole("link", { name: "Baneos" })).toBeNull();
});

test.each([
  [{ hasNewChats: true, newMessages: 3 }, "/chats", "Chats 3 mensajes sin leer", "3"],
  [{ hasNewChats: true, newMessages: 100 }, "/chats", "Chats 99+ mensajes sin leer", "99+"],
  [{ hasNewLikes: true }, "/matches", "Matches Tienes likes nuevos", ""],
])("NAV-32: with %j a red dot marks %s in the header and the bar, in words too", async (news, to, name, shown) => {
  const { header, bar } = await open({ news });
  await header.findByRole("link", { name });
  expect(bar.getByRole("link", { name })).toBeTruthy();
  const dotted = [...document.querySelectorAll("a:has([data-dot])")].map((link) => link.getAttribute("href"));
  expect(dotted).toEqual([to, to]);
  expect(document.querySelector("[data-dot]")?.textContent).toBe(shown);
  // Read with the link, and not at every change.
  expect(document.querySelector("[aria-live] [data-dot], [role=status] [data-dot]")).toBeNull();
});

test.each([
  ["Eventos", "/events"],
  ["Ajustes", "/settings"],
  ["Idioma y tema", "/settings#appearance"],
  ["Términos y seguridad", "/terms"],
])("the menu behind the person's own face is short; %s leads to %s", async (name, to) => {
  const { header, router } = await open();
  const face = header.getByRole("button", { name: "Tu cuenta" });
  expect(face.textContent).toBe("N");
  fireEvent.click(face);
  const item = await screen.findByRole("menuitem", { name });
  expect(screen.getAllByRole("menuitem")).toHaveLength(4);
  fireEvent.click(item);
  await waitFor(() => expect(createPath(router.state.location)).toBe(to));
});

const variantOf = (notice: HTMLElement) => notice.closest<HTMLElement>("[data-variant]")?.dataset.variant;

test("NAV-30: while signing out the button is busy; a notice says that it is done", async () => {
  const answer = Promise.withResolvers<unknown>();
  const { header, server } = await open({ signOut: () => answer.promise });
  const button = header.getByRole("button", { name: "Cerrar sesión" });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(button);
  answer.resolve({});
  expect(variantOf(await screen.findByText("Sesión cerrada. ¡Hasta pronto!"))).toBe("success");
  expect(server.of("POST /api/auth/sign-out")).toHaveLength(1);
});

test("ERR-18: a sign-out that fails is told, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { header } = await open({ signOut: offline });
  const button = header.getByRole("button", { name: "Cerrar sesión" });
  fireEvent.click(button);
  expect(variantOf(await screen.findByText("Ha ocurrido un error. Inténtalo de nuevo."))).toBe("destructive");
  await waitFor(() => expect(button.hasAttribute("aria-busy")).toBe(false));
});

test("a line says that there is no connection, until it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await open();
  const region = within(screen.getByRole("banner")).getByRole("status");
  expect(region.textContent).toBe("");
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(region.textContent).toBe("Sin conexión. Seguimos intentándolo.");
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event("online")));
  expect(region.textContent).toBe("");
});
