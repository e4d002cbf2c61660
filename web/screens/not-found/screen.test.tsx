import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { Component as NotFound } from "./screen.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test("NAV-16: the page says that there is nothing at this address", async () => {
  await renderInKit(<NotFound />, { path: "/nope" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Esta página no salió en el tomo");
});

test("NAV-17: its home link leads home", async () => {
  const { location } = await renderInKit(<NotFound />, { path: "/nope" });
  fireEvent.click(screen.getByRole("link", { name: "Volver al inicio" }));
  await waitFor(() => expect(location()).toBe("/"));
});

test("NAV-18: the missing path is logged", async () => {
  await renderInKit(<NotFound />, { path: "/nope" });
  expect(console.error).toHaveBeenCalledWith("No page at", "/nope");
});
