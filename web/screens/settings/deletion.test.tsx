import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { checkIn } from "../../features/chats/check-ins/testing.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import {
  type Answers,
  dialogOf,
  expectBusy,
  isClosed,
  noteOf,
  openPart,
  outlineOfDialog,
  sessionAt,
  toastShown,
  ways,
} from "./testing.tsx";

const browser = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock("../../lib/passkeys.ts", () => ({ answerByPasskey: browser.answer, stopAsking: () => {} }));

/** Account deletion in each of its states. */

const NAME = es.deleteAccount.title;
const PROVE = "POST /session/proof";
const DELETE = "POST /delete-user";
const ASSERTION = { id: "AAAA", response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" } };

beforeEach(() => {
  // Without its layout the screen stays after sign-out, which the router logs.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("PublicKeyCredential", class {});
  browser.answer.mockReset().mockResolvedValue(ASSERTION);
});

async function open(answers: Answers = {}) {
  const app = await openPart("deletion", {
    ...ways({ isProven: false }),
    [PROVE]: () => ({ isProven: true }),
    [DELETE]: () => ({ isDeleted: true }),
    "POST /auth/sign-out": () => ({ success: true }),
    ...answers,
  });
  const opener = await screen.findByRole("button", { name: es.deleteAccount.action });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await dialogOf(NAME, "alertdialog");
  await waitFor(() => expect(app.of("GET", "/session/proof").length).toBeGreaterThan(0));
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: es.deleteAccount.confirm });
  return { ...app, ...dialog, opener, confirm, outline: () => outlineOfDialog(NAME, "alertdialog") };
}
const password = () => screen.getByLabelText<HTMLInputElement>(/^Tu contraseña/);

test("a break is offered instead, and closes the dialog", async () => {
  const { of, press } = await open({ "PUT /me/pause": () => ({ isPaused: true }) });
  press("Pausar mi perfil");
  await isClosed("alertdialog");
  expect(of("PUT", "/me/pause")[0]?.body).toEqual({ isPaused: true });
  expect(await screen.findByText("Tu perfil está en pausa")).toBeTruthy();
});

