import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { profileOf } from "../../../screens/profile/testing.ts";
import { renderSignedIn } from "../../../screens/signed-in-testing.tsx";
import { ReportPanel } from "./report-panel.tsx";

test("is closed before the screen of the person who is blocked as well is left", async () => {
  const happened: string[] = [];
  await renderSignedIn(
    <ReportPanel
      person={profileOf(1)}
      kind="profile"
      open
      onOpenChange={(open) => happened.push(open ? "opened" : "closed")}
      onBlocked={() => happened.push("left")}
    />,
    {
      path: "/profile/1",
      answers: {
        "POST /people/*/reports": () => ({ reportId: crypto.randomUUID() }),
        "PUT /people/*/block": () => ({ isBlocked: true }),
      },
    },
  );
  fireEvent.click(await screen.findByRole("radio", { name: "Otro" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Me ha insultado" } });
  expect(screen.getByText("15/1000")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Enviar denuncia" }));
  fireEvent.click(await screen.findByRole("button", { name: "Bloquear" }));
  await waitFor(() => expect(happened).toEqual(["closed", "left"]));
});
