import { REPORT_DESCRIPTION } from "@nakamatch/contract/vocabulary/reports";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { toAppError } from "../../lib/errors.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { reportErrorToast } from "../../person/reports/report-errors.ts";
import { id } from "../dashboard/testing.ts";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { profileOf } from "./testing.ts";

/** The dialogs by which a person is reported and blocked, while something is on its way, and what is told of it. */

const REPORT = "POST /people/*/reports";
const BLOCK = "PUT /people/*/block";
const never = () => new Promise(() => {});

async function open(answers: SignedIn["answers"], item: string, role = "dialog") {
  const profile = profileOf(1);
  const app = await renderSignedIn(<Profile />, {
    path: `/profile/${profile.id}`,
    route: "/profile/:id",
    answers: {
      "GET /people/*": () => profile,
      [REPORT]: () => ({ reportId: id(900) }),
      [BLOCK]: () => ({ isBlocked: true }),
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Opciones de Zoro1" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  const element = await screen.findByRole(role);
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  const inside = within(element);
  return {
    ...app,
    element,
    button: (name: string) => inside.getByRole<HTMLButtonElement>("button", { name }),
    text: () => inside.getByRole<HTMLTextAreaElement>("textbox"),
    foot: () => outlineOf(element.querySelector("footer") as Element),
    submit: () => fireEvent.submit(element.querySelector("form") as HTMLFormElement),
    choose: (name: string) => fireEvent.click(inside.getByRole("radio", { name })),
    write: (value: string) => fireEvent.change(inside.getByRole("textbox"), { target: { value } }),
    pressEscape: () => fireEvent.keyDown(element, { key: "Escape" }),
  };
}
const openReport = (answers: SignedIn["answers"] = {}) => open(answers, es.reports.profile.action);
async function openOffer(answers: SignedIn["answers"] = {}) {
  const app = await openReport(answers);
  app.choose("Otro");
  app.write("Me ha insultado");
  app.submit();
  await screen.findByRole("dialog", { name: "¿Bloquear también a Zoro1?" });
  return app;
}
const isBusy = (button: HTMLElement) => waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));

describe("a report", () => {
  test("counts what is written: quietly, then as a warning, then as full", async () => {
    const { write, element } = await openReport();
    const level = () => element.querySelector<HTMLElement>("[data-level]")?.dataset.level;
    const levels = [REPORT_DESCRIPTION.warn, REPORT_DESCRIPTION.warn + 1, REPORT_DESCRIPTION.max].map((length) => {
      write("a".repeat(length));
      return level();
    });
    expect(levels).toEqual(["calm", "warn", "full"]);
  });

  test("says at the field what is too long, or missing", async () => {
    const { write, choose, submit, text } = await openReport();
    choose("Otro");
    submit();
    await screen.findByText(es.reports.problems.description.required);
    await waitFor(() => expect(document.activeElement).toBe(text()));
    write("a".repeat(REPORT_DESCRIPTION.max + 1));
    await screen.findByText("Puedes escribir hasta 1000 caracteres.");
  });

  test("is busy until it is stored, which a toast tells", async () => {
    let answer = (_: unknown) => {};
    const { choose, write, submit, foot, button, pressEscape, element } = await openReport({
      [REPORT]: () => new Promise((resolve) => (answer = resolve)),
    });
    choose("Otro");
    write("Me ha insultado");
    expect(submit(), "the browser sends nothing").toBe(false);
    await isBusy(button(es.reports.send));
    expect(foot()).toMatchSnapshot();
    pressEscape();
    expect(screen.getByRole("dialog")).toBe(element);
    await act(async () => answer({ reportId: id(900) }));
    await screen.findByText(es.reports.done.title);
    expect(outlineOfToast()).toMatchSnapshot();
  });

  test("without a session has its toast go along to the login, as no other failure has", async () => {
    const { t } = await i18nWithAllPhrases();
    const toastFor = (code: string) => reportErrorToast(t, toAppError({ status: 401, code }));
    expect(toastFor("SESSION_MISSING").announcesMove).toBe(true);
    expect(toastFor("INTERNAL").announcesMove).toBeUndefined();
  });
});

describe("the offer to block as well", () => {
  test("is busy once it is taken; it stays until there is an answer", async () => {
    const { button, foot, pressEscape, element } = await openOffer({ [BLOCK]: never });
    fireEvent.click(button(es.safety.block.confirm));
    await isBusy(button(es.safety.block.confirm));
    expect(foot()).toMatchSnapshot();
    pressEscape();
    expect(screen.getByRole("dialog")).toBe(element);
  });

  test("that fails says why, and can be taken again", async () => {
    const { button, of, location } = await openOffer({ [BLOCK]: () => refusal("INTERNAL") });
    fireEvent.click(button(es.safety.block.confirm));
    await screen.findByText(es.chats.errors.blockError);
    expect(outlineOfToast()).toMatchSnapshot();
    await waitFor(() => expect(button(es.safety.block.confirm).getAttribute("aria-busy")).toBeNull());
    expect(of("PUT", "/people/*/block")).toHaveLength(1);
    expect(location()).toContain("/profile/");
  });
});

describe("the question before a block", () => {
  const ask = (answers: SignedIn["answers"] = {}) => open(answers, es.safety.block.action, "alertdialog");

  test("is busy until the person is blocked", async () => {
    const { button, foot, pressEscape, element } = await ask({ [BLOCK]: never });
    fireEvent.click(button(es.safety.block.confirm));
    await isBusy(button(es.safety.block.confirm));
    expect(foot()).toMatchSnapshot();
    pressEscape();
    expect(screen.getByRole("alertdialog")).toBe(element);
  });

  test("answered with yes is told, and leaves the profile", async () => {
    const { button, location } = await ask();
    fireEvent.click(button(es.safety.block.confirm));
    await screen.findByText("Has bloqueado a Zoro1");
    expect(outlineOfToast()).toMatchSnapshot();
    await waitFor(() => expect(location()).toBe("/dashboard"));
  });

  test.each([
    ["INTERNAL", es.chats.errors.blockError],
    ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
  ] as const)("that fails with %s says what to do", async (code, text) => {
    const { button } = await ask({ [BLOCK]: () => refusal(code) });
    fireEvent.click(button(es.safety.block.confirm));
    await screen.findByText(text);
    expect(outlineOfToast()).toContain("danger");
  });

  test("answered with no gives the focus back", async () => {
    const { button, of } = await ask();
    fireEvent.click(button(es.common.actions.cancel));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Opciones de Zoro1" })));
    expect(of("PUT", "/people/*/block")).toHaveLength(0);
  });
});
