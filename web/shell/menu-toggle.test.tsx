import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { renderInKit } from "../ui/testing.tsx";
import { PublicHeader } from "./public-header.tsx";

const toggle = () => screen.getByRole("button", { name: /menú$/ });
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";

test("NAV-31 LAND-02: following a link of the menu closes it, and it can be opened again at once", async () => {
  // The header stays on every page, as for signed-in people.
  let arrive: (screen: null) => void = () => {};
  const children = [
    { path: "/", element: null },
    { path: "/login", loader: () => new Promise<null>((resolve) => (arrive = resolve)), element: null },
  ];
  const router = createMemoryRouter([{ element: <PublicHeader />, hydrateFallbackElement: null, children }]);
  render(
    <TranslationProvider i18n={await i18nWithAllPhrases()}>
      <RouterProvider router={router} />
    </TranslationProvider>,
  );
  fireEvent.click(toggle());
  const panel = document.getElementById(toggle().getAttribute("aria-controls") ?? "")!;
  fireEvent.click(within(panel).getByRole("link", { name: "Iniciar sesión" }));
  expect(isOpen()).toBe(false);
  fireEvent.click(toggle());
  await act(async () => arrive(null));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  await screen.findByRole("button", { name: "Cerrar menú" });
  expect(isOpen()).toBe(true);
});

test("NAV-31: going back closes the menu", async () => {
  await renderInKit(<PublicHeader />);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  fireEvent.popState(window);
  expect(isOpen()).toBe(false);
});
