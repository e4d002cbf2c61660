import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../lib/api-testing.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { Component as NotFound } from "./screen.tsx";

test("NAV-16 NAV-17 NAV-18: the page says that there is nothing at this address, logs it, and leads home", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { of } = fakeServer({ "POST /missing-paths": () => ({ logged: true }) });
  const { location } = await renderInKit(<NotFound />, { path: "/nope" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Esta página no salió en el tomo");
  expect(log).toHaveBeenCalledWith("No page at", "/nope");
  await waitFor(() => expect(of("POST /missing-paths").map(({ body }) => body)).toEqual([{ path: "/nope" }]));
  fireEvent.click(screen.getByRole("link", { name: "Volver al inicio" }));
  await waitFor(() => expect(location()).toBe("/"));
  log.mockRestore();
});
