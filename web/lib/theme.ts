import { storedChoice } from "./stored-choice.ts";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

/** public/early.js applies it before the first paint. */
const chosen = storedChoice("nakamatch-theme", "theme", ["light", "dark"]);

/** Applies and stores it. */
export function setTheme(theme: Theme): void {
  chosen.set(theme === "system" ? undefined : theme);
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [chosen.use() ?? "system", setTheme];
}
