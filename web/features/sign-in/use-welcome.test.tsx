import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { testApp } from "../../lib/app-testing.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { renderInKit } from "../../ui/testing.tsx";
import { useWelcome } from "./use-welcome.ts";

function SignIn() {
  const welcome = useWelcome();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => welcome((isFirst) => ({ title: `Hola ${isFirst}`, description: "" }))}>
        sign in
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        arrive
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Gustos" />
    </>
  );
}

test.each([
  [0, "Hola true"],
  [3, ""],
])("LOGIN-05: with %i titles the welcome over a dialog on arrival says %j", async (interestCount, left) => {
  fakeServer({ "GET /api/v1/session": () => signedIn({ interestCount }) });
  const app = testApp();
  await act(() => app.session.refresh());
  await renderInKit(<SignIn />, { app });
  fireEvent.click(screen.getByText("sign in"));
  const region = screen.getByRole("region", { name: "Notificaciones" });
  expect(region.textContent).toMatch(/^Hola/);
  fireEvent.click(screen.getByText("arrive"));
  await screen.findByRole("dialog");
  expect(region.textContent).toBe(left);
});
