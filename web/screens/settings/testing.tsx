import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import type { Factor } from "@nakamatch/contract/schemas/factors";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn, type SignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

/** For tests of the settings: every section gets an answer. */

export type Answers = SignedIn["answers"];

/** For a person who can prove who they are by these ways; what changes in them is answered next. */
export const ways = (answer: object | (() => object)): Answers => ({
  "GET /session/proof": () => ({
    ...{ hasPassword: true, hasPasskeys: false, providers: [], isProven: true },
    ...(typeof answer === "function" ? answer() : answer),
  }),
});

/** A server that makes a change (`key`) once it was given the password. */
export function unproven(key: string, done: () => unknown): Answers {
  let isProven = false;
  return {
    [key]: () => (isProven ? done() : refusal("IDENTITY_NOT_PROVEN")),
    "POST /session/proof": () => {
      isProven = true;
      return { isProven };
    },
  };
}

/** Gives the password in the dialog that asks for it before the rest. */
export async function giveProof() {
  const proof = await dialogOf("Confirma que eres tú");
  proof.type(/^Contraseña/, "Kaizoku-1999");
  proof.press("Continuar");
}

/** The answers for a person without any settings. */
const NOTHING_SET: Answers = {
  ...ways({}),
  "GET /me/passkeys": () => ({ passkeys: [] }),
  "GET /auth/factors": () => ({ factors: [], recovery_codes_left: 0, phones_supported: true }),
  "GET /me/sessions": () => ({ sessions: [] }),
  "GET /me/alerts": () => ({
    settings: {
      ...{ messages: true, matches: true, likes: true, showsText: false },
      ...{ quietHours: null, timeZone: "UTC" },
    },
    publicKey: "BAAA",
    isSubscribed: false,
  }),
  "GET /me/digest": () => ({ digest: "weekly" }),
  "GET /discovery/hidden": () => ({ people: [], nextCursor: null }),
  "GET /me/data-export": () => ({ export: null }),
};

/** Opens the settings; `section` finds a part of them by its title. */
export async function openSettings(answers: Answers = {}, path = "/settings") {
  const app = await renderSignedIn(<Settings />, { path, answers: { ...NOTHING_SET, ...answers } });
  await screen.findByRole("heading", { level: 1, name: "Ajustes" });
  return app;
}

export const never = () => new Promise(() => {});
export const NETWORK = "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo.";

/** A section of the settings, by its title. */
export const sectionOf = (name: string) => screen.findByRole("region", { name });

/** The outline of a dialog once the focus is in it, which comes last. */
export async function outlineOfDialog(name: string, role = "dialog"): Promise<string> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return outlineOf(dialog);
}

/** What can be done in a dialog, found by its title. */
export async function dialogOf(name: string, role = "dialog") {
  const dialog = await screen.findByRole(role, { name });
  const inside = within(dialog);
  return {
    ...inside,
    dialog,
    type: (label: RegExp | string, value: string) =>
      fireEvent.change(inside.getByLabelText(label), { target: { value } }),
    /** What closes a dialog stands above it too; the buttons at its foot come last. */
    press: (button: string) => fireEvent.click(inside.getAllByRole("button", { name: button }).at(-1) as HTMLElement),
    /** Submits as Enter does; true where the browser would send the form itself. */
    submit: () => fireEvent.submit(dialog.querySelector("form") as HTMLFormElement),
  };
}

/**
 * Waits until a dialog is busy with what `name` sends. The dialog stays: nothing else in it can be pressed, neither Escape
 * nor another submission does anything.
 */
export async function expectBusy({ dialog, ...inside }: Awaited<ReturnType<typeof dialogOf>>, name: string) {
  const button = inside.getAllByRole("button", { name }).at(-1);
  await waitFor(() => expect(button?.getAttribute("aria-busy")).toBe("true"));
  const others = inside
    .getAllByRole<HTMLButtonElement>("button")
    .filter((other) => !other.hasAttribute("aria-pressed"));
  expect(others.filter((other) => !other.disabled)).toEqual([button]);
  const form = dialog.querySelector("form");
  if (form) fireEvent.submit(form);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(dialog.isConnected).toBe(true);
}

/** Waits until no dialog of this role is open. */
export const isClosed = (role = "dialog") => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** Which part of a field is selected: all of it where typing replaces it. */
export function selectionOf(input: HTMLElement): string {
  const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

/** The text that a field or dialog is described by, such as what is wrong with it. */
export function noteOf(input: HTMLElement): string {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

/** The title of the toast on the screen, its text and how it looks; null without one. */
export function toastShown() {
  const toast = document.querySelector<HTMLElement>("[data-variant]");
  const texts = [...(toast?.querySelectorAll("p") ?? [])].map((text) => text.textContent);
  return toast && [toast.dataset.variant, ...texts];
}

export const APP: Factor = {
  id: "0199a1b2-0000-7000-8000-0000000000a1",
  factor_type: "totp",
  status: "verified",
  friendly_name: null,
  issuer: "Nakamatch",
  phone: null,
};
export const PHONE: Factor = {
  ...APP,
  id: "0199a1b2-0000-7000-8000-0000000000b1",
  factor_type: "phone",
  issuer: null,
  phone: "**222",
};

/** The session of the viewer, raised by a code or not. */
export function sessionAt(assuranceLevel: "aal1" | "aal2"): CurrentSession {
  return {
    user: viewer,
    session: { expiresAt: Math.floor(Date.now() / 1000) + 900, expiresIn: 900, assuranceLevel },
  };
}
