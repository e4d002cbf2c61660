import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, offline, signedIn } from "../lib/api-testing.ts";
import { AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { SESSION_KEY } from "../lib/session-store.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { KitProvider } from "../ui/provider.tsx";
import { TopNavigation } from "./top-navigation.tsx";

const i18n = await i18nWithAllPhrases();
const CURRENT = "GET /api/v1/notifications";
const nothingNew = { hasNewLikes: false, hasNewChats: false, isModerator: false };
let app = testApp();
beforeEach(() => {
  app = testApp();
});

beforeEach(() => localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn())));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

/** The navigation on the dashboard of an app that has all screens. */
function open({ dots = {}, signOut = () => ({}) }: { dots?: object; signOut?: () => unknown } = {}) {
  let current = { ...nothingNew, ...dots };
  const server = fakeServer({
    [CURRENT]: () => current,
    "GET /api/v1/session": () => signedIn(),
    "POST /api/auth/sign-out": signOut,
  });
  app.session.start();
  const layout = (
    <>
      <TopNavigation />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: layout, children: [{ path: "*", element: null }] }], {
    initialEntries: ["/dashboard"],
  });
  render(
    <TranslationProvider i18n={i18n}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return {
    server,
    become: (next: object) => {
      current = { ...nothingNew, ...next };
    },
    path: () => router.state.location.pathname,
    header: within(screen.getByRole("navigation", { name: "Navegación principal" })),
    bar: within(screen.getByRole("navigation", { name: "Accesos rápidos" })),
  };
}

/** The names of the entries with a red dot, each as often as it is on the page. */
const dotted = () =>
  [...document.querySelectorAll("a:has([data-dot])")].map((link) => link.getAttribute("href")).sort();

test("NAV-26, NAV-27: the header has every screen, the bar of phones the most used ones", async () => {
  const { header, bar } = open({ dots: { isModerator: true } });
  const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
  await header.findByRole("link", { name: "Baneos" });
  expect(targets(header.getAllByRole("link"))).toEqual([
    "/dashboard",
    "/dashboard",
    "/matches",
    "/chats",
    "/premium",
    "/profile/me",
    "/moderation/bans",
  ]);
  expect(targets(bar.getAllByRole("link"))).toEqual(["/dashboard", "/matches", "/chats", "/profile/me"]);
  expect(bar.getAllByRole("link").map((link) => link.getAttribute("aria-current"))).toEqual(["page", null, null, null]);
});

test.each([
  ["hasNewChats", "/chats", "Chats Tienes mensajes nuevos"],
  ["hasNewLikes", "/matches", "Matches Tienes likes nuevos"],
])("NAV-32: with %s a red dot marks %s in the header, the bar and the menu, in words too", async (what, to, name) => {
  const { header, bar } = open({ dots: { [what]: true } });
  await header.findByRole("link", { name });
  expect(bar.getByRole("link", { name })).toBeTruthy();
  expect(dotted()).toEqual([to, to]);
  fireEvent.click(header.getByRole("button", { name: "Abrir menú" }));
  expect(dotted()).toEqual([to, to, to]);
});

test("NAV-32 LIMIT-21: 30 seconds later a new message has its dot", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, become } = open();
  await waitFor(() => expect(server.of(CURRENT)).toHaveLength(1));
  become({ hasNewChats: true });
  await act(() => vi.advanceTimersByTimeAsync(27_000));
  expect(dotted()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(dotted()).toEqual(["/chats", "/chats"]));
  become({});
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(dotted()).toEqual([]));
});

test("I18N-09 I18N-10: the language is chosen behind the person's own face, at once", async () => {
  const { header } = open();
  const face = header.getByRole("button", { name: "Ajustes" });
  expect(face.textContent).toBe("N");
  fireEvent.click(face);
  const languages = within(await screen.findByRole("group", { name: "Idioma" }));
  expect(languages.getAllByRole("menuitemradio").map(({ textContent, lang }) => [lang, textContent])).toEqual([
    ["es", "Español"],
    ["en", "English"],
    ["fr", "Français"],
    ["it", "Italiano"],
    ["de", "Deutsch"],
    ["pt", "Português"],
  ]);
  expect(languages.getByRole("menuitemradio", { checked: true }).textContent).toBe("Español");
  fireEvent.click(languages.getByRole("menuitemradio", { name: "Deutsch" }));
  await screen.findByRole("group", { name: "Sprache" });
  expect(header.getAllByRole("link", { name: "Entdecken" })).toHaveLength(1);
  fireEvent.click(screen.getByRole("menuitemradio", { name: "Español" }));
  await screen.findByRole("group", { name: "Idioma" });
});

test("the terms and the safety centre are behind the person's own face", async () => {
  const { header, path } = open();
  fireEvent.click(header.getByRole("button", { name: "Ajustes" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Términos y seguridad" }));
  await waitFor(() => expect(path()).toBe("/terms"));
});

test("the theme is chosen behind the person's own face too", async () => {
  const { header } = open();
  fireEvent.click(header.getByRole("button", { name: "Ajustes" }));
  const themes = within(await screen.findByRole("group", { name: "Tema" }));
  expect(themes.getByRole("menuitemradio", { checked: true }).textContent).toBe("Como el dispositivo");
  fireEvent.click(themes.getByRole("menuitemradio", { name: "Oscuro" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  fireEvent.click(themes.getByRole("menuitemradio", { name: "Como el dispositivo" }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("NAV-31: following a link of the menu closes it", async () => {
  const { header, path } = open();
  const toggle = header.getByRole("button", { name: "Abrir menú" });
  fireEvent.click(toggle);
  const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
  fireEvent.click(within(panel as HTMLElement).getByRole("link", { name: "Matches" }));
  await waitFor(() => expect(path()).toBe("/matches"));
  await waitFor(() => expect(toggle.getAttribute("aria-expanded")).toBe("false"));
  expect(panel?.hidden).toBe(true);
});

test("NAV-31: Escape and other keys do nothing while the menu is closed", () => {
  const { header } = open();
  const logo = header.getByRole("link", { name: "Nakamatch, inicio" });
  logo.focus();
  fireEvent.keyDown(logo, { key: "Escape" });
  expect(document.activeElement).toBe(logo);
  const toggle = header.getByRole("button", { name: "Abrir menú" });
  fireEvent.click(toggle);
  fireEvent.keyDown(toggle, { key: "a" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
});

test("NAV-30: while signing out the button is busy; a notice says that it is done", async () => {
  const answer = Promise.withResolvers<unknown>();
  const { header, server } = open({ signOut: () => answer.promise });
  const button = header.getByRole("button", { name: "Cerrar sesión" });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(button);
  answer.resolve({});
  expect(
    (await screen.findByText("Sesión cerrada. ¡Hasta pronto!")).closest("[data-variant]")?.getAttribute("data-variant"),
  ).toBe("success");
  expect(server.of("POST /api/auth/sign-out")).toHaveLength(1);
});

test("ERR-18: a sign-out that fails is told, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { header } = open({ signOut: offline });
  const button = header.getByRole("button", { name: "Cerrar sesión" });
  fireEvent.click(button);
  const notice = await screen.findByText("Ha ocurrido un error. Inténtalo de nuevo.");
  expect(notice.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
  await waitFor(() => expect(button.hasAttribute("aria-busy")).toBe(false));
});
