import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { banned, chatEvidence, openModeration, personOf, reported } from "./testing.ts";

const open = (bans = [banned(0), banned(1)], answers = {}) =>
  openModeration({ bans, answers, path: "/moderation/bans?tab=banned" });
const items = async () => within(await screen.findByRole("list", { name: "Baneos" })).getAllByRole("listitem");
const unban = (name: string) => screen.findByRole("button", { name: `Desbanear a ${name}` });

describe("banned people", () => {
  test("MOD-11: name, nickname, reason, end or Permanente, date of the ban, notes if any, and a button; found by name", async () => {
    await open([
      banned(0, {
        realName: "Nico Robin",
        reason: "offensive_content",
        until: "2026-06-01T10:30:00.000Z",
        notes: "Insultó a tres personas.",
      }),
      banned(1),
    ]);
    const [named, nameless] = (await items()) as [HTMLElement, HTMLElement];
    const facts = (item: HTMLElement) =>
      [...item.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(within(named).getByRole("heading", { name: "Nico Robin" })).toBeTruthy();
    expect(within(named).getByText("@Robin")).toBeTruthy();
    expect(facts(named)).toEqual([
      ["Motivo", "Contenido ofensivo"],
      ["Hasta", expect.stringMatching(/^1 de junio de 2026.*:30/)],
      ["Fecha del baneo", expect.stringMatching(/^2 de mayo de 2026.*:30/)],
      ["Lo decidió", "@Zoro"],
      ["Notas", "Insultó a tres personas."],
    ]);
    expect(within(nameless).getByRole("heading", { name: "Usopp" })).toBeTruthy();
    expect(facts(nameless).map(([term]) => term)).toEqual(["Motivo", "Hasta", "Fecha del baneo", "Lo decidió"]);
    expect(facts(nameless)[1]).toEqual(["Hasta", "Permanente"]);
    expect(screen.getByText("2 personas baneadas")).toBeTruthy();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "usop" } });
    await waitFor(async () => expect(await items()).toHaveLength(1));
    await unban("Usopp");
  });
});

describe("by the keyboard", () => {
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

  test("d lifts a ban and b changes it, after a look at its evidence", async () => {
    const { of } = await open([banned(0), banned(1, { bannedAt: new Date().toISOString() })]);
    await items();
    for (const name of ["j", "j", "d"]) key(name);
    await screen.findByText(es.moderation.nothingDone.unseen);
    key("o");
    await screen.findByText(es.moderation.evidence.none);
    key("b");
    const title = es.moderation.banChange.title.replace("{{name}}", "Usopp");
    const dialog = await screen.findByRole("dialog", { name: title });
    key("d");
    expect(of("DELETE", "/moderation/people/*/ban")).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: es.common.actions.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    key("d");
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(of("DELETE", "/moderation/people/*/ban").map(({ params }) => params)).toEqual([[banned(1).person.id]]);
  });
});

describe("unbanning", () => {
  test("BAN-11 BAN-12 ERR-54: takes the person out of the list, says so, and the focus goes to the next one", async () => {
    const { of } = await open();
    const button = await unban("Robin");
    button.focus();
    fireEvent.click(button);
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(of("DELETE", "/moderation/people/*/ban").map(({ params }) => params)).toEqual([[banned(0).person.id]]);
    expect(await screen.findByText("Usuario desbaneado")).toBeTruthy();
    expect(screen.getByText("El usuario ha sido desbaneado exitosamente")).toBeTruthy();
    expect(screen.getByText("1 persona baneada")).toBeTruthy();
    expect(document.activeElement).toBe(await unban("Usopp"));
  });

  test("ERR-50: a failure is told, and the person stays banned", async () => {
    await open([banned(0)], { "DELETE /moderation/people/*/ban": () => refusal("INTERNAL") });
    fireEvent.click(await unban("Robin"));
    const toast = await failureToast();
    expect(toast.getByText("Error")).toBeTruthy();
    expect(toast.getByText("No se pudo desbanear al usuario")).toBeTruthy();
    expect(await items()).toHaveLength(1);
  });
});

describe("the evidence and history of a ban", () => {
  test("are loaded on request, with the evidence that was decided about", async () => {
    const person = personOf(reported(0), { evidence: [chatEvidence(1)] });
    const { of } = await open([banned(0, { evidence: [chatEvidence(1).hash] })], {
      "GET /moderation/people/*": () => person,
    });
    const summary = await screen.findByText(es.moderation.banChange.details);
    expect(of("GET", "/moderation/people/*")).toHaveLength(0);
    const details = summary.closest("details") as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    expect(await screen.findByText("No pienso hacerlo")).toBeTruthy();
    expect(screen.getByRole("region", { name: es.moderation.case.history })).toBeTruthy();
  });
});

describe("the duration of a ban", () => {
  const CHANGE = "PUT /moderation/people/*/ban/duration";
  const since = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const until = new Date(Date.now() + 4 * 86_400_000).toISOString();
  const ask = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Cambiar duración del baneo de Robin" }));
    return within(await screen.findByRole("dialog"));
  };

  test("BAN-04: is one of those that end later, and goes with a note and the ban that was seen", async () => {
    const { of } = await open([banned(0, { bannedAt: since, until })], {
      [CHANGE]: () => ({ decisionId: reported(0).caseId, bannedUntil: null }),
    });
    const dialog = await ask();
    expect(dialog.getAllByRole("radio").map((each) => (each as HTMLInputElement).value)).toEqual([
      "1_week",
      "1_month",
      "permanent",
    ]);
    fireEvent.click(dialog.getByRole("radio", { name: es.banDialog.durations.permanent }));
    expect(dialog.getByText(es.moderation.banChange.never)).toBeTruthy();
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Otra vez" } });
    fireEvent.click(dialog.getByRole("button", { name: es.moderation.banChange.submit.change }));
    expect(await screen.findByText(es.moderation.banChange.done.title)).toBeTruthy();
    const body = { duration: "permanent", notes: "Otra vez", ban: { bannedAt: since, until } };
    expect(of("PUT", "/moderation/people/*/ban/duration").map((call) => call.body)).toEqual([body]);
  });

  test("changed by someone else meanwhile is told, keeps the note, and the second try is about the new one", async () => {
    let isFirst = true;
    const { of, server } = await open([banned(0, { bannedAt: since, until })], {
      [CHANGE]: () => {
        if (!isFirst) return { decisionId: reported(0).caseId, bannedUntil: null };
        isFirst = false;
        server.bans = [banned(0, { bannedAt: since, until: null })];
        return refusal("BAN_CHANGED");
      },
    });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole("radio", { name: es.banDialog.durations["1_month"] }));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Otra vez" } });
    const send = dialog.getByRole("button", { name: es.moderation.banChange.submit.change });
    fireEvent.click(send);
    expect((await failureToast()).getByText(es.errors.codes.BAN_CHANGED)).toBeTruthy();
    await waitFor(() => expect(dialog.queryByRole("radio", { name: es.banDialog.durations.permanent })).toBeNull());
    fireEvent.click(send);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = of("PUT", "/moderation/people/*/ban/duration").map((call) => call.body);
    expect(sent[1]).toMatchObject({ notes: "Otra vez", ban: { bannedAt: since, until: null } });
  });

  test("is not offered where no other would end later", async () => {
    await open([banned(0, { bannedAt: "2020-01-01T00:00:00.000Z" })]);
    await unban("Robin");
    expect(screen.queryByRole("button", { name: /^Cambiar duración/ })).toBeNull();
  });
});
