import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, refusal, signedIn } from "../../lib/api-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";

const notifications = { hasNewLikes: false, hasNewChats: false, isModerator: false };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => history.replaceState(null, ""));

function serve(session: unknown) {
  return fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/notifications": () => notifications,
    "GET /api/v1/contact": () => ({ email: "ayuda@nakamatch.test" }),
    "GET /api/v1/transparency": () => ({ years: [] }),
    "GET /api/v1/countries": () => [],
  });
}

const title = () => screen.findByRole("heading", { level: 1, name: "Términos de uso" });
const section = (name: string) => within(screen.getByRole("region", { name }));

test("STATIC-06: who is signed out meanwhile stays, and sees the public header", async () => {
  serve(signedIn());
  const { app, path } = await renderApp("/terms");
  await screen.findByRole("button", { name: "Cerrar sesión" });
  app.session.end();
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Iniciar sesión" }).length).toBeGreaterThan(0));
  expect(path()).toBe("/terms");
});

test("STATIC-07: the back button leads to the page before, also after links inside the terms", async () => {
  serve(null);
  const { router } = await renderApp("/register", "/terms");
  history.replaceState({ idx: 1 }, "");
  await title();
  fireEvent.click(screen.getByRole("link", { name: "Centro de seguridad" }));
  await waitFor(() => expect(router.state.location.hash).toBe("#safety"));
  fireEvent.click(screen.getByRole("button", { name: "Volver" }));
  await screen.findByRole("heading", { level: 1, name: "Tu historia empieza aquí" });
});

test("STATIC-05 OPEN-10: a link from outside leads to the safety centre, which says how to meet and where to write to", async () => {
  serve(null);
  await renderApp("/terms#safety");
  await title();
  const heading = screen.getByRole("heading", { level: 2, name: "Centro de seguridad" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const centre = section("Centro de seguridad");
  expect(centre.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Antes de la cita y durante ella",
    "Qué pasa cuando denuncias",
    "Si necesitas ayuda",
  ]);
  expect(centre.getByText(/La borramos al cabo de un año/)).toBeTruthy();
  expect(centre.getByText(/112 en Europa, 911 en gran parte de América, 190 en Brasil/)).toBeTruthy();
  const { account, conduct, safety } = es.terms;
  const texts = [account, conduct, safety.meet, safety.report].flatMap((part) => Object.values(part));
  for (const text of texts) expect(screen.getByRole("main").textContent).toContain(text);
  expect(
    section("Advertencias, suspensiones y apelaciones").getByText(/^Puedes apelar cada decisión una vez/),
  ).toBeTruthy();
  const links = await screen.findAllByRole("link", { name: "ayuda@nakamatch.test" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("mailto:ayuda@nakamatch.test"));
});

describe("the figures about moderation", () => {
  test("are told by year, reason and what happened next, small ones not exactly", async () => {
    serve(null).answers["GET /api/v1/transparency"] = () => ({
      years: [
        {
          year: 2026,
          counts: [
            { action: "ban", reason: "spam", outcome: "stands", count: 1234 },
            { action: "dismissal", reason: null, outcome: "stands", count: null },
          ],
        },
        { year: 2025, counts: [{ action: "warning", reason: "other", outcome: "reversed", count: 7 }] },
      ],
    });
    await renderApp("/terms");
    const cellsOf = (year: number) =>
      within(screen.getByRole("table", { name: `Decisiones de ${year}` }))
        .getAllByRole("row")
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    await screen.findByRole("table", { name: "Decisiones de 2026" });
    expect(cellsOf(2026)).toEqual([
      ["Decisión", "Qué pasó después", "Veces"],
      ["SuspensiónSpam o contenido no deseado", "Sin apelación", "1234"],
      ["Denuncias sin medidas", "Sin apelación", "menos de 5"],
    ]);
    expect(cellsOf(2025)[1]).toEqual(["AdvertenciaOtro", "Apelada y anulada", "7"]);
    expect(screen.getByText(/^Por debajo de 5 no damos la cifra exacta/)).toBeTruthy();
  });

  test("can be asked for again where they could not be fetched, and say so calmly where there are none", async () => {
    const server = serve(null);
    server.answers["GET /api/v1/transparency"] = () => refusal("FORBIDDEN");
    await renderApp("/terms");
    await screen.findByText("No hemos podido cargar las cifras.");
    server.answers["GET /api/v1/transparency"] = () => ({ years: [] });
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("Todavía no hay ninguna decisión.");
    expect(screen.queryByRole("table")).toBeNull();
  });
});
