import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
// With the page itself, so that its parts are fetched before the first test, as a browser has done by then.
import "./interests-onboarding.tsx";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { reloadPage } from "./reload-page.ts";
import { Component as Dashboard } from "./screen.tsx";
import { interest, page } from "./testing.ts";

// The page of the test itself must not reload.
vi.mock("./reload-page.ts", () => ({ reloadPage: vi.fn() }));

beforeEach(() => void vi.mocked(reloadPage).mockClear());

/** The dialog that asks a person without interests for some. */

async function open(answers: SignedIn["answers"] = {}, interestCount = 0) {
  let mine: unknown[] = [];
  const app = await renderSignedIn(<Dashboard />, {
    path: "/dashboard",
    user: { interestCount },
    answers: {
      "GET /discovery": page([]),
      "GET /interests": () => [
        { ...interest(1, "anime", "Berserk"), matchedTitle: null },
        { ...interest(2, "anime", "Naruto"), matchedTitle: null },
      ],
      "GET /interests/popular": () => [],
      "GET /me/interests": () => mine,
      "PUT /me/interests/*": ({ params }) => {
        const added = interest(Number(params[0]), "anime", params[0] === "1" ? "Berserk" : "Naruto");
        mine = [...mine, added];
        return added;
      },
      "DELETE /me/interests/*": ({ params }) => {
        mine = [];
        return { interestId: Number(params[0]) };
      },
      ...answers,
    },
  });
  return app;
}
async function openDialog(answers: SignedIn["answers"] = {}) {
  const app = await open(answers);
  const dialog = await screen.findByRole("dialog", { name: es.interests.title });
  const inside = within(dialog);
  const button = (name: string) => inside.findByRole("button", { name });
  await button("Añadir Berserk");
  const press = async (name: string) => fireEvent.click(await button(name));
  return { ...app, dialog, inside, button, press, outline: () => outlineOf(dialog) };
}
const CONTINUE = es.common.actions.continue;

describe("the dialog consists of what its outline says", () => {
  test("at first, with the focus in its first control", async () => {
    const { dialog, outline } = await openDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(document.activeElement).toBe(within(dialog).getByRole("combobox", { name: "Categoría" }));
    await waitFor(() => expect(dialog.querySelector("[aria-busy=true], .animate-spin")).toBeNull());
    expect(outline()).toMatchSnapshot();
  });

  test("with one title, and with two: its foot tells how many", async () => {
    const { press, dialog, button } = await openDialog();
    const foot = () => outlineOf(dialog.querySelector("footer") as Element);
    await press("Añadir Berserk");
    await waitFor(async () => expect((await button(CONTINUE)).getAttribute("aria-busy")).toBeNull());
    expect(foot()).toMatchSnapshot("one");
    await press("Añadir Naruto");
    await waitFor(async () => expect((await button(CONTINUE)).getAttribute("aria-busy")).toBeNull());
    expect(foot()).toMatchSnapshot("two");
  });
});

describe("it is left", () => {
  test("INTEREST-13: with a title only; without one a toast says so, until there is one", async () => {
    const { press, button } = await openDialog();
    await press(CONTINUE);
    expect(outlineOfToast()).toMatchSnapshot();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBeTruthy();
    await press("Añadir Berserk");
    await waitFor(() => expect(outlineOfToast()).not.toContain(es.interests.toasts.needOneTitle));
    await waitFor(async () => expect((await button(CONTINUE)).getAttribute("aria-busy")).toBeNull());
    await press(CONTINUE);
    expect(reloadPage).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("INTEREST-13: not by Escape either, as long as there is no title", async () => {
    const { dialog } = await openDialog();
    fireEvent.keyDown(dialog, { key: "Escape" });
    await screen.findByText(es.interests.toasts.needOneTitle);
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBe(dialog);
  });

  test("INTEREST-14: not while a title is being written, which the reload would cut off", async () => {
    let write = (_: unknown) => {};
    const { dialog, press, button, outline } = await openDialog({
      "PUT /me/interests/*": () => new Promise((resolve) => (write = resolve)),
    });
    await press("Añadir Berserk");
    const leave = await button(CONTINUE);
    await waitFor(() => expect(leave.getAttribute("aria-busy")).toBe("true"));
    expect(outline().slice(outline().indexOf("footer"))).toMatchSnapshot();
    fireEvent.click(leave);
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(reloadPage).not.toHaveBeenCalled();
    await screen.findByRole("button", { name: "Quitar Berserk" });
    write(interest(1, "anime", "Berserk"));
    await waitFor(() => expect(leave.getAttribute("aria-busy")).toBeNull());
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  test("by somebody who takes the last one away again it is not", async () => {
    const { press, button } = await openDialog();
    await press("Añadir Berserk");
    await press("Quitar Berserk");
    await button("Añadir Berserk");
    await waitFor(async () => expect((await button(CONTINUE)).getAttribute("aria-busy")).toBeNull());
    await press(CONTINUE);
    await screen.findByText(es.interests.toasts.needOneTitle);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

test("INTEREST-02: somebody who has interests is neither asked nor is their list fetched", async () => {
  const { of } = await open({}, 3);
  await screen.findByRole("heading", { name: "Todavía no hay nadie por aquí" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(of("GET", "/me/interests")).toHaveLength(0);
});
