import { NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { banned, openModeration, report, reported } from "./testing.ts";

/** The decisions of a moderator while they are on their way, what is told of them, and where the focus goes. */

const BAN = "PUT /moderation/people/*/ban";
const WARN = "PUT /moderation/people/*/warning";
const DISMISS = "PUT /moderation/people/*/dismissal";
const UNBAN = "DELETE /moderation/people/*/ban";
const never = () => new Promise(() => {});
const decided = { decisionId: "30000000-0000-4000-8000-000000000700" };
type Answers = NonNullable<Parameters<typeof openModeration>[0]["answers"]>;

const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};
async function dialog(role = "dialog") {
  const element = await screen.findByRole(role);
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  const inside = within(element);
  return {
    element,
    foot: () => outlineOf(element.querySelector("footer") as Element),
    choose: (name: string) => fireEvent.click(inside.getByRole("radio", { name })),
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
  return { ...app, ...(await dialog()) };
}

describe("a ban", () => {
  test("starts with a day and no reason; its notes have a limit; cancelled, the focus goes back", async () => {
    const { element, notes, button, of } = await openBan();
    const chosen = [...element.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);
    expect(chosen).toEqual(["ban", "1_day"]);
    expect(notes().maxLength).toBe(NOTES_MAX);
    fireEvent.click(button(es.common.actions.cancel));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = screen.getByRole("button", { name: "Banear a Robin" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(0);
  });

  test("is sent once, and its dialog stays until there is an answer", async () => {
    const app = await openBan({ [BAN]: never });
    const { element, foot, choose, button, submit, of } = app;
    choose("Otro");
    expect(submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(button("Banear").getAttribute("aria-busy")).toBe("true"));
    expect(foot()).toMatchSnapshot();
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
      expect(outlineOfToast()).toMatchSnapshot();
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
    const { choose, submit } = await dialog();
    choose("Spam o contenido no deseado");
    submit();
    await screen.findByText(es.banDialog.done.ban.title);
    await waitFor(() => expect(app.location()).toBe("/moderation/bans"));
  });

  test("of the last person leaves the focus to the one before", async () => {
    await openModeration({ cases: [reported(1), reported(0)] });
    await press("Banear a Robin");
    const { choose, submit } = await dialog();
    choose("Otro");
    submit();
    await screen.findByText(es.banDialog.done.ban.title);
    const [usopp] = screen.getAllByRole("listitem");
    await waitFor(() => expect(document.activeElement?.closest("li")).toBe(usopp));
  });
});

test("a warning is told", async () => {
  await openModeration({ cases: [reported(0)], answers: { [WARN]: () => decided } });
  await press("Ver denuncias de Robin");
  await press("Advertir a Robin");
  const { choose, submit, foot } = await dialog();
  expect(foot()).toMatchSnapshot("at first");
  choose("Otro");
  submit();
  await screen.findByText(es.banDialog.done.warning.title);
  expect(outlineOfToast()).toMatchSnapshot("done");
});

describe("a decision that is refused", () => {
  test.each([
    ["MODERATOR_ONLY", es.errors.codes.MODERATOR_ONLY],
    ["MODERATOR_PROTECTED", es.errors.codes.MODERATOR_PROTECTED],
    ["PERSON_NOT_FOUND", es.errors.codes.PERSON_NOT_FOUND],
    ["PERSON_BANNED", es.errors.codes.PERSON_BANNED],
    ["CASE_CLAIMED", es.errors.codes.CASE_CLAIMED],
    ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
    ["ACCOUNT_BANNED", es.banDialog.errors.signedOut],
    ["UNAVAILABLE", es.banDialog.errors.failed],
  ] as const)("with %s says what to do, or that it failed", async (code, text) => {
    const { choose, submit } = await openBan({ [BAN]: () => refusal(code) });
    choose("Otro");
    submit();
    await screen.findByText(text);
    expect(outlineOfToast()).toContain("danger");
    expect(outlineOfToast()).toContain(es.common.toasts.error);
  });

  test("NOTHING_TO_DISMISS is told in its words", async () => {
    await openModeration({ cases: [reported(0)], answers: { [DISMISS]: () => refusal("NOTHING_TO_DISMISS") } });
    await press("Ver denuncias de Robin");
    await press("Descartar denuncias de Robin");
    fireEvent.click((await dialog("alertdialog")).button("Descartar denuncias"));
    await screen.findByText(es.errors.codes.NOTHING_TO_DISMISS);
  });
});

describe("dismissing the reports", () => {
  const ask = async (answers: Answers, cases = [reported(0)]) => {
    const app = await openModeration({ cases, answers });
    await press("Ver denuncias de Robin");
    await screen.findByText("De @Testigo1");
    await press("Descartar denuncias de Robin");
    return { ...app, ...(await dialog("alertdialog")) };
  };

  test("is busy until there is an answer", async () => {
    const { element, button, foot } = await ask({ [DISMISS]: never });
    fireEvent.click(button("Descartar denuncias"));
    await waitFor(() => expect(button("Descartar denuncias").getAttribute("aria-busy")).toBe("true"));
    expect(foot()).toMatchSnapshot();
    fireEvent.keyDown(element, { key: "Escape" });
    expect(screen.getByRole("alertdialog")).toBe(element);
  });

  test("is told", async () => {
    const { button } = await ask({});
    fireEvent.click(button("Descartar denuncias"));
    await screen.findByText(es.moderation.dismiss.done);
    expect(outlineOfToast()).toMatchSnapshot();
  });

  test("that is not done gives the focus back", async () => {
    const { button, of } = await ask({}, [reported(0), reported(1)]);
    fireEvent.click(button(es.common.actions.cancel));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const opener = screen.getByRole("button", { name: "Descartar denuncias de Robin" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(0);
  });
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
    expect(outlineOfToast()).toMatchSnapshot();
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

  test("people who were banned again meanwhile are in the list once, with the later ban", async () => {
    await open([], {
      "GET /moderation/bans": ({ query }) =>
        query.get("cursor") === "c1"
          ? { banned: [banned(0, { notes: "antes" }), banned(1)], total: null, nextCursor: null }
          : { banned: [banned(0, { notes: "ahora" })], total: 2, nextCursor: "c1" },
    });
    await press("Cargar más");
    await screen.findByRole("heading", { name: "Usopp" });
    expect(screen.getAllByRole("heading", { name: "Robin" })).toHaveLength(1);
    expect(screen.getByText("ahora")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Desbanear a Robin" }));
  });
});

test("reports of a case that grew meanwhile are shown with how many more there are", async () => {
  await openModeration({ cases: [reported(0)], people: { 0: { reports: [report(1), report(2)], moreReports: 1 } } });
  await press("Ver denuncias de Robin");
  await screen.findByText("Y 1 denuncia más antigua.");
  expect(screen.getAllByText(/^De @Testigo/)).toHaveLength(2);
});
