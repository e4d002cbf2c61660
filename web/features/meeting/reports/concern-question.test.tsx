import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answer, offline, refusal } from "../../../lib/api-testing.ts";
import { profileOf } from "../../../screens/profile/testing.ts";
import { renderSignedIn } from "../../../screens/signed-in-testing.tsx";
import { ReportPanel } from "./report-panel.tsx";

const ANSWER = "PUT /reports/*/concern";
const QUESTION = "¿Alguien está en peligro, tiene menos de 18 años o pide dinero?";
const reportId = "30000000-0000-4000-8000-000000000900";

/** A sent report. */
async function sent(answer: Answer = () => ({ isNoted: true })) {
  const app = await renderSignedIn(
    <ReportPanel person={profileOf(1)} kind="profile" open onOpenChange={() => {}} onBlocked={() => {}} />,
    { path: "/profile/1", answers: { "POST /people/*/reports": () => ({ reportId }), [ANSWER]: answer } },
  );
  fireEvent.click(await screen.findByRole("radio", { name: "Otro" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Dice que va a 9th grade" } });
  press("Enviar denuncia");
  const asked = within(await screen.findByRole("region", { name: QUESTION }));
  const answers = () => app.of("PUT", "/reports/*/concern").map(({ params, body }) => [params, body]);
  return { ...app, asked, answers };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a sent report asks one question; a yes opens four answers, and a press sends one", async () => {
  const { answers } = await sent();
  press("Sí");
  const which = within(screen.getByRole("region", { name: "¿Qué ocurre?" }));
  expect(which.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Alguien está en peligro ahora",
    "Tiene menos de 18 años",
    "Pide dinero",
    "No lo tengo claro",
  ]);
  expect(document.activeElement?.textContent).toBe("Alguien está en peligro ahora");
  expect(answers()).toEqual([]);
  press("Alguien está en peligro ahora");
  expect(await screen.findByText(/llama a emergencias/)).toBeTruthy();
  await waitFor(() => expect(answers()).toEqual([[[reportId], { concern: "danger" }]]));
  expect(await screen.findByText("Gracias por decírnoslo. Lo miraremos antes que lo demás.")).toBe(
    document.activeElement?.querySelector("span"),
  );
});

test("a no sends nothing, and the dialog closes unanswered too", async () => {
  const { answers, asked } = await sent();
  expect(screen.getByRole("button", { name: "Ahora no" })).toBeTruthy();
  fireEvent.click(asked.getByRole("button", { name: "No" }));
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(answers()).toEqual([]);
});

test("a lost answer is sent again by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let tries = 0;
    const { answers } = await sent(() => (++tries === 1 ? offline() : { isNoted: true }));
    press("Sí");
    press("Tiene menos de 18 años");
    await waitFor(() => expect(answers()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(answers()).toHaveLength(2));
    expect(await screen.findByText("Gracias por decírnoslo. Lo miraremos antes que lo demás.")).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test("says that the report is decided already, and offers to try again after a refusal", async () => {
  let code: "NOT_FOUND" | "TOO_MANY_REQUESTS" = "TOO_MANY_REQUESTS";
  const { answers } = await sent(() => refusal(code, { retryAfterSeconds: 60 }));
  press("Sí");
  press("Pide dinero");
  await screen.findByText("No hemos podido enviar tu respuesta. Tu denuncia sí nos ha llegado.");
  expect(screen.getByText("No envíes dinero, tarjetas regalo ni códigos.")).toBeTruthy();
  code = "NOT_FOUND";
  press("Reintentar");
  await screen.findByText("Ya hemos revisado tu denuncia. Si sigue ocurriendo, denuncia otra vez.");
  expect(answers()).toHaveLength(2);
});
