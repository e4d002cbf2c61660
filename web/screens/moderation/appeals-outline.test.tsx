import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { connect, push } from "../../lib/socket-testing.ts";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { appeal, openModeration } from "./testing.ts";

/** What the tab of the appeals consists of, and its dialog, in each of their states. */

const LIST = "GET /moderation/appeals";
const OUTCOME = "PUT /moderation/appeals/*/outcome";
const never = () => new Promise(() => {});
const page = (...numbers: number[]) => ({
  appeals: numbers.map((number) => appeal(number)),
  total: numbers.length as number | null,
  nextCursor: null as string | null,
});

const open = (answers: Record<string, (call: Call) => unknown>) =>
  openModeration({ path: "/moderation/bans?tab=appeals", answers });
const panel = () => outlineOf(screen.getByRole("tabpanel", { name: /^Reclamaciones/ }));
const items = async () => within(await screen.findByRole("list", { name: es.appeals.list })).getAllByRole("listitem");
const nothingLoads = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const decideOn = (number: number) =>
  screen.findByRole("button", { name: `Decidir sobre la reclamación de Robin${number}` });

/** The dialog for the appeal with this number. */
async function openDialog(number = 1) {
  const button = await decideOn(number);
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const inside = within(dialog);
  const text = inside.getByLabelText<HTMLTextAreaElement>(es.appeals.dialog.answer);
  return {
    dialog,
    text,
    outline: () => outlineOf(dialog),
    button: (name: string) => inside.getByRole<HTMLButtonElement>("button", { name }),
    choose: (outcome: "granted" | "denied") => fireEvent.click(inside.getByLabelText(es.appeals.dialog[outcome])),
    write: (value: string) => fireEvent.change(text, { target: { value } }),
    submit: () => fireEvent.submit(dialog.querySelector("form") as HTMLFormElement),
  };
}

describe("the list", () => {
  test("of appeals that one can decide about, and one that somebody else has to", async () => {
    const premium = { ...appeal(2).person, isPremium: true };
    const appeals = [appeal(1), appeal(2, { person: premium, decidedBy: null }), appeal(3, { isOwnDecision: true })];
    await open({ [LIST]: () => ({ appeals, total: 3, nextCursor: null }) });
    await items();
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });

  test("without any", async () => {
    await open({});
    await screen.findByText(es.appeals.empty.title);
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });

  test("on its way", async () => {
    await open({ [LIST]: never });
    await waitFor(() => expect(screen.getByRole("tabpanel").querySelector("[aria-busy=true]")).toBeTruthy());
    expect(panel()).toMatchSnapshot();
    expect(document.querySelectorAll("[aria-busy=true] .h-72")).toHaveLength(1);
  });

  test("that cannot be fetched", async () => {
    await open({ [LIST]: () => refusal("INTERNAL") });
    await screen.findByText(es.appeals.error.title);
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
    const drawing = screen.getByRole("tabpanel").querySelector("svg");
    // Apart from the ids that React counts.
    const drawn = (markup: string | undefined) => markup?.replaceAll(/_r_\w+_/gi, "");
    expect(drawn(drawing?.outerHTML)).toBe(drawn(renderToStaticMarkup(<TornPage />)));
  });

  test("grows by pages; nobody is in it twice, nor counted where the server does not count", async () => {
    let next = (): unknown => never();
    const { of } = await open({
      [LIST]: ({ query }) => (query.get("cursor") === "c1" ? next() : { ...page(1, 2), total: null, nextCursor: "c1" }),
    });
    const more = await screen.findByRole("button", { name: es.common.actions.loadMore });
    await nothingLoads();
    expect(panel()).toMatchSnapshot("with a next page");
    more.focus();
    let answer = (_: unknown) => {};
    next = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    fireEvent.click(more);
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBe("true"));
    answer({ ...page(2, 3), nextCursor: null });
    await waitFor(async () => expect(await items()).toHaveLength(3));
    expect(of("GET", "/moderation/appeals").map(({ query }) => query.get("cursor"))).toEqual([null, "c1"]);
    expect(screen.queryByRole("button", { name: es.common.actions.loadMore })).toBeNull();
    // The new one follows it.
    expect(document.activeElement).toBe(await decideOn(2));
  });

  test("is fetched again when the connection comes back", async () => {
    let answer = page(1);
    await open({ [LIST]: () => answer });
    await decideOn(1);
    answer = page(1, 2);
    await connect();
    await connect();
    await decideOn(2);
  });
});

