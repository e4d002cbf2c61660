import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration, personOf, profileEvidence, report, reported } from "./testing.ts";

const toggle = (name: string) => screen.findByRole("button", { name: `Ver denuncias sobre ${name}` });
const open = async (name: string) => fireEvent.click(await toggle(name));
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
    fireEvent.click(screen.getByRole("button", { name: "Descartar denuncias sobre Cuenta eliminada" }));
    const question = within(await screen.findByRole("alertdialog"));
    fireEvent.click(question.getByRole("button", { name: "Descartar denuncias" }));
    await waitFor(() => expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(1));
    expect(of("PUT", "/moderation/people/*/dismissal")[0]).toMatchObject({ body: { caseId: entry.caseId } });
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
    for (const name of ["Advertir a Robin", "Descartar denuncias sobre Robin", "Banear a Robin"]) {
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled, name).toBe(true);
    }
    expect(screen.queryAllByText("Lo decide quien administra Nakamatch")).toHaveLength(isWithOperator ? 1 : 0);
    await waitFor(() => expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(claims));
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

  test("that a reporter wants looked at again has their words with the report", async () => {
    await openModeration({
      cases: [reported(0)],
      people: { 0: { reports: [report(1, { appeal: "Sigue ahí." }), report(2)] } },
    });
    await open("Robin");
    const title = await screen.findByText(es.moderation.case.appeal);
    const item = within(title.closest("li") as HTMLElement);
    expect([item.getByText("De @Testigo1"), item.getByText("Sigue ahí.")]).toHaveLength(2);
  });

  test("can be fetched again after a failure", async () => {
    let works = false;
    const person = () => (works ? personOf(reported(0)) : refusal("INTERNAL"));
    await openModeration({ cases: [reported(0)], answers: { "GET /moderation/people/*": person } });
    await open("Robin");
    expect((await failureToast()).getByText("No hemos podido abrir el caso")).toBeTruthy();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("De @Testigo1");
  });
});

test("is fetched before it is opened: the first one, on hover, and the next one while one is open", async () => {
  const { of } = await openModeration({ cases: [reported(0), reported(1), reported(2)] });
  const fetched = () => new Set(of("GET", "/moderation/people/*").map(({ params }) => params[0]));
  const entry = (await screen.findByRole("heading", { name: "Sanji" })).closest("li") as HTMLElement;
  await waitFor(() => expect([...fetched()]).toEqual([reported(0).person.id]));
  fireEvent.pointerOver(entry);
  await waitFor(() => expect(fetched()).toContain(reported(2).person.id));
  expect(fetched()).not.toContain(reported(1).person.id);
  await open("Robin");
  await waitFor(() => expect(fetched()).toContain(reported(1).person.id));
});

test("on a wide screen a case opens beside the list", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: true } as MediaQueryList),
  );
  await openModeration({ cases: [reported(0), reported(1)] });
  await screen.findByText("Elige un caso");
  await open("Robin");
  const pane = within(await screen.findByRole("region", { name: /^Robin/ }));
  await pane.findByText("De @Testigo1");
  expect(within(screen.getByRole("list", { name: "Denuncias" })).queryByText("De @Testigo1")).toBeNull();
  fireEvent.click(pane.getByRole("button", { name: "Siguiente" }));
  await screen.findByRole("region", { name: /^Usopp/ });
  expect(document.activeElement?.getAttribute("data-case")).toBe(reported(1).person.id);
  vi.restoreAllMocks();
});

describe("the claim", () => {
  test("of another moderator is respected: the case can be read, not decided, until it is free", async () => {
    const { of, server } = await openModeration({ cases: [reported(0, { claim: theirs })] });
    expect(await screen.findByText(/^Con Zoro, hasta /)).toBeTruthy();
    const ban = () => screen.getByRole<HTMLButtonElement>("button", { name: "Banear a Robin" });
    expect(ban().disabled).toBe(true);
    await open("Robin");
    await screen.findByText(/^Zoro está con este caso \(hasta /);
    expect(screen.getByText("De @Testigo1")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Advertir a Robin" }).disabled).toBe(true);
    expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(0);
    // Released by Zoro.
    server.cases = [reported(0)];
    await push("moderation.changed", {});
    await screen.findByText(/^Reservado para ti, hasta /);
    expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(1);
    expect(ban().disabled).toBe(false);
  });
});

test("the same snapshot is folded below the first, and shown on request", async () => {
  const snapshot = "same";
  const evidence = [1, 2, 3].map((number) => ({
    ...profileEvidence(number),
    snapshot: number === 3 ? "other" : snapshot,
  }));
  await openModeration({ cases: [reported(0, { reports: 3 })], people: { 0: { evidence } } });
  await open("Robin");
  const bios = () => screen.queryAllByText("Vendo figuras, escríbeme fuera de aquí");
  await screen.findByText(es.moderation.evidence.same);
  expect(bios()).toHaveLength(2);
  const button = screen.getByRole("button", { name: es.moderation.evidence.showSame });
  button.focus();
  fireEvent.click(button);
  expect(bios()).toHaveLength(3);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("FIGURE"));
});
