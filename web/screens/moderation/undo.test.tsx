import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration, reported } from "./testing.ts";

const UNDO = "/moderation/decisions/*";
const DECISION = "30000000-0000-4000-8000-000000000700";
const undoable = {
  decisionId: DECISION,
  action: "dismissal",
  personId: reported(0).person.id,
  nickname: "Robin",
  left: 9_500,
};
const bar = () => screen.queryByRole("region", { name: "Deshacer la decisión" });

/** The screen with a decision that can be undone. */
async function open(answers = {}) {
  let current: typeof undoable | null = undoable;
  const app = await openModeration({
    cases: [reported(0)],
    answers: {
      "GET /moderation/undoable": () => ({ undoable: current }),
      [`DELETE ${UNDO}`]: () => {
        current = null;
        return { decisionId: DECISION, reopened: undoable.personId };
      },
      ...answers,
    },
  });
  await screen.findByRole("region", { name: "Deshacer la decisión" });
  return { ...app, undone: () => app.of("DELETE", UNDO).map(({ params }) => params[0]) };
}

describe("the bar of undo", () => {
  test("is in sight after a reload: what was decided, and how long; undo says what is as before", async () => {
    const { undone } = await open();
    expect(within(bar()!).getByText("Has descartado las denuncias sobre Robin")).toBeTruthy();
    expect(within(bar()!).getByText("Quedan 10 segundos para deshacerlo")).toBeTruthy();
    fireEvent.click(within(bar()!).getByRole("button", { name: "Deshacer" }));
    expect(await screen.findByText("Decisión deshecha: Robin")).toBeTruthy();
    expect(screen.getByText(/^El caso vuelve a estar abierto, con tus notas/)).toBeTruthy();
    expect(undone()).toEqual([DECISION]);
    await waitFor(() => expect(bar()).toBeNull());
  });

  test("keeps the case that a live event has already brought back", async () => {
    const [page, never] = [{ cases: [reported(0)], total: 1, nextCursor: null }, new Promise(() => undefined)];
    let isAnswered = true;
    const { of } = await open({ "GET /moderation/cases": () => (isAnswered ? page : never) });
    await screen.findByText("1 persona denunciada");
    isAnswered = false;
    const before = of("GET", "/moderation/cases").length;
    fireEvent.click(within(bar()!).getByRole("button", { name: "Deshacer" }));
    await waitFor(() => expect(of("GET", "/moderation/cases").length).toBeGreaterThan(before));
    expect(screen.queryByText("Este caso ya está cerrado")).toBeNull();
    expect(screen.getByText("1 persona denunciada")).toBeTruthy();
  });

  test("the key u undoes", async () => {
    const { undone } = await open();
    fireEvent.keyDown(document.body, { key: "u" });
    await waitFor(() => expect(undone()).toEqual([DECISION]));
    await waitFor(() => expect(bar()).toBeNull());
  });

  test("says that all is as before where no case is open again", async () => {
    const { location } = await open({ [`DELETE ${UNDO}`]: () => ({ decisionId: DECISION, reopened: null }) });
    fireEvent.click(within(bar()!).getByRole("button", { name: "Deshacer" }));
    expect(await screen.findByText("Todo está como antes. Las sesiones cerradas siguen cerradas.")).toBeTruthy();
    expect(location()).toBe("/moderation/bans");
  });

  test("opens the case again in its place, with the focus and the notes, as the one message", async () => {
    const cases = [reported(0), reported(1), reported(3)];
    const people: Record<number, object> = {};
    const { server, location } = await openModeration({
      cases,
      people,
      path: "/moderation/bans?q=o",
      answers: {
        [`DELETE ${UNDO}`]: () => {
          Object.assign(server, { cases, undoable: null });
          people[1] = { draft: "Con calma" };
          return { decisionId: DECISION, reopened: reported(1).person.id };
        },
      },
    });
    const names = () =>
      within(screen.getByRole("list", { name: "Denuncias" }))
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent);
    fireEvent.click(await screen.findByRole("button", { name: "Banear a Usopp" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
    fireEvent.change(dialog.getByRole("textbox", { name: /^Notas/ }), { target: { value: "Con calma" } });
    fireEvent.click(dialog.getByRole("button", { name: "Banear" }));
    await waitFor(() => expect(bar()?.textContent).toContain("Has baneado a Usopp"));
    expect(document.querySelector(".toast-place")?.textContent ?? "").toBe("");
    await waitFor(() => expect(names()).toEqual(["Robin", "Brook"]));
    fireEvent.click(within(bar()!).getByRole("button", { name: "Deshacer" }));
    expect(await screen.findByText("Decisión deshecha: Usopp")).toBeTruthy();
    await waitFor(() => expect(location()).toBe(`/moderation/bans?q=o&person=${reported(1).person.id}`));
    await waitFor(() => expect(names()).toEqual(["Robin", "Usopp", "Brook"]));
    await waitFor(() =>
      expect(document.activeElement?.closest<HTMLElement>("[data-case]")?.dataset.case).toBe(reported(1).person.id),
    );
    await waitFor(() => expect(bar()).toBeNull());
    fireEvent.click(await screen.findByRole("button", { name: "Banear a Usopp" }));
    const again = within(await screen.findByRole("dialog"));
    await waitFor(() =>
      expect(again.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ }).value).toBe("Con calma"),
    );
  });

  test("appears after a decision in the list", async () => {
    let current: typeof undoable | null = null;
    await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation/undoable": () => ({ undoable: current }),
        "PUT /moderation/people/*/dismissal": () => {
          current = undoable;
          return { decisionId: DECISION };
        },
      },
    });
    (await screen.findByRole("heading", { name: "Robin" })).closest<HTMLElement>("[data-case]")!.focus();
    expect(bar()).toBeNull();
    fireEvent.keyDown(document.activeElement!, { key: "d" });
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(within(dialog).getByRole("button", { name: /Descartar/ }));
    await waitFor(() => expect(bar()).not.toBeNull());
  });

  test("does not offer an earlier decision any more once there is another", async () => {
    let isDecided = false;
    await openModeration({
      cases: [reported(0)],
      answers: {
        "GET /moderation/undoable": () =>
          isDecided ? new Promise(() => undefined) : { undoable: { ...undoable, left: 60_000 } },
        "PUT /moderation/people/*/dismissal": () => {
          isDecided = true;
          return { decisionId: crypto.randomUUID() };
        },
      },
    });
    await waitFor(() => expect(bar()).not.toBeNull());
    (await screen.findByRole("heading", { name: "Robin" })).closest<HTMLElement>("[data-case]")!.focus();
    fireEvent.keyDown(document.activeElement!, { key: "d" });
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: /Descartar/ }));
    // The dialog hides the page from roles.
    await waitFor(() => expect(document.querySelector("[aria-label='Deshacer la decisión']")).toBeNull());
  });

  test("counts the seconds and goes when they are over", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    await open();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(within(bar()!).getByText("Queda 1 segundo para deshacerlo")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(bar()).toBeNull();
  });

  test("goes after an undo in another tab", async () => {
    let current: typeof undoable | null = undoable;
    await open({ "GET /moderation/undoable": () => ({ undoable: current }) });
    current = null;
    await push("moderation.changed", {});
    await waitFor(() => expect(bar()).toBeNull());
  });

  test("a refused undo says why", async () => {
    await open({ [`DELETE ${UNDO}`]: () => refusal("DECISION_SUPERSEDED") });
    fireEvent.click(within(bar()!).getByRole("button", { name: "Deshacer" }));
    expect((await failureToast()).getByText(/^Después hubo otra decisión/)).toBeTruthy();
  });
});
