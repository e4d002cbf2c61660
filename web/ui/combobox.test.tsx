import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { renderInKit } from "./testing.tsx";

type City = { id: string; name: string };
const cities: City[] = ["Madrid", "Barcelona", "Málaga", "Valencia"].map((name, index) => ({ id: `${index}`, name }));

function Cities(props: Partial<ComboboxProps<City>>) {
  const [value, setValue] = useState<City | null>(null);
  return (
    <Combobox
      label="Ciudad"
      items={cities}
      itemKey={(city) => city.id}
      itemLabel={(city) => city.name}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  );
}

const input = () => screen.getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

async function type(text: string): Promise<void> {
  await act(async () => {
    input().focus();
    fireEvent.input(input(), { target: { value: text }, inputType: "insertText" });
  });
}

test("typing filters without minding accents, and Enter picks the first", async () => {
  await renderInKit(<Cities />);
  await type("mala");
  await waitFor(() => expect(shown()).toEqual(["Málaga"]));
  await act(async () => {
    fireEvent.keyDown(input(), { key: "Enter" });
  });
  await waitFor(() => expect(input().value).toBe("Málaga"));
});

test("arrows move and Escape closes without a choice", async () => {
  await renderInKit(<Cities />);
  await type("a");
  await waitFor(() => expect(shown().length).toBe(4));
  const first = input().getAttribute("aria-activedescendant");
  fireEvent.keyDown(input(), { key: "ArrowDown" });
  await waitFor(() => expect(input().getAttribute("aria-activedescendant")).not.toBe(first));
  fireEvent.keyDown(input(), { key: "Escape" });
  await waitFor(() => expect(shown()).toEqual([]));
});

test("at most `limit` are listed, and a remark says so", async () => {
  await renderInKit(<Cities limit={2} />);
  await type("a");
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(screen.getByText(/^Se muestran los primeros 2\. Escribe para afinar\./)).toBeTruthy();
});

test("a search elsewhere receives what is typed and filters nothing here", async () => {
  const onSearch = vi.fn();
  await renderInKit(<Cities onSearch={onSearch} />);
  await type("zzz");
  expect(onSearch).toHaveBeenLastCalledWith("zzz");
  await waitFor(() => expect(shown()).toHaveLength(4));
});

test("an empty list says so", async () => {
  await renderInKit(<Cities />);
  await type("zzz");
  await waitFor(() => expect(screen.getByText("Nada por aquí. Prueba con otra palabra.")).toBeTruthy());
});
