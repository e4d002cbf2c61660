import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Menu } from "./menu.tsx";
import { renderInKit } from "./testing.tsx";

async function open() {
  const onReport = vi.fn();
  const onBlock = vi.fn();
  await renderInKit(
    <Menu
      label="Más opciones"
      items={[
        { label: "Denunciar", icon: <svg aria-hidden="true" data-testid="flag" />, onSelect: onReport },
        { label: "Bloquear", tone: "danger", disabled: true, onSelect: onBlock },
      ]}
    />,
  );
  const button = screen.getByRole("button", { name: "Más opciones" });
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  fireEvent.click(button);
  return { menu: within(await screen.findByRole("menu", { name: "Más opciones" })), onReport, onBlock };
}

test("a menu shows its items with their icons; choosing one calls it and closes the menu", async () => {
  const { menu, onReport } = await open();
  expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Denunciar", "Bloquear"]);
  const report = menu.getByRole("menuitem", { name: "Denunciar" });
  expect(within(report).getByTestId("flag")).toBeTruthy();
  fireEvent.click(report);
  expect(onReport).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("a disabled item says so and cannot be chosen", async () => {
  const { menu, onBlock } = await open();
  const block = menu.getByRole("menuitem", { name: "Bloquear" });
  expect(block.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(block);
  expect(onBlock).not.toHaveBeenCalled();
});

test("a menu's button can be replaced", async () => {
  await renderInKit(<Menu label="Más opciones" items={[]} trigger={<button type="button">Opciones</button>} />);
  expect(screen.getByRole("button", { name: "Opciones" }).getAttribute("aria-haspopup")).toBe("menu");
});

test("choices show which one is chosen; another one is told, and the menu stays open", async () => {
  const onValueChange = vi.fn();
  await renderInKit(
    <Menu
      label="Ajustes"
      choices={[
        {
          label: "Tema",
          value: "light",
          onValueChange,
          options: [
            { value: "light", label: "Claro" },
            { value: "dark", label: "Oscuro" },
          ],
        },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ajustes" }));
  const group = within(await screen.findByRole("group", { name: "Tema" }));
  const checked = group.getAllByRole("menuitemradio").map((item) => item.getAttribute("aria-checked"));
  expect(checked).toEqual(["true", "false"]);
  fireEvent.click(group.getByRole("menuitemradio", { name: "Oscuro" }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("dark");
  expect(screen.getByRole("menu", { name: "Ajustes" })).toBeTruthy();
});

test("a menu opens inside the landmark that its button is in", async () => {
  await renderInKit(
    <nav aria-label="Principal">
      <Menu label="Ajustes" items={[{ label: "Denunciar", onSelect: vi.fn() }]} />
    </nav>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ajustes" }));
  const menu = await screen.findByRole("menu", { name: "Ajustes" });
  expect(screen.getByRole("navigation", { name: "Principal" }).contains(menu)).toBe(true);
});
