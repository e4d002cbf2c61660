import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { RetryButton } from "./retry-button.tsx";
import { renderInKit } from "./testing.tsx";

function Failing() {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      {hasFailed ? <RetryButton className="self-start" onClick={() => setHasFailed(false)} /> : <p>Llega</p>}
    </main>
  );
}

test("its focus goes to the page that it was in, when the error is gone", async () => {
  await renderInKit(<Failing />);
  const retry = screen.getByRole("button", { name: "Reintentar" });
  expect(retry.className).toContain("self-start");
  retry.focus();
  fireEvent.click(retry);
  expect(screen.getByText("Llega")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("who is elsewhere on the page stays there", async () => {
  await renderInKit(
    <>
      <input aria-label="Buscar" />
      <Failing />
    </>,
  );
  const search = screen.getByRole("textbox");
  search.focus();
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(document.activeElement).toBe(search);
});
