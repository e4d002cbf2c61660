import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeServer, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import {
  type Answers,
  dialogOf,
  giveProof,
  isClosed,
  noteOf,
  openSettings,
  sectionOf,
  toastShown,
  unproven,
} from "./testing.tsx";

const REQUEST = "POST /me/email";
const CONFIRM = "POST /me/email/confirmation";

const inUse = () => refusal("VALIDATION_FAILED", { issues: [{ path: "email", reason: "inUse" }] });

async function openForm(answers: Answers = {}) {
  const app = await openSettings({ [REQUEST]: () => ({ email: "nueva@example.org" }), ...answers });
  const section = await sectionOf("Correo");
  const inside = within(section);
  fireEvent.click(inside.getByRole("button", { name: "Cambiar el correo" }));
  const field = await inside.findByLabelText<HTMLInputElement>("Correo nuevo");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const send = () => fireEvent.click(inside.getByRole("button", { name: "Enviar el enlace" }));
  return { ...app, section, inside, field, type, send };
}

describe("another e-mail address", () => {
  test("that is given up gives the focus back to the button that opened the form, which is empty then", async () => {
    const { of, inside, type } = await openForm();
    type("nueva@example.org");
    const cancel = inside.getByRole("button", { name: "Cancelar" });
    cancel.focus();
    fireEvent.click(cancel);
    const opener = await inside.findByRole("button", { name: "Cambiar el correo" });
    expect(document.activeElement).toBe(opener);
    fireEvent.click(opener);
    expect((await inside.findByLabelText<HTMLInputElement>("Correo nuevo")).value).toBe("");
    expect(of("POST", "/me/email")).toHaveLength(0);
  });

  test("is sent once, cannot be given up meanwhile, and leaves the focus to who has gone elsewhere", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of, section, inside, type, send } = await openForm({
      [REQUEST]: () => new Promise((resolve) => (answer = resolve)),
    });
    type("nueva@example.org");
    send();
    await waitFor(() =>
      expect(inside.getByRole("button", { name: "Enviar el enlace" }).getAttribute("aria-busy")).toBe("true"),
    );
    expect(inside.getByRole<HTMLButtonElement>("button", { name: "Cancelar" }).disabled).toBe(true);
    fireEvent.submit(section.querySelector("form") as HTMLFormElement);
    await waitFor(() => expect(of("POST", "/me/email")).toHaveLength(1));
    const elsewhere = screen.getByRole("searchbox");
    elsewhere.focus();
    await act(async () => answer({ email: "nueva@example.org" }));
    await inside.findByText("Revisa tu correo nuevo");
    expect(document.activeElement).toBe(elsewhere);
  });

  test("has to be one, which is said at the field; then it gets a link, and the section says where it went", async () => {
    const { of, section, inside, field, type, send } = await openForm();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(outlineOf(section.querySelector("form") as Element)).toMatchSnapshot();
    type("nueva@");
    inside.getByRole("button", { name: "Enviar el enlace" }).focus();
    expect(fireEvent.submit(section.querySelector("form") as HTMLFormElement), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(field);
    expect(noteOf(field)).toBe("Escribe un correo válido, como nombre@ejemplo.com");
    expect(of("POST", "/me/email")).toHaveLength(0);
    type("Nueva@example.org");
    send();
    await inside.findByText("Revisa tu correo nuevo");
    expect(of("POST", "/me/email").map(({ body }) => body)).toEqual([{ email: "Nueva@example.org" }]);
    expect(inside.getByText(/^Hemos enviado un enlace a nueva@example.org/).closest("[role=status]")).toBeTruthy();
    expect(inside.queryByLabelText("Correo nuevo")).toBeNull();
  });

  test("whose link was opened in another tab is no longer waited for, once this tab knows", async () => {
    const { app, inside, type, send } = await openForm();
    type("nueva@example.org");
    send();
    await inside.findByText("Revisa tu correo nuevo");
    const { user, session } = app.session.read();
    fakeServer({ "GET /api/v1/session": () => ({ user: { ...user, email: "nueva@example.org" }, session }) });
    await act(() => app.session.refresh({ fresh: true }));
    expect(inside.queryByText("Revisa tu correo nuevo")).toBeNull();
  });

  test("that somebody else has is refused at the field; where there is no answer a toast says so, and it stays", async () => {
    let answer: () => unknown = offline;
    const { inside, field, type, send } = await openForm({ [REQUEST]: () => answer() });
    type("nueva@example.org");
    send();
    await waitFor(() => expect(toastShown()?.slice(0, 2)).toEqual(["destructive", "Error"]));
    expect([field.value, noteOf(field).trim()]).toEqual(["nueva@example.org", ""]);
    answer = inUse;
    inside.getByRole("button", { name: "Enviar el enlace" }).focus();
    send();
    await waitFor(() => expect(noteOf(field)).toContain("Este correo ya está en uso"));
    expect(document.activeElement).toBe(field);
  });

  test("needs the password where the proof is too old, and is then sent by itself; the focus comes back", async () => {
    const { of, inside, field, type, send } = await openForm(unproven(REQUEST, () => ({ email: "nueva@example.org" })));
    type("nueva@example.org");
    send();
    const proof = await screen.findByRole("dialog");
    expect(noteOf(proof)).toBe("Escribe tu contraseña para cambiar el correo.");
    expect(toastShown()).toBeNull();
    (await dialogOf("Confirma que eres tú")).press("Cancelar");
    await isClosed();
    expect(field.value).toBe("nueva@example.org");
    send();
    await giveProof();
    await inside.findByText("Revisa tu correo nuevo");
    expect(of("POST", "/me/email")).toHaveLength(3);
    await isClosed();
    const opener = inside.getByRole("button", { name: "Cambiar el correo" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe("the link to a new address", () => {
  const LINK = "/settings?confirm-email=abc&keep=1";

  test("confirms it once, which is said, takes the token out of the address, and tells the new one", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of, location, hash, back } = await openSettings(
      { [CONFIRM]: () => new Promise((resolve) => (answer = resolve)) },
      LINK,
    );
    const text = await within(await sectionOf("Correo")).findByText("Confirmando tu correo nuevo...");
    expect(text.closest("[role=status]")).toBeTruthy();
    await waitFor(() => expect(of("POST", "/me/email/confirmation")).toHaveLength(1));
    answer({ email: "nueva@example.org" });
    const title = await screen.findByRole("heading", { name: "Correo cambiado" });
    await waitFor(() => expect(document.activeElement, "its part may be below the fold").toBe(title));
    const notice = title.closest<HTMLElement>("[role=status]")!;
    expect(notice.textContent).toContain("Desde ahora inicias sesión con nueva@example.org.");
    expect(of("POST", "/me/email/confirmation").map(({ body }) => body)).toEqual([{ token: "abc" }]);
    expect(location()).toBe("/settings?keep=1");
    expect(hash(), "phones do not show a part beside the list").toBe("#account");
    expect(of("GET", "/session"), "at the start, and with the new address").toHaveLength(2);
    await back();
    expect(location(), "the token is not in the history").toBe("/settings?keep=1");
    fireEvent.click(within(notice).getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByText("Correo cambiado")).toBeNull();
  });

  test.each([
    ["that is of no use any more", () => refusal("LINK_INVALID"), /enlace/],
    ["to an address that is taken by now", inUse, /^Este correo ya está en uso/],
  ])("%s changes nothing and says why", async (_name, answer, text) => {
    await openSettings({ [CONFIRM]: answer }, LINK);
    const notice = await within(await sectionOf("Correo")).findByRole("alert");
    expect(within(notice).getByRole("heading", { name: "El correo no ha cambiado" })).toBeTruthy();
    expect(within(notice).getByText(text)).toBeTruthy();
    expect(toastShown()).toBeNull();
  });
});
