import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTheme } from "../lib/theme.ts";
import { renderInKit } from "../ui/testing.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

beforeEach(() => setTheme("system"));
afterEach(() => {
  vi.unstubAllGlobals();
  setTheme("system");
});

const choice = (name: string) => screen.getByRole("radio", { name }) as HTMLInputElement;
const chosen = () => (screen.getAllByRole("radio") as HTMLInputElement[]).filter(({ checked }) => checked);
const applied = () => document.documentElement.dataset.theme;

test("each of the three themes is applied at once and shown as chosen", async () => {
  await renderInKit(<ThemeSwitch />);
  expect(chosen()).toEqual([choice("Como el dispositivo")]);
  for (const [name, theme] of [
    ["Oscuro", "dark"],
    ["Claro", "light"],
    ["Como el dispositivo", undefined],
  ] as const) {
    fireEvent.click(choice(name));
    expect(applied()).toBe(theme);
    expect(chosen()).toEqual([choice(name)]);
  }
});

test("a choice in another tab is applied and shown here, that of another setting is not", async () => {
  await renderInKit(<ThemeSwitch />);
  localStorage.setItem("nakamatch-theme", "dark");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "something-else" })));
  expect(applied()).toBeUndefined();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "nakamatch-theme" })));
  expect(applied()).toBe("dark");
  expect(chosen()).toEqual([choice("Oscuro")]);
});

test("without storage the choice lasts for this page", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied, removeItem: denied });
  await renderInKit(<ThemeSwitch />);
  fireEvent.click(choice("Oscuro"));
  expect(applied()).toBe("dark");
  expect(chosen()).toEqual([choice("Oscuro")]);
});
