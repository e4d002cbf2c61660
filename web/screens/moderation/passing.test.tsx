import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration, reported } from "./testing.ts";

/** Claims that pass from one moderator to another. */

const ZORO = { id: "30000000-0000-4000-8000-000000005000", nickname: "Zoro", isPresent: true };
const theirs = { moderator: "Zoro", isMine: false, until: "2099-01-01T12:15:00.000Z", canTakeBack: true } as const;
const isOpen = () => screen.queryByRole("button", { name: "Ocultar denuncias sobre Robin" }) !== null;
const openIt = async () => fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias sobre Robin" }));
const CLAIM_OF = "/moderation/people/*/claim/moderator";
const [PASS, BACK] = [`PUT ${CLAIM_OF}`, `DELETE ${CLAIM_OF}`];
const PUT = ["PUT", CLAIM_OF] as const;
const RELEASE = ["DELETE", "/moderation/people/*/claim"] as const;

async function openCase(answer: () => unknown, { isPresent = true } = {}) {
  const app = await openModeration({
    cases: [reported(0)],
    answers: {
      "GET /moderation/people/*/colleagues": () => ({ colleagues: [{ ...ZORO, isPresent }] }),
      [PASS]: answer,
    },
  });
  await openIt();
  fireEvent.click(await screen.findByRole("button", { name: "Pasar el caso" }));
  const item = isPresent ? /^Pasar a Zoro\s*está aquí$/ : /^Pasar a Zoro\s*no está ahora$/;
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  return app;
}

test("a case is handed over by a menu of nicknames that says who is there, and the page leaves it at once", async () => {
  const { of } = await openCase(() => ({ until: "2099-01-01T12:15:00.000Z" }));
  await waitFor(() => expect(isOpen()).toBe(false));
  await waitFor(() => expect(of(...PUT)).toHaveLength(1));
  expect(of(...PUT)[0]?.body).toMatchObject({ moderatorId: ZORO.id });
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

test("who is not there is asked about first", async () => {
  const { of } = await openCase(() => ({ until: "2099-01-01T12:15:00.000Z" }), { isPresent: false });
  const dialog = within(await screen.findByRole("alertdialog", { name: /^Zoro no está ahora/ }));
  expect(dialog.getByText(/Puedes recuperarlo hasta que lo abra/)).toBeTruthy();
  expect(of(...PUT)).toHaveLength(0);
  fireEvent.click(dialog.getByRole("button", { name: "Pasar el caso" }));
  await waitFor(() => expect(of(...PUT)).toHaveLength(1));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test("what was handed over leaves all tabs, and one press takes it back and opens it", async () => {
  const entry = reported(0);
  const { of, server } = await openModeration({
    cases: [entry],
    answers: {
      [BACK]: () => {
        server.cases = [entry];
        return { until: theirs.until };
      },
    },
  });
  await openIt();
  server.cases = [{ ...entry, claim: theirs }];
  await push("claim.passed", { personId: entry.person.id, name: "Robin", moderator: "Zoro", as: "given" });
  await waitFor(() => expect(isOpen()).toBe(false));
  fireEvent.click(await screen.findByRole("button", { name: "Recuperar el caso" }));
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(of("DELETE", CLAIM_OF)).toHaveLength(1);
});

test("a handed over case offers to be taken back while nobody has opened it; a refusal says why", async () => {
  const { server } = await openModeration({
    cases: [reported(0, { claim: theirs })],
    answers: { [BACK]: () => refusal("CASE_CLAIMED") },
  });
  await openIt();
  const button = await screen.findByRole("button", { name: "Recuperar el caso" });
  const { canTakeBack: _, ...opened } = theirs;
  server.cases = [reported(0, { claim: opened })];
  fireEvent.click(button);
  expect((await failureToast()).getByText(/Otra persona del equipo está con este caso/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Recuperar el caso" })).toBeNull());
});

test("a claim ends with its page, only with that one, and is had again when the page comes back", async () => {
  const { of } = await openModeration({ cases: [reported(0)] });
  await openIt();
  await screen.findByText(/^Reservado para ti, hasta /);
  const openings = () =>
    of("PUT", "/moderation/people/*/claim").map(({ body }) => (body as { opening: string }).opening);
  const [opening] = openings();
  expect(opening).toBeTruthy();
  fireEvent(window, new Event("pagehide"));
  await waitFor(() => expect(of(...RELEASE)).toHaveLength(1));
  expect(of(...RELEASE)[0]?.body).toEqual({ opening, isLeaving: true });
  fireEvent(window, new Event("pageshow"));
  await waitFor(() => expect(openings()).toEqual([opening, opening]));
  fireEvent.click(screen.getByRole("button", { name: "Ocultar denuncias sobre Robin" }));
  await waitFor(() => expect(of(...RELEASE)).toHaveLength(2));
  expect(of(...RELEASE)[1]?.body).toEqual({ opening });
});

test("a claim that the same moderator's other tab released is taken again", async () => {
  const { of, server } = await openModeration({ cases: [reported(0)] });
  await openIt();
  await screen.findByText(/^Reservado para ti, hasta /);
  expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(1);
  server.cases = [reported(0)];
  await push("moderation.changed", {});
  await waitFor(() => expect(of("PUT", "/moderation/people/*/claim")).toHaveLength(2));
  await screen.findByText(/^Reservado para ti, hasta /);
});
