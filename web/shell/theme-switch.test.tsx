import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTheme } from "../lib/theme.ts";
import { renderInKit } from "../ui/testing.tsx";
import { ThemeCards, ThemeSwitch } from "./theme-switch.tsx";

beforeEach(() => setTheme("system"));
afterEach(() => {
  setTheme("system");
});

/** The applied theme, and the selected options. */
const shown = () => [
  document.documentElement.dataset.theme,
  ...screen.getAllByRole<HTMLInputElement>("radio").flatMap(({ checked, value }) => (checked ? value : [])),
];
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

test("a choice in another tab is applied and shown here, that of another setting is not", async () => {
  await renderInKit(<ThemeSwitch />);
  localStorage.setItem("nakamatch-theme", "dark");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "something-else" })));
  expect(shown()).toEqual([undefined, "system"]);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "nakamatch-theme" })));
  expect(shown()).toEqual(["dark", "dark"]);
});

test("the cards of the settings change it too", async () => {
  await renderInKit(<ThemeCards />);
  choose("Claro");
  expect(shown()).toEqual(["light", "light"]);
});

test("without storage the choice lasts for this page", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied, removeItem: denied });
  await renderInKit(<ThemeSwitch />);
  choose("Oscuro");
  expect(shown()).toEqual(["dark", "dark"]);
});
