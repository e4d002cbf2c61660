import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { refusal, signedIn } from "../../lib/api-testing.ts";
import { watchDraft } from "../../lib/registration-draft.ts";
import { browserIn } from "../../lib/time-zone-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { pick } from "../../ui/testing.tsx";
import {
  field,
  fill,
  good,
  nicknameState,
  open,
  SIGN_UP,
  serveRegistration,
  server,
  submit,
  toast,
  type,
} from "./testing.tsx";

serveRegistration();

let isPhone: boolean;

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  return () => vi.unstubAllGlobals();
});

const { sections } = es.register;
const shown = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const next = () => fireEvent.click(screen.getByRole("button", { name: "Continuar" }));
const arriveAt = (title: string) => waitFor(() => expect(shown()).toEqual([title]));
const turn = (toPhone: boolean) => {
  isPhone = toPhone;
  act(() => void window.dispatchEvent(new Event("resize")));
};

function fillPersonal() {
  for (const label of ["Nombre", "Apellido", "Nickname", "Fecha de nacimiento"] as const) type(label, good[label]);
}

async function toLocation() {
  fillPersonal();
  next();
  await arriveAt(sections.location);
}

async function toAccount() {
  await toLocation();
  await pick("País", "España");
  await pick("Ciudad", /Madrid/);
  next();
  await arriveAt(sections.account);
}

async function toPreferences() {
  await toAccount();
  for (const label of ["Correo electrónico", "Contraseña", "Repite la contraseña"] as const) type(label, good[label]);
  next();
  await arriveAt(sections.preferences);
}

test("REG-01, REG-45: phones show the four sections one after another, and send one request", async () => {
  await open();
  expect(shown()).toEqual([sections.personal]);
  await toPreferences();
  expect(document.activeElement?.textContent, "read first").toBe("Viñeta 4 de 4: Preferencias");
  await pick("Tu género", "Mujer");
  await pick("¿Qué buscas?", "Amistad");
  expect(server.of(SIGN_UP)).toHaveLength(0);
  submit();
  await waitFor(() => expect(server.of(SIGN_UP)).toHaveLength(1));
});

test("ERR-01, ERR-02, ERR-03: a panel is left once its own fields are right; the first wrong one gets the focus", async () => {
  await open();
  type("Nombre", "Nami");
  next();
  const notice = await toast(es.register.validationTitle, "El apellido es obligatorio");
  expect(notice.textContent).toContain("Y 2 campos más por revisar.");
  expect(document.activeElement).toBe(field("Apellido"));
  expect(shown()).toEqual([sections.personal]);
  type("Apellido", "Bellmère");
  await waitFor(() => expect(field("Apellido").getAttribute("aria-invalid"), "seen at once").toBeNull());
  expect(document.querySelector("[data-variant]"), "covers nothing any more").toBeNull();
  await toLocation();
  expect(screen.getByLabelText("País").getAttribute("aria-invalid"), "not asked yet").toBeNull();
});

test("REG-12, REG-17: the nickname is checked before its panel is left", async () => {
  await open();
  fillPersonal();
  type("Nickname", "Luffy");
  next();
  await toast(es.register.validationTitle, "Este nickname ya está en uso.");
  expect(document.activeElement).toBe(field("Nickname"));
  expect(nicknameState()).toBe("unavailable");
});

test("what is typed while a panel is checked stays", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.answers["POST /api/v1/accounts/nickname-availability"] = () => promise;
  await open();
  fillPersonal();
  next();
  type("Nombre", "Nami");
  await act(async () => resolve({ available: true, reason: null }));
  await arriveAt(sections.location);
  expect((field("Nombre") as HTMLInputElement).value).toBe("Nami");
});

test("Back, of the screen and of the browser, opens the panel before with what was typed", async () => {
  const { router } = await open();
  await toAccount();
  type("Correo electrónico", "nami@example.test");
  fireEvent.click(screen.getByRole("button", { name: "Volver" }));
  await arriveAt(sections.location);
  const isBegun = () => document.querySelector("[data-begun]") !== null;
  expect(isBegun(), "what stands above makes room").toBe(true);
  expect((field("Ciudad") as HTMLInputElement).value).toBe("Madrid");
  await act(() => router.navigate(-1));
  await arriveAt(sections.personal);
  expect(isBegun()).toBe(false);
  expect((field("Nombre") as HTMLInputElement).value).toBe(good.Nombre);
  expect(router.state.location.pathname).toBe("/register");
  for (const title of [sections.location, sections.account]) {
    next();
    await arriveAt(title);
  }
  expect((field("Correo electrónico") as HTMLInputElement).value).toBe("nami@example.test");
});

test("a field that the server refuses opens its panel and gets the focus", async () => {
  server.answers[SIGN_UP] = () => refusal("VALIDATION_FAILED", { issues: [{ path: "nickname", reason: "taken" }] });
  await open();
  await toPreferences();
  await pick("Tu género", "Mujer");
  await pick("¿Qué buscas?", "Amistad");
  submit();
  await arriveAt(sections.personal);
  await waitFor(() => expect(document.activeElement).toBe(field("Nickname")));
  expect(document.querySelector("[data-variant=destructive]"), "still says why").toBeTruthy();
});

