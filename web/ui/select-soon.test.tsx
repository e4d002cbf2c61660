import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

const OPTIONS = [
  { value: "hombre", label: "Hombre" },
  { value: "mujer", label: "Mujer" },
];

async function renderLate(value: string | null = null) {
  const arrival = Promise.withResolvers<void>();
  vi.doMock("./select.tsx", async (original) => {
    await arrival.promise;
    return original();
  });
  const { renderInKit } = await import("./testing.tsx");
  const { SelectSoon } = await import("./select-soon.tsx");
  const onBlur = vi.fn();
  await renderInKit(
    <>
      <SelectSoon label="Género" options={OPTIONS} value={value} onValueChange={() => {}} onBlur={onBlur} />
      <input aria-label="Correo" />
    </>,
  );
  return { arrive: () => act(async () => arrival.resolve()), onBlur };
}

const button = () => screen.getByRole("combobox", { name: "Género" });

beforeEach(() => vi.resetModules());

test("the button shows what is chosen before its list is here", async () => {
  await renderLate("mujer");
  expect(button().textContent).toBe("Mujer");
  expect([button().getAttribute("aria-expanded"), button().getAttribute("aria-haspopup")]).toEqual([
    "false",
    "listbox",
  ]);
});

test("a press before the list is here opens it", async () => {
  const { arrive, onBlur } = await renderLate();
  const early = button();
  fireEvent.mouseDown(early);
  await arrive();
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  expect(button()).not.toBe(early);
  expect(onBlur).not.toHaveBeenCalled();
});

test("the focus stays when the list arrives, which nothing has opened", async () => {
  const { arrive } = await renderLate();
  const early = button();
  act(() => early.focus());
  await arrive();
  await waitFor(() => expect(button()).not.toBe(early));
  expect(document.activeElement).toBe(button());
  expect(screen.queryByRole("option")).toBeNull();
});

test("a list that was asked for does not open when the focus has left", async () => {
  const { arrive, onBlur } = await renderLate();
  const early = button();
  act(() => early.focus());
  fireEvent.keyDown(early, { key: "ArrowDown" });
  act(() => screen.getByLabelText("Correo").focus());
  expect(onBlur).toHaveBeenCalledOnce();
  await arrive();
  await waitFor(() => expect(button()).not.toBe(early));
  expect(document.activeElement).toBe(screen.getByLabelText("Correo"));
  expect(screen.queryByRole("option")).toBeNull();
});
