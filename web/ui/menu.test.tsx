import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Menu, type MenuProps } from "./menu.tsx";
import { renderInKit } from "./testing.tsx";

async function open(props: Pick<MenuProps, "items">) {
  await renderInKit(
    <nav aria-label="Principal">
      <Menu label="Opciones" {...props} />
    </nav>,
  );
  const button = screen.getByRole("button", { name: "Opciones" });
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  fireEvent.click(button);
  const menu = await screen.findByRole("menu", { name: "Opciones" });
  expect(screen.getByRole("navigation").contains(menu), "inside the landmark of its button").toBe(true);
  return within(menu);
}

test("a menu is in the landmark of its button; choosing an item calls it and closes the menu", async () => {
  const told = vi.fn();
  const menu = await open({
    items: [
      { label: "Denunciar", onSelect: () => told("reported") },
      { label: "Bloquear", tone: "danger", onSelect: () => told("blocked") },
    ],
  });
  fireEvent.click(menu.getByRole("menuitem", { name: "Denunciar" }));
  expect(told.mock.calls).toEqual([["reported"]]);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});
