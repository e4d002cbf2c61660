import type { AlertSettings } from "@nakamatch/contract/endpoints/alerts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { browserIn } from "../../lib/time-zone-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

const PUBLIC_KEY = "BAAA";
const SUBSCRIPTION = { endpoint: "https://push.test/abc", keys: { p256dh: "point", auth: "secret" } };
const defaults: AlertSettings = {
  ...{ messages: true, matches: true, likes: true, showsText: false },
  ...{ quietHours: null, timeZone: "UTC" },
};

/** The browser's side of Web Push. */
const browser = { permission: "default" as NotificationPermission, answer: "granted", subscribed: 0, unsubscribed: 0 };

beforeEach(() => {
  Object.assign(browser, { permission: "default", answer: "granted", subscribed: 0, unsubscribed: 0 });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    async requestPermission() {
      browser.permission = browser.answer as NotificationPermission;
      return browser.permission;
    },
  });
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: async () => void browser.unsubscribed++,
  };
  const pushManager = {
    getSubscription: async () => (browser.subscribed > browser.unsubscribed ? subscription : null),
    subscribe: async () => {
      browser.subscribed++;
      return subscription;
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.restoreAllMocks();
});

async function openSettings(answers: Record<string, (call: { body: unknown }) => unknown> = {}, isSubscribed = false) {
  const app = await renderSignedIn(<Settings />, {
    path: "/settings",
    answers: {
      "GET /me/data-export": () => ({ export: null }),
      "GET /me/alerts": () => ({ settings: defaults, publicKey: PUBLIC_KEY, isSubscribed }),
      "PUT /me/alerts": ({ body }) => ({ settings: body }),
      "PUT /me/push-subscription": () => ({ isSubscribed: true }),
      "DELETE /me/push-subscription": () => ({ isSubscribed: false }),
      ...answers,
    },
  });
  const section = within(await screen.findByRole("region", { name: "Notificaciones push" }));
  await section.findByRole("switch", { name: "Mensajes nuevos" });
  const toggle = (name: string) => section.getByRole("switch", { name }) as HTMLInputElement;
  return { ...app, section, toggle };
}

describe("notifications in this browser", () => {
  test("are switched on with the person's permission, and off again", async () => {
    const { of, toggle } = await openSettings();
    expect(toggle("En este navegador").checked).toBe(false);
    fireEvent.click(toggle("En este navegador"));
    await waitFor(() => expect(of("PUT", "/me/push-subscription").map(({ body }) => body)).toEqual([SUBSCRIPTION]));
    await waitFor(() => expect(toggle("En este navegador").getAttribute("aria-disabled")).toBeNull());
    expect(toggle("En este navegador").checked).toBe(true);
    fireEvent.click(toggle("En este navegador"));
    await waitFor(() => expect(browser.unsubscribed).toBe(1));
    expect(of("DELETE", "/me/push-subscription")).toHaveLength(1);
    await waitFor(() => expect(toggle("En este navegador").checked).toBe(false));
  });

  test("that the person refuses stay off, and it says what to do", async () => {
    browser.answer = "denied";
    const { of, section, toggle } = await openSettings();
    fireEvent.click(toggle("En este navegador"));
    expect(await section.findByText(/^Has bloqueado las notificaciones/)).toBeTruthy();
    expect(of("PUT", "/me/push-subscription")).toHaveLength(0);
  });

  test("that the server does not take are told, and stay off", async () => {
    const { toggle } = await openSettings({ "PUT /me/push-subscription": () => refusal("UNAVAILABLE") });
    fireEvent.click(toggle("En este navegador"));
    expect(await screen.findByText("No se pudo cambiar. Inténtalo de nuevo en un momento.")).toBeTruthy();
    expect(toggle("En este navegador").checked).toBe(false);
  });

  test("that the browser cannot show are not offered", async () => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    const { section } = await openSettings();
    expect(section.getByText(/^Este navegador no puede mostrar notificaciones/)).toBeTruthy();
    expect(section.queryByRole("switch", { name: "En este navegador" })).toBeNull();
  });
});

describe("what the person is notified of", () => {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  test("is stored at once, with the time zone of the browser, and one change after the other", async () => {
    const { of, toggle } = await openSettings();
    fireEvent.click(toggle("Likes nuevos"));
    await waitFor(() => expect(toggle("Likes nuevos").checked).toBe(false));
    fireEvent.click(toggle("Mostrar el texto de los mensajes"));
    await waitFor(() => expect(of("PUT", "/me/alerts")).toHaveLength(2));
    expect(of("PUT", "/me/alerts").map(({ body }) => body)).toEqual([
      { ...defaults, likes: false, timeZone },
      { ...defaults, likes: false, showsText: true, timeZone },
    ]);
  });

  test("has quiet hours, which begin as the night", async () => {
    const { of, section, toggle } = await openSettings();
    fireEvent.click(toggle("Horas de silencio"));
    expect((await section.findByLabelText<HTMLInputElement>("Desde")).value).toBe("22:00");
    fireEvent.change(section.getByLabelText("Hasta"), { target: { value: "07:30" } });
    await waitFor(() => expect(of("PUT", "/me/alerts")).toHaveLength(2));
    expect(of("PUT", "/me/alerts").at(-1)?.body).toMatchObject({ quietHours: { from: "22:00", until: "07:30" } });
  });

  test("is in UTC where the browser does not know its time zone, and says so", async () => {
    browserIn("Etc/Unknown");
    const { of, section, toggle } = await openSettings();
    expect(section.getByText(/hora UTC/)).toBeTruthy();
    fireEvent.click(toggle("Likes nuevos"));
    await waitFor(() => expect(of("PUT", "/me/alerts")[0]?.body).toEqual({ ...defaults, likes: false }));
  });

  test("is as before when it could not be stored", async () => {
    const { toggle } = await openSettings({ "PUT /me/alerts": () => refusal("UNAVAILABLE") });
    fireEvent.click(toggle("Likes nuevos"));
    expect(await screen.findByText("Error")).toBeTruthy();
    await waitFor(() => expect(toggle("Likes nuevos").checked).toBe(true));
  });
});
