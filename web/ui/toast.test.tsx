import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInKit } from "./testing.tsx";
import { type ToastMessage, useErrorToast, useToast } from "./toast.tsx";

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

function Form() {
  const { fail, clearError } = useErrorToast();
  return (
    <>
      <button type="button" onClick={() => fail("First name is required")}>
        fail
      </button>
      <button type="button" onClick={() => fail("Last name is required")}>
        fail otherwise
      </button>
      <button type="button" onClick={clearError}>
        clear
      </button>
    </>
  );
}

function Page() {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      {isThere && <Form />}
      <button type="button" onClick={() => setIsThere(false)}>
        leave
      </button>
    </>
  );
}

test.each([["clear"], ["leave"]])(
  "the notice of an error goes with its cause (%s), and there is one at a time",
  async (end) => {
    await renderInKit(<Page />);
    fireEvent.click(screen.getByText("fail"));
    await screen.findByText("First name is required");
    fireEvent.click(screen.getByText("fail otherwise"));
    await screen.findByText("Last name is required");
    await waitFor(() => expect(screen.queryByText("First name is required")).toBeNull());
    fireEvent.click(screen.getByText(end));
    await waitFor(() => expect(screen.queryByText("Last name is required")).toBeNull());
  },
);
