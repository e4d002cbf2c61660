import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { refusal, signedIn } from "../lib/api-testing.ts";
import { renderApp } from "./layouts/testing.tsx";
import { good, pickGood, server, type } from "./register-testing.tsx";

const SIGN_UP = "POST /api/v1/accounts/by-provider";
const SIGN_IN = "POST /api/auth/sign-in/provider";

beforeEach(() => {
  let isInside = false;
  Object.assign(server.answers, {
    "GET /api/v1/session": () => (isInside ? signedIn() : null),
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/providers/identity": () => ({
      provider: "google",
      email: "nami@example.test",
      firstName: "Nami",
      lastName: "Bellmère",
      isRegistered: false,
    }),
    [SIGN_UP]: () => Response.json({ userId: crypto.randomUUID() }, { status: 201 }),
    [SIGN_IN]: () => {
      isInside = true;
      return {};
    },
  });
});

/** Completes the registration, whose address and names the provider has told. */
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

test("ERR-14: a nickname that was taken meanwhile is told at its field, and nobody is signed in", async () => {
  server.answers[SIGN_UP] = () => refusal("VALIDATION_FAILED", { issues: [{ path: "nickname", reason: "taken" }] });
  await complete();
  await screen.findByText("Nickname ya en uso");
  expect(document.activeElement).toBe(screen.getByLabelText("Nickname"));
  expect(server.of(SIGN_IN)).toHaveLength(0);
});
