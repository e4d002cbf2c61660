import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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

  test("MOD-08: each report with reason, reporter, date, description and its evidence, hidden again by the same button", async () => {
    await openModeration({
      cases: [reported(0, { reports: 2 })],
      people: {
        0: {
          reports: [report(1, { reason: "harassment", description: "Me insulta\ncada noche" }), report(2)],
          evidence: [chatEvidence(2), profileEvidence(1)],
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
    expect(within(described).getByText("Vendo figuras, escríbeme fuera de aquí")).toBeTruthy();
    expect(within(described).getAllByText(/^2 de mayo de 2026/)).toHaveLength(1);
    expect(within(plain).getByText("De @Testigo2")).toBeTruthy();
    const messages = [...plain.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(messages).toEqual([
      expect.stringMatching(/^Quien denuncia.*Déjame en paz$/),
      expect.stringMatching(/^@Robin.*No pienso hacerlo$/),
    ]);
    expect(screen.getByRole("link", { name: "Ver perfil de Robin" }).getAttribute("href")).toContain("/profile/");
    const hide = screen.getByRole("button", { name: "Ocultar denuncias de Robin" });
    expect(hide.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(hide);
    expect(screen.queryByText("De @Testigo1")).toBeNull();
  });

  test.each([
    ["left to the operator", true, 0],
    ["about a moderator", false, 1],
  ])("that is %s says so, and nothing can be decided", async (_, isWithOperator, claims) => {
    const { of } = await openModeration({
      cases: [reported(0, { isWithOperator })],
      people: { 0: { isModerator: true } },
    });
    await open("Robin");
    await screen.findByText("Es del equipo de moderación: este caso lo decide quien administra Nakamatch.");
    for (const name of ["Advertir a Robin", "Descartar denuncias de Robin"]) {
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled, name).toBe(true);
    }
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Banear a Robin" }).disabled).toBe(isWithOperator);
    expect(screen.queryAllByText("Lo decide quien administra Nakamatch")).toHaveLength(isWithOperator ? 1 : 0);
    await waitFor(() => expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(claims));
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
