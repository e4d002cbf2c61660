import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { reportErrorToast } from "../../features/meeting/reports/report-panel.tsx";
import { type Answer, offline, refusal } from "../../lib/api-testing.ts";
import { toAppError } from "../../lib/errors.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { outlineOfToast } from "../../lib/outline-testing.ts";
import { open as openChats, robin } from "../chats/testing.tsx";
import { id } from "../dashboard/testing.ts";
import { busy, choose, openOther, press } from "./open-testing.tsx";

const PROFILE_REASONS = {
  inappropriate_photo: "Foto inapropiada",
  inappropriate_nickname: "Nickname inapropiado",
  impersonation: "Suplantación de identidad",
  offensive_content: "Contenido ofensivo",
  spam: "Spam o contenido no deseado",
  other: "Otro",
};
const CHAT_REASONS = {
  spam: "Spam o contenido no deseado",
  fake_profile: "Perfil falso o suplantación",
  harassment: "Acoso o comportamiento tóxico",
  inappropriate_content: "Contenido inapropiado",
  other: "Otro",
};

const REPORT = "POST /people/*/reports";
const BLOCK = "PUT /people/*/block";
const stored = () => ({ reportId: id(900) });
const SEND = "Enviar denuncia";

/** The opened dialog. */
async function opened(name: string) {
  const element = await screen.findByRole("dialog", { name });
  const dialog = within(element);
  const description = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Descripción" });
  const send = () => act(async () => press(SEND));
  const write = (value: string) => fireEvent.change(description, { target: { value } });
  const fillIn = async (reason = "Otro", text = "Me ha insultado") => {
    fireEvent.click(dialog.getByRole("radio", { name: reason }));
    write(text);
    await send();
  };
  return {
    element,
    dialog,
    description,
    send,
    write,
    fillIn,
    pressEscape: () => fireEvent.keyDown(element, { key: "Escape" }),
  };
}

async function onProfile(answers: Record<string, Answer> = {}) {
  const app = await openOther({}, { answers: { [REPORT]: stored, [BLOCK]: () => ({ isBlocked: true }), ...answers } });
  await choose("Zoro1", "Denunciar perfil");
  return { ...app, ...(await opened("Denunciar perfil")) };
}

async function inChat(answers: Record<string, Answer> = {}) {
  const app = await openChats({ answers: { "POST /people/*/chat-reports": stored, ...answers } });
  await choose("Robin", es.reports.chat.action);
  return { ...app, ...(await opened("Denunciar Usuario")) };
}

