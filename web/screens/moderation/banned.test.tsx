import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { banned, openModeration } from "./testing.ts";

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
      ["Notas", "Insultó a tres personas."],
    ]);
    expect(within(nameless).getByRole("heading", { name: "Usopp" })).toBeTruthy();
    expect(facts(nameless).map(([term]) => term)).toEqual(["Motivo", "Hasta", "Fecha del baneo"]);
    expect(facts(nameless)[1]).toEqual(["Hasta", "Permanente"]);
    expect(screen.getByText("2 personas baneadas")).toBeTruthy();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "usop" } });
    await waitFor(async () => expect(await items()).toHaveLength(1));
    await unban("Usopp");
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
