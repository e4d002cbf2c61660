import type { Interest } from "@nakamatch/contract/schemas/people";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { composer, open, sentTo, write } from "./testing.tsx";

function begin(sharedTitles: Interest[], words: unknown[] = []) {
  const page = { messages: [], total: 0, hasMore: false, ...(sharedTitles.length > 0 && { sharedTitles }) };
  const between = { canWrite: false, words };
  return open({ answers: { "GET /chats/*/messages": () => page, "GET /people/*/like-words": () => between } });
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

test("an idea is about no title that the words of a like are about already", async () => {
  const told = { id: 1, name: "Persona 5", kind: "juego" } as const;
  const about = { kind: "title", title: told };
  const words = [{ by: "other", text: "¿Qué equipo llevas?", about, writtenAt: "2026-01-01T10:00:00.000Z" }];
  await begin([told, { id: 2, name: "Mushishi", kind: "anime" }], words);
  for (let press = 0; press < 10; press += 1) {
    expect(await idea()).toContain("Mushishi");
    fireEvent.click(await another());
  }
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
