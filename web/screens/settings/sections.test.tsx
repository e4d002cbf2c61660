import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { openSettings, prepareSettings, sectionOf } from "./testing.tsx";

prepareSettings();

type Answers = Parameters<typeof openSettings>[0];

const times = { requestedAt: "2026-11-22T10:00:00.000Z", expiresAt: "2026-11-23T10:00:00.000Z" };
const building = { state: "building", progress: 40, requestedAt: times.requestedAt, expiresAt: null, bytes: null };
const archive = (answer: unknown): Answers => ({ "GET /me/data-export": () => ({ export: answer }) });
const ways = (answer: object): Answers => ({
  "GET /session/proof": () => ({ hasPassword: true, hasPasskeys: false, providers: [], isProven: true, ...answer }),
});
const quiet = { from: "23:00", until: "07:30" };
const alerts: Answers = {
  "GET /me/alerts": () => ({
    settings: {
      ...{ messages: true, matches: false, likes: true, showsText: true },
      quietHours: quiet,
      timeZone: "UTC",
    },
    publicKey: "BAAA",
    isSubscribed: false,
  }),
};

describe("a section of the settings consists of what its outline says:", () => {
  test.each<[string, string, RegExp | string, Answers?]>([
    ["the account", "Cuenta", "yo@example.org"],
    ["the address", "Correo", "Cambiar el correo"],
    ["the password", "Contraseña", "Cambiar la contraseña"],
    ["two providers", "Otras formas de entrar", "Discord", ways({ providers: ["google", "discord"] })],
    ["language and theme", "Idioma y tema", "Oscuro"],
    ["notifications", "Notificaciones push", "Mensajes nuevos", alerts],
    ["emails", "Resumen por correo", "Cada semana"],
    ["an archive that is being built", "Mis datos", /^Estamos preparando/, archive(building)],
    ["the deletion", "Eliminar la cuenta", "Eliminar mi cuenta"],
  ])("%s", async (_name, title, settled, answers) => {
    await openSettings(answers);
    const section = await sectionOf(title);
    await within(section).findByText(settled);
    expect(outlineOf(section)).toMatchSnapshot();
  });

  test("they stand in this order", async () => {
    await openSettings(ways({ providers: ["google"] }));
    await sectionOf("Otras formas de entrar");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      ...["Cuenta", "Correo", "Contraseña", "Llaves de acceso", "Otras formas de entrar", "Verificación en dos pasos"],
      ...["Sesiones abiertas", "Idioma y tema", "Notificaciones push", "Resumen por correo"],
      ...["Personas ocultas", "Mis datos", "Eliminar la cuenta"],
    ]);
    expect(document.title).toBe("Ajustes · Nakamatch");
  });
});

describe("what could not be read", () => {
  test.each([
    ["Notificaciones push", "/me/alerts", "Mensajes nuevos", alerts],
    ["Resumen por correo", "/me/digest", "Nunca", { "GET /me/digest": () => ({ digest: "off" }) }],
    ["Mis datos", "/me/data-export", "Preparar el archivo", archive(null)],
  ])("in «%s» is asked for again", async (title, path, text, answers) => {
    let isAway = true;
    const key = `GET ${path}`;
    const { of } = await openSettings({
      [key]: (call) => (isAway ? refusal("NOT_FOUND") : answers?.[key]?.(call)),
    });
    const section = within(await sectionOf(title));
    const retry = await section.findByRole("button", { name: "Reintentar" });
    isAway = false;
    fireEvent.click(retry);
    await section.findByText(text);
    expect(of("GET", path)).toHaveLength(2);
  });
});

test("the theme changes at once", async () => {
  await openSettings();
  const appearance = within(await sectionOf("Idioma y tema"));
  fireEvent.click(appearance.getByLabelText("Oscuro"));
  expect(document.documentElement.dataset.theme).toBe("dark");
  fireEvent.click(appearance.getByLabelText("Como el dispositivo"));
});

async function openArchive(answer: () => unknown, request: () => unknown = () => ({ export: building })) {
  const app = await openSettings({
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
    fireEvent.click(await data.findByRole("button", { name: "Preparar el archivo" }));
    const bar = await data.findByRole("progressbar", { name: "Preparando" });
    expect(bar.getAttribute("aria-valuenow")).toBe("40");
    expect(data.queryByRole("button")).toBeNull();
    expect(of("POST", "/me/data-export")).toHaveLength(1);
    archive = { state: "ready", progress: 100, ...times, bytes: 2_345_678 };
    const link = await data.findByRole("link", { name: /^Descargar \(2,3 MB\)$/ }, { timeout: 5000 });
    expect(link.getAttribute("href")).toBe("/api/v1/me/data-export/archive");
    expect(link.hasAttribute("download")).toBe(true);
    expect(data.getByText(/^Lo borramos el 23 de noviembre de 2026 a las 11:00/)).toBeTruthy();
    expect(data.getByRole("button", { name: "Preparar otro" })).toBeTruthy();
  });

  test("says that it failed, and can be asked for again", async () => {
    const { data } = await openArchive(() => ({ ...building, state: "failed" }));
    expect(await data.findByText("No se pudo preparar el archivo. Inténtalo de nuevo.")).toBeTruthy();
    expect(data.getByRole("button", { name: "Preparar el archivo" })).toBeTruthy();
  });

  test("asking too often is refused in words, and changes nothing", async () => {
    const { data } = await openArchive(
      () => null,
      () => refusal("TOO_MANY_REQUESTS"),
    );
    fireEvent.click(await data.findByRole("button", { name: "Preparar el archivo" }));
    expect(await screen.findByText(/Demasiados intentos/)).toBeTruthy();
    await waitFor(() => expect(data.getByRole("button", { name: "Preparar el archivo" })).toBeTruthy());
  });
});
