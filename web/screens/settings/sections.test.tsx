import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { ownProfile } from "../profile/testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
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
const ownShown: Answers = { "GET /me/profile": () => ownProfile() };
const factors = { factors: [PHONE], recovery_codes_left: 7, phones_supported: false };

describe("a section of the settings consists of what its outline says:", () => {
  test.each<[string, Part["id"], string, RegExp | string, Answers?]>([
    ["the account", "account", "Cuenta", "yo@example.org"],
    ["the address", "account", "Correo", "Cambiar el correo"],
    ["the password", "access", "Contraseña", "Cambiar la contraseña"],
    ["two providers", "access", "Otras formas de entrar", "Discord", ways({ providers: ["google", "discord"] })],
    ["language and theme", "appearance", "Idioma y tema", "Oscuro"],
    ["emails", "notifications", "Resumen por correo", "Cada semana"],
    ["reminders of chats", "notifications", es.digest.turns.title, es.digest.turns.switch],
    ["the word filter (CENSOR-01, OPEN-85)", "filter", "Filtro de palabrotas", "Tus palabras"],
    ["an archive that is being built", "data", "Mis datos", /^Estamos preparando/, archive(building)],
    ["recent activity", "activity", "Actividad reciente", es.settings.activity.switch, ownShown],
    [
      "who has met people",
      "metPeople",
      "Gente de aquí",
      es.settings.metPeople.switch,
      { "GET /me/met-people": () => ({ isShown: false }) },
    ],
    ["the break", "pause", "Pausa", "Pausar mi perfil"],
    ["six for today", "today", "Tu gente de cada día", "Distancia máxima", ownShown],
    ["words", "words", "Likes con palabras", "Recibir likes con palabras"],
    ["the deletion", "deletion", "Eliminar la cuenta", "Eliminar mi cuenta"],
  ])("%s", async (_name, part, title, settled, answers) => {
    await openPart(part, answers);
    const section = await sectionOf(title);
    await within(section).findByText(settled);
    expect(outlineOf(section)).toMatchSnapshot();
  });
});

test.each([
  ["stored: what is shown of others is read again", true],
  ["refused: it stays as it was", false],
])("who turns recent activity off has the choice %s", async (_what, isStored) => {
  let own = ownProfile();
  const { of } = await openPart("activity", {
    "GET /me/profile": () => own,
    "PUT /me/activity-choice": () => {
      if (!isStored) return refusal("INTERNAL");
      own = ownProfile({ showsActivity: false });
      return { showsActivity: false };
    },
  });
  const choice = await screen.findByRole<HTMLInputElement>("switch", { name: es.settings.activity.switch });
  expect(choice.getAttribute("aria-checked")).toBe("true");
  fireEvent.click(choice);
  await waitFor(() => expect(of("PUT", "/me/activity-choice")[0]?.body).toEqual({ showsActivity: false }));
  if (!isStored) await failureToast();
  await waitFor(() => expect(choice.getAttribute("aria-checked")).toBe(String(!isStored)));
  await waitFor(() => expect(choice.getAttribute("aria-busy")).toBeNull());
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

async function openArchive(
  answer: () => unknown,
  request: () => unknown = () => ({ export: building }),
  download: () => unknown = () => refusal("NOT_FOUND"),
) {
  const app = await openPart("data", {
    "GET /me/data-export": () => ({ export: answer() }),
    "POST /me/data-export": request,
    "GET /me/data-export/archive": download,
  });
  return { ...app, data: within(await sectionOf("Mis datos")) };
}

const announced = () => document.querySelector("[data-announcer]")?.textContent;

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
    await data.findByRole("button", { name: /^Descargar \(2,3 MB\)$/ }, { timeout: 5000 });
    expect(announced(), "the page was open").toBe(es.settings.data.ready);
    expect(data.getByText(/^Lo borramos el 23 de noviembre de 2026 a las 10:00/)).toBeTruthy();
    expect(data.getByRole("button", { name: "Preparar otro" })).toBeTruthy();
  });

  test("is saved as a file; a download beside another one is refused in words, and what was ready before is not announced", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => String(saved.push(file as Blob)));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    let isRunning = true;
    const zip = { "content-type": "application/zip", "content-disposition": 'attachment; filename="nakamatch.zip"' };
    const { data } = await openArchive(
      () => ({ state: "ready", progress: 100, ...times, bytes: 2 }),
      undefined,
      () => (isRunning ? refusal("DOWNLOAD_RUNNING") : new Response("PK", { headers: zip })),
    );
    const button = await data.findByRole("button", { name: /^Descargar/ });
    expect(announced()).toBe("");
    fireEvent.click(button);
    await screen.findByText(es.errors.codes.DOWNLOAD_RUNNING);
    isRunning = false;
    fireEvent.click(await data.findByRole("button", { name: /^Descargar/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe("PK");
    vi.restoreAllMocks();
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

test("reminders of chats are switched off at once", async () => {
  const { of } = await openPart("notifications", { "PUT /me/turn-reminders": ({ body }) => body });
  const choice = await screen.findByRole<HTMLInputElement>("switch", { name: es.digest.turns.switch });
  fireEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
  await waitFor(() => expect(of("PUT", "/me/turn-reminders")[0]?.body).toEqual({ isReminding: false }));
});

test("words that a block has withdrawn are listed by text and date, and reported there; nobody is named or offered to be blocked", async () => {
  const withdrawn = [{ id: "secret", text: "Sal de mi vista", writtenAt: times.requestedAt }];
  const { of } = await openPart("words", {
    "GET /me/withdrawn-words": () => ({ words: withdrawn }),
    "POST /me/withdrawn-words/*/reports": () => ({ reportId: "900" }),
  });
  const section = within(await sectionOf("Palabras retiradas"));
  const item = await section.findByRole("listitem");
  expect(item.textContent).toBe("Sal de mi vistaDel 22 de noviembre de 2026Denunciar");
  fireEvent.click(within(item).getByRole("button", { name: "Denunciar: «Sal de mi vista»" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Denunciar estas palabras" }));
  fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Me insulta" } });
  fireEvent.click(dialog.getByRole("button", { name: "Enviar denuncia" }));
  const sent = within(await screen.findByRole("dialog", { name: "Denuncia enviada" }));
  expect(sent.queryByRole("button", { name: "Bloquear" })).toBeNull();
  expect(sent.getByRole("region", { name: /^¿Alguien está en peligro/ })).toBeTruthy();
  fireEvent.click(sent.getByRole("button", { name: "Entendido" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(of("POST", "/me/withdrawn-words/*/reports").map(({ params, body }) => [params, body])).toEqual([
    [["secret"], { reason: "other", description: "Me insulta" }],
  ]);
});
