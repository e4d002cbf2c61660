import { banDialog as german } from "@nakamatch/phrases/de/moderation/ban-dialog";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { orpc } from "../../lib/api.ts";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration, report, reported } from "./testing.ts";

/** Decisions: dialogs, requests, toasts, focus. */

const BAN = "PUT /moderation/people/*/ban";
const DISMISS = "PUT /moderation/people/*/dismissal";
const never = () => new Promise(() => {});
type Answers = NonNullable<Parameters<typeof openModeration>[0]["answers"]>;

const dialog = async () => within(await screen.findByRole("dialog"));
const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
/** The case with the focus, on or in it. */
const focused = () => document.activeElement?.closest<HTMLElement>("[data-case]")?.dataset.case;

/** A dialog, once it has the focus. */
async function openedDialog(role = "dialog") {
  const element = await screen.findByRole(role);
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  const inside = within(element);
  return {
    element,
    choose: (name: string) => fireEvent.click(inside.getByRole("radio", { name })),
    chosen: () => [...element.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value),
    button: (name: string) => inside.getByRole<HTMLButtonElement>("button", { name }),
    submit: () => fireEvent.submit(element.querySelector("form") as HTMLFormElement),
  };
}
/** Triggers the refetch after another moderator's change: earlier requests have arrived by then. */
async function later({ of }: { of: (method: string, path: string) => unknown[] }) {
  const before = of("GET", "/moderation").length;
  await push("moderation.changed", {});
  await waitFor(() => expect(of("GET", "/moderation").length).toBeGreaterThan(before));
}

async function openBan(answers: Answers = {}, cases = [reported(0), reported(1)], reason = "spam") {
  const app = await openModeration({ cases, answers, people: { 0: { reports: [report(1, { reason })] } } });
  await press("Banear a Robin");
  return { ...app, ...(await openedDialog()) };
}

describe("the dialog", () => {
  test("BAN-01 BAN-03: needs a reason, which gets the focus; says what the person will read; a warning has no duration", async () => {
    const { of } = await openBan({}, [reported(0)], "Se hace pasar por mí");
    const found = await dialog();
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await found.findByText("Elige un motivo")).toBeTruthy();
    expect(document.activeElement).toBe(found.getByRole("radio", { name: "Foto inapropiada" }));
    expect(of("PUT", "/moderation/people/*/ban")).toEqual([]);
    const preview = within(found.getByRole("region", { name: "Esto leerá Robin" }));
    fireEvent.click(found.getByRole("radio", { name: "Contenido ofensivo" }));
    fireEvent.click(found.getByRole("radio", { name: "Permanente" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Tres insultos en un día." } });
    for (const text of ["Contenido ofensivo", "Permanente", "Tres insultos en un día."]) {
      expect(preview.getByText(text)).toBeTruthy();
    }
    fireEvent.click(found.getByRole("radio", { name: "Advertencia" }));
    expect(found.queryByRole("group", { name: "Duración" })).toBeNull();
    expect(preview.getByText("Has recibido una advertencia")).toBeTruthy();
    expect(preview.queryByText("Hasta")).toBeNull();
  });
});

describe("the dialog of a case", () => {
  test("suggests reason and duration, and leaves them to the moderator; Enter sends", async () => {
    const entry = reported(0);
    const { of } = await openModeration({
      cases: [entry],
      people: {
        0: {
          reports: [report(1, { reason: "harassment" })],
          history: [
            {
              id: entry.caseId,
              action: "warning",
              reason: "spam",
              until: null,
              moderator: "Zoro",
              notes: null,
              decidedAt: "2026-04-01T10:00:00.000Z",
            },
          ],
        },
      },
    });
    await press("Banear a Robin");
    const { chosen, choose, element } = await openedDialog();
    await screen.findByText("Propuesta: 1 semana, porque hay 1 medida anterior");
    expect(chosen()).toEqual(["ban", "1_week", "offensive_content"]);
    expect(element.querySelector("form")?.contains(document.activeElement), "not on a button").toBe(true);
    choose("1 día");
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "respect" } });
    const notes = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ });
    fireEvent.keyDown(notes, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(1));
    expect(of("PUT", "/moderation/people/*/ban")[0]?.body).toMatchObject({
      reason: "offensive_content",
      duration: "1_day",
      notes: es.banDialog.templates.respect,
    });
  });
});

test("a suggestion stays while the moderator writes, whatever is reported meanwhile", async () => {
  const people = { 0: { reports: [report(1)] } };
  const { of } = await openModeration({ cases: [reported(0)], people });
  await press("Banear a Robin");
  const { chosen } = await openedDialog();
  await waitFor(() => expect(chosen()).toEqual(["ban", "1_day", "spam"]));
  people[0].reports = [2, 3, 4].map((number) => report(number, { reason: "harassment" }));
  const before = of("GET", "/moderation/people/*").length;
  await push("moderation.changed", {});
  await waitFor(() => expect(of("GET", "/moderation/people/*").length).toBeGreaterThan(before));
  await later({ of });
  expect(chosen()).toEqual(["ban", "1_day", "spam"]);
});

