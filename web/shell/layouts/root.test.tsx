import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

test("a pressed notification leads the open page to its screen; other messages of the worker do not", async () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker }));
  const screens = ["/", "/chats"].map((path) => ({ path, element: <main id="content" tabIndex={-1} /> }));
  const { router } = await renderRoutes([{ element: <Root routes={() => []} />, children: screens }]);
  const tell = (data: unknown) => act(async () => serviceWorker.dispatchEvent(new MessageEvent("message", { data })));
  await tell("take-over");
  await tell({ goTo: 1 });
  expect(router.state.location.pathname).toBe("/");
  await tell({ goTo: "/chats?chat=1" });
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: "/chats", search: "?chat=1" }));
});
