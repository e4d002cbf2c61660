import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { open as openChats, robin } from "../chats/testing.tsx";
import { id } from "../dashboard/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile, profileOf } from "./testing.ts";

const PROFILE_REASONS = [
  "Foto inapropiada",
  "Nickname inapropiado",
  "Suplantación de identidad",
  "Contenido ofensivo",
  "Spam o contenido no deseado",
  "Otro",
];
const CHAT_REASONS = [
  "Spam o contenido no deseado",
  "Perfil falso o suplantación",
  "Acoso o comportamiento tóxico",
  "Contenido inapropiado",
  "Otro",
];

type Answers = Record<string, (call: Call) => unknown>;
const stored = () => ({ reportId: id(900) });

async function choose(name: string, item: string) {
  fireEvent.click(await screen.findByRole("button", { name: `Opciones de ${name}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

/** Opens the dialog on another person's profile. */
async function onProfile(answers: Answers = {}) {
  const profile = profileOf(1);
  const app = await renderSignedIn(<Profile />, {
    path: `/profile/${profile.id}`,
    route: "/profile/:id",
    answers: { "GET /people/*": () => profile, "POST /people/*/reports": stored, ...answers },
  });
  await choose("Zoro1", "Denunciar perfil");
  return { ...app, dialog: within(await screen.findByRole("dialog", { name: "Denunciar perfil" })) };
}

/** Opens the dialog in a chat. */
async function inChat(answers: Answers = {}) {
  const app = await openChats({ answers: { "POST /people/*/chat-reports": stored, ...answers } });
  await choose("Robin", "Denunciar usuario");
  return { ...app, dialog: within(await screen.findByRole("dialog", { name: "Denunciar Usuario" })) };
}

type Dialog = Awaited<ReturnType<typeof onProfile>>["dialog"];
const reasonsOf = (dialog: Dialog) => dialog.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
const description = (dialog: Dialog) => dialog.getByRole("textbox", { name: "Descripción" }) as HTMLTextAreaElement;
const send = (dialog: Dialog) => fireEvent.click(dialog.getByRole("button", { name: "Enviar denuncia" }));

async function fillIn(dialog: Dialog, { reason = "Otro", text = "Me ha insultado" } = {}) {
  fireEvent.click(dialog.getByRole("radio", { name: reason }));
  fireEvent.change(description(dialog), { target: { value: text } });
  await act(async () => send(dialog));
}

describe("the dialog", () => {
  test("asks before Escape loses what was written", async () => {
    const { dialog } = await inChat();
    fireEvent.change(description(dialog), { target: { value: "Me ha insultado" } });
    fireEvent.keyDown(description(dialog), { key: "Escape" });
    fireEvent.click(await screen.findByRole("button", { name: "Seguir escribiendo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(description(dialog).value).toBe("Me ha insultado");
  });

  test("REPORT-01 REPORT-03 PROFILE-12 OPEN-67: on another's profile the menu opens it with the list of profiles", async () => {
    const { dialog } = await onProfile();
    expect(reasonsOf(dialog)).toEqual(PROFILE_REASONS);
  });

  test("CHAT-39 REPORT-02 LIMIT-30 OPEN-67: in the chat it is «Denunciar Usuario», with the generic list", async () => {
    const { dialog } = await inChat();
    expect(reasonsOf(dialog)).toEqual(CHAT_REASONS);
  });

  test("PROFILE-12: the menu of another's profile offers to report it, and not to delete an account", async () => {
    await renderSignedIn(<Profile />, {
      path: `/profile/${id(1)}`,
      route: "/profile/:id",
      answers: { "GET /people/*": () => profileOf(1) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de Zoro1" }));
    const items = await within(await screen.findByRole("menu")).findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["Bloquear usuario", "Denunciar perfil"]);
  });

  test("REPORT-14 PERM-04 PROFILE-12: the own profile offers neither to report nor to like", async () => {
    await renderSignedIn(<Profile />, {
      path: "/profile/me",
      route: "/profile/:id",
      answers: { "GET /me/profile": () => ownProfile(), "GET /me/interests": () => [] },
    });
    await screen.findByRole("link", { name: "Editar perfil" });
    for (const button of screen.getAllByRole("button")) {
      if (button.getAttribute("aria-haspopup") === "menu") fireEvent.click(button);
    }
    expect(document.body.textContent).not.toMatch(/denunciar/i);
    expect(screen.queryByRole("button", { name: /like/i })).toBeNull();
  });

  test("REPORT-04: nothing is sent before both fields are filled in, and each says what it lacks", async () => {
    const { dialog, of } = await inChat();
    await act(async () => send(dialog));
    expect(await dialog.findByText("Elige un motivo.")).toBeTruthy();
    expect(dialog.getByText("Cuéntanos qué ha pasado.")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getAllByRole("radio")[0]);
    expect(dialog.getByRole("radiogroup", { name: "Motivo" }).getAttribute("aria-invalid")).toBe("true");
    fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
    fireEvent.change(description(dialog), { target: { value: "   " } });
    await waitFor(() => expect(dialog.queryByText("Elige un motivo.")).toBeNull());
    await act(async () => send(dialog));
    expect(dialog.getByText("Cuéntanos qué ha pasado.")).toBeTruthy();
    expect(description(dialog).getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(description(dialog), { target: { value: "x".repeat(1001) } });
    expect(await dialog.findByText("Puedes escribir hasta 1000 caracteres.")).toBeTruthy();
    expect(dialog.getByText("1001/1000")).toBeTruthy();
    await act(async () => send(dialog));
    expect(of("POST", "/people/*/chat-reports")).toEqual([]);
  });

  test("starts afresh each time it opens", async () => {
    const { dialog } = await onProfile();
    fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
    fireEvent.change(description(dialog), { target: { value: "Hola" } });
    fireEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose("Zoro1", "Denunciar perfil");
    const again = within(await screen.findByRole("dialog", { name: "Denunciar perfil" }));
    expect(description(again).value).toBe("");
    expect(again.queryByRole("radio", { checked: true })).toBeNull();
  });
});

describe("a report", () => {
  test.each(PROFILE_REASONS)(
    "REPORT-12: from a profile for «%s» goes out with person, code and description",
    async (reason) => {
      const { dialog, of } = await onProfile();
      await fillIn(dialog, { reason, text: "  Me ha insultado " });
      const codes = [
        "inappropriate_photo",
        "inappropriate_nickname",
        "impersonation",
        "offensive_content",
        "spam",
        "other",
      ];
      await waitFor(() =>
        expect(of("POST", "/people/*/reports").map(({ params, body }) => [params, body])).toEqual([
          [[id(1)], { reason: codes[PROFILE_REASONS.indexOf(reason)], description: "Me ha insultado" }],
        ]),
      );
    },
  );

  test.each(CHAT_REASONS)(
    "REPORT-12: from a chat for «%s» goes out with person, code and description",
    async (reason) => {
      const { dialog, of } = await inChat();
      await fillIn(dialog, { reason });
      const codes = ["spam", "fake_profile", "harassment", "inappropriate_content", "other"];
      await waitFor(() =>
        expect(of("POST", "/people/*/chat-reports").map(({ params, body }) => [params, body])).toEqual([
          [[robin], { reason: codes[CHAT_REASONS.indexOf(reason)], description: "Me ha insultado" }],
        ]),
      );
    },
  );

  test("ERR-34: stored, it is thanked for, and the same dialog offers to block the person too", async () => {
    const { dialog, of, location } = await inChat({
      "PUT /people/*/block": () => ({ isBlocked: true }),
    });
    await fillIn(dialog);
    expect(await screen.findByText("Denuncia enviada")).toBeTruthy();
    expect(screen.getByText("Gracias por reportar. Revisaremos tu denuncia.")).toBeTruthy();
    const offer = within(await screen.findByRole("dialog", { name: "¿Bloquear también a Robin?" }));
    expect(offer.queryByRole("textbox")).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Mientras revisamos tu denuncia/);
    expect(of("PUT", "/people/*/block")).toEqual([]);
    fireEvent.click(offer.getByRole("button", { name: "Bloquear" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("PUT", "/people/*/block").map(({ params }) => params)).toEqual([[robin]]);
    expect(location()).toBe("/chats");
  });

  test("blocks nobody where that is declined, and gives the focus back to the menu", async () => {
    const { dialog, of } = await onProfile();
    await fillIn(dialog);
    fireEvent.click(await screen.findByRole("button", { name: "Ahora no" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(of("PUT", "/people/*/block")).toEqual([]);
    const menu = screen.getByRole("button", { name: "Opciones de Zoro1" });
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  test("stays open while it is sent, and is sent once", async () => {
    let answer = (_: unknown) => {};
    const { dialog, of } = await onProfile({
      "POST /people/*/reports": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await fillIn(dialog);
    await act(async () => send(dialog));
    fireEvent.keyDown(description(dialog), { key: "Escape" });
    fireEvent.click(dialog.getByRole("button", { name: "Cerrar" }));
    expect(screen.getByRole("dialog", { name: "Denunciar perfil" })).toBeTruthy();
    expect(of("POST", "/people/*/reports")).toHaveLength(1);
    await act(async () => answer(stored()));
    expect(await screen.findByRole("dialog", { name: "¿Bloquear también a Zoro1?" })).toBeTruthy();
  });
});

describe("a report that is refused", () => {
  const ERROR = "Error";
  const SEND_FAILED = "No se pudo enviar la denuncia. Inténtalo de nuevo.";
  const limited = () =>
    Response.json({ code: "TOO_MANY_REQUESTS", status: 429, data: { retryAfterSeconds: 1800 } }, { status: 429 });
  const refusedId = () =>
    Response.json(
      { code: "VALIDATION_FAILED", status: 422, data: { issues: [{ path: "personId", reason: "invalid_format" }] } },
      { status: 422 },
    );

  test.each([
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
    "ERR-27..31 ERR-33 REPORT-05..08, here %s: the toast says why, and what was typed stays",
    async (_row, answer, title, text) => {
      const { dialog } = await onProfile({ "POST /people/*/reports": answer });
      await fillIn(dialog);
      const toast = (await screen.findByText(text)).closest("[data-variant]");
      expect(toast?.getAttribute("data-variant")).toBe("destructive");
      expect(within(toast as HTMLElement).getByText(title)).toBeTruthy();
      expect(description(dialog).value).toBe("Me ha insultado");
      expect(dialog.getByRole("radio", { name: "Otro", checked: true })).toBeTruthy();
    },
  );

  test("ERR-32 REPORT-09: a duplicate is told in the default look", async () => {
    const { dialog } = await onProfile({ "POST /people/*/reports": () => refusal("REPORT_DUPLICATE") });
    await fillIn(dialog);
    const toast = (await screen.findByText("Denuncia ya enviada")).closest("[data-variant]");
    expect(toast?.getAttribute("data-variant")).toBe("default");
    expect(toast?.textContent).toContain("Ya has denunciado a este usuario por esta misma razón");
  });

  test("for what is in a field shows it there, without a toast", async () => {
    const issues = [{ path: "description", reason: "tooLong" }];
    const { dialog } = await onProfile({
      "POST /people/*/reports": () =>
        Response.json({ code: "VALIDATION_FAILED", status: 422, data: { issues } }, { status: 422 }),
    });
    await fillIn(dialog);
    expect(await dialog.findByText("Puedes escribir hasta 1000 caracteres.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(description(dialog)));
    expect(document.querySelector("[data-variant]")).toBeNull();
  });
});
