import { cleanup, fireEvent, render } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { takeFaults } from "./faults-testing.ts";
import { i18nWithAllPhrases } from "./i18n-testing.ts";
import { takeLeaks } from "./leaks-testing.ts";
import { log } from "./log.ts";

test("a form that the browser would send by itself is a fault", () => {
  const { container } = render(<form noValidate />);
  fireEvent.submit(container.querySelector("form")!);
  expect(takeFaults()).toEqual(['<form novalidate=""></form> is sent by the browser (`preventDefault`)']);

  render(<form noValidate aria-label="Ours" onSubmit={(event) => event.preventDefault()} />);
  fireEvent.submit(document.querySelector("[aria-label=Ours]")!);
  expect(takeFaults()).toEqual([]);
});

test("a phrase that is missing is a fault, one without a key too, and a value that a phrase asks for", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const i18n = await i18nWithAllPhrases();
  i18n.t("nav.unknown" as "nav.login");
  i18n.t("" as "nav.login");
  i18n.t("likes.toasts.matchText");
  expect(takeFaults()).toEqual([
    "No text nav.unknown in es",
    "No text  in es",
    "No value {{name}} for: El like entre {{name}} y tú es mutuo.",
  ]);
  i18n.t("nav.login");
  i18n.t("likes.toasts.matchText", { name: "Nami" });
  expect(takeFaults()).toEqual([]);
});

test("what a library complains about is a fault; what the app logs is none", () => {
  render(["same", "same"].map((key) => <p key={key} />));
  expect(takeFaults()).toEqual([expect.stringMatching(/^Encountered two children with the same key/)]);
  log.error("The phrases could not be fetched");
  expect(takeFaults()).toEqual([]);
});

/** Starts and ends work with its life cycle. */
function Began({ begin }: { begin: () => () => void }) {
  useEffect(begin, [begin]);
  return null;
}

const ignore = () => {};
let observer: ResizeObserver;
let timeout: ReturnType<typeof setTimeout>;

test.each([
  [
    'setup.test.tsx still listens to "resize" (`removeEventListener`)',
    () => addEventListener("resize", ignore),
    () => removeEventListener("resize", ignore),
  ],
  [
    "setup.test.tsx still waits (`clearTimeout`)",
    () => (timeout = setTimeout(ignore, 60_000)),
    () => clearTimeout(timeout),
  ],
  [
    "setup.test.tsx still observes (ResizeObserver, `disconnect`)",
    () => {
      observer = new ResizeObserver(ignore);
      observer.observe(document.body);
    },
    () => observer.disconnect(),
  ],
])("%s is a fault", (fault, begin, end) => {
  const begins = (ends: () => void) => () => {
    begin();
    return ends;
  };
  render(<Began begin={begins(ignore)} />);
  cleanup();
  expect(takeLeaks()).toEqual([fault]);
  end();
  render(<Began begin={begins(end)} />);
  cleanup();
  expect(takeLeaks()).toEqual([]);
});
