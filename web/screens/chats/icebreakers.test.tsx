import type { Interest } from "@nakamatch/contract/schemas/people";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { composer, open, sentTo, write } from "./testing.tsx";

function begin(sharedTitles: Interest[]) {
  const page = { messages: [], total: 0, hasMore: false, ...(sharedTitles.length > 0 && { sharedTitles }) };
  return open({ answers: { "GET /chats/*/messages": () => page } });
}

const another = () => screen.findByRole("button", { name: "Otra idea" });
const idea = async () => (await another()).parentElement?.parentElement?.querySelector("p")?.textContent ?? "";

test("an empty chat has ideas about what the two share, never the same twice in a row", async () => {
  await begin([{ id: 1, name: "Persona 5", kind: "juego" }]);
  const seen = new Set<string>();
  let last = "";
  for (let press = 0; press < 20; press += 1) {
    const now = await idea();
    expect(now).toContain("Persona 5");
    expect(now).not.toBe(last);
    last = now;
    seen.add(now);
    fireEvent.click(await another());
  }
  expect(seen.size).toBeGreaterThan(1);
});

test.each(["", "Hola."])("an idea goes into the composer behind «%s», to be sent or changed", async (written) => {
  const { of } = await begin([]);
  await write(written);
  const text = await idea();
  expect(text).toMatch(/\?$/);
  fireEvent.click(screen.getByRole("button", { name: "Usar esta idea" }));
  expect((await composer()).value).toBe(`${written} ${text}`.trim());
  expect(document.activeElement).toBe(await composer());
  expect(sentTo(of)).toEqual([]);
});
