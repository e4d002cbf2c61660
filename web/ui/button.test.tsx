import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { renderInKit } from "./testing.tsx";

test("a busy button says so, keeps the focus and ignores presses", async () => {
  const onClick = vi.fn();
  await renderInKit(
    <Button busy busyLabel="Guardando..." onClick={onClick}>
      Guardar
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Guardando..." }) as HTMLButtonElement;
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test("while a button is busy its words keep their room under the spinner, unless others take their place", async () => {
  await renderInKit(
    <>
      <Button busy>Enviar otra vez</Button>
      <Button busy busyLabel="Guardando...">
        Guardar
      </Button>
    </>,
  );
  expect(screen.getByText("Enviar otra vez").className).toContain("opacity-0");
  expect(screen.getByText("Guardando...").className).not.toContain("opacity-0");
});

test("a busy submit button does not send its form again", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderInKit(
    <form noValidate onSubmit={onSubmit}>
      <Button type="submit" busy>
        Enviar
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSubmit).not.toHaveBeenCalled();
});
