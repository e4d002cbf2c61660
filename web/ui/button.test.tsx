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