test("after a decision the next case is one that this moderator can decide", async () => {
  const claim = { moderator: "Zoro", isMine: false, until: "2099-01-01T12:15:00.000Z" };
  const cases = [reported(0), reported(1, { claim }), reported(2, { isWithOperator: true }), reported(3)];
  const { location } = await openModeration({ cases });
  await press("Ver denuncias sobre Robin");
  await press("Advertir a Robin");
  const { choose, button } = await openedDialog();
  choose("Otro");
  fireEvent.click(button("Advertir"));
  await waitFor(() => expect(location()).toBe(`/moderation/bans?person=${reported(3).person.id}`));
});

describe("a decision", () => {
  test("BAN-02 BAN-13: a ban without notes takes the person to the banned people at once; the focus goes to the next case", async () => {
    const { of } = await openBan();
    const found = await dialog();
    fireEvent.click(found.getByRole("radio", { name: "1 semana" }));
    fireEvent.click(found.getByRole("radio", { name: "Spam o contenido no deseado" }));
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await screen.findByText("Has baneado a Robin")).toBeTruthy();
    expect(names()).toEqual(["Usopp"]);
    expect(of("PUT", "/moderation/people/*/ban").map(({ params, body }) => [params, body])).toEqual([
      [
        [reported(0).person.id],
        { reason: "spam", notes: "", duration: "1_week", decisionId: expect.any(String), caseId: reported(0).caseId },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
    fireEvent.click(screen.getByRole("tab", { name: /Baneos/ }));
    await screen.findByRole("button", { name: "Desbanear a Robin" });
  });

  test("a ban leaves no list as it was that may show the person", async () => {
    const { app } = await openBan();
    const shown = [orpc.dailyPeople, orpc.likeWords, orpc.discovery, orpc.chats].map((group) => group.key());
    for (const key of shown) app.queries.setQueryData([...key, "seen"], {});
    const found = await dialog();
    fireEvent.click(found.getByRole("radio", { name: "Spam o contenido no deseado" }));
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    await screen.findByText("Has baneado a Robin");
    const areStale = () => shown.map((key) => app.queries.getQueryState([...key, "seen"])?.isInvalidated);
    await waitFor(() => expect(areStale()).toEqual([true, true, true, true]));
  });

  test("PERM-05: a warning, from the open case, with notes; the next case opens", async () => {
    const { of, location } = await openModeration({ cases: [reported(0), reported(1)] });
    await press("Ver denuncias sobre Robin");
    await press("Advertir a Robin");
    expect(location()).toContain("person=");
    const found = await dialog();
    expect(found.getByRole<HTMLInputElement>("radio", { name: "Advertencia" }).checked).toBe(true);
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Con calma." } });
    fireEvent.click(found.getByRole("button", { name: "Advertir" }));
    await screen.findByText("Has advertido a Robin");
    expect(of("PUT", "/moderation/people/*/warning").map(({ body }) => body)).toEqual([
      { reason: "other", notes: "Con calma.", decisionId: expect.any(String), caseId: reported(0).caseId },
    ]);
    expect(names()).toEqual(["Usopp"]);
    await waitFor(() => expect(location()).toBe(`/moderation/bans?person=${reported(1).person.id}`));
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
  });

  test("about the only person found clears the search", async () => {
    const { location } = await openModeration({
      cases: [reported(0), reported(1)],
      path: "/moderation/bans?q=robin",
    });
    await press("Banear a Robin");
    const { choose, submit } = await openedDialog();
    choose("Otro");
    submit();
    await screen.findByRole("heading", { name: "Usopp" });
    expect(location()).toBe("/moderation/bans");
  });

  test("that is sent again has the same id, and another one once something else is filled in", async () => {
    let failures = 3;
    const { of } = await openBan({
      "PUT /moderation/people/*/ban": () =>
        failures-- > 0 ? refusal("INTERNAL") : { decisionId: reported(0).person.id, bannedUntil: null },
    });
    const found = await dialog();
    const send = async (tries: number) => {
      await waitFor(() => expect(found.getByRole("button", { name: "Banear" }).getAttribute("aria-busy")).toBeNull());
      fireEvent.click(found.getByRole("button", { name: "Banear" }));
      await waitFor(() => expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(tries));
    };
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    await send(1);
    await send(2);
    fireEvent.click(found.getByRole("radio", { name: "1 mes" }));
    await send(3);
    fireEvent.click(found.getByRole("radio", { name: "1 día" }));
    await send(4);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const ids = of("PUT", "/moderation/people/*/ban").map(({ body }) => (body as { decisionId: string }).decisionId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids).toEqual([ids[0], ids[0], ids[2], ids[0]]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe("dismissing the reports", () => {
  const ask = async (answers: Answers = {}) => {
    const app = await openModeration({ cases: [reported(0), reported(1)], answers });
    await press("Ver denuncias sobre Robin");
    await screen.findByText("De @Testigo1");
    await press("Descartar denuncias sobre Robin");
    return { ...app, question: await openedDialog("alertdialog") };
  };

  test("is asked for, told, and closes the case", async () => {
    const { of, question } = await ask();
    expect(document.activeElement, "Enter dismisses").toBe(question.button("Descartar denuncias"));
    expect(of("PUT", "/moderation/people/*/dismissal")).toEqual([]);
    fireEvent.click(question.button("Descartar denuncias"));
    await screen.findByText("Has descartado las denuncias sobre Robin");
    expect(names()).toEqual(["Usopp"]);
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
  });

  test.each([
    ["INTERNAL", "No se pudo completar la acción"],
    ["NOTHING_TO_DISMISS", es.errors.codes.NOTHING_TO_DISMISS],
  ] as const)("ERR-51: reports that cannot be dismissed, with %s", async (code, text) => {
    const { question } = await ask({ [DISMISS]: () => refusal(code) });
    fireEvent.click(question.button("Descartar denuncias"));
    expect(await screen.findByText(text)).toBeTruthy();
    fireEvent.click(question.button("Cancelar"));
    await waitFor(() => expect(names()).toEqual(["Robin", "Usopp"]));
  });
});

describe("a ban", () => {
  test("is sent once, and its dialog stays until there is an answer", async () => {
    const app = await openBan({ [BAN]: never });
    const { element, choose, button, submit, of } = app;
    choose("Otro");
    expect(submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(button("Banear").getAttribute("aria-busy")).toBe("true"));
    expect(button(es.common.actions.cancel).disabled).toBe(true);
    submit();
    fireEvent.keyDown(element, { key: "Escape" });
    await later(app);
    expect(screen.getByRole("dialog")).toBe(element);
    expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(1);
  });

  test("of the only person leaves the focus to the screen", async () => {
    const main = document.createElement("div");
    Object.assign(main, { id: "content", tabIndex: -1 });
    document.body.append(main);
    const { choose, submit } = await openBan({}, [reported(0)]);
    choose("Otro");
    submit();
    await screen.findByText(es.moderation.reported.empty.title);
    await waitFor(() => expect(document.activeElement).toBe(main));
    main.remove();
  });
});

describe("a decision that is refused", () => {
  test.each([
    ["MODERATOR_ONLY", es.errors.codes.MODERATOR_ONLY],
    ["MODERATOR_PROTECTED", es.errors.codes.MODERATOR_PROTECTED],
    ["PERSON_NOT_FOUND", es.errors.codes.PERSON_NOT_FOUND],
    ["PERSON_BANNED", "Esta persona está baneada. Desbanéala antes de advertirla."],
    ["CASE_CLAIMED", es.errors.codes.CASE_CLAIMED],
    ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
    ["ACCOUNT_BANNED", "Debes estar logueado para realizar esta acción"],
    ["SESSION_MISSING", "Debes estar logueado para realizar esta acción"],
    ["INTERNAL", "No se pudo aplicar el ban/warning"],
    ["UNAVAILABLE", "No se pudo aplicar el ban/warning"],
  ] as const)(
    "ERR-48 ERR-49 OPEN-70, here with %s, says what to do, or that it failed; what was filled in stays",
    async (code, text) => {
      const { choose, submit, chosen } = await openBan({ [BAN]: () => refusal(code) });
      choose("Otro");
      submit();
      const toast = await failureToast();
      expect(toast.getByText("Error")).toBeTruthy();
      expect(toast.getByText(text)).toBeTruthy();
      expect(chosen()).toEqual(["ban", "1_day", "other"]);
    },
  );
});

test("texts for notes and the preview are in the person's language, and the notes' hint names it", async () => {
  await openModeration({ cases: [reported(0, { language: "de" })] });
  fireEvent.click(await screen.findByRole("button", { name: "Banear a Robin" }));
  const dialog = within(await screen.findByRole("dialog"));
  const preview = await dialog.findByRole("region", { name: /^Esto leerá/ });
  expect(preview.textContent).toContain(german.preview.ban);
  expect(dialog.getByText(/Su idioma: Alemán\.$/)).toBeTruthy();
  const templates = dialog.getByRole<HTMLSelectElement>("combobox", { name: es.banDialog.template });
  fireEvent.change(templates, { target: { value: "respect" } });
  expect(dialog.getByRole<HTMLTextAreaElement>("textbox").value).toBe(german.templates.respect);
});
