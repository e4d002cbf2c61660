import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../lib/api-testing.ts";
import { testApp } from "../../lib/app-testing.ts";
import { renderRoutes } from "../../ui/testing.tsx";
import { memberApp } from "../testing.tsx";
import { Starting } from "./starting.tsx";

/** Starts the app at a screen, with its code and the session pending. */
async function open(id: string, makeApp: () => ReturnType<typeof testApp>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer({ "GET /api/v1/session": () => new Promise(() => {}) });
  const app = makeApp();
  app.session.start();
  const children = [{ path: "*", id, lazy: () => new Promise<never>(() => {}) }];
  await renderRoutes([{ hydrateFallbackElement: <Starting />, children }], { app });
  const status = screen.queryByRole("status");
  await act(() => vi.advanceTimersByTimeAsync(2000));
  return status;
}

test.each(["signed-in", "landing"])("a reload by a signed-in person claims no check and no wait (%s)", async (id) => {
  await open(id, memberApp);
  expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("status")).toBeNull();
});

test.each([
  ["NAV-19", "signed-in", "Verificando autenticación...Por favor espera un momento"],
  ["NAV-24", "landing", "Cargando..."],
])(
  "%s: as long as it is not known who is there, it is said, in a region that was there before",
  async (_, id, text) => {
    const status = await open(id, testApp);
    expect(screen.getByRole("status")).toBe(status);
    expect(status?.textContent).toBe(text);
  },
);
