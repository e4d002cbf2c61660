import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoutes } from "../../ui/testing.tsx";
import { Root } from "./root.tsx";

test.each([
  ["the next screen takes the focus into its content", false],
  ["a screen that puts the focus somewhere itself keeps it there", true],
])("the first screen leaves the focus where it is; %s", async (_, takesFocus) => {
  const screens = [
    { path: "/", element: <main id="content" tabIndex={-1} /> },
    {
      path: "/next",
      element: (
        <main id="content" tabIndex={-1}>
          {/* biome-ignore lint/a11y/noAutofocus: what is tested */}
          <input aria-label="Name" autoFocus={takesFocus} />
        </main>
      ),
    },
  ];
  const { router } = await renderRoutes([{ element: <Root routes={() => []} />, children: screens }]);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate("/next"));
  expect(document.activeElement).toBe(screen.getByRole(takesFocus ? "textbox" : "main"));
});
