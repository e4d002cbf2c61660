import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Answer, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { openDashboard } from "./filters-testing.tsx";
// Imported ahead, so that its parts are loaded before the first test.
import "./first-limits.tsx";
import "./interests-onboarding.tsx";
import { interest, page } from "./testing.ts";

// Prevents a reload of the test's page.
const reloadPage = vi.fn();
beforeEach(() => void vi.spyOn(location, "reload").mockImplementation(reloadPage.mockReset()));

const CONTINUE = es.common.actions.continue;
const catalogue = [
  { ...interest(1, "anime", "Berserk"), matchedTitle: null },
  { ...interest(2, "anime", "Shingeki no Kyojin"), matchedTitle: "Ataque a los titanes" },
];

/** Opens the onboarding of a person without interests. */
async function openDialog(extra: Record<string, Answer> = {}) {
  let mine: unknown[] = [];
  const answers: Record<string, Answer> = {
    "GET /discovery": page([]),
    "GET /interests": () => catalogue,
    "GET /interests/popular": () => [],
    "GET /me/interests": () => mine,
    "GET /me/daily-people": () => ({ ...NOTHING_CHOSEN, isChosen: true, hasLanguages: true, holdsFrom: null }),
    "PUT /me/interests/*": ({ params }) => {
      const added = catalogue.find((each) => each.id === Number(params[0]));
      mine = [...mine, added];
      return added;
    },
    "DELETE /me/interests/*": ({ params }) => {
      mine = [];
      return { interestId: Number(params[0]) };
    },
    ...extra,
  };
  const result = await openDashboard(answers, { user: { interestCount: 0 } });
  const dialog = await screen.findByRole("dialog", { name: es.interests.title });
  const button = (name: string) => within(dialog).findByRole("button", { name });
  const press = async (name: string) => fireEvent.click(await button(name));
  const leave = await button(CONTINUE);
  const written = () => waitFor(() => expect(leave.getAttribute("aria-busy")).toBeNull());
  await button("Añadir Berserk");
  return { ...result, dialog, button, press, leave, written };
}

const leaving: [string, (dialog: HTMLElement) => void][] = [
  ["Continuar", (dialog) => fireEvent.click(within(dialog).getByRole("button", { name: "Continuar" }))],
  ["Cerrar", (dialog) => fireEvent.click(within(dialog).getByRole("button", { name: "Cerrar" }))],
  ["Escape", (dialog) => fireEvent.keyDown(dialog, { key: "Escape" })],
];

const first = es.dailySettings.first;
const NOTHING_CHOSEN = { maxDistance: null, minAge: null, maxAge: null, sharedLanguage: false };
const newcomer = (age: number | null, languages: string[] = ["es"]): Record<string, Answer> => ({
  "GET /me/daily-people": () => ({ ...NOTHING_CHOSEN, isChosen: false, hasLanguages: false, holdsFrom: null }),
  "GET /me/profile": () => ({ age, languages }),
  "PUT /me/daily-people": ({ body }) => body,
  "PUT /me/languages": ({ body }) => body,
});

test.each([
  ["who is asked for limits next", true, `${es.interests.step} · ${es.interests.intro}`],
  ["who has said them", false, es.interests.intro],
])("the onboarding counts its steps for a newcomer %s", async (_who, isAsked, text) => {
  await openDialog(isAsked ? newcomer(26) : {});
  expect(await screen.findByText(text)).toBeTruthy();
});

/** Opens the question after the first title. */
async function openStep(answers: Record<string, Answer>) {
  const onboarding = await openDialog(answers);
  await onboarding.press("Añadir Berserk");
  await onboarding.written();
  await onboarding.press(CONTINUE);
  const step = await screen.findByRole("dialog", { name: first.title });
  await within(step).findByLabelText(es.dailySettings.distance);
  const answer = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const sent = () => onboarding.of("PUT", "/me/daily-people").map(({ body }) => body);
  return { ...onboarding, step, answer, sent };
}

test.each([
  [30, { maxDistance: 100, minAge: 22, maxAge: 38 }],
  [20, { maxDistance: 100, minAge: null, maxAge: 28 }],
  [95, { maxDistance: 100, minAge: 87, maxAge: null }],
  [null, { maxDistance: 100, minAge: null, maxAge: null }],
])("a newcomer of %s is asked how far and what age, near as offered; then the page reloads", async (age, offered) => {
  const { answer, sent } = await openStep(newcomer(age));
  expect(reloadPage).not.toHaveBeenCalled();
  answer(first.save);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ ...offered, sharedLanguage: true }]);
});

