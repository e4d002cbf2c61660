import { NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOfToast } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { banned, openModeration, reported } from "./testing.ts";

/** The decisions of a moderator: their dialogs, what is sent and told, and where the focus goes. */

const BAN = "PUT /moderation/people/*/ban";
const DISMISS = "PUT /moderation/people/*/dismissal";
const UNBAN = "DELETE /moderation/people/*/ban";
const never = () => new Promise(() => {});
const decided = { decisionId: "30000000-0000-4000-8000-000000000700" };
type Answers = NonNullable<Parameters<typeof openModeration>[0]["answers"]>;

const dialog = async () => within(await screen.findByRole("dialog"));
const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
/** Whose case has the focus, on it or in it. */
const focused = () => document.activeElement?.closest<HTMLElement>("[data-case]")?.dataset.case;

/** A dialog once the focus is in it. */
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
    notes: () => inside.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ }),
  };
}
/** Has everything fetched that follows a change of somebody else: what was sent before is here by then. */
async function later({ of }: { of: (method: string, path: string) => unknown[] }) {
  const before = of("GET", "/moderation").length;
  await push("moderation.changed", {});
  await waitFor(() => expect(of("GET", "/moderation").length).toBeGreaterThan(before));
}

async function openBan(answers: Answers = {}, cases = [reported(0), reported(1)]) {
  const app = await openModeration({ cases, answers });
  await press("Banear a Robin");
  return { ...app, ...(await openedDialog()) };
}

