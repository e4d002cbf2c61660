import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import type { App } from "../../lib/app.tsx";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";

const STATE = "POST /api/v1/suspension/state";
const ban = { reason: "Texto de antes", bannedUntil: null };
let session: App["session"];
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  const session = signedIn();
  server = fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/chats": () => ({ chats: [], nextCursor: null }),
  });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
});

async function open(path: string) {
  const app = await renderApp(path);
  await screen.findByRole("heading", { name: path });
  app.app.live.start();
  session = app.app.session;
  return app;
}

test.each(["/dashboard", "/matches"])(
  "OPEN-74: a person who is banned while %s is open is at the login at once, which says why and until when",
  async (path) => {
    const { path: current } = await open(path);
    server.answers["GET /api/v1/session"] = () => null;
    await push("account.banned", ban);
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("Tu cuenta está suspendida");
    expect(notice.textContent).toContain("Texto de antes");
    expect(notice.textContent).toContain("Permanente");
    expect(current()).toBe("/login");
    expect(screen.queryByText(/¿Aún no tienes cuenta\?/), "no registration is offered").toBeNull();
    expect(session.read().user).toBeNull();
  },
);

test("OPEN-74: so is every other tab, also one that hears of it from the first", async () => {
  const { path } = await open("/dashboard");
  // The other tab stores the ban for a moment.
  localStorage.removeItem(SESSION_KEY);
  const newValue = JSON.stringify({ ban: { reason: ban.reason, until: null } });
  act(() => {
    dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue }));
    dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue: null }));
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Texto de antes");
  expect(path()).toBe("/login");
});

test("OPEN-74: the page asks again, and says when the ban is over; the sign-in is beside it", async () => {
  await open("/dashboard");
  server.answers[STATE] = () => ({ isSuspended: true });
  server.answers["GET /api/v1/session"] = () => null;
  await push("account.banned", { ...ban, banToken: "sealed" });
  await screen.findByRole("alert");
  await waitFor(() => expect(server.of(STATE).map(({ body }) => body)).toEqual([{ token: "sealed" }]));
  server.answers[STATE] = () => ({ isSuspended: false });
  act(() => void dispatchEvent(new Event("visibilitychange")));
  expect((await screen.findByText("Tu cuenta vuelve a estar activa")).closest("[role=status]")).toBeTruthy();
  expect(screen.queryByText("Tu cuenta está suspendida")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("¡Qué bien verte!");
  expect(screen.getByRole("button", { name: "Iniciar sesión" })).toBeTruthy();
  expect(screen.getByText(/¿Aún no tienes cuenta\?/)).toBeTruthy();
});
