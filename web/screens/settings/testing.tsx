import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import type { Factor } from "@nakamatch/contract/schemas/factors";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { orpc } from "../../lib/api.ts";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn, type SignedIn, viewer } from "../signed-in-testing.tsx";
import type { Part } from "./parts.tsx";
import { Component as Settings } from "./screen.tsx";

/** For tests of settings: every section gets an answer. */

export type Answers = SignedIn["answers"];

/** The person's ways of step-up; tests may change them. */
export const ways = (answer: object | (() => object)): Answers => ({
  "GET /session/proof": () => ({
    hasPassword: true,
    hasPasskeys: false,
    providers: [],
    isProven: true,
    ...(typeof answer === "function" ? answer() : answer),
  }),
});

/** A server that requires the password before a change (`key`). */
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

/** Enters the password for a step-up. */
export async function giveProof() {
  const proof = await dialogOf("Confirma que eres tú");
  proof.type(/^Contraseña/, "Kaizoku-1999");
  proof.press("Continuar");
}

/** Answers without any settings. */
const NOTHING_SET: Answers = {
  ...ways({}),
  "GET /me/passkeys": () => ({ passkeys: [] }),
  "GET /auth/factors": () => ({ factors: [], recovery_codes_left: 0, phones_supported: true }),
  "GET /me/plan-links": () => ({ links: [] }),
  "GET /me/check-ins": () => ({ checkIns: [] }),
  "GET /me/plan-emails": () => ({ isEmailed: false }),
  "GET /me/sessions": () => ({ sessions: [] }),
  "GET /me/alerts": () => ({
    settings: {
      messages: true,
      matches: true,
      likes: true,
      showsText: false,
      quietHours: null,
      timeZone: "UTC",
    },
    publicKey: "BAAA",
    isSubscribed: false,
  }),
  "GET /me/like-words": () => ({ isReceiving: true }),
  "GET /me/daily-people": () => ({
    maxDistance: null,
    minAge: null,
    maxAge: null,
    sharedLanguage: false,
    isChosen: true,
    hasLanguages: true,
    holdsFrom: null,
  }),
  "GET /me/withdrawn-words": () => ({ words: [] }),
  "GET /me/turn-reminders": () => ({ isReminding: true }),
  "GET /me/digest": () => ({ digest: "weekly" }),
  "GET /discovery/hidden": () => ({ people: [], nextCursor: null }),
  "GET /me/data-export": () => ({ export: null }),
  "GET /blocks": () => ({ blocked: [], total: 0, nextCursor: null }),
  "GET /me/statements": () => ({ statements: [] }),
  "GET /me/report-outcomes": () => ({ outcomes: [] }),
};

/** Opens the settings. */
export async function openSettings(answers: Answers = {}, path = "/settings", isModerator = false) {
  const app = await renderSignedIn(<Settings />, {
    path,
    user: { isModerator },
    answers: { ...NOTHING_SET, ...answers },
  });
  await screen.findByRole("heading", { level: 1, name: "Ajustes" });
  return app;
}

/** As if the part with the sessions had been open: whether they will be asked for again. */
export function knowSessions({
  queries,
}: Awaited<ReturnType<typeof renderSignedIn>>["app"]): () => boolean | undefined {
  const queryKey = orpc.sessions.list.queryKey();
  queries.setQueryData(queryKey, { sessions: [] });
  return () => queries.getQueryState(queryKey)?.isInvalidated;
}

/** Opens a part by its address. */
export const openPart = (part: Part["id"], answers?: Answers, isModerator?: boolean) =>
  openSettings(answers, `/settings#${part}`, isModerator);

export const never = () => new Promise(() => {});
export const NETWORK =
  "No conseguimos conectar con Nakamatch. Puede ser tu conexión o un fallo nuestro: inténtalo de nuevo en un momento.";

/** A section by title. */
export const sectionOf = (name: string) => screen.findByRole("region", { name });

/** A dialog's outline, once it has the focus. */
export async function outlineOfDialog(name: string, role = "dialog"): Promise<string> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return outlineOf(dialog);
}

/** Interactions with a dialog, found by title. */
export async function dialogOf(name: string, role = "dialog") {
  const dialog = await screen.findByRole(role, { name });
  const inside = within(dialog);
  return {
    ...inside,
    dialog,
    type: (label: RegExp | string, value: string) =>
      fireEvent.change(inside.getByLabelText(label), { target: { value } }),
    /** The header also has a close button; buttons in the footer come last. */
    press: (button: string) => fireEvent.click(inside.getAllByRole("button", { name: button }).at(-1) as HTMLElement),
    /** Submits like Enter; true if the browser would send the form itself. */
    submit: () => fireEvent.submit(dialog.querySelector("form") as HTMLFormElement),
  };
}

/** Waits until a dialog is busy, and checks that Escape, buttons and submits do nothing. */
export async function expectBusy({ dialog, ...inside }: Awaited<ReturnType<typeof dialogOf>>, name: string) {
  const button = inside.getAllByRole("button", { name }).at(-1);
  await waitFor(() => expect(button?.getAttribute("aria-busy")).toBe("true"));
  const others = inside
    .getAllByRole<HTMLButtonElement>("button")
    .filter((other) => !other.hasAttribute("aria-pressed") && other.textContent !== es.factors.copyKey);
  expect(others.filter((other) => !other.disabled)).toEqual([button]);
  const form = dialog.querySelector("form");
  if (form) fireEvent.submit(form);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(dialog.isConnected).toBe(true);
}

/** Waits until no dialog of this role is open. */
export const isClosed = (role = "dialog") => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** The selected part of a field. */
export function selectionOf(input: HTMLElement): string {
  const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

/** The accessible description, such as an error. */
export function noteOf(input: HTMLElement): string {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

/** The toast's title, text and variant; null without one. */
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

/** The viewer's session at this assurance level. */
export function sessionAt(assuranceLevel: "aal1" | "aal2"): CurrentSession {
  return {
    user: viewer,
    session: { expiresAt: Math.floor(Date.now() / 1000) + 900, expiresIn: 900, assuranceLevel },
  };
}
