import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { outlineOf } from "../lib/outline-testing.ts";
import { SESSION_KEY } from "../lib/session-store.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { KitProvider } from "../ui/provider.tsx";
import { renderInKit } from "../ui/testing.tsx";
import { KomaGreeting } from "./koma-greeting.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PublicHeader } from "./public-header.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { TopNavigation } from "./top-navigation.tsx";

/** What frames the screens, in each of its states. */

const i18n = await i18nWithAllPhrases();
let app = testApp();
beforeEach(() => {
  app = testApp();
});

beforeEach(() => localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn())));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The navigation of a signed-in person, who is at `path`. */
async function open({ news = {}, path = "/dashboard" }: { news?: object; path?: string } = {}) {
  const current = { hasNewLikes: false, hasNewChats: false, isModerator: false, ...news };
  const signOut = () => new Promise(() => {});
  const server = fakeServer({
    "GET /api/v1/notifications": () => current,
    "GET /api/v1/session": () => signedIn(),
    "POST /api/auth/sign-out": signOut,
  });
  app.session.start();
  const router = createMemoryRouter([{ path: "*", element: <TopNavigation /> }], { initialEntries: [path] });
  render(
    <TranslationProvider i18n={i18n}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  await waitFor(() => expect(server.of("GET /api/v1/notifications")).toHaveLength(1));
  return { path: () => router.state.location.pathname };
}

const header = () => outlineOf(screen.getByRole("banner"));
const bar = () => outlineOf(screen.getByRole("navigation", { name: "Accesos rápidos" }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the header and the bar of phones", () => {
  test("of a member, on the dashboard", async () => {
    await open();
    expect(header()).toMatchSnapshot("header");
    expect(bar()).toMatchSnapshot("bar");
  });

  test("of a moderator, with news, on their own profile", async () => {
    await open({ news: { hasNewLikes: true, hasNewChats: true, isModerator: true }, path: "/profile/me" });
    await screen.findByRole("link", { name: "Baneos" });
    expect(header()).toMatchSnapshot("header");
    expect(bar()).toMatchSnapshot("bar");
    press("Abrir menú");
    expect(header()).toMatchSnapshot("menu");
  });

  test("without a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open();
    expect(outlineOf(within(screen.getByRole("banner")).getByRole("status"))).toMatchSnapshot();
  });

  test("while signing out", async () => {
    await open();
    press("Cerrar sesión");
    const button = screen.getByRole("button", { name: "Cerrar sesión" });
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(outlineOf(button)).toMatchSnapshot();
  });

  test("behind the person's own face", async () => {
    await open();
    press("Ajustes");
    expect(outlineOf(await screen.findByRole("menu"))).toMatchSnapshot();
  });

  test("the account's settings are behind the person's own face", async () => {
    const { path } = await open();
    press("Ajustes");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Ajustes de la cuenta" }));
    await waitFor(() => expect(path()).toBe("/settings"));
  });
});

describe("for guests", () => {
  test("the header, and its menu", async () => {
    await renderInKit(<PublicHeader />);
    expect(header()).toMatchSnapshot("header");
    press("Abrir menú");
    expect(header()).toMatchSnapshot("menu");
  });

  test("the footer", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-02T10:00:00.000Z") });
    await renderInKit(<SiteFooter />);
    expect(outlineOf(screen.getByRole("contentinfo"))).toMatchSnapshot();
  });

  test("the switches for language and theme", async () => {
    const { container } = await renderInKit(
      <>
        <LanguageSwitch />
        <ThemeSwitch />
      </>,
      { language: "de" },
    );
    expect(outlineOf(container)).toMatchSnapshot();
  });

  test("Koma's greeting", async () => {
    const { container } = await renderInKit(<KomaGreeting mood="joyful" text="Hola" size="lg" />);
    expect(outlineOf(container)).toMatchSnapshot();
  });
});
