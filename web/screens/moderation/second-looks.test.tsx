import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { banned, openModeration, personOf, profileEvidence, reported } from "./testing.ts";

/** Permanent bans that wait for a second moderator. */

const LOOK = "PUT /moderation/people/*/second-look";
const awaited = (number: number) => ({
  ...banned(number, { evidence: [profileEvidence(1).hash] }),
  decisionId: reported(number).caseId,
  decidedBy: "Zoro",
});

async function openLooks(answer: () => unknown) {
  let bans = [awaited(0), awaited(1)];
  const app = await openModeration({
    cases: [reported(2)],
    answers: {
      "GET /moderation/second-looks": () => ({ bans, hasMore: false }),
      "GET /moderation/people/*": () => personOf(reported(0), { evidence: [profileEvidence(1)] }),
      [LOOK]: ({ params }) => {
        bans = bans.filter(({ person }) => person.id !== params[0]);
        return answer();
      },
    },
  });
  const summary = await screen.findByText("2 baneos permanentes esperan una segunda revisión");
  fireEvent.click(summary);
  const list = summary.closest("details") as HTMLDetailsElement;
  return { ...app, list, inside: within(list) };
}

test("stand above the queue with who decided, their evidence and two choices", async () => {
  const { list, inside } = await openLooks(() => null);
  expect(list.compareDocumentPosition(await screen.findByText("1 persona denunciada"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(outlineOf(list)).toMatchSnapshot();
  const [evidence] = inside.getAllByText(es.moderation.banChange.details);
  const details = evidence?.closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(await inside.findByText("Así se veía su perfil")).toBeTruthy();
});

test("leave at one press, which names the ban that was shown, with a note", async () => {
  const { of, inside } = await openLooks(() => ({ decisionId: reported(0).caseId }));
  const [note] = inside.getAllByRole("textbox", { name: new RegExp(`^${es.moderation.secondLook.note}`) });
  fireEvent.change(note as HTMLElement, { target: { value: "Lo veo igual" } });
  fireEvent.click(inside.getByRole("button", { name: "Estoy de acuerdo con el baneo de Robin" }));
  expect(await screen.findByText("Gracias por mirarlo")).toBeTruthy();
  expect(of("PUT", "/moderation/people/*/second-look")[0]).toMatchObject({
    body: { decisionId: awaited(0).decisionId, notes: "Lo veo igual" },
  });
  await waitFor(() => expect(screen.getByText("1 baneo permanente espera una segunda revisión")).toBeTruthy());
});

test("tell the slower one of two who looked", async () => {
  const { inside } = await openLooks(() => refusal("SECOND_LOOK_OVER"));
  fireEvent.click(inside.getByRole("button", { name: "Estoy de acuerdo con el baneo de Robin" }));
  expect((await failureToast()).getByText(/alguien lo ha revisado ya/)).toBeTruthy();
  await waitFor(() => expect(inside.queryByText("@Robin")).toBeNull());
});

test("can be decided otherwise: a ban is lifted, with a note, by the dialog of durations", async () => {
  const { of, inside } = await openLooks(() => null);
  fireEvent.click(inside.getByRole("button", { name: "Decidir otra cosa sobre el baneo de Robin" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("radio", { name: es.moderation.banChange.lift }));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "No basta" } });
  fireEvent.click(dialog.getByRole("button", { name: es.moderation.banChange.submit.lift }));
  await waitFor(() =>
    expect(of("DELETE", "/moderation/people/*/ban")[0]).toMatchObject({ body: { notes: "No basta" } }),
  );
  expect(await screen.findByText(es.moderation.banned.doneTitle)).toBeTruthy();
});
