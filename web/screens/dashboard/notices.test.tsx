import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Dashboard } from "./screen.tsx";
import { id, page } from "./testing.ts";

/** What the dashboard says first, while it is confirmed, and where the focus goes then. */

const CONFIRM = "PUT /me/warnings/*/seen";
const SEEN = "POST /reports/reviewed/seen";
const never = () => new Promise(() => {});
let content: HTMLElement;

beforeEach(() => {
  // As the layout has it.
  content = document.createElement("div");
  content.id = "content";
  content.tabIndex = -1;
  document.body.append(content);
});
afterEach(() => content.remove());

async function open(answers: SignedIn["answers"]) {
  return renderSignedIn(
    <main tabIndex={-1}>
      <Dashboard />
    </main>,
    {
      path: "/dashboard",
      answers: {
        "GET /discovery": page([]),
        "GET /reports/reviewed": () => ({ reportIds: [] }),
        "GET /me/warning": () => ({ warning: null }),
        ...answers,
      },
    },
  );
}
const warning = { id: id(1), warnedAt: "2026-05-02T10:30:00.000Z", reason: "spam", notes: null, decisionId: null };
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

test("a warning is busy while it is confirmed", async () => {
  const { of } = await open({ "GET /me/warning": () => ({ warning }), [CONFIRM]: never });
  const button = await press(es.warning.confirm);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(outlineOf(button)).toMatchSnapshot();
  await waitFor(() => expect(of("PUT", "/me/warnings/*/seen")).toHaveLength(1));
});

test("a warning that is confirmed leaves the focus to the screen, and is told", async () => {
  let read = (): unknown => ({ warning });
  await open({
    "GET /me/warning": () => read(),
    [CONFIRM]: () => {
      read = () => ({ warning: null });
      return { isSeen: true };
    },
  });
  const button = await press(es.warning.confirm);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await waitFor(() => expect(document.querySelector("[data-variant]")).not.toBeNull());
  expect(outlineOfToast()).toMatchSnapshot();
});

test("a notice of reports that were looked at is closed at once, and for good; the focus is on the content", async () => {
  const { of } = await open({
    "GET /reports/reviewed": () => ({ reportIds: [id(1), id(2)] }),
    [SEEN]: () => ({ reportIds: [] }),
  });
  const button = await press(es.reports.reviewed.close);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(content);
  await waitFor(() =>
    expect(of("POST", "/reports/reviewed/seen").map(({ body }) => body)).toEqual([{ reportIds: [id(1), id(2)] }]),
  );
});

test("a notice that cannot be closed says why", async () => {
  await open({
    "GET /reports/reviewed": () => ({ reportIds: [id(1)] }),
    [SEEN]: () => refusal("UNAVAILABLE"),
  });
  await press(es.reports.reviewed.close);
  await screen.findByText(es.common.toasts.error);
  expect(outlineOfToast()).toMatchSnapshot();
});
