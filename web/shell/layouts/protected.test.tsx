import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { orpc } from "../../lib/api.ts";
import { fakeServer, refusal, signedIn } from "../../lib/api-testing.ts";
import { testApp } from "../../lib/app-testing.ts";
import { signIn, signOut } from "../../lib/auth.ts";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { renderRoutes } from "../../ui/testing.tsx";
import { memberApp } from "../testing.tsx";
import { GuestOnly } from "./guest-only.tsx";
import { Protected } from "./protected.tsx";

const nami = signedIn();
const robin = signedIn({ id: "0199f7c4-0000-7000-8000-000000000002", nickname: "Robin" });

/** A screen with personal data and state. */
function Mine() {
  const { data } = useQuery(orpc.interests.mine.queryOptions());
  const [opened, setOpened] = useState(false);
  return (
    <button type="button" onClick={() => setOpened(true)}>
      {opened && "opened "}
      {data ? data.map(({ name }) => name) : "nothing yet"}
    </button>
  );
}

async function open(path: string, person: typeof nami | null = nami) {
  let current: unknown = person;
  let answersMine = true;
  fakeServer({
    "GET /api/v1/session": () => current,
    "GET /api/v1/me/interests": () =>
      answersMine
        ? [{ id: 1, name: "Nami's title", kind: "anime", addedAt: "2026-01-01T00:00:00.000Z" }]
        : refusal("INTERNAL"),
    "POST /api/auth/sign-out": () => ({}),
    "POST /api/auth/sign-in/email": () => ({}),
  });
  const app = person ? memberApp(person) : testApp();
  app.session.start();
  const screens = [
    { path: "/matches", element: <Mine /> },
    { path: "/chats", element: <Mine /> },
    { path: "/dashboard", element: <h1>dashboard</h1> },
  ];
  const guests = [{ path: "/login", element: <h1>login</h1> }];
  const routes = [
    { element: <Protected />, children: screens },
    { element: <GuestOnly />, children: guests },
  ];
  const { router } = await renderRoutes(routes, { app, entries: [path] });
  return {
    app,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** The session from now on. */
    becomes: (session: unknown) => {
      current = session;
      answersMine = false;
    },
  };
}

test("nothing of one person is left on the screen when another tab signs in as somebody else", async () => {
  const { becomes } = await open("/matches");
  fireEvent.click(await screen.findByRole("button", { name: "Nami's title" }));
  await screen.findByRole("button", { name: "opened Nami's title" });
  becomes(robin);
  localStorage.setItem(SESSION_KEY, JSON.stringify(robin));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY })));
  expect(screen.getByRole("button").textContent).toBe("nothing yet");
});

test("LOGIN-06: after signing out, nobody is redirected back", async () => {
  const { app, address, becomes } = await open("/chats?chat=1");
  await screen.findByRole("button", { name: "Nami's title" });
  becomes(null);
  await act(() => signOut(app.session));
  await screen.findByRole("heading", { name: "login" });
  becomes(robin);
  await act(() => signIn(app.session, "robin@example.test", "secret"));
  await screen.findByRole("heading", { name: "dashboard" });
  expect(address()).toBe("/dashboard");
});

test.each([
  ["the same person is led back", nami, "/chats?chat=1"],
  ["LOGIN-06: somebody else is not", robin, "/dashboard"],
])("when a session ended by itself, %s", async (_who, next, target) => {
  const { app, address, becomes } = await open("/chats?chat=1");
  await screen.findByRole("button", { name: "Nami's title" });
  becomes(null);
  await act(() => app.session.refresh({ fresh: true }));
  await screen.findByRole("heading", { name: "login" });
  becomes(next);
  await act(() => signIn(app.session, "x@example.test", "secret"));
  await waitFor(() => expect(address()).toBe(target));
});

test("after signing in, a person without a session is redirected to where they were going", async () => {
  const { app, address, becomes } = await open("/matches", null);
  await screen.findByRole("heading", { name: "login" });
  becomes(robin);
  await act(() => signIn(app.session, "robin@example.test", "secret"));
  await waitFor(() => expect(address()).toBe("/matches"));
});
