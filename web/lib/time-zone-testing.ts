import { vi } from "vitest";

/** For tests: the time zone that the browser tells, until mocks are restored. */
export function browserIn(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}
