import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { KitProvider } from "../../ui/provider.tsx";
import { Root } from "./root.tsx";

/** Opens the app's root with two screens, of which the second takes the focus itself where `takesFocus`. */
async function open({ takesFocus = false } = {}) {
  const router = createMemoryRouter([
    {
      element: <Root routes={() => []} />,
      children: [
        {
          path: "/",
          element: (
            <main id="content" tabIndex={-1}>
              <Link to="/next">Next</Link>
            </main>
          ),
        },
        {
          path: "/next",
          element: (
            <main id="content" tabIndex={-1}>
              {/* biome-ignore lint/a11y/noAutofocus: what is tested */}
              <input aria-label="Name" autoFocus={takesFocus} />
            </main>
          ),
        },
      ],
    },
  ]);
  render(
    <TranslationProvider i18n={await i18nWithAllPhrases()}>
      <AppProvider app={testApp()}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return () => act(() => router.navigate("/next"));
}

test("the first screen leaves the focus where it is, the next one takes it into its content", async () => {
  const goOn = await open();
  expect(document.activeElement).toBe(document.body);
  await goOn();
  expect(document.activeElement).toBe(document.getElementById("content"));
});

test("a screen that puts the focus somewhere itself keeps it there", async () => {
  const goOn = await open({ takesFocus: true });
  await goOn();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
});
