import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ComboboxProps } from "../../ui/combobox.tsx";

const NAMES = ["España", "Francia"];

/** The field with a list that is not here until `arrive` is called; its list needs no server. */
async function renderLate({ code = "", error }: { code?: string; error?: string } = {}) {
  const arrival = Promise.withResolvers<void>();
  vi.doMock("./country-field.tsx", async () => {
    await arrival.promise;
    const { Combobox } = await import("../../ui/combobox.tsx");
    return {
      CountryField: (props: ComboboxProps<string>) => (
        <Combobox
          {...props}
          value={props.value || null}
          items={NAMES}
          itemKey={(name) => name}
          itemLabel={(name) => name}
        />
      ),
    };
  });
  const { renderInKit } = await import("../../ui/testing.tsx");
  const { CountryFieldSoon } = await import("./place-fields-soon.tsx");
  const onSubmit = vi.fn();
  const onBlur = vi.fn();
  function Form() {
    const [value, setValue] = useState(code);
    return (
      <form noValidate onSubmit={onSubmit}>
        <CountryFieldSoon label="País" value={value} onValueChange={setValue} onBlur={onBlur} error={error} />
        <button type="submit">Enviar</button>
      </form>
    );
  }
  await renderInKit(<Form />);
  return { arrive: () => act(async () => arrival.resolve()), onSubmit, onBlur };
}

const field = () => screen.getByRole("combobox", { name: "País" }) as HTMLInputElement;

beforeEach(() => vi.resetModules());

test("the field has its name, its role and what is chosen before its list is here", async () => {
  await renderLate({ code: "ES" });
  expect(field().value).toBe("España");
  expect([field().getAttribute("aria-expanded"), field().getAttribute("aria-haspopup")]).toEqual(["false", "listbox"]);
  fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
  expect(field().value).toBe("");
});

test("what is typed before the list is here is searched in it, and the focus stays", async () => {
  const { arrive, onBlur } = await renderLate();
  const early = field();
  act(() => early.focus());
  fireEvent.input(early, { target: { value: "fran" }, inputType: "insertText" });
  await arrive();
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual(["Francia"]);
  expect(field()).not.toBe(early);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe("fran");
  expect(onBlur).not.toHaveBeenCalled();
});

test("what was selected stays so, to be replaced by the next key", async () => {
  const { arrive } = await renderLate({ code: "España" });
  act(() => field().focus());
  field().setSelectionRange(1, 4);
  await arrive();
  await screen.findByRole("button", { name: "Abrir la lista" });
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 4]);
});

test("Enter before the list is here submits no form, and picks the first of what was typed", async () => {
  const { arrive, onSubmit } = await renderLate();
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: "fran" }, inputType: "insertText" });
  expect(fireEvent.keyDown(field(), { key: "Enter" }), "not prevented").toBe(false);
  await arrive();
  await waitFor(() => expect(field().value).toBe("Francia"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("an arrow or a press before the list is here opens it", async () => {
  const { arrive } = await renderLate();
  act(() => field().focus());
  fireEvent.click(screen.getByRole("button", { name: "Abrir la lista" }));
  await arrive();
  expect(await screen.findAllByRole("option")).toHaveLength(2);
});

test("a whole label that is typed and left before the list is here is picked, and no error is shown meanwhile", async () => {
  const { arrive, onBlur } = await renderLate({ error: "Elige un país" });
  expect(screen.getByText("Elige un país")).toBeTruthy();
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: "francia" }, inputType: "insertText" });
  expect(screen.queryByText("Elige un país")).toBeNull();
  act(() => screen.getByRole("button", { name: "Enviar" }).focus());
  expect(onBlur).toHaveBeenCalledOnce();
  await arrive();
  await waitFor(() => expect(field().value).toBe("Francia"));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enviar" }));
  expect(screen.queryByRole("option")).toBeNull();
});

test.each([
  ["waits for its list once there is a country", "ES", "Busca tu ciudad", false],
  ["waits for nothing before there is one", "", "Elige antes un país", true],
])("the city %s", async (_, country, placeholder, isLocked) => {
  vi.doMock("./city-field.tsx", () => new Promise(() => {}));
  const { renderInKit } = await import("../../ui/testing.tsx");
  const { CityFieldSoon } = await import("./place-fields-soon.tsx");
  const texts = { label: "Ciudad", placeholder: "Busca tu ciudad", locked: "Elige antes un país" };
  const { container } = await renderInKit(
    <CityFieldSoon {...texts} country={country} value={null} onValueChange={vi.fn()} limit={5} />,
  );
  const city = screen.getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
  expect([city.placeholder, city.disabled]).toEqual([placeholder, isLocked]);
  expect(container.querySelectorAll(".animate-spin")).toHaveLength(isLocked ? 0 : 1);
});
