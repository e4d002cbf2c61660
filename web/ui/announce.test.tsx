import { act } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Announce } from "./announce.tsx";
import { renderInKit } from "./testing.tsx";

test("what is announced follows its text, and several texts are announced together", async () => {
  let say: (texts: string[]) => void = () => {};
  function Screen() {
    const [texts, set] = useState(["Cargando"]);
    say = set;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same one says another text
    return texts.map((text, index) => <Announce key={index} text={text} />);
  }
  await renderInKit(<Screen />);
  const region = document.querySelector("[data-announcer]")!;
  act(() => say(["Tres personas"]));
  expect(region.textContent).toBe("Tres personas");
  act(() => say(["Tres personas", "Cargando más"]));
  expect(region.textContent).toBe("Tres personas Cargando más");
});

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
