import { vi } from "vitest";

/** For tests: sets the browser's time zone until mocks are restored. */
export function browserIn(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}
