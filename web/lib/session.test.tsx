import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SessionProvider, useUser } from "./session.tsx";

test("a screen for signed-in people that is shown to a guest says what is wrong", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(useUser, { wrapper: SessionProvider })).toThrow("useUser needs a signed-in person");
});