describe("who has a check-in", () => {
  test("reads first that it ends and that nobody will be told", async () => {
    const { findByText } = await open({ "GET /me/check-ins": () => ({ checkIns: [checkIn()] }) });
    const said = await findByText(es.deleteAccount.checkIn);
    const next = screen.getByText(es.deleteAccount.lost);
    expect(said.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("that is over reads nothing of it; before that is known nothing is deleted", async () => {
    const answer = Promise.withResolvers<unknown>();
    const { confirm, queryByText } = await open({ "GET /me/check-ins": () => answer.promise });
    expect(confirm.disabled).toBe(true);
    answer.resolve({ checkIns: [checkIn({ state: "home" })] });
    await waitFor(() => expect(confirm.disabled).toBe(false));
    expect(queryByText(es.deleteAccount.checkIn)).toBeNull();
  });

  test("reads it also if they cannot be fetched", async () => {
    const { findByText, confirm } = await open({ "GET /me/check-ins": () => refusal("NOT_FOUND") });
    expect(await findByText(es.deleteAccount.checkIn)).toBeTruthy();
    expect(confirm.disabled).toBe(false);
  });
});

describe("who has a password", () => {
  test("gives it, once; the dialog consists of what its outline says, and stays while the deletion is on its way", async () => {
    let answer = (_: unknown) => {};
    const { app, of, outline, ...dialog } = await open({
      [DELETE]: () => new Promise((resolve) => (answer = resolve)),
    });
    const { submit, type } = dialog;
    await waitFor(() => expect(document.querySelector("input[name=email]")).toBeTruthy());
    expect(await outline()).toMatchSnapshot();
    expect(submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(noteOf(password())).toContain(es.deleteAccount.passwordRequired));
    expect(document.activeElement).toBe(password());
    type(/^Tu contraseña/, "Kaizoku-1999");
    submit();
    await waitFor(() => expect(of("POST", "/delete-user")).toHaveLength(1));
    expect(app.session.isDeleted(viewer.id), "its end leads to the landing page").toBe(true);
    await expectBusy(dialog, es.deleteAccount.confirm);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(async () => answer({ isDeleted: true }));
    await screen.findByText(es.deleteAccount.done.title);
    // By this answer, a second request would have arrived.
    await fetch("/api/v1/session");
    // It stays until it is read.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(toastShown()).toEqual(["success", "Cuenta eliminada", "Tu cuenta ha sido eliminada correctamente"]);
    expect(of("POST", "/session/proof").map(({ body }) => body)).toEqual([{ password: "Kaizoku-1999" }]);
    expect(of("POST", "/delete-user").map(({ body }) => body)).toEqual([{ userId: viewer.id }]);
  });

  test("learns at the field, which gets the focus, that it is wrong", async () => {
    const { app, submit, type, of, confirm } = await open({ [PROVE]: () => refusal("PASSWORD_WRONG") });
    type(/^Tu contraseña/, "wrong");
    confirm.focus();
    submit();
    await waitFor(() => expect(noteOf(password())).toContain(es.errors.codes.PASSWORD_WRONG));
    expect(document.activeElement).toBe(password());
    expect(toastShown()).toBeNull();
    expect(of("POST", "/delete-user")).toHaveLength(0);
    expect(app.session.isDeleted(viewer.id)).toBe(false);
  });

  test("learns in a toast of any other failure, after which nothing is expected any more", async () => {
    const { app, submit, type, dialog } = await open({ [DELETE]: offline });
    type(/^Tu contraseña/, "Kaizoku-1999");
    submit();
    await screen.findByText(es.deleteAccount.failed);
    expect(toastShown()).toEqual(["destructive", "Error", es.deleteAccount.failed]);
    expect(app.session.isDeleted(viewer.id)).toBe(false);
    expect(screen.getByRole("alertdialog")).toBe(dialog);
    expect(password().value).toBe("Kaizoku-1999");
  });

  test("learns that the session has ended, and whether it has is asked", async () => {
    const { submit, type, of } = await open({ [PROVE]: () => refusal("SESSION_MISSING") });
    const before = of("GET", "/session").length;
    type(/^Tu contraseña/, "Kaizoku-1999");
    submit();
    await screen.findByText(es.errors.generic.unauthorized);
    expect(screen.queryByText(es.deleteAccount.failed)).toBeNull();
    await waitFor(() => expect(of("GET", "/session").length).toBeGreaterThan(before));
  });

  test("may think again: the focus goes back, and the next time the field is empty", async () => {
    const { type, press, opener, of } = await open();
    type(/^Tu contraseña/, "Kaizoku-1999");
    press(es.common.actions.cancel);
    await isClosed("alertdialog");
    await waitFor(() => expect(document.activeElement).toBe(opener));
    fireEvent.click(opener);
    await dialogOf(NAME, "alertdialog");
    expect(password().value).toBe("");
    expect(of("POST", "/delete-user")).toHaveLength(0);
  });
});

describe("who has premium", () => {
  const mine = (values: object) => ({
    "GET /session": () => ({ ...sessionAt("aal1"), user: { ...viewer, isPremium: true } }),
    "GET /me/subscription": () => ({
      subscription: {
        subscriptionId: "sub_1",
        plan: "monthly",
        state: "renewing",
        startedAt: "2030-05-01T12:05:00Z",
        nextBillingAt: "2030-06-01T12:05:00Z",
        endsAt: null,
        withdrawableUntil: null,
        ...values,
      },
    }),
  });

  test.each([
    ["that was paid reads that it ends now, without a refund", {}, es.deleteAccount.premium.paid],
    ["that was a present has paid nothing", { subscriptionId: null }, es.deleteAccount.premium.granted],
  ])("%s", async (_, values, text) => {
    const { findByText, queryByRole, dialog } = await open(mine(values));
    await findByText(text);
    const { paid, granted } = es.deleteAccount.premium;
    expect([paid, granted].filter((each) => dialog.textContent?.includes(each))).toEqual([text]);
    expect(queryByRole("link")).toBeNull();
  });

  test("is shown the way to withdraw while that is possible", async () => {
    const { findByRole, getByText, queryByText } = await open(mine({ withdrawableUntil: "2030-05-15T12:05:00Z" }));
    const link = await findByRole("link", { name: es.deleteAccount.premium.premium });
    expect(link.getAttribute("href")).toBe("/premium");
    expect(getByText(/Si antes desistes de la suscripción, hasta el 15 de mayo de 2030/)).toBeTruthy();
    expect(queryByText(es.deleteAccount.premium.notRefunded), "which is not true then").toBeNull();
  });

  test("cannot delete the account before it is known what ends, or that it cannot be fetched, which may be tried again", async () => {
    const first = Promise.withResolvers<unknown>();
    let answer = (): unknown => first.promise;
    const known = mine({ withdrawableUntil: "2030-05-15T12:05:00Z" });
    const { confirm, press, type, submit, findByText, queryByText, findByRole, dialog, of } = await open({
      ...known,
      "GET /me/subscription": () => answer(),
    });
    const { paid, granted } = es.deleteAccount.premium;
    expect([paid, granted].filter((each) => dialog.textContent?.includes(each))).toEqual([]);
    type(/^Tu contraseña/, "Kaizoku-1999");
    submit();
    expect(confirm.disabled).toBe(true);
    answer = () => refusal("INTERNAL");
    first.resolve(answer());
    await findByRole("alert");
    expect(queryByText(paid), "which may be false").toBeNull();
    expect(confirm.disabled).toBe(false);
    answer = known["GET /me/subscription"];
    press(es.common.actions.retry);
    await findByText(/hasta el 15 de mayo de 2030/);
    expect(of("POST", "/session/proof")).toHaveLength(0);
  });
});

test("who has a passkey may use it in place of the password, and then needs none", async () => {
  const { press, submit, of } = await open({
    ...ways({ hasPasskeys: true, isProven: false }),
    "POST /session/proof/passkey/challenge": () => ({ challenge: "AAAA" }),
    "POST /session/proof/passkey": () => ({ isProven: true }),
  });
  await screen.findByRole("button", { name: es.passkeys.prove });
  press(es.passkeys.prove);
  await screen.findByText(es.passkeys.proven);
  expect(of("POST", "/session/proof/passkey").map(({ body }) => body)).toEqual([{ passkey: ASSERTION }]);
  submit();
  await screen.findByText(es.deleteAccount.done.title);
  expect(of("POST", "/session/proof")).toHaveLength(0);
});

describe("who signs in by a provider", () => {
  const providers = ["google", "discord"];

  test("confirms there first, and comes back to the settings; where that fails a toast says so", async () => {
    let answer: () => unknown = offline;
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    const { press, submit, of, findByText, confirm } = await open({
      ...ways({ hasPassword: false, providers, isProven: false }),
      "POST /auth/sign-in/social": () => answer(),
    });
    await findByText(/^Entras con Google, sin contraseña/);
    expect(confirm.disabled).toBe(true);
    submit();
    press("Confirmar con Discord");
    await screen.findByText(es.errors.generic.network);
    answer = () => ({ url: "https://accounts.example.test/" });
    press("Confirmar con Discord");
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://accounts.example.test/"));
    const body = { provider: "discord", callbackURL: "/settings", errorCallbackURL: "/settings" };
    expect(of("POST", "/auth/sign-in/social").at(-1)?.body).toEqual(body);
    expect(of("POST", "/delete-user")).toHaveLength(0);
  });

  test("who has just done so is asked nothing more, and is told why the deletion is refused", async () => {
    let answer = (): unknown => refusal("TOO_MANY_REQUESTS");
    const { submit, of, findByText, findByRole } = await open({
      ...ways({ hasPassword: false, providers }),
      [DELETE]: () => answer(),
    });
    await findByText(es.providers.proof.done);
    expect(screen.queryByRole("button", { name: "Confirmar con Google" })).toBeNull();
    submit();
    expect((await findByRole("alert")).textContent).toBe(es.errors.codes.TOO_MANY_REQUESTS);
    answer = () => ({ isDeleted: true });
    submit();
    await screen.findByText(es.deleteAccount.done.title);
    expect(of("POST", "/session/proof")).toHaveLength(0);
  });
});