describe("the dialog", () => {
  test("asks before Escape loses what was written; without a text it closes at once", async () => {
    await openBan();
    const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ });
    fireEvent.change(notes(), { target: { value: "Tres insultos en un día." } });
    fireEvent.keyDown(notes(), { key: "Escape" });
    fireEvent.click(await screen.findByRole("button", { name: "Seguir escribiendo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(notes().value).toBe("Tres insultos en un día.");
    fireEvent.keyDown(notes(), { key: "Escape" });
    fireEvent.click(await screen.findByRole("button", { name: "Cerrar sin enviar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("Banear a Robin");
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ })).value).toBe("");
    fireEvent.keyDown(notes(), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("MOD-10 BAN-03 BAN-04 OPEN-73: a ban has one of four durations, a warning none", async () => {
    await openBan();
    const found = await dialog();
    expect(found.getByRole("heading", { name: "Decidir sobre Robin" })).toBeTruthy();
    const durations = within(found.getByRole("group", { name: "Duración" })).getAllByRole<HTMLInputElement>("radio");
    expect(durations.map(({ value }) => value)).toEqual(["1_day", "1_week", "1_month", "permanent"]);
    expect(durations.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      "1 día",
      "1 semana",
      "1 mes",
      "Permanente",
    ]);
    fireEvent.click(found.getByRole("radio", { name: "Advertencia" }));
    expect(found.queryByRole("group", { name: "Duración" })).toBeNull();
  });

  test("BAN-01: without a reason nothing is sent, and the reason gets the focus", async () => {
    const { of } = await openBan();
    const found = await dialog();
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await found.findByText("Elige un motivo")).toBeTruthy();
    expect(document.activeElement).toBe(found.getByRole("radio", { name: "Foto inapropiada" }));
    expect(of("PUT", "/moderation/people/*/ban")).toEqual([]);
  });

  test("says what the person will read", async () => {
    await openBan();
    const found = await dialog();
    const preview = within(found.getByRole("region", { name: "Esto leerá Robin" }));
    expect(preview.getByText("Tu cuenta está suspendida")).toBeTruthy();
    expect(preview.getByText("Falta el motivo")).toBeTruthy();
    fireEvent.click(found.getByRole("radio", { name: "Contenido ofensivo" }));
    fireEvent.click(found.getByRole("radio", { name: "Permanente" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Tres insultos en un día." } });
    for (const text of ["Contenido ofensivo", "Permanente", "Tres insultos en un día."]) {
      expect(preview.getByText(text)).toBeTruthy();
    }
    fireEvent.click(found.getByRole("radio", { name: "Advertencia" }));
    expect(preview.getByText("Has recibido una advertencia")).toBeTruthy();
    expect(preview.queryByText("Hasta")).toBeNull();
  });
});

describe("a decision", () => {
  test("BAN-02 BAN-13: a ban without notes takes the person to the banned people at once; the focus goes to the next case", async () => {
    const { of } = await openBan();
    const found = await dialog();
    fireEvent.click(found.getByRole("radio", { name: "1 semana" }));
    fireEvent.click(found.getByRole("radio", { name: "Spam o contenido no deseado" }));
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    expect(await screen.findByText("Usuario baneado")).toBeTruthy();
    expect(names()).toEqual(["Usopp"]);
    expect(of("PUT", "/moderation/people/*/ban").map(({ params, body }) => [params, body])).toEqual([
      [
        [reported(0).person.id],
        { reason: "spam", notes: "", duration: "1_week", decisionId: expect.any(String), caseId: reported(0).caseId },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
    fireEvent.click(screen.getByRole("tab", { name: /Baneados/ }));
    await screen.findByRole("button", { name: "Desbanear a Robin" });
  });

  test("PERM-05: a warning, from the open case, with notes", async () => {
    const { of } = await openModeration({ cases: [reported(0), reported(1)] });
    await press("Ver denuncias de Robin");
    await press("Advertir a Robin");
    const found = await dialog();
    expect(found.getByRole<HTMLInputElement>("radio", { name: "Advertencia" }).checked).toBe(true);
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Con calma." } });
    fireEvent.click(found.getByRole("button", { name: "Advertir" }));
    await screen.findByText("Advertencia enviada");
    expect(screen.getByText("Robin la verá al abrir Nakamatch.")).toBeTruthy();
    expect(of("PUT", "/moderation/people/*/warning").map(({ body }) => body)).toEqual([
      { reason: "other", notes: "Con calma.", decisionId: expect.any(String), caseId: reported(0).caseId },
    ]);
    expect(names()).toEqual(["Usopp"]);
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
    await screen.findByText("Usuario baneado");
    const ids = of("PUT", "/moderation/people/*/ban").map(({ body }) => (body as { decisionId: string }).decisionId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids).toEqual([ids[0], ids[0], ids[2], ids[0]]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe("dismissing the reports", () => {
  const ask = async (answers: Answers = {}) => {
    const app = await openModeration({ cases: [reported(0), reported(1)], answers });
    await press("Ver denuncias de Robin");
    await screen.findByText("De @Testigo1");
    const opener = await press("Descartar denuncias de Robin");
    return { ...app, opener, question: await openedDialog("alertdialog") };
  };

  test("is asked for, told, and closes the case", async () => {
    const { of, question } = await ask();
    expect(of("PUT", "/moderation/people/*/dismissal")).toEqual([]);
    fireEvent.click(question.button("Descartar denuncias"));
    await screen.findByText("Denuncias descartadas");
    expect(screen.getByText("El caso de Robin está cerrado.")).toBeTruthy();
    expect(names()).toEqual(["Usopp"]);
    await waitFor(() => expect(focused()).toBe(reported(1).person.id));
  });

  test("is sent once, and the question stays meanwhile", async () => {
    const { of, question } = await ask({ [DISMISS]: never });
    const button = question.button("Descartar denuncias");
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(question.button("Cancelar").disabled).toBe(true);
    fireEvent.click(button);
    fireEvent.keyDown(question.element, { key: "Escape" });
    expect(screen.getByRole("alertdialog")).toBe(question.element);
    expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(1);
  });

  test("that is not done gives the focus back", async () => {
    const { of, question, opener } = await ask();
    fireEvent.click(question.button("Cancelar"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(0);
  });

  test.each([
    ["INTERNAL", "No se pudo completar la acción"],
    ["NOTHING_TO_DISMISS", es.errors.codes.NOTHING_TO_DISMISS],
  ] as const)("ERR-51: reports that cannot be dismissed, with %s", async (code, text) => {
    const { question, of } = await ask({ [DISMISS]: () => refusal(code) });
    fireEvent.click(question.button("Descartar denuncias"));
    expect(await screen.findByText(text)).toBeTruthy();
    fireEvent.click(question.button("Cancelar"));
    await waitFor(() => expect(names()).toEqual(["Robin", "Usopp"]));
    expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(1);
  });
});

describe("a ban", () => {
  test("starts with a day and no reason; its notes have a limit; cancelled, the focus goes back", async () => {
    const { chosen, notes, button, of } = await openBan();
    expect(chosen()).toEqual(["ban", "1_day"]);
    expect(notes().maxLength).toBe(NOTES_MAX);
    fireEvent.click(button(es.common.actions.cancel));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = screen.getByRole("button", { name: "Banear a Robin" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(0);
  });

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

  test("of the only person leaves the focus to the screen, is told, and has everything about them fetched again", async () => {
    const main = document.createElement("div");
    main.id = "content";
    main.tabIndex = -1;
    document.body.append(main);
    try {
      const { choose, submit, of } = await openBan({}, [reported(0)]);
      const signals = of("GET", "/moderation/signals").length;
      choose("Otro");
      submit();
      await screen.findByText(es.banDialog.done.ban.title);
      await waitFor(() => expect(document.activeElement).toBe(main));
      await waitFor(() => expect(of("GET", "/moderation/signals").length).toBeGreaterThan(signals));
      // The list that is not on the screen, too.
      await screen.findByText(es.moderation.reported.empty.title);
    } finally {
      main.remove();
    }
  });

  test("of an open case closes it", async () => {
    const app = await openModeration({ cases: [reported(0), reported(1)] });
    await press("Ver denuncias de Robin");
    await waitFor(() => expect(app.location()).toContain("person="));
    await press("Banear a Robin");
    const { choose, submit } = await openedDialog();
    choose("Spam o contenido no deseado");
    submit();
    await screen.findByText(es.banDialog.done.ban.title);
    await waitFor(() => expect(app.location()).toBe("/moderation/bans"));
  });
});

describe("a decision that is refused", () => {
  test.each([
    ["MODERATOR_ONLY", es.errors.codes.MODERATOR_ONLY],
    ["MODERATOR_PROTECTED", es.errors.codes.MODERATOR_PROTECTED],
    ["PERSON_NOT_FOUND", es.errors.codes.PERSON_NOT_FOUND],
    ["PERSON_BANNED", "Esta persona tiene un baneo en vigor. Desbanéala antes de advertirla."],
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

describe("unbanning", () => {
  const open = (bans = [banned(0)], answers: Answers = {}) =>
    openModeration({ path: "/moderation/bans?tab=banned", bans, answers });

  test("is busy until the list is new, and told", async () => {
    let list = (): unknown => ({ banned: [banned(0)], total: 1, nextCursor: null });
    await open([], { [UNBAN]: () => decided, "GET /moderation/bans": () => list() });
    await screen.findByRole("button", { name: "Desbanear a Robin" });
    let answer = (_: unknown) => {};
    list = () => new Promise((resolve) => (answer = resolve));
    const button = await press("Desbanear a Robin");
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(outlineOfToast()).toBe("");
    await waitFor(() => expect(answer).not.toHaveLength(0));
    answer({ banned: [], total: 0, nextCursor: null });
    await screen.findByText(es.moderation.banned.doneTitle);
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  test("of somebody who is not banned any more fetches the list again", async () => {
    const { server } = await open([banned(0)], { [UNBAN]: () => refusal("PERSON_NOT_BANNED") });
    await screen.findByRole("button", { name: "Desbanear a Robin" });
    server.bans = [];
    await press("Desbanear a Robin");
    await screen.findByText(es.errors.codes.PERSON_NOT_BANNED);
    await screen.findByText(es.moderation.banned.empty.title);
  });
});
