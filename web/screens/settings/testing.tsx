import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import type { Factor } from "@nakamatch/contract/schemas/factors";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn, type SignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

/** For tests of the settings: every section gets an answer, and times are read in one time zone. */

const zone = process.env.TZ;
/** Prepares each test of the file. */
export function prepareSettings(): void {
  beforeEach(() => {
    process.env.TZ = "Europe/Madrid";
  });
  afterEach(() => {
    process.env.TZ = zone;
  });
}

type Answers = SignedIn["answers"];

/** The answers for a person without any settings. */
const NOTHING_SET: Answers = {
  "GET /session/proof": () => ({ hasPassword: true, hasPasskeys: false, providers: [], isProven: true }),
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
