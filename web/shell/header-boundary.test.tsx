import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { renderInKit } from "../ui/testing.tsx";
import { HeaderBoundary } from "./header-boundary.tsx";

function Broken(): never {
  throw new Error("broken");
}

test("a header that crashes leaves the screen and a link home", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await renderInKit(
    <>
      <HeaderBoundary home="/dashboard">
        <Broken />
      </HeaderBoundary>
      <ErrorBoundary name="The footer">
        <Broken />
      </ErrorBoundary>
      <main>Tu gente</main>
    </>,
  );
  expect(screen.getByText("Tu gente")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Nakamatch, inicio" }).getAttribute("href")).toBe("/dashboard");
  expect(log.mock.calls.map(([message]) => message)).toEqual(
    expect.arrayContaining(["The header crashed", "The footer crashed"]),
  );
  log.mockRestore();
});
