import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { openModeration, reported } from "./testing.ts";

const dialog = async () => within(await screen.findByRole("dialog"));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** Whose case has the focus, on it or in it. */
const focused = () => document.activeElement?.closest<HTMLElement>("[data-case]")?.dataset.case;

/** The screen with the ban dialog for Robin open. */
async function openDialog(answers = {}) {
  const opened = await openModeration({ cases: [reported(0), reported(1)], answers });
  const button = await screen.findByRole("button", { name: "Banear a Robin" });
  button.focus();
  fireEvent.click(button);
  await dialog();
  return opened;
}

describe("the dialog", () => {
  test("asks before Escape loses what was written; without a text it closes at once", async () => {
    await openDialog();
    const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ });
    fireEvent.change(notes(), { target: { value: "Tres insultos en un día." } });
    fireEvent.keyDown(notes(), { key: "Escape" });
    fireEvent.click(await screen.findByRole("button", { name: "Seguir escribiendo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(notes().value).toBe("Tres insultos en un día.");
    fireEvent.keyDown(notes(), { key: "Escape" });
    fireEvent.click(await screen.findByRole("button", { name: "Cerrar sin enviar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    press("Banear a Robin");
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ })).value).toBe("");
    fireEvent.keyDown(notes(), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("MOD-10 BAN-03 BAN-04 OPEN-73: a ban has one of four durations, a warning none", async () => {
    await openDialog();
    const found = await dialog();
    expect(found.getByRole("heading", { name: "Decidir sobre Robin" })).toBeTruthy();
    const durations = within(found.getByRole("group", { name: "Duración" })).getAllByRole<HTMLInputElement>("radio");
    expect(durations.map(({ value }) => value)).toEqual(["1_day", "1_week", "1_month", "permanent"]);
    expect(durations.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      "1 día",
      "1 semana",
      "1 mes",
      "Permanente",
    ]);
    fireEvent.click(found.getByRole("radio", { name: "Advertencia" }));
    expect(found.queryByRole("group", { name: "Duración" })).toBeNull();
  });

  test("REPORT-03 OPEN-67: the reasons are those of the profile's list", async () => {
    await openDialog();
    const found = await dialog();
    const reasons = within(found.getByRole("radiogroup", { name: "Motivo" })).getAllByRole<HTMLInputElement>("radio");
    expect(reasons.map((reason) => reason.labels?.[0]?.textContent)).toEqual([
      "Foto inapropiada",
      "Nickname inapropiado",
      "Suplantación de identidad",
      "Contenido ofensivo",
      "Spam o contenido no deseado",
      "Otro",
    ]);
  });

  test("BAN-01: without a reason nothing is sent, and the reason gets the focus", async () => {
    const { of } = await openDialog();
    const found = await dialog();
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await found.findByText("Elige un motivo")).toBeTruthy();
    expect(document.activeElement).toBe(found.getByRole("radio", { name: "Foto inapropiada" }));
    expect(of("PUT", "/moderation/people/*/ban")).toEqual([]);
  });

  test("says what the person will read", async () => {
    await openDialog();
    const found = await dialog();
    const preview = within(found.getByRole("region", { name: "Esto leerá Robin" }));
    expect(preview.getByText("Tu cuenta está suspendida")).toBeTruthy();
    expect(preview.getByText("Falta el motivo")).toBeTruthy();
    fireEvent.click(found.getByRole("radio", { name: "Contenido ofensivo" }));
    fireEvent.click(found.getByRole("radio", { name: "Permanente" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Tres insultos en un día." } });
    for (const text of ["Contenido ofensivo", "Permanente", "Tres insultos en un día."]) {
      expect(preview.getByText(text)).toBeTruthy();
    }
    fireEvent.click(found.getByRole("radio", { name: "Advertencia" }));
    expect(preview.getByText("Has recibido una advertencia")).toBeTruthy();
    expect(preview.queryByText("Hasta")).toBeNull();
  });
});

describe("a decision", () => {
  test("BAN-02 BAN-13: a ban without notes takes the person to the banned people at once; the focus goes to the next case", async () => {
    const { of } = await openDialog();
    const found = await dialog();
    fireEvent.click(found.getByRole("radio", { name: "1 semana" }));
    fireEvent.click(found.getByRole("radio", { name: "Spam o contenido no deseado" }));
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await screen.findByText("Usuario baneado")).toBeTruthy();
    expect(names()).toEqual(["Usopp"]);
    expect(of("PUT", "/moderation/people/*/ban").map(({ params, body }) => [params, body])).toEqual([
      [
        [reported(0).person.id],
        { reason: "spam", notes: "", duration: "1_week", decisionId: expect.any(String), caseId: reported(0).caseId },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
    fireEvent.click(screen.getByRole("tab", { name: /Baneados/ }));
    await screen.findByRole("button", { name: "Desbanear a Robin" });
  });

  test("PERM-05: a warning, from the open case, with notes", async () => {
    const { of } = await openModeration({ cases: [reported(0), reported(1)] });
    fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias de Robin" }));
    fireEvent.click(await screen.findByRole("button", { name: "Advertir a Robin" }));
    const found = await dialog();
    expect(found.getByRole<HTMLInputElement>("radio", { name: "Advertencia" }).checked).toBe(true);
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Con calma." } });
    fireEvent.click(found.getByRole("button", { name: "Advertir" }));
    await screen.findByText("Advertencia enviada");
    expect(of("PUT", "/moderation/people/*/warning").map(({ body }) => body)).toEqual([
      { reason: "other", notes: "Con calma.", decisionId: expect.any(String), caseId: reported(0).caseId },
    ]);
    expect(names()).toEqual(["Usopp"]);
  });

  test("that is sent again has the same id, and another one once something else is filled in", async () => {
    let failures = 3;
    const { of } = await openDialog({
      "PUT /moderation/people/*/ban": () =>
        failures-- > 0 ? refusal("INTERNAL") : { decisionId: reported(0).person.id, bannedUntil: null },
    });
    const found = await dialog();
    const send = async (tries: number) => {
      await waitFor(() => expect(found.getByRole("button", { name: "Banear" }).getAttribute("aria-busy")).toBeNull());
      fireEvent.click(found.getByRole("button", { name: "Banear" }));
      await waitFor(() => expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(tries));
    };
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    await send(1);
    await send(2);
    fireEvent.click(found.getByRole("radio", { name: "1 mes" }));
    await send(3);
    fireEvent.click(found.getByRole("radio", { name: "1 día" }));
    await send(4);
    await screen.findByText("Usuario baneado");
    const ids = of("PUT", "/moderation/people/*/ban").map(({ body }) => (body as { decisionId: string }).decisionId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids).toEqual([ids[0], ids[0], ids[2], ids[0]]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test("dismissing the reports is asked for, and closes the case", async () => {
    const { of } = await openModeration({ cases: [reported(0), reported(1)] });
    fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias de Robin" }));
    fireEvent.click(await screen.findByRole("button", { name: "Descartar denuncias de Robin" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(of("PUT", "/moderation/people/*/dismissal")).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "Descartar denuncias" }));
    await screen.findByText("Denuncias descartadas");
    expect(names()).toEqual(["Usopp"]);
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
  });

  test.each([
    ["ERR-49: a failure", "INTERNAL", "No se pudo aplicar el ban/warning"],
    ["ERR-48: no session", "SESSION_MISSING", "Debes estar logueado para realizar esta acción"],
    [
      "OPEN-70: a ban in force",
      "PERSON_BANNED",
      "Esta persona tiene un baneo en vigor. Desbanéala antes de advertirla.",
    ],
  ] as const)("ERR-48 ERR-49, here %s is told, and what was filled in stays", async (_, code, text) => {
    await openDialog({ "PUT /moderation/people/*/ban": () => refusal(code) });
    const found = await dialog();
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(found.getByRole<HTMLInputElement>("radio", { name: "Otro" }).checked).toBe(true);
    expect(screen.getByText("Error")).toBeTruthy();
  });

  test("while reports are being dismissed the question stays, and cannot be answered again", async () => {
    const { of } = await openModeration({
      cases: [reported(0)],
      answers: { "PUT /moderation/people/*/dismissal": () => new Promise(() => {}) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias de Robin" }));
    fireEvent.click(await screen.findByRole("button", { name: "Descartar denuncias de Robin" }));
    const question = within(await screen.findByRole("alertdialog"));
    const button = question.getByRole("button", { name: "Descartar denuncias" });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    fireEvent.click(button);
    press("Cancelar");
    expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(1);
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  test("ERR-51: reports that cannot be dismissed", async () => {
    await openModeration({
      cases: [reported(0)],
      answers: { "PUT /moderation/people/*/dismissal": () => refusal("INTERNAL") },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias de Robin" }));
    fireEvent.click(await screen.findByRole("button", { name: "Descartar denuncias de Robin" }));
    fireEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Descartar denuncias" }),
    );
    expect(await screen.findByText("No se pudo completar la acción")).toBeTruthy();
    press("Cancelar");
    await waitFor(() => expect(names()).toEqual(["Robin"]));
  });
});
