import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, vi } from "vitest";
import { type Call, fakeServer } from "../../lib/api-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { pick } from "../../ui/testing.tsx";

/** For tests of `/register`. */

const SPAIN = { code: "ES", name: "Spain" };
const JAPAN = { code: "JP", name: "Japan" };
const MADRID = { id: 3117735, name: "Madrid", region: "Comunidad de Madrid" };
const TOKYO = { id: 1850147, name: "Tokyo", region: null };

export let server: ReturnType<typeof fakeServer>;

/** Answers the registration in each test of the file. */
export function serveRegistration(): void {
  beforeEach(() => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    server = fakeServer({
      "GET /api/v1/session": () => null,
      "GET /api/v1/countries": () => [SPAIN, JAPAN],
      "GET /api/v1/countries/ES/cities": () => [MADRID],
      "GET /api/v1/countries/JP/cities": () => [TOKYO],
      "POST /api/v1/accounts/nickname-availability": ({ body }: Call) => {
        const taken = (body as { nickname: string }).nickname === "Luffy";
        return { available: !taken, reason: taken ? "taken" : null };
      },
      "POST /api/v1/accounts/email-availability": ({ body }: Call) => ({
        available: (body as { email: string }).email !== "taken@example.test",
      }),
      "POST /api/v1/accounts": () => Response.json({ userId: crypto.randomUUID() }, { status: 201 }),
      "POST /api/auth/send-verification-email": () => ({ status: true }),
    });
  });
}

export const SIGN_UP = "POST /api/v1/accounts";
export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
export const submit = () => fireEvent.click(screen.getByRole("button", { name: "Crear mi cuenta" }));
export const nicknameState = () => field(/^Nickname/).getAttribute("data-availability");
export const emailState = () => field("Correo electrónico").getAttribute("data-availability");
export const toast = async (title: string, text: string) => {
  const notice = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>("[data-variant]")].find((each) =>
      each.textContent?.includes(text),
    );
    if (!found) throw new Error(`no toast with: ${text}`);
    return found;
  });
  expect(notice.textContent).toContain(title);
  return notice;
};

export async function open() {
  const app = await renderApp("/register");
  await screen.findByRole("heading", { level: 1 });
  return app;
}

/** A birth date `years` ago, shifted by days. */
export function bornYearsAgo(years: number, days = 0): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days))
    .toISOString()
    .slice(0, 10);
}

export const good = {
  Nombre: "Ñusta-Zoë",
  Apellido: "De la Ó",
  Nickname: "Nami_01",
  "Fecha de nacimiento": bornYearsAgo(25),
  "Sobre ti": "",
  "Correo electrónico": "nami@example.test",
  Contraseña: "Secreta-1",
  "Repite la contraseña": "Secreta-1",
};

/** Types these values. */
export function write(values: typeof good): void {
  for (const [label, value] of Object.entries(values)) type(label === "Sobre ti" ? /^Sobre ti/ : label, value);
}

/** Fills in valid values, except these. */
export async function fill(except: Partial<typeof good> = {}) {
  write({ ...good, ...except });
  await pickGood();
}

/** Picks valid options from every list. */
export async function pickGood() {
  await pick("País", "España");
  await pick("Ciudad", /Madrid/);
  await pick("Tu género", "Mujer");
  await pick("¿Qué buscas?", "Amistad");
}
