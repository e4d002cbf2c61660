import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
  type Answers,
  dialogOf,
  expectBusy,
  isClosed,
  NETWORK,
  noteOf,
  openPart,
  sectionOf,
  toastShown,
} from "./testing.tsx";

const HERE = {
  id: "0199a1b2-0000-7000-8000-0000000000e1",
  browser: "Firefox",
  system: "Linux",
  isMobile: false,
  address: "192.0.2.1",
  startedAt: "2026-11-20T10:00:00.000Z",
  lastSeenAt: "2026-11-22T10:00:00.000Z",
  isCurrent: true,
  isHeldBack: false,
};
const PHONE = {
  ...HERE,
  id: "0199a1b2-0000-7000-8000-0000000000e2",
  browser: "Safari",
  system: "iOS",
  isMobile: true,
  address: null,
  isCurrent: false,
  isHeldBack: true,
};
const UNKNOWN = {
  ...PHONE,
  id: "0199a1b2-0000-7000-8000-0000000000e3",
  browser: null,
  system: null,
  isMobile: false,
  isHeldBack: false,
  address: "192.0.2.3",
};

const OTHERS = "Cerrar las demás sesiones";
const QUESTION = "¿Cerrar las demás sesiones?";

async function open(answers: Answers = {}) {
  const state = { sessions: [HERE, PHONE, UNKNOWN] };
  const app = await openPart("sessions", { "GET /me/sessions": () => ({ sessions: state.sessions }), ...answers });
  const section = await sectionOf("Sesiones abiertas");
  await within(section).findByText("Firefox en Linux");
  const press = (name: string) => fireEvent.click(within(section).getByRole("button", { name }));
  return { ...app, section, press, state };
}

describe("the open sessions", () => {
  test("say which device it is, from where and when; this one cannot be ended", async () => {
    const { section } = await open();
    expect(outlineOf(section)).toMatchSnapshot();
  });
});

describe("a session that is ended", () => {
  test("is gone, and leaves the focus to the next one's button", async () => {
    const { of, section, state } = await open({
      "DELETE /me/sessions/*": () => {
        state.sessions = [HERE, UNKNOWN];
        return { isEnded: true };
      },
    });
    const button = within(section).getByRole("button", { name: "Cerrar sesión: Safari en iOS" });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(toastShown()).toEqual(["success", "Sesión cerrada"]));
    expect(button.isConnected).toBe(false);
    expect(of("DELETE", `/me/sessions/${PHONE.id}`)).toHaveLength(1);
    expect(document.activeElement).toBe(within(section).getByRole("button", { name: /^Cerrar sesión: / }));
  });

  test("is busy alone, and stays where there is no answer, which is said", async () => {
    const answer = Promise.withResolvers<void>();
    const { press, section } = await open({ "DELETE /me/sessions/*": () => answer.promise.then(offline) });
    press("Cerrar sesión: Safari en iOS");
    const buttons = () =>
      within(section)
        .getAllByRole("button")
        .map((button) => [button.getAttribute("aria-label") ?? button.textContent, button.getAttribute("aria-busy")]);
    await waitFor(() =>
      expect(buttons()).toEqual([
        ["Cerrar sesión: Safari en iOS", "true"],
        ["Cerrar sesión: Dispositivo desconocido", null],
        [OTHERS, null],
      ]),
    );
    answer.resolve();
    await waitFor(() => expect(toastShown()).toEqual(["destructive", "Error", NETWORK]));
    expect(within(section).getByText("Safari en iOS")).toBeTruthy();
  });
});

describe("all other sessions", () => {
  test("are ended after a question", async () => {
    const { of, press, section, state } = await open({
      "DELETE /me/sessions": () => {
        state.sessions = [HERE];
        return { ended: 2 };
      },
    });
    press(OTHERS);
    const question = await dialogOf(QUESTION, "alertdialog");
    expect(noteOf(question.dialog)).toBe("Cerraremos la sesión en todos los dispositivos menos en este.");
    expect(of("DELETE", "/me/sessions")).toHaveLength(0);
    question.press(OTHERS);
    await waitFor(() => expect(toastShown()).toEqual(["success", "Hemos cerrado las demás sesiones"]));
    expect(of("DELETE", "/me/sessions")).toHaveLength(1);
    await isClosed("alertdialog");
    expect(within(section).getAllByRole("listitem")).toHaveLength(1);
    expect(within(section).queryByRole("button"), "this one cannot be ended").toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(section));
  });

  test("stay when the person thinks again, and where the server refuses, which is said; the question is open until then", async () => {
    let refuse = () => {};
    const { of, press, section } = await open({
      "DELETE /me/sessions": () => new Promise((resolve) => (refuse = () => resolve(refusal("TOO_MANY_REQUESTS")))),
    });
    const opener = within(section).getByRole("button", { name: OTHERS });
    opener.focus();
    press(OTHERS);
    (await dialogOf(QUESTION, "alertdialog")).press("Cancelar");
    await isClosed("alertdialog");
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(of("DELETE", "/me/sessions")).toHaveLength(0);
    press(OTHERS);
    const question = await dialogOf(QUESTION, "alertdialog");
    question.press(OTHERS);
    await expectBusy(question, OTHERS);
    refuse();
    await waitFor(() => expect(toastShown()?.slice(0, 2)).toEqual(["destructive", "Error"]));
    await isClosed("alertdialog");
    expect(within(section).getAllByRole("listitem")).toHaveLength(3);
  });
});
