import { act } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Announce } from "./announce.tsx";
import { renderInKit } from "./testing.tsx";

test("the live region is on the page before its text and stays after it", async () => {
  let setLoading: (isLoading: boolean) => void = () => {};
  function Screen() {
    const [isLoading, set] = useState(false);
    setLoading = set;
    return isLoading && <Announce text="Cargando" />;
  }
  await renderInKit(<Screen />);
  const region = document.querySelector("[data-announcer]")!;
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(region.textContent).toBe("");
  act(() => setLoading(true));
  expect(region.textContent).toBe("Cargando");
  act(() => setLoading(false));
  expect(region.textContent).toBe("");
  expect(region.isConnected).toBe(true);
});
