import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration, reported } from "./testing.ts";

/** Claims that pass from one moderator to another. */

const ZORO = { id: "30000000-0000-4000-8000-000000005000", nickname: "Zoro" };
const PASS = "PUT /moderation/people/*/claim/moderator";

async function openCase(answer: () => unknown) {
  const app = await openModeration({
    cases: [reported(0)],
    answers: { "GET /moderation/people/*/colleagues": () => ({ colleagues: [ZORO] }), [PASS]: answer },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias sobre Robin" }));
  fireEvent.click(await screen.findByRole("button", { name: "Pasar el caso" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Pasar a Zoro" }));
  return app;
}

test("a case is handed over by a menu of nicknames", async () => {
  const { of } = await openCase(() => ({ until: "2099-01-01T12:15:00.000Z" }));
  await waitFor(() => expect(of("PUT", "/moderation/people/*/claim/moderator")).toHaveLength(1));
  expect(of("PUT", "/moderation/people/*/claim/moderator")[0]?.body).toMatchObject({ moderatorId: ZORO.id });
});

test("a refusal says why", async () => {
  await openCase(() => refusal("CASE_CLAIMED"));
  expect((await failureToast()).getByText(/Otra persona del equipo está con este caso/)).toBeTruthy();
});

test("both hear of it, and the receiver opens the case at one press", async () => {
  const entry = reported(0);
  await openModeration({ cases: [entry] });
  await screen.findByRole("heading", { name: "Robin" });
  const event = { personId: entry.person.id, name: "Robin", moderator: "Zoro" };
  await push("claim.passed", { ...event, as: "lost" });
  expect(await screen.findByText("Zoro lleva ahora tu caso")).toBeTruthy();
  await push("claim.passed", { ...event, as: "received" });
  expect(await screen.findByText("Zoro te ha pasado un caso")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Abrir el caso" }));
  expect(await screen.findByRole("button", { name: "Ocultar denuncias sobre Robin" })).toBeTruthy();
});
