import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeServer, offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { toastShown } from "../settings/testing.tsx";

const UNSUBSCRIBE = "POST /api/v1/digest/unsubscribe";
const LINK = "/unsubscribe?token=abc&lang=es";
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer({ "GET /api/v1/session": () => null, [UNSUBSCRIBE]: () => ({ digest: "off" }) });
});

const button = () => screen.findByRole("button", { name: "No recibir más resúmenes" });
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("the link in an email with what is new", () => {
  test("asks first; one press ends them", async () => {
    await renderApp(LINK);
    const stop = await button();
    expect(document.title).toBe("Resumen por correo · Nakamatch");
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
    expect(server.of(UNSUBSCRIBE)).toHaveLength(0);
    fireEvent.click(stop);
    const done = await heading("Hecho: no recibirás más resúmenes");
    expect(server.of(UNSUBSCRIBE).map(({ body }) => body)).toEqual([{ token: "abc" }]);
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByRole("link", { name: "Ir a los ajustes" }).getAttribute("href")).toBe("/settings#notifications");
    expect(screen.queryByRole("button", { name: "No recibir más resúmenes" })).toBeNull();
  });

  test("works as well for somebody who is signed in", async () => {
    server.answers["GET /api/v1/session"] = () => signedIn();
    const app = await renderApp(LINK);
    fireEvent.click(await button());
    await heading("Hecho: no recibirás más resúmenes");
    expect(app.path()).toBe("/unsubscribe");
  });

  test("that is broken says so", async () => {
    server.answers[UNSUBSCRIBE] = () => refusal("LINK_INVALID");
    await renderApp(LINK);
    fireEvent.click(await button());
    const broken = await heading("El enlace no funciona");
    await waitFor(() => expect(document.activeElement).toBe(broken));
    expect(toastShown(), "the page says it").toBeNull();
  });

  test("without a token says so at once", async () => {
    await renderApp("/unsubscribe");
    await heading("El enlace no funciona");
    expect(screen.queryByRole("button", { name: "No recibir más resúmenes" })).toBeNull();
  });

  test("can be pressed again when there was no answer", async () => {
    server.answers[UNSUBSCRIBE] = offline;
    await renderApp(LINK);
    fireEvent.click(await button());
    await waitFor(() => expect(toastShown()).toEqual(["destructive", "Error", es.errors.generic.network]));
    server.answers[UNSUBSCRIBE] = () => ({ digest: "off" });
    await waitFor(async () => expect((await button()).getAttribute("aria-busy")).not.toBe("true"));
    fireEvent.click(await button());
    await heading("Hecho: no recibirás más resúmenes");
  });
});
