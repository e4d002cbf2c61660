import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderInKit, renderRoutes } from "../../ui/testing.tsx";
import { PublicPage } from "./public-page.tsx";

const toggle = () => screen.getByRole("button", { name: /menú$/ });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";

test("the header of guests with its menu, and the footer", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-02T10:00:00.000Z") });
  await renderInKit(<PublicPage>Hola</PublicPage>);
  fireEvent.click(toggle());
  expect(outlineOf(document.body)).toMatchSnapshot();
});

test("NAV-31 LAND-02: following a link of the menu closes it, and it can be opened again at once", async () => {
  // The header stays on every page, like for members.
  const late = Promise.withResolvers<null>();
  const children = [
    { path: "/", element: null },
    { path: "/login", loader: () => late.promise, element: null },
  ];
  const { location } = await renderRoutes([
    { element: <PublicPage>Hola</PublicPage>, hydrateFallbackElement: null, children },
  ]);
  fireEvent.click(toggle());
  const panel = document.getElementById(toggle().getAttribute("aria-controls") ?? "")!;
  fireEvent.click(within(panel).getByRole("link", { name: "Iniciar sesión" }));
  expect([isOpen(), panel.hidden]).toEqual([false, true]);
  fireEvent.click(toggle());
  await act(async () => late.resolve(null));
  await waitFor(() => expect(location()).toBe("/login"));
  expect(isOpen()).toBe(true);
});

test("NAV-31: keys do nothing but for Escape while the menu is open", async () => {
  await renderInKit(<PublicPage>Hola</PublicPage>);
  const logo = screen.getByRole("link", { name: "Nakamatch, inicio" });
  logo.focus();
  fireEvent.keyDown(logo, { key: "Escape" });
  expect(document.activeElement).toBe(logo);
  fireEvent.click(toggle());
  fireEvent.keyDown(toggle(), { key: "a" });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(toggle(), { key: "Escape" });
  expect(isOpen()).toBe(false);
});
