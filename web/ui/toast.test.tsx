import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "./testing.tsx";
import { type ToastMessage, useToast } from "./toast.tsx";

function Show(message: ToastMessage) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      show
    </button>
  );
}

async function show(message: ToastMessage): Promise<HTMLElement> {
  await renderInKit(<Show {...message} />);
  fireEvent.click(screen.getByText("show"));
  return within(screen.getByRole("region", { name: "Notificaciones" })).findByRole("dialog");
}

test.each(["default", "success", "destructive"] as const)(
  "ERR-01: a notice of the variant %s says so",
  async (variant) => {
    const notice = await show({ title: "Foto actualizada", description: "Lista", variant });
    expect(notice.dataset.variant).toBe(variant);
    expect(notice.textContent).toContain("Foto actualizada");
    expect(notice.textContent).toContain("Lista");
  },
);

test("a notice without a variant is a default one", async () => {
  expect((await show({ title: "Match" })).dataset.variant).toBe("default");
});

test("a notice can be closed", async () => {
  const notice = await show({ title: "Match", timeout: 0 });
  fireEvent.click(within(notice).getByRole("button", { name: "Cerrar" }));
  await waitFor(() => expect(screen.queryByText("Match")).toBeNull());
});
