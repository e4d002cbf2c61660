import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refusal } from "../../lib/api-testing.ts";
import { createQueryClient } from "../../lib/query.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { InterestsEditor } from "./interests-editor.tsx";

const MINE = "GET /api/v1/me/interests";
const CATALOGUE = "GET /api/v1/interests";

async function open() {
  const titles = ["Berserk", "Naruto", "Bleach"].map((name, index) => ({
    id: index + 1,
    name,
    kind: "anime",
    matchedTitle: null,
  }));
  const server = fakeServer({
    [MINE]: () => [],
    [CATALOGUE]: () => titles,
    "PUT /api/v1/me/interests/1": () => ({ id: 1, name: "Berserk", kind: "anime" }),
    "PUT /api/v1/me/interests/2": () => refusal("INTERNAL"),
  });
  await renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <InterestsEditor />
    </QueryClientProvider>,
  );
  const pick = async (name: string) => fireEvent.click(await screen.findByRole("button", { name: `Añadir ${name}` }));
  return { server, pick };
}

test("INTEREST-10: a pick is written, and neither list is fetched again", async () => {
  const { server, pick } = await open();
  await pick("Berserk");
  await screen.findByText("Elemento añadido");
  await screen.findByRole("button", { name: "Quitar Berserk" });
  expect(server.of("PUT /api/v1/me/interests/1")).toHaveLength(1);
  expect(server.of(MINE)).toHaveLength(1);
  expect(server.of(CATALOGUE)).toHaveLength(1);
});

test("INTEREST-12: after a pick that failed the server is asked what it has", async () => {
  const { server, pick } = await open();
  await pick("Naruto");
  await screen.findByText("No se pudo añadir el gusto. Inténtalo de nuevo.");
  await waitFor(() => expect(server.of(MINE)).toHaveLength(2));
});
