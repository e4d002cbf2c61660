import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { AppProvider } from "./app.tsx";
import { testApp } from "./app-testing.ts";
import { useUser } from "./session.tsx";

test("a screen for signed-in people that is shown to a guest says what is wrong", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const app = testApp();
  const wrapper = ({ children }: { children: ReactNode }) => <AppProvider app={app}>{children}</AppProvider>;
  expect(() => renderHook(useUser, { wrapper })).toThrow("useUser needs a signed-in person");
});