describe("the dialog", () => {
  test("at first, tried without anything, and filled in", async () => {
    const { of } = await open({ [LIST]: () => page(1), [OUTCOME]: never });
    const { outline, text, choose, write, submit, dialog } = await openDialog();
    expect(outline()).toMatchSnapshot("at first");
    expect(submit(), "the browser sends nothing").toBe(false);
    await within(dialog).findByText(es.appeals.dialog.outcomeRequired);
    expect(outline()).toMatchSnapshot("tried without anything");
    expect(document.activeElement).toBe(within(dialog).getByLabelText(es.appeals.dialog.granted));
    choose("denied");
    write("  \n ");
    submit();
    expect(document.activeElement).toBe(text);
    expect(of("PUT", "/moderation/appeals/*/outcome")).toHaveLength(0);
    write("Se ve claro.");
    expect(outline()).toMatchSnapshot("filled in");
    expect(text.maxLength).toBe(APPEAL_MAX);
  });

  test("stays while the answer is on its way, and sends it once", async () => {
    const { of } = await open({ [LIST]: () => page(1), [OUTCOME]: never });
    const { outline, choose, write, submit, dialog, button } = await openDialog();
    choose("granted");
    write("Es verdad.");
    submit();
    await waitFor(() => expect(outline()).toContain(es.appeals.dialog.sending));
    expect(outline()).toMatchSnapshot();
    submit();
    expect(button(es.common.actions.cancel).disabled).toBe(true);
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(screen.getByRole("dialog")).toBe(dialog);
    // What is asked for after it is here: a second answer would be, too.
    await push("moderation.changed", {});
    await waitFor(() => expect(of("GET", "/moderation/appeals").length).toBeGreaterThan(1));
    expect(of("PUT", "/moderation/appeals/*/outcome")).toHaveLength(1);
  });

  test("closes without a decision, gives the focus back, and is empty the next time", async () => {
    await open({ [LIST]: () => page(1) });
    const first = await openDialog();
    first.choose("granted");
    first.write("Es verdad.");
    fireEvent.click(first.button(es.common.actions.cancel));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const button = await decideOn(1);
    await waitFor(() => expect(document.activeElement).toBe(button));
    const second = await openDialog();
    expect(second.text.value).toBe("");
    expect(second.dialog.querySelector(":checked")).toBeNull();
  });

  test.each([1, 3])("after a decision about the appeal %i the focus goes to its neighbour", async (number) => {
    let answer = page(1, 2, 3);
    await open({
      [LIST]: () => answer,
      [OUTCOME]: () => {
        answer = number === 1 ? page(2, 3) : page(1, 2);
        return { outcome: "granted" };
      },
    });
    const { choose, write, submit } = await openDialog(number);
    choose("granted");
    write("Es verdad.");
    submit();
    await screen.findByText(es.appeals.granted);
    expect(outlineOfToast()).toMatchSnapshot();
    await waitFor(async () => expect(await items()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const neighbour = await decideOn(2);
    await waitFor(() => expect(document.activeElement).toBe(neighbour));
  });

  test("after a decision about the only appeal the focus goes to the screen", async () => {
    let answer = page(1);
    await open({
      [LIST]: () => answer,
      [OUTCOME]: () => {
        answer = page();
        return { outcome: "denied" };
      },
    });
    const { choose, write, submit } = await openDialog();
    choose("denied");
    write("Se ve claro.");
    submit();
    await screen.findByText(es.appeals.empty.title);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  test("says so where the answer did not get through", async () => {
    await open({ [LIST]: () => page(1), [OUTCOME]: offline });
    const { choose, write, submit, dialog } = await openDialog();
    choose("denied");
    write("Se ve claro.");
    submit();
    await screen.findByText(es.appeals.failedTitle);
    expect(outlineOfToast()).toMatchSnapshot();
    expect(screen.getByRole("dialog")).toBe(dialog);
  });
});
