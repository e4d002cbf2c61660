import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Menu, type MenuProps } from "./menu.tsx";
import { renderInKit } from "./testing.tsx";

async function open(props: Partial<MenuProps>) {
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

test("choosing an item calls it and closes the menu; one that is disabled cannot be chosen", async () => {
  const told = vi.fn();
  const menu = await open({
    items: [
      { label: "Denunciar", onSelect: () => told("reported") },
      { label: "Bloquear", tone: "danger", disabled: true, onSelect: () => told("blocked") },
    ],
  });
  const block = menu.getByRole("menuitem", { name: "Bloquear" });
  expect(block.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(block);
  fireEvent.click(menu.getByRole("menuitem", { name: "Denunciar" }));
  expect(told.mock.calls).toEqual([["reported"]]);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("another choice is told, and the menu stays open, whose button can be replaced", async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: "light", label: "Claro" },
    { value: "dark", label: "Oscuro" },
  ];
  const menu = await open({
    trigger: <button type="button">Opciones</button>,
    choices: [{ label: "Tema", value: "light", onValueChange, options }],
  });
  fireEvent.click(menu.getByRole("menuitemradio", { name: "Oscuro" }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("dark");
  expect(screen.getByRole("menu", { name: "Opciones" })).toBeTruthy();
});
