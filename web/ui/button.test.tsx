import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { renderInKit } from "./testing.tsx";

test("a busy button ignores presses and does not send its form again, but can have the focus", async () => {
  const told = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderInKit(
    <form noValidate onSubmit={told}>
      <Button type="submit" busy onClick={told}>
        Enviar
      </Button>
      <IconButton label="Cerrar" icon={<i />} busy onClick={told} />
      <IconButton label="Volver" icon={<i />} onClick={told} />
    </form>,
  );
  for (const button of screen.getAllByRole<HTMLButtonElement>("button")) {
    expect(button.disabled).toBe(false);
    expect(told).not.toHaveBeenCalled();
    fireEvent.click(button);
  }
  expect(told, "by the last, which is not busy").toHaveBeenCalledOnce();
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