test("the question has what was chosen there, and Back leads to the titles, and to it again", async () => {
  const { step, answer, sent, press, dialog } = await openStep(newcomer(30));
  expect(outlineOf(step)).toMatchSnapshot();
  fireEvent.change(within(step).getByLabelText(es.dailySettings.distance), { target: { value: "25" } });
  fireEvent.change(within(step).getByLabelText(es.dailySettings.maxAge), { target: { value: "any" } });
  fireEvent.keyDown(step, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: first.title })).toBeNull());
  expect(dialog.isConnected).toBe(true);
  await press(CONTINUE);
  await screen.findByRole("dialog", { name: first.title });
  answer(first.save);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ maxDistance: 25, minAge: 22, maxAge: null, sharedLanguage: true }]);
});

test("no limits are an answer, and reloads even if it cannot be stored", async () => {
  const { answer, sent } = await openStep({ ...newcomer(30), "PUT /me/daily-people": () => refusal("INTERNAL") });
  answer(first.save);
  expect(await screen.findByText(es.errors.title)).toBeTruthy();
  expect(reloadPage).not.toHaveBeenCalled();
  answer(first.noLimits);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toEqual(NOTHING_CHOSEN);
});

test("who has chosen before is not asked again", async () => {
  const { press, written } = await openDialog();
  await press("Añadir Berserk");
  await written();
  await press(CONTINUE);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(screen.queryByRole("dialog", { name: first.title })).toBeNull();
});

test("who says no language is offered people of any", async () => {
  const { answer, sent } = await openStep(newcomer(30, []));
  answer(first.save);
  await waitFor(() => expect(sent()).toMatchObject([{ sharedLanguage: false }]));
});

test("the languages are asked for there, and stored at once; they stay after a way back to the titles", async () => {
  const { step, of, press } = await openStep(newcomer(30, []));
  const search = await within(step).findByRole("combobox", { name: /Qué idiomas hablas/ });
  fireEvent.focus(search);
  fireEvent.keyDown(search, { key: "ArrowDown" });
  expect(of("PUT", "/me/languages")).toEqual([]);
  fireEvent.click((await screen.findAllByRole("option"))[0]!);
  await waitFor(() => expect(of("PUT", "/me/languages").map(({ body }) => body)).toEqual([{ languages: ["es"] }]));
  fireEvent.keyDown(step, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: first.title })).toBeNull());
  await press(CONTINUE);
  const again = await screen.findByRole("dialog", { name: first.title });
  expect(await within(again).findByRole("combobox", { name: /Qué idiomas hablas/ })).toBeTruthy();
});

