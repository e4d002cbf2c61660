import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { banned, openModeration, personOf, reported } from "./testing.ts";

describe("who may see it", () => {
  test("MOD-01: while it is checked, only a spinner is shown", async () => {
    let answer = (_: unknown) => {};
    await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation": () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Cargando..."));
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
    await act(async () => answer({ cases: 1, banned: 0, canTranslate: false }));
    await screen.findByRole("heading", { name: "Robin" });
  });

  test("MOD-02 MOD-04 OPEN-75 PERM-06 ERR-55: nothing for somebody who is no moderator, but a toast, and the dashboard", async () => {
    const { location } = await openModeration({
      cases: [reported(0)],
      bans: [banned(1)],
      answers: { "GET /moderation": () => refusal("MODERATOR_ONLY") },
    });
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(await screen.findByText("Acceso denegado")).toBeTruthy();
    expect(screen.getByText("No tienes permisos de moderador")).toBeTruthy();
    expect(screen.queryByText("Robin")).toBeNull();
  });

  test("PERM-06: who is no moderator any more leaves it as well", async () => {
    let isModerator = true;
    const { location, goTo } = await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation": () =>
          isModerator ? { cases: 1, banned: 0, canTranslate: false } : refusal("MODERATOR_ONLY"),
      },
    });
    await screen.findByRole("heading", { name: "Robin" });
    isModerator = false;
    await goTo("/elsewhere");
    await goTo("/moderation/bans");
    window.dispatchEvent(new Event("focus"));
    await push("moderation.changed", {});
    await waitFor(() => expect(location()).toBe("/dashboard"));
  });

  test("whose role ends while a case is open, sees it go at the live event, with words, and keeps nothing of it", async () => {
    let isModerator = true;
    const refused = (answer: object) => () => (isModerator ? answer : refusal("MODERATOR_ONLY"));
    const { location, app } = await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation": refused({ cases: 1, banned: 0, canTranslate: false }),
        "GET /moderation/cases": refused({ cases: [reported(0)], total: 1, nextCursor: null }),
        "GET /moderation/people/*": refused(personOf(reported(0))),
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias sobre Robin" }));
    await screen.findByText("De @Testigo1");
    isModerator = false;
    await push("moderation.changed", {});
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(screen.queryByText("De @Testigo1")).toBeNull();
    expect(await screen.findByText("Ya no eres del equipo de moderación")).toBeTruthy();
    expect(screen.queryByText("Acceso denegado")).toBeNull();
    const kept = JSON.stringify(
      app.queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    );
    expect(kept).not.toContain("Testigo1");
    expect(kept).not.toContain("Robin");
  });

  test("a moderator is told from when on a second factor is needed, with a way to the settings", async () => {
    await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation": () => ({ cases: 1, banned: 0, canTranslate: false, factorNeededFrom: "2040-01-01" }),
      },
    });
    await screen.findByRole("heading", { name: "Robin" });
    const notice = screen.getByRole("heading", { name: /^Desde el .+ hará falta la verificación en dos pasos$/ });
    expect(notice.textContent).toContain("2040");
    expect(screen.getByRole("link", { name: "Abrir los ajustes" }).getAttribute("href")).toBe("/settings#access");
  });

  test("without the second factor that is needed, it says so, with a way to the settings", async () => {
    await openModeration({
      cases: [reported(0)],
      answers: { "GET /moderation": () => refusal("SECOND_FACTOR_MISSING") },
    });
    await screen.findByRole("heading", { name: "Falta la verificación en dos pasos" });
    expect(screen.getByText(/^Esta página pide la verificación en dos pasos/)).toBeTruthy();
    expect(screen.queryByText("Robin")).toBeNull();
    expect(screen.getByRole("link", { name: "Abrir los ajustes" }).getAttribute("href")).toBe("/settings#access");
  });

  test("ERR-01 ERR-53: says so when it could not be checked, in a toast too, and tries again", async () => {
    let works = false;
    await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation": () => (works ? { cases: 1, banned: 0, canTranslate: false } : refusal("INTERNAL")),
      },
    });
    expect((await failureToast()).getByText("No se pudo verificar tu perfil")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "No se pudo verificar tu perfil" })).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByRole("heading", { name: "Robin" });
    await waitFor(() => expect(document.querySelector("[data-variant]"), "the toast goes with it").toBeNull());
  });
});

describe("reported people", () => {
  test("OPEN-93: a reason of an earlier installation is shown as it stands", async () => {
    await openModeration({ cases: [reported(0, { lastReason: "Se hace pasar por mí" })] });
    expect(await screen.findByText("Se hace pasar por mí")).toBeTruthy();
  });

  test("are found by name, and everybody is back when the search is cleared", async () => {
    const { location } = await openModeration({ cases: [reported(0), reported(1)] });
    await screen.findByRole("heading", { name: "Robin" });
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "usop" } });
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Robin" })).toBeNull());
    expect(screen.getByRole("heading", { name: "Usopp" })).toBeTruthy();
    expect(location()).toBe("/moderation/bans?q=usop");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nadie" } });
    fireEvent.click(await screen.findByRole("button", { name: "Borrar la búsqueda" }));
    await screen.findByRole("heading", { name: "Robin" });
    expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("");
    expect(location()).toBe("/moderation/bans");
  });
});

test("MOD-13: back to the dashboard", async () => {
  const { location } = await openModeration({});
  fireEvent.click(await screen.findByRole("link", { name: "Volver a Descubrir" }));
  await waitFor(() => expect(location()).toBe("/dashboard"));
});

test("the address says which tab is open", async () => {
  const { location } = await openModeration({ bans: [banned(2)] });
  fireEvent.click(await screen.findByRole("tab", { name: /Baneos/ }));
  await screen.findByRole("heading", { name: "Sanji" });
  expect(location()).toBe("/moderation/bans?tab=banned");
});
