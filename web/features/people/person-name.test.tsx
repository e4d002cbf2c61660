import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { PersonName } from "./person-name.tsx";

test("CARD-02: a long name is read whole by screen readers, and the crown follows without a gap to break at", async () => {
  await renderInKit(
    <h3>
      <PersonName name="KonohamaruSarutobi20" premium />
    </h3>,
  );
  expect(screen.getByRole("heading", { name: /^KonohamaruSarutobi20\sPremium$/ })).toBeTruthy();
  expect(screen.getByText("KonohamaruSarutobi20").className).toContain("gold-name");
  expect(screen.getByRole("img", { name: "Premium" }).parentElement?.textContent).toBe("\u00a0");
});