const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the dialog", () => {
  test.each([
    ["REPORT-01 PROFILE-12: a profile", onProfile, "/people/*/reports", id(1), PROFILE_REASONS],
    ["CHAT-39 LIMIT-30 REPORT-02: a chat", inChat, "/people/*/chat-reports", robin, CHAT_REASONS],
  ] as const)(
    "REPORT-03 REPORT-12 OPEN-67 %s has reasons of its own; with each goes out person, code and description",
    async (_name, open, path, personId, reasons) => {
      // Refused, so that it stays open.
      const { dialog, of, fillIn } = await open({ [`POST ${path}`]: () => refusal("INTERNAL") });
      const offered = dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
      expect(offered).toEqual(Object.values(reasons));
      for (const reason of Object.values(reasons)) await fillIn(reason, "  Me ha insultado ");
      await waitFor(() =>
        expect(of("POST", path).map(({ params, body }) => [params, body])).toEqual(
          Object.keys(reasons).map((reason) => [[personId], { reason, description: "Me ha insultado" }]),
        ),
      );
    },
  );

  test("asks before Escape loses what was written, and starts afresh each time it opens", async () => {
    const { write, description, pressEscape } = await onProfile();
    write("Me ha insultado");
    pressEscape();
    fireEvent.click(await screen.findByRole("button", { name: "Seguir escribiendo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(description.value).toBe("Me ha insultado");
    press("Cancelar");
    await closed();
    await choose("Zoro1", "Denunciar perfil");
    const again = await opened("Denunciar perfil");
    expect(again.description.value).toBe("");
    expect(again.dialog.queryByRole("radio", { checked: true })).toBeNull();
  });

  test("REPORT-04: nothing is sent before both fields are filled in, and each says what it lacks", async () => {
    const { dialog, of, send, write, description } = await inChat();
    await send();
    expect(await dialog.findByText("Elige un motivo")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getAllByRole("radio")[0]);
    expect(dialog.getByRole("radiogroup", { name: "Motivo" }).getAttribute("aria-invalid")).toBe("true");
    fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
    write("   ");
    await waitFor(() => expect(dialog.queryByText("Elige un motivo")).toBeNull());
    await send();
    expect(dialog.getByText("Cuéntanos qué ha pasado.")).toBeTruthy();
    expect(description.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(description);
    write("x".repeat(1001));
    expect(await dialog.findByText("Puedes escribir hasta 1000 caracteres.")).toBeTruthy();
    await send();
    expect(of("POST", "/people/*/chat-reports")).toEqual([]);
  });
});

describe("a report", () => {
  test("is busy and stays until it is stored, which happens once", async () => {
    let answer = (_: unknown) => {};
    const { fillIn, send, of, pressEscape, element } = await onProfile({
      [REPORT]: () => new Promise((resolve) => (answer = resolve)),
    });
    await fillIn();
    await busy(SEND);
    await send();
    pressEscape();
    press("Cerrar");
    press("Cancelar");
    expect(screen.getByRole("dialog")).toBe(element);
    expect(of("POST", "/people/*/reports")).toHaveLength(1);
    await act(async () => answer(stored()));
    expect(await screen.findByRole("dialog", { name: "¿Bloquear también a Zoro1?" })).toBeTruthy();
  });

  test("ERR-34: stored, it is thanked for, and the same dialog offers to block the person too", async () => {
    const { fillIn, of, location } = await inChat({ [BLOCK]: () => ({ isBlocked: true }) });
    await fillIn();
    expect(await screen.findByText("Denuncia enviada")).toBeTruthy();
    expect(screen.getByText("Gracias por reportar. Revisaremos tu denuncia.")).toBeTruthy();
    const offer = within(await screen.findByRole("dialog", { name: "¿Bloquear también a Robin?" }));
    expect(offer.queryByRole("textbox")).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Ya no podrás ver a esa persona/);
    expect(of("PUT", "/people/*/block")).toEqual([]);
    press("Bloquear");
    await closed();
    expect(of("PUT", "/people/*/block").map(({ params }) => params)).toEqual([[robin]]);
    expect(location()).toBe("/chats");
  });

  test("blocks nobody where that is declined, and gives the focus back to the menu", async () => {
    const { fillIn, of } = await onProfile();
    await fillIn();
    fireEvent.click(await screen.findByRole("button", { name: "Ahora no" }));
    await closed();
    expect(of("PUT", "/people/*/block")).toEqual([]);
    const menu = screen.getByRole("button", { name: "Opciones de Zoro1" });
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  test("offers a block that is busy until there is an answer; one that fails says why, and can be taken again", async () => {
    let answer = (_: unknown) => {};
    const { fillIn, of, location, pressEscape, element } = await onProfile({
      [BLOCK]: () => new Promise((resolve) => (answer = resolve)),
    });
    await fillIn();
    await screen.findByRole("dialog", { name: "¿Bloquear también a Zoro1?" });
    press("Bloquear");
    await busy("Bloquear");
    pressEscape();
    press("Ahora no");
    expect(screen.getByRole("dialog")).toBe(element);
    await act(async () => answer(refusal("INTERNAL")));
    await screen.findByText("No hemos podido bloquear a esta persona. Inténtalo de nuevo.");
    await busy("Bloquear", null);
    expect(of("PUT", "/people/*/block")).toHaveLength(1);
    expect(location()).toContain("/profile/");
  });
});

describe("a report that is refused", () => {
  const ERROR = "Error";
  const SEND_FAILED = "No se pudo enviar la denuncia. Inténtalo de nuevo.";
  const refusedId = () => refusal("VALIDATION_FAILED", { issues: [{ path: "personId", reason: "invalid_format" }] });
  const limited = () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 1800 });

  test.each<[string, Answer, string, string]>([
    ["ERR-27 REPORT-06", () => refusal("SESSION_MISSING"), ERROR, "Debes estar logueado para enviar una denuncia"],
    ["ERR-28 REPORT-05", refusedId, ERROR, "ID de usuario inválido"],
    ["ERR-29 REPORT-07", () => refusal("OWN_PROFILE_MISSING"), ERROR, "No se pudo obtener tu perfil"],
    ["ERR-30", () => refusal("REPORT_CHECK_FAILED"), ERROR, "Error al verificar el perfil del usuario reportado"],
    [
      "ERR-31 REPORT-08",
      () => refusal("PERSON_NOT_FOUND"),
      "Usuario no encontrado",
      "El usuario que intentas denunciar no tiene un perfil válido",
    ],
    ["ERR-33", () => refusal("INTERNAL"), ERROR, SEND_FAILED],
    ["ERR-33 without an answer", offline, ERROR, SEND_FAILED],
    ["a limit", limited, ERROR, "Demasiados intentos seguidos. Inténtalo de nuevo en 30 minutos."],
  ])(
    "ERR-01 ERR-27..31 ERR-33 REPORT-05..08, here %s: a toast that looks like an error says why, and what was typed stays",
    async (_row, answer, title, text) => {
      const { dialog, description, fillIn } = await onProfile({ [REPORT]: answer });
      await fillIn();
      await screen.findByText(text);
      expect(outlineOfToast()).toContain(`"<[danger on-danger]> {circle-exclamation-point}"\n"${title}"`);
      expect(description.value).toBe("Me ha insultado");
      expect(dialog.getByRole("radio", { name: "Otro", checked: true })).toBeTruthy();
    },
  );

  test("ERR-32 REPORT-09: a duplicate is told in the default look", async () => {
    const { fillIn } = await onProfile({ [REPORT]: () => refusal("REPORT_DUPLICATE") });
    await fillIn();
    await screen.findByText("Denuncia ya enviada");
    expect(screen.getByText("Ya has denunciado a este usuario por esta misma razón")).toBeTruthy();
    expect(outlineOfToast()).toContain("<[accent on-accent]>");
  });

  test("for what is in a field shows it there, without a toast", async () => {
    const issues = [{ path: "description", reason: "tooLong" }];
    const { dialog, description, fillIn } = await onProfile({
      [REPORT]: () => refusal("VALIDATION_FAILED", { issues }),
    });
    await fillIn();
    expect(await dialog.findByText("Puedes escribir hasta 1000 caracteres.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(description));
    expect(outlineOfToast()).toBe("");
  });

  test("without a session has its toast go along to the login, as no other failure has", async () => {
    const { t } = await i18nWithAllPhrases();
    const toastFor = (code: string) => reportErrorToast(t, toAppError({ status: 401, code }));
    expect(toastFor("SESSION_MISSING").announcesMove).toBe(true);
    expect(toastFor("INTERNAL").announcesMove).toBeUndefined();
  });
});
