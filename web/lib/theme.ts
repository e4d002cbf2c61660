import { storedChoice } from "./stored-choice.ts";

/** What a person can choose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

/** public/early.js applies it before the first paint. */
const chosen = storedChoice("nakamatch-theme", "theme", ["light", "dark"]);

/** Stores the choice and applies it at once. */
export function setTheme(theme: Theme): void {
  chosen.set(theme === "system" ? undefined : theme);
}

/** The chosen theme and its setter, for `ThemeSwitch`. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [chosen.use() ?? "system", setTheme];
}
