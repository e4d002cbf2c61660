import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { chatEvidence, openModeration, profileEvidence, report, reported } from "./testing.ts";

afterEach(() => vi.useRealTimers());

const toggle = (name: string) => screen.findByRole("button", { name: `Ver denuncias de ${name}` });
const open = async (name: string) => fireEvent.click(await toggle(name));
const reportItems = () => [...screen.getByRole("region", { name: "Denuncias" }).querySelectorAll(":scope > ul > li")];
const theirs = { moderator: "Zoro", isMine: false, until: "2099-01-01T12:15:00.000Z" };

describe("an open case", () => {
  test("OPEN-83: of a deleted account says so, by a deleted account too; it can be banned or dismissed, not warned or opened", async () => {
    const entry = reported(0, { isDeleted: true });
    const { of } = await openModeration({
      cases: [entry],
      people: { 0: { isDeleted: true, memberSince: null, reports: [report(1, { reporter: null })] } },
      answers: { "PUT /moderation/people/*/dismissal": () => ({ decisionId: entry.caseId }) },
    });
    await open("Cuenta eliminada");
    await screen.findByText("De una cuenta eliminada");
    expect(document.body.textContent).not.toContain("Robin");
    expect(screen.queryByRole("link", { name: /^Ver perfil/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Advertir/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Banear a Cuenta eliminada" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByRole("radio", { name: "Advertencia" })).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
    fireEvent.click(screen.getByRole("button", { name: "Descartar denuncias de Cuenta eliminada" }));
    const question = within(await screen.findByRole("alertdialog"));
    fireEvent.click(question.getByRole("button", { name: "Descartar denuncias" }));
    await waitFor(() => expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(1));
    expect(of("PUT", "/moderation/people/*/dismissal")[0]).toMatchObject({ body: { caseId: entry.caseId } });
  });

  test("that is left to the operator says so, is not claimed, and nothing can be decided", async () => {
    const { of } = await openModeration({
      cases: [reported(0, { isWithOperator: true })],
      people: { 0: { isModerator: true } },
    });
    expect(await screen.findByText("Lo decide quien administra Nakamatch")).toBeTruthy();
    await open("Robin");
    await screen.findByText("Es del equipo de moderación: este caso lo decide quien administra Nakamatch.");
    for (const name of ["Banear a Robin", "Advertir a Robin", "Descartar denuncias de Robin"]) {
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled, name).toBe(true);
    }
    expect(of("PUT", "/moderation/people/*/claim")).toEqual([]);
  });

  test("in another tab decided already: it is said so, and the list is fetched again", async () => {
    const { of } = await openModeration({
      cases: [reported(0)],
      answers: { "PUT /moderation/people/*/dismissal": () => refusal("CASE_NOT_FOUND") },
    });
    await open("Robin");
    fireEvent.click(await screen.findByRole("button", { name: "Descartar denuncias de Robin" }));
    const question = within(await screen.findByRole("alertdialog"));
    fireEvent.click(question.getByRole("button", { name: "Descartar denuncias" }));
    expect((await failureToast()).getByText(/^Este caso ya está cerrado: /)).toBeTruthy();
    await waitFor(() => expect(of("GET", "/moderation/cases").length).toBeGreaterThan(1));
  });

  test("MOD-08: each report with reason, reporter, date and description, hidden again by the same button", async () => {
    await openModeration({
      cases: [reported(0, { reports: 2 })],
      people: {
        0: {
          reports: [report(1, { reason: "harassment", description: "Me insulta\ncada noche" }), report(2)],
        },
      },
    });
    const button = await toggle("Robin");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(button);
    await screen.findByText(/Me insulta\s+cada noche/);
    const [described, plain] = reportItems() as [HTMLElement, HTMLElement];
    expect(within(described).getByRole("heading", { name: "Acoso o comportamiento tóxico" })).toBeTruthy();
    expect(within(described).getByText("De @Testigo1")).toBeTruthy();
    expect(within(described).getByText(/^2 de mayo de 2026/)).toBeTruthy();
    expect(within(plain).getByRole("heading", { name: "Spam o contenido no deseado" })).toBeTruthy();
    expect(within(plain).getByText("De @Testigo2")).toBeTruthy();
    expect(plain.querySelectorAll("p")).toHaveLength(3);
    const hide = screen.getByRole("button", { name: "Ocultar denuncias de Robin" });
    expect(hide.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(hide);
    expect(screen.queryByText("De @Testigo1")).toBeNull();
  });

  test("has the sealed evidence beside its report: profile and chat", async () => {
    await openModeration({
      cases: [reported(0, { reports: 3 })],
      people: { 0: { evidence: [chatEvidence(2), profileEvidence(1)], moreReports: 1 } },
    });
    await open("Robin");
    await screen.findByText("De @Testigo1");
    const [profile, chat, none] = reportItems() as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(profile).getByText("Vendo figuras, escríbeme fuera de aquí")).toBeTruthy();
    expect(within(profile).getByText("Nico Robin")).toBeTruthy();
    expect(within(profile).getByText("30 años · Soria, España · Mujer · Ambas")).toBeTruthy();
    expect(within(profile).getByText("2 gustos: One Piece y Dune")).toBeTruthy();
    expect(within(profile).getByText(/Se borra el 2 de mayo de 2027/)).toBeTruthy();
    const photo = within(profile).getByRole("button", { name: "Foto del perfil en ese momento" });
    expect(photo.querySelector("img")?.getAttribute("src")).toBe(
      "/api/v1/moderation/evidence/30000000-0000-4000-8000-000000000801/photo",
    );
    const messages = within(chat).getAllByRole("listitem");
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Quien denuncia.*Déjame en paz$/),
      expect.stringMatching(/^@Robin.*No pienso hacerlo$/),
    ]);
    expect(within(none).getByText("Esta denuncia no guardó ninguna prueba.")).toBeTruthy();
    expect(screen.getByText("Y 1 denuncia más antigua.")).toBeTruthy();
  });

  test("shows what is in force and what was decided before, with notes and by whom", async () => {
    await openModeration({
      cases: [reported(0)],
      people: {
        0: {
          measure: { type: "ban", reason: "spam", until: null, notes: null, since: "2026-04-01T10:00:00.000Z" },
          history: [
            {
              id: "40000000-0000-4000-8000-000000000001",
              action: "ban",
              reason: "spam",
              until: null,
              moderator: "Zoro",
              notes: "Tercera vez.",
              decidedAt: "2026-04-01T10:00:00.000Z",
            },
            {
              id: "40000000-0000-4000-8000-000000000002",
              action: "dismissal",
              reason: null,
              until: null,
              moderator: null,
              notes: null,
              decidedAt: "2026-03-01T10:00:00.000Z",
            },
          ],
        },
      },
    });
    await open("Robin");
    const history = within(await screen.findByRole("region", { name: "Historial" }));
    expect(history.getByText("Baneo permanente")).toBeTruthy();
    expect(history.getByText("Se unió el 15 de enero de 2026")).toBeTruthy();
    const [ban, dismissal] = history.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    expect(ban.textContent).toMatch(
      /^BaneoSpam o contenido no deseadoPermanenteTercera vez\.1 de abril de 2026.*Por Zoro$/,
    );
    expect(dismissal.textContent).toMatch(/^Denuncias descartadas1 de marzo de 2026/);
    expect(screen.getByRole("link", { name: "Ver perfil de Robin" }).getAttribute("href")).toContain("/profile/");
  });

  test("is in the address, so that coming back from a profile opens it again; only one is open", async () => {
    const { location } = await openModeration({ cases: [reported(0), reported(1)] });
    await open("Robin");
    await screen.findByText("De @Testigo1");
    expect(location()).toBe(`/moderation/bans?person=${reported(0).person.id}`);
    await open("Usopp");
    await waitFor(() => expect(location()).toBe(`/moderation/bans?person=${reported(1).person.id}`));
    expect(await toggle("Robin")).toBeTruthy();
  });

  test("can be fetched again after a failure", async () => {
    let works = false;
    await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation/people/*": () => refusal(works ? "PERSON_NOT_FOUND" : "INTERNAL"),
      },
    });
    await open("Robin");
    await screen.findByText("No se pudo abrir el caso");
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("No se pudo abrir el caso");
  });

  test("nothing can be decided about a moderator", async () => {
    await openModeration({ cases: [reported(0)], people: { 0: { isModerator: true } } });
    await open("Robin");
    await screen.findByText(/^Es del equipo de moderación/);
    for (const name of ["Advertir a Robin", "Descartar denuncias de Robin"]) {
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    }
  });
});

describe("the claim", () => {
  test("is taken when the case opens, shown, and given back when it closes", async () => {
    const { of } = await openModeration({ cases: [reported(0)] });
    await open("Robin");
    await waitFor(() => expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(1));
    await screen.findByText(/^Reservado para ti hasta las /);
    expect(of("DELETE", "/moderation/people/*/claim")).toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: "Ocultar denuncias de Robin" }));
    await waitFor(() => expect(of("DELETE", "/moderation/people/*/claim")).toHaveLength(1));
  });

  test("is renewed while the case is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
    const { of } = await openModeration({ cases: [reported(0)] });
    await open("Robin");
    await screen.findByText(/^Reservado para ti hasta las /);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    await waitFor(() => expect(of("PUT", "/moderation/people/*/claim").length).toBeGreaterThanOrEqual(3));
  });

  test("of another moderator is respected: the case can be read, not decided, until it is free", async () => {
    const { of, server } = await openModeration({ cases: [reported(0, { claim: theirs })] });
    expect(await screen.findByText(/^Con Zoro hasta las /)).toBeTruthy();
    const ban = () => screen.getByRole<HTMLButtonElement>("button", { name: "Banear a Robin" });
    expect(ban().disabled).toBe(true);
    await open("Robin");
    await screen.findByText(/^Zoro está con este caso hasta las /);
    expect(screen.getByText("De @Testigo1")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Advertir a Robin" }).disabled).toBe(true);
    expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(0);
    // Zoro gives it back.
    server.cases = [reported(0)];
    await push("moderation.changed", {});
    await screen.findByText(/^Reservado para ti hasta las /);
    expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(1);
    expect(ban().disabled).toBe(false);
  });

  test("that somebody else took in the same moment is shown", async () => {
    const { server } = await openModeration({ cases: [reported(0)] });
    const button = await toggle("Robin");
    server.cases = [reported(0, { claim: theirs })];
    fireEvent.click(button);
    await screen.findByText(/^Zoro está con este caso hasta las /);
  });
});
