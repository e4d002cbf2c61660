import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, refusal, signedIn } from "../../lib/api-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";

const SIGN_IN = "POST /api/auth/sign-in/email";
const full = (ticket: string) => refusal("UNAVAILABLE", { retryAfterSeconds: 2, ticket });

let server: ReturnType<typeof fakeServer>;
let answers: (() => Response)[];

beforeEach(async () => {
  let inside = false;
  server = fakeServer({
    "GET /api/v1/session": () => (inside ? signedIn() : null),
    "GET /api/v1/countries": () => [],
    [SIGN_IN]: () => {
      const answer = answers.shift();
      if (answer) return answer();
      inside = true;
      return {};
    },
  });
  await renderApp("/login");
  const button = await screen.findByRole("button", { name: "Iniciar sesión" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  fireEvent.change(screen.getByLabelText("Correo electrónico"), { target: { value: "nami@example.test" } });
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "Secreta-1" } });
  answers = [() => full("first"), () => full("second")];
  fireEvent.click(button);
  await screen.findByText(es.login.queued);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tickets = () => server.of(SIGN_IN).map(({ body }) => (body as { ticket?: string }).ticket);

test("while many sign in at once the screen says so, and tries again with its ticket until it is let in", async () => {
  expect(screen.getByRole("button", { name: es.login.submitting }).getAttribute("aria-busy")).toBe("true");
  await pass(2000);
  await pass(2000);
  await waitFor(() => expect(tickets()).toEqual([undefined, "first", "second"]));
  await waitFor(() => expect(screen.queryByText(es.login.queued)).toBeNull());
  expect(await screen.findByText(es.login.welcomeTitle)).toBeTruthy();
});

test("after a minute in the queue the person is told to try again later", async () => {
  answers = Array.from({ length: 100 }, () => () => full("next"));
  await pass(58_000);
  expect(screen.queryByText(es.login.failedTitle)).toBeNull();
  await pass(4000);
  expect(await screen.findByText(es.login.failedTitle)).toBeTruthy();
  expect(screen.queryByText(es.login.queued)).toBeNull();
});

test("typing leaves the queue", async () => {
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "Secreta-2" } });
  expect(screen.queryByText(es.login.queued)).toBeNull();
  expect(screen.getByRole("button", { name: "Iniciar sesión" }).getAttribute("aria-busy")).toBeNull();
  await pass(2500);
  expect(screen.queryByText(es.login.failedTitle)).toBeNull();
  await pass(10_000);
  expect(tickets()).toEqual([undefined]);
});