test("turning the phone shows all panels and keeps what was typed; Back leaves the form at once", async () => {
  const { router } = await renderApp("/login");
  await screen.findByRole("heading", { level: 1 });
  await act(() => router.navigate("/register"));
  await arriveAt(sections.personal);
  await toAccount();
  turn(false);
  expect(shown()).toEqual(Object.values(sections).filter((_, index) => index % 2 === 0));
  expect(screen.queryByRole("button", { name: "Continuar" })).toBeNull();
  expect((field("Nombre") as HTMLInputElement).value).toBe(good.Nombre);
  await waitFor(() => expect(router.state.location.state?.panel).toBeUndefined());
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/login");
});

const KEY = "nakamatch-registration";

test("a reload keeps what was typed, in this tab and without passwords; those are asked for again", async () => {
  const { unmount } = await open();
  await toPreferences();
  await pick("Tu género", "Mujer");
  fireEvent.click(screen.getByLabelText("Solo el nickname"));
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).not.toContain(good.Contraseña);
  expect(JSON.stringify({ ...localStorage })).not.toContain(good["Fecha de nacimiento"]);
  unmount();
  isPhone = false;
  await open();
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
  await waitFor(() => expect(value("Ciudad")).toBe("Madrid"));
  for (const label of ["Nombre", "Nickname", "Fecha de nacimiento", "Correo electrónico"] as const)
    expect(value(label)).toBe(good[label]);
  expect(screen.getByLabelText<HTMLInputElement>("Solo el nickname").checked).toBe(true);
  expect([value("Tu género"), value("Contraseña"), value("Repite la contraseña")]).toEqual(["mujer", "", ""]);
});

test("what was typed is forgotten at most half an hour after the last change, and on success", async () => {
  isPhone = false;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  watchDraft();
  const { unmount } = await open();
  type("Nombre", "Nami");
  vi.advanceTimersByTime(29 * 60_000);
  type("Apellido", "Bellmère");
  vi.advanceTimersByTime(29 * 60_000);
  expect(sessionStorage.getItem(KEY)).toContain("Nami");
  vi.advanceTimersByTime(60_000);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  vi.useRealTimers();
  unmount();
  sessionStorage.setItem(KEY, JSON.stringify({ firstName: "Nami", at: Date.now() - 30 * 60_000 }));
  await open();
  expect((field("Nombre") as HTMLInputElement).value, "the tab slept").toBe("");
  await fill();
  expect(sessionStorage.getItem(KEY)).toContain("Madrid");
  submit();
  await screen.findByRole("heading", { name: "Solo falta una cosa" });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("what was typed is forgotten when someone signs in or out in this tab", async () => {
  isPhone = false;
  const { app } = await open();
  type("Nombre", "Nami");
  expect(sessionStorage.getItem(KEY)).toContain("Nami");
  server.answers["GET /api/v1/session"] = () => signedIn();
  await act(() => app.session.refresh({ fresh: true }));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("an address typed just now at login replaces the one typed here before; a reload keeps this one", async () => {
  isPhone = false;
  const keep = (email: string) => sessionStorage.setItem(KEY, JSON.stringify({ email, at: Date.now() }));
  const address = () => (screen.getByLabelText("Correo electrónico") as HTMLInputElement).value;
  keep("old@example.test");
  const carried = { email: "new@example.test" };
  const { router, unmount } = await renderApp("/login");
  await screen.findByRole("heading", { level: 1 });
  await act(() => router.navigate("/register", { state: carried }));
  await waitFor(() => expect(address()).toBe("new@example.test"));
  unmount();
  keep("typed@example.test");
  await renderApp("/register", { pathname: "/register", state: carried });
  await waitFor(() => expect(address()).toBe("typed@example.test"));
});

test("a reload of the last panel asks for the passwords first", async () => {
  const { unmount } = await open();
  await toPreferences();
  unmount();
  const at = (panel: number) => ({ pathname: "/register", state: { panel } });
  await renderApp("/register", at(2), at(3), at(4));
  await arriveAt(sections.account);
  expect((field("Correo electrónico") as HTMLInputElement).value).toBe(good["Correo electrónico"]);
});

test("the country of the browser's time zone is listed first, and not chosen", async () => {
  isPhone = false;
  browserIn("Asia/Tokyo");
  await open();
  await waitFor(() => expect(field("País").hasAttribute("disabled")).toBe(false));
  fireEvent.click(field("País"));
  fireEvent.keyDown(field("País"), { key: "ArrowDown" });
  await waitFor(() => {
    const options = within(screen.getByRole("listbox")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Japón", "España"]);
  });
  expect((field("País") as HTMLInputElement).value).toBe("");
});
