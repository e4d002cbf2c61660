import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { good, pickGood, serveRegistration, server, type } from "../register/testing.tsx";
import { APP } from "../settings/testing.tsx";

serveRegistration();

const SIGN_UP = "POST /api/v1/accounts/by-provider";
const PENDING = "GET /api/v1/providers/identity";
const SIGN_IN = "POST /api/auth/sign-in/provider";

const nami = { provider: "google", email: "nami@example.test", firstName: "Nami", lastName: "Bellmère" };

let isInside: boolean;

beforeEach(() => {
  isInside = false;
  Object.assign(server.answers, {
    "GET /api/v1/session": () => (isInside ? signedIn() : null),
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    [PENDING]: () => ({ ...nami, hasAccount: false, isRegistered: false }),
    [SIGN_UP]: () => Response.json({ userId: crypto.randomUUID() }, { status: 201 }),
    [SIGN_IN]: () => {
      isInside = true;
      return {};
    },
  });
});

/** Completes the registration; address and names come from the provider. */
async function complete() {
  const app = await renderApp("/register/complete");
  await screen.findByRole("form", { name: "Completar registro" });
  for (const label of ["Nickname", "Fecha de nacimiento"] as const) type(label, good[label]);
  await pickGood();
  fireEvent.click(screen.getByRole("button", { name: "Completar registro" }));
  return app;
}

test("OPEN-29: what the provider has not told is sent, signs in, and the welcome comes along to the next screen", async () => {
  const { path } = await complete();
  await waitFor(() => expect(path()).toBe("/dashboard"));
  expect(server.of(SIGN_UP)[0]?.body).toEqual({
    language: "es",
    data: {
      first_name: "Nami",
      last_name: "Bellmère",
      birth_date: good["Fecha de nacimiento"],
      nickname: "Nami_01",
      country: "ES",
      city: "3117735",
      bio: "",
      gender: "mujer",
      looking_for: "amistad",
      friendship_preference: [],
      relationship_preference: [],
    },
  });
  expect(server.of(SIGN_IN)).toHaveLength(1);
  expect(server.of("POST /api/v1/accounts/email-availability"), "the address is the provider's").toHaveLength(0);
  await screen.findByRole("heading", { name: "/dashboard" });
  const notice = document.querySelector("[data-variant=success]");
  expect(notice?.textContent).toBe("¡Te damos la bienvenida!Tu cuenta está lista.");
});

test("while registration is closed nobody is asked for more; who has an account links or signs in as before", async () => {
  server.answers["GET /api/v1/switches"] = () => ({ isRegistrationOpen: false, maintenanceUntil: null });
  const { unmount } = await renderApp("/register/complete");
  await screen.findByRole("heading", { name: es.register.closed.title });
  expect(screen.queryByRole("form")).toBeNull();
  unmount();
  server.answers[PENDING] = () => ({ ...nami, hasAccount: false, isRegistered: true });
  await renderApp("/register/complete");
  expect(await screen.findByRole("heading", { name: es.providers.link.heading })).toBeTruthy();
});

describe("an answer that was lost", () => {
  const NICKNAME = "POST /api/v1/accounts/nickname-availability";
  const again = async () => {
    expect(await screen.findByText(es.register.failedTitle)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Completar registro" }));
  };

  test("to the registration: sent again it goes on, although the own nickname is taken by now", async () => {
    const register = server.answers[SIGN_UP];
    server.answers[SIGN_UP] = () => {
      server.answers[NICKNAME] = () => ({ available: false, reason: "taken" });
      return offline();
    };
    const { path } = await complete();
    await waitFor(() => expect(server.of(SIGN_UP)).toHaveLength(1));
    if (register) server.answers[SIGN_UP] = register;
    await again();
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(server.of(SIGN_UP)).toHaveLength(2);
  });

  test("a nickname that the server refuses after it is somebody else's", async () => {
    server.answers[SIGN_UP] = offline;
    await complete();
    await waitFor(() => expect(server.of(SIGN_UP)).toHaveLength(1));
    server.answers[SIGN_UP] = () => refusal("VALIDATION_FAILED", { issues: [{ path: "nickname", reason: "taken" }] });
    server.answers[NICKNAME] = () => ({ available: false, reason: "taken" });
    await again();
    await screen.findByText("Nickname ya en uso");
    fireEvent.click(screen.getByRole("button", { name: "Completar registro" }));
    await screen.findByText(es.register.validationTitle);
    expect(server.of(SIGN_UP), "it is known from then on").toHaveLength(2);
  });

  test("to who is signed in: the identity is used up, and the session is there", async () => {
    const session = server.answers["GET /api/v1/session"];
    let isLost = false;
    server.answers["GET /api/v1/session"] = (call) => (isLost ? offline() : session?.(call));
    const signIn = server.answers[SIGN_IN];
    server.answers[SIGN_IN] = (call) => {
      isLost = true;
      return signIn?.(call);
    };
    const { path } = await complete();
    await waitFor(() => expect(server.of(SIGN_IN)).toHaveLength(1));
    for (const call of [SIGN_UP, SIGN_IN]) server.answers[call] = () => refusal("PROVIDER_IDENTITY_MISSING");
    await screen.findByText(es.register.failedTitle);
    isLost = false;
    await again();
    await waitFor(() => expect(path()).toBe("/dashboard"));
  });

  test("an identity that was missing all along is told so", async () => {
    for (const call of [SIGN_UP, SIGN_IN]) server.answers[call] = () => refusal("PROVIDER_IDENTITY_MISSING");
    await complete();
    expect(await screen.findByText(/Empieza de nuevo/)).toBeTruthy();
  });

  test("after a reload the account that there is signs in; where that fails it is tried again by a press, which is busy meanwhile and keeps the focus", async () => {
    server.answers[PENDING] = () => ({ ...nami, hasAccount: true, isRegistered: true });
    const signIn = server.answers[SIGN_IN];
    server.answers[SIGN_IN] = offline;
    const { path } = await renderApp("/register/complete");
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    expect(screen.queryByLabelText("Contraseña")).toBeNull();
    const answered = Promise.withResolvers<void>();
    server.answers[SIGN_IN] = (call) => answered.promise.then(() => signIn?.(call));
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(retry.getAttribute("aria-busy")).toBe("true"));
    expect(document.activeElement).toBe(retry);
    answered.resolve();
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(server.of(SIGN_UP)).toHaveLength(0);
    expect(await screen.findByText("¡Te damos la bienvenida!")).toBeTruthy();
  });

  test("a second factor is asked for at the login", async () => {
    server.answers[PENDING] = () => ({ ...nami, hasAccount: true, isRegistered: true });
    server.answers[SIGN_IN] = () => ({});
    server.answers["GET /api/auth/factors"] = () => ({ factors: [APP] });
    const { path } = await renderApp("/register/complete");
    await waitFor(() => expect(path()).toBe("/login"));
  });
});
