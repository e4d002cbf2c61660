import { act } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Announce } from "./announce.tsx";
import { renderInKit } from "./testing.tsx";

test("the live region is on the page before its texts, follows them, and stays after them", async () => {
  let say: (texts: string[]) => void = () => {};
  function Screen() {
    const [texts, set] = useState<string[]>([]);
    say = set;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same one says another text
    return texts.map((text, index) => <Announce key={index} text={text} />);
  }
  await renderInKit(<Screen />);
  const region = document.querySelector("[data-announcer]")!;
  expect(region.getAttribute("aria-live")).toBe("polite");
  for (const texts of [[], ["Cargando"], ["Tres personas"], ["Tres personas", "Cargando más"], []]) {
    act(() => say(texts));
    expect(region.textContent).toBe(texts.join(" "));
  }
  expect(region.isConnected).toBe(true);
});