test.each([
  ["neither asked nor is their list fetched", 3, 0],
  ["not asked, whatever the snapshot says", 0, 1],
])("INTEREST-02: somebody who has interests is %s", async (_, interestCount, requests) => {
  const answers = { "GET /discovery": page([]), "GET /me/interests": () => [interest(1)] };
  const { of } = await openDashboard(answers, { user: { interestCount } });
  await screen.findByRole("heading", { name: "Tu gente está en camino" });
  await waitFor(() => expect(of("GET", "/me/interests")).toHaveLength(requests));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("during maintenance a refused pick says why, and the question can be put off", async () => {
  const { dialog, press } = await openDialog({
    "GET /switches": () => ({ isRegistrationOpen: true, maintenanceUntil: "2026-05-04T10:00:00.000Z" }),
    "PUT /me/interests/*": () => refusal("MAINTENANCE"),
  });
  await press("Añadir Berserk");
  expect(await screen.findByText(es.errors.codes.MAINTENANCE)).toBeTruthy();
  await press(CONTINUE);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test("at a desk it begins in the search", async () => {
  await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox")));
});

test("the keyboard may skip the titles", async () => {
  const { press, leave } = await openDialog();
  await press(es.interests.skip);
  expect(document.activeElement).toBe(leave);
});

test("INTEREST-01 INTEREST-03 INTEREST-05 INTEREST-07: it asks for titles of the category, and for those that match", async () => {
  const { matchMedia } = globalThis;
  vi.stubGlobal("matchMedia", (query: string) => matchMedia(query === "(pointer: fine)" ? "(pointer: none)" : query));
  const { dialog, of } = await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Categoría" })));
  await waitFor(() => expect(dialog.querySelector("[aria-busy=true], .animate-spin")).toBeNull());
  expect(outlineOf(dialog)).toMatchSnapshot();
  expect(of("GET", "/interests")[0]?.query.get("kind")).toBe("anime");
  fireEvent.change(within(dialog).getByRole("searchbox"), { target: { value: "titanes" } });
  await waitFor(() => expect(of("GET", "/interests").at(-1)?.query.get("search")).toBe("titanes"));
});

test("INTEREST-06 INTEREST-08..11 ERR-21: a pick moves to its column, is written and told; and it is taken away again", async () => {
  const { dialog, of, press, button, written } = await openDialog();
  const column = (name: string) => within(within(dialog).getByRole("region", { name }));
  expect(column("Anime & Manga").getByText("Aún no has añadido anime ni manga")).toBeTruthy();
  expect(column("Series & Películas").getByText("Aún no has añadido series ni películas")).toBeTruthy();
  await press("Añadir Berserk");
  expect(await column("Anime & Manga").findByRole("button", { name: "Quitar Berserk" })).toBeTruthy();
  expect(column("Anime & Manga").queryByText(/^Aún no has añadido/)).toBeNull();
  expect(within(dialog).queryByRole("button", { name: "Añadir Berserk" })).toBeNull();
  expect(column("Videojuegos").getByText("Aún no has añadido videojuegos")).toBeTruthy();
  expect(await screen.findByText("Elemento añadido")).toBeTruthy();
  expect(of("PUT", "/me/interests/1")).toHaveLength(1);
  await press("Añadir Shingeki no Kyojin también «Ataque a los titanes»");
  await written();
  expect(within(dialog).getByText("Has elegido 2 títulos")).toBeTruthy();
  await press("Quitar Berserk");
  await press("Quitar Shingeki no Kyojin");
  expect(await screen.findByText("Elemento eliminado")).toBeTruthy();
  expect(of("DELETE", "/me/interests/1")).toHaveLength(1);
  expect(await button("Añadir Berserk")).toBeTruthy();
  expect(within(dialog).queryByText(/^Has elegido/)).toBeNull();
  await written();
  await press(CONTINUE);
  await screen.findByText(es.interests.toasts.needOneTitle);
  expect(reloadPage).not.toHaveBeenCalled();
});

test("INTEREST-12 ERR-20: a pick that cannot be written is taken back", async () => {
  const { press, button } = await openDialog({ "PUT /me/interests/*": () => refusal("INTERNAL") });
  await press("Añadir Berserk");
  expect(await screen.findByText("No se pudo añadir el gusto. Inténtalo de nuevo.")).toBeTruthy();
  expect(await button("Añadir Berserk")).toBeTruthy();
});

test.each(leaving)(
  "INTEREST-13 ERR-22: without any interest %s leaves it open and says why, until there is one",
  async (_, leave) => {
    const { dialog, press } = await openDialog();
    leave(dialog);
    expect(await screen.findByText("Añade al menos un gusto")).toBeTruthy();
    const text = screen.getByText("Necesitas añadir al menos un gusto para continuar usando Nakamatch.");
    expect(text.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
    expect(screen.getByRole("dialog", { name: "¿Qué te apasiona?" })).toBeTruthy();
    expect(reloadPage).not.toHaveBeenCalled();
    await press("Añadir Berserk");
    await waitFor(() => expect(screen.queryByText("Añade al menos un gusto")).toBeNull());
  },
);

test.each(leaving)("INTEREST-14: with one %s closes it and the page reloads", async (_, leave) => {
  const { dialog, press, written } = await openDialog();
  await press("Añadir Berserk");
  await written();
  leave(dialog);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "¿Qué te apasiona?" })).toBeNull());
  expect(reloadPage).toHaveBeenCalledOnce();
});

test("INTEREST-14: not while a title is being written, which the reload would cut off", async () => {
  let write = (_: unknown) => {};
  const { dialog, press, leave, written } = await openDialog({
    "PUT /me/interests/*": () => new Promise((resolve) => (write = resolve)),
  });
  await press("Añadir Berserk");
  await waitFor(() => expect(leave.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(leave);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(reloadPage).not.toHaveBeenCalled();
  write(interest(1, "anime", "Berserk"));
  await written();
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});
