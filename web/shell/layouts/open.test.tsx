import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { EVERYWHERE } from "../../lib/everywhere.ts";
import { startI18n } from "../../lib/i18n-testing.ts";
import { fetchPhrases } from "../../lib/phrases.ts";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { renderAppWith } from "./testing.tsx";

test("a frame of members that cannot be fetched leaves an error that can be tried again, as on any screen", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let answer: () => Promise<void> = async () => {};
  const i18n = await startI18n(EVERYWHERE, {
    language: "es",
    fetchPhrases: async (language, name) => {
      if (name === "session") await answer();
      return fetchPhrases(language, name);
    },
  });
  let session: unknown = null;
  fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/contact": () => ({ email: "ayuda@nakamatch.test" }),
  });
  await renderAppWith(i18n, "/contact");
  await screen.findByRole("heading", { level: 1, name: "Contacto" });
  session = signedIn();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY })));
  const retry = await screen.findByRole("button", { name: "Reintentar" });
  const late = Promise.withResolvers<void>();
  answer = () => late.promise;
  fireEvent.click(retry);
  await waitFor(() => expect(document.querySelector("[data-underway]"), "the app around it stands").not.toBeNull());
  late.resolve();
  await screen.findByRole("heading", { level: 1, name: "Contacto" });
  expect(screen.getByRole("navigation", { name: "Accesos rápidos" })).toBeTruthy();
});
