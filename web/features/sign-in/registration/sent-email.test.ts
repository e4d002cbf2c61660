import { describe, expect, test, vi } from "vitest";
import { forgetEmails, recallEmail, rememberEmail } from "./sent-email.ts";

const HOUR = 60 * 60 * 1000;

describe("the address that an email with a link went to", () => {
  test.each([
    ["confirmation", 24 * HOUR],
    ["reset", HOUR],
  ] as const)("of a %s is known for as long as the link works", (kind, keep) => {
    vi.useFakeTimers();
    rememberEmail(kind, "nami@example.test");
    vi.advanceTimersByTime(keep - 1);
    expect(recallEmail(kind)).toBe("nami@example.test");
    vi.advanceTimersByTime(1);
    expect(recallEmail(kind)).toBe("");
  });

  test("is known for its own kind only, and can be forgotten", () => {
    rememberEmail("reset", "nami@example.test");
    expect(recallEmail("confirmation")).toBe("");
    forgetEmails();
    expect(recallEmail("reset")).toBe("");
    expect(localStorage).toHaveLength(0);
  });

  test.each(["", "null", "{", "7", '{"email":5,"until":9e15}', '{"email":"a@b.example"}'])(
    "is unknown where storage holds %j",
    (stored) => {
      localStorage.setItem("nakamatch-reset-email", stored);
      expect(recallEmail("reset")).toBe("");
    },
  );

  test("is unknown without storage, which breaks nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberEmail("reset", "nami@example.test");
    expect(recallEmail("reset")).toBe("");
    forgetEmails();
  });
});
