import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { Starting } from "./starting.tsx";

const i18n = await i18nWithAllPhrases();
let app = testApp();
beforeEach(() => {
  app = testApp();
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

/** The start of the app at a screen, while its code is on its way and the server has not answered. */
async function open({ isProtected, session }: { isProtected: boolean; session: () => unknown }) {
  fakeServer({ "GET /api/v1/session": session });
  app.session.start();
  const router = createMemoryRouter([
    {
      hydrateFallbackElement: <Starting />,
      children: [{ path: "*", id: isProtected ? "signed-in" : "landing", lazy: () => new Promise<never>(() => {}) }],
    },
  ]);
  render(
    <TranslationProvider i18n={i18n}>
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </TranslationProvider>,
  );
  const status = screen.queryByRole("status");
  await act(() => vi.advanceTimersByTimeAsync(2000));
  return status;
}

const noAnswer = () => new Promise(() => {});

test.each([true, false])(
  "a reload of a signed-in person claims no check and no wait (protected: %s)",
  async (isProtected) => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
    await open({ isProtected, session: noAnswer });
    expect(document.body.textContent).toBe("Nakamatch");
    expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true");
  },
);

test.each([
  ["NAV-19", true, "Verificando autenticación...Por favor espera un momento"],
  ["NAV-24", false, "Cargando..."],
])(
  "%s: as long as it is not known who is there, it is said, in a region that was there before",
  async (_row, ...with_) => {
    const [isProtected, text] = with_;
    const status = await open({ isProtected, session: noAnswer });
    expect(screen.getByRole("status")).toBe(status);
    expect(status?.textContent).toBe(text);
  },
);

test("a session that turns out gone takes the frame away", async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
  await open({ isProtected: true, session: () => null });
  await act(() => app.session.refresh());
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole("status").textContent).toContain("Verificando autenticación...");
});
