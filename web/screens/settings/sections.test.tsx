import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import type { Part } from "./parts.tsx";
import { type Answers, openPart, PHONE, sectionOf, ways } from "./testing.tsx";

const times = { requestedAt: "2026-11-22T10:00:00.000Z", expiresAt: "2026-11-23T10:00:00.000Z" };
const building = { state: "building", progress: 40, requestedAt: times.requestedAt, expiresAt: null, bytes: null };
const archive = (answer: unknown): Answers => ({ "GET /me/data-export": () => ({ export: answer }) });
const alerts = {
  settings: {
    messages: true,
    matches: false,
    likes: true,
    showsText: true,
    quietHours: null,
    timeZone: "UTC",
  },
  publicKey: "BAAA",
  isSubscribed: false,
};
const factors = { factors: [PHONE], recovery_codes_left: 7, phones_supported: false };

describe("a section of the settings consists of what its outline says:", () => {
  test.each<[string, Part["id"], string, RegExp | string, Answers?]>([
    ["the account", "account", "Cuenta", "yo@example.org"],
    ["the address", "account", "Correo", "Cambiar el correo"],
    ["the password", "access", "Contraseña", "Cambiar la contraseña"],
    ["two providers", "access", "Otras formas de entrar", "Discord", ways({ providers: ["google", "discord"] })],
    ["language and theme", "appearance", "Idioma y tema", "Oscuro"],
    ["emails", "notifications", "Resumen por correo", "Cada semana"],
    ["the word filter (CENSOR-01, OPEN-85)", "filter", "Filtro de palabrotas", "Tus palabras"],
    ["an archive that is being built", "data", "Mis datos", /^Estamos preparando/, archive(building)],
    ["the break", "pause", "Pausa", "Pausar mi perfil"],
    ["words", "words", "Likes con palabras", "Recibir likes con palabras"],
    ["the deletion", "deletion", "Eliminar la cuenta", "Eliminar mi cuenta"],
  ])("%s", async (_name, part, title, settled, answers) => {
    await openPart(part, answers);
    const section = await sectionOf(title);
    await within(section).findByText(settled);
    expect(outlineOf(section)).toMatchSnapshot();
  });
});

const passkey = { id: "1", name: "Mi portátil", addedAt: times.requestedAt, lastUsedAt: null };
const session = {
  id: "1",
  browser: "Firefox",
  system: "Linux",
  isMobile: false,
  address: null,
  isCurrent: true,
  startedAt: times.requestedAt,
  lastSeenAt: times.requestedAt,
  isHeldBack: false,
};

test.each<[part: Part["id"], title: string, path: string, answer: unknown, shown: string, failed?: string]>([
  ["notifications", "Resumen por correo", "/me/digest", { digest: "off" }, "Nunca"],
  ["data", "Mis datos", "/me/data-export", { export: null }, "Preparar el archivo"],
  ["notifications", "Notificaciones push", "/me/alerts", alerts, "Mensajes nuevos"],
  ["access", "Llaves de acceso", "/me/passkeys", { passkeys: [passkey] }, "Mi portátil", es.passkeys.loadFailed],
  ["access", "Verificación en dos pasos", "/auth/factors", factors, "Teléfono **222", es.factors.loadFailed],
  [
    "sessions",
    "Sesiones abiertas",
    "/me/sessions",
    { sessions: [session] },
    "Firefox en Linux",
    es.sessions.loadFailed,
  ],
])("in %s, «%s», what could not be read is asked for again", async (part, title, path, answer, shown, failed) => {
  let isAway = true;
  const { of } = await openPart(part, { [`GET ${path}`]: () => (isAway ? refusal("NOT_FOUND") : answer) });
  const section = within(await sectionOf(title));
  const retry = await section.findByRole("button", { name: "Reintentar" });
  expect(section.queryByRole("alert")?.textContent).toBe(failed);
  const enabled = section.getAllByRole<HTMLButtonElement>("button").filter(({ disabled }) => !disabled);
  expect(enabled).toEqual([retry]);
  isAway = false;
  fireEvent.click(retry);
  await section.findByText(shown);
  expect(section.queryByRole("alert")).toBeNull();
  expect(of("GET", path)).toHaveLength(2);
});

async function openArchive(answer: () => unknown, request: () => unknown = () => ({ export: building })) {
  const app = await openPart("data", {
    "GET /me/data-export": () => ({ export: answer() }),
    "POST /me/data-export": request,
  });
  return { ...app, data: within(await sectionOf("Mis datos")) };
}

describe("the archive of the own data", () => {
  test("is asked for, shows how far it is, and then is there to download until it is deleted", async () => {
    let archive: unknown = null;
    const { data, of } = await openArchive(
      () => archive,
      () => {
        archive = building;
        return { export: building };
      },
    );
    const ask = await data.findByRole("button", { name: "Preparar el archivo" });
    ask.focus();
    fireEvent.click(ask);
    const bar = await data.findByRole("progressbar", { name: "Preparando" });
    expect(bar.getAttribute("aria-valuenow")).toBe("40");
    expect(data.queryByRole("button")).toBeNull();
    expect(document.activeElement, "the button is gone").toBe(await sectionOf("Mis datos"));
    expect(of("POST", "/me/data-export")).toHaveLength(1);
    archive = { state: "ready", progress: 100, ...times, bytes: 2_345_678 };
    const link = await data.findByRole("link", { name: /^Descargar \(2,3 MB\)$/ }, { timeout: 5000 });
    expect(link.getAttribute("href")).toBe("/api/v1/me/data-export/archive");
    expect(link.hasAttribute("download")).toBe(true);
    expect(data.getByText(/^Lo borramos el 23 de noviembre de 2026 a las 10:00/)).toBeTruthy();
    expect(data.getByRole("button", { name: "Preparar otro" })).toBeTruthy();
  });

  test("that failed can be asked for again; asking too often is refused in words, and changes nothing", async () => {
    const { data } = await openArchive(
      () => ({ ...building, state: "failed" }),
      () => refusal("TOO_MANY_REQUESTS"),
    );
    await data.findByText("No hemos podido preparar el archivo. Inténtalo de nuevo.");
    fireEvent.click(data.getByRole("button", { name: "Preparar el archivo" }));
    await screen.findByText(/Demasiados intentos/);
    await waitFor(() => expect(data.getByRole("button", { name: "Preparar el archivo" })).toBeTruthy());
  });
});

test("words with likes are switched off at once, and on again where that fails", async () => {
  let isStored = false;
  const { of } = await openPart("words", {
    "PUT /me/like-words": ({ body }) => (isStored ? body : refusal("INTERNAL")),
  });
  const choice = await screen.findByRole<HTMLInputElement>("switch", { name: "Recibir likes con palabras" });
  fireEvent.click(choice);
  await screen.findByText(/^Algo ha fallado/);
  await waitFor(() => expect(choice.checked).toBe(true));
  isStored = true;
  fireEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
  await waitFor(() => expect(of("PUT", "/me/like-words").map(({ body }) => body)).toHaveLength(2));
});
