import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openModeration, report, reported } from "./testing.ts";

const MARK = "PUT /moderation/people/*/mark";
const path = "/moderation/bans?tab=reported";
const open = async (name: string) =>
  fireEvent.click(await screen.findByRole("button", { name: `Ver denuncias sobre ${name}` }));

async function openMarked(concern: Concern) {
  const entry = reported(0, { concern, lastReason: "other" });
  const app = await openModeration({
    path,
    cases: [entry],
    people: { 0: { mark: { concern, by: "reporter" }, reports: [report(1, { reason: "other", concern })] } },
    answers: { [MARK]: () => ({ isMarked: true }) },
  });
  await open("Robin");
  return { ...app, marks: () => app.of("PUT", "/moderation/people/*/mark").map(({ body }) => body), entry };
}

test.each([
  ["danger", "Alguien está en peligro", /No banees a quien habla de suicidio/],
  ["underage", "Puede tener menos de 18 años", /baneo permanente por «Otro»/],
  ["money", "Pide dinero", /parar un pago/],
  ["unsure", "Quizá urgente", /decide el caso como cualquier otro/],
] as const)("a case marked %s says so in words, with the steps of its runbook", async (concern, name, step) => {
  await openMarked(concern);
  const steps = within(await screen.findByRole("region", { name: "Qué hacer" }));
  expect(steps.getByText(name)).toBeTruthy();
  expect(steps.getByText("Lo dice quien denunció")).toBeTruthy();
  expect(steps.getByText(step).tagName).toBe("LI");
  expect(screen.queryByText("Prioridad baja"), "the mark stands in its place").toBeNull();
  expect(screen.getByText(`Respuesta de quien denunció: ${name}`)).toBeTruthy();
});

test("the mark is changed and taken away", async () => {
  const { marks, entry } = await openMarked("money");
  const choose = async (name: string) => {
    fireEvent.click(await screen.findByRole("button", { name: "Cambiar la marca" }));
    fireEvent.click(await screen.findByRole(/^Quitar/.test(name) ? "menuitem" : "menuitemcheckbox", { name }));
  };
  await choose("Alguien está en peligro");
  await waitFor(() => expect(marks()).toEqual([{ caseId: entry.caseId, concern: "danger" }]));
  await choose("Quitar la marca");
  await waitFor(() => expect(marks().at(-1)).toEqual({ caseId: entry.caseId, concern: null }));
});

test("what a rule found is quoted, and only a press marks the case", async () => {
  const sign = { concern: "underage", source: "reported", text: "I'm in 9th grade" } as const;
  const { of } = await openModeration({
    path,
    cases: [reported(0)],
    people: { 0: { signs: [sign] } },
    answers: { [MARK]: () => ({ isMarked: true }) },
  });
  await open("Robin");
  expect(await screen.findByText("Puede tener menos de 18 años. Escribe: «I'm in 9th grade»")).toBeTruthy();
  expect(of("PUT", "/moderation/people/*/mark")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Marcar: Puede tener menos de 18 años" }));
  await waitFor(() => expect(of("PUT", "/moderation/people/*/mark")).toHaveLength(1));
});

test.each([
  ["underage", "Permanente", "Propuesta: Permanente, si está claro que tiene menos de 18 años"],
  ["danger", "1 día", null],
] as const)("the dialog of a ban suggests for %s what the runbook says", async (concern, duration, suggested) => {
  await openMarked(concern);
  fireEvent.click(await screen.findByRole("button", { name: "Banear a Robin" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("radio", { name: duration, checked: true })).toBeTruthy();
  if (suggested) expect(dialog.getByText(suggested)).toBeTruthy();
  else expect(dialog.queryByText(/^Propuesta/)).toBeNull();
});
