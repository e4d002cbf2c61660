import type { WaitingVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Call, refusal } from "../../lib/api-testing.ts";
import { appeal, banned, held, openModeration, personOf, profileEvidence, reported } from "./testing.ts";

/** Keys of the lists beside that of cases, and of their dialogs. */

const key = (name: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const send = (init: object = { ctrlKey: true }) => key("Enter", init);
const focused = (attribute: string) =>
  document.activeElement?.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute];
const { nothingDone } = es.moderation;
const says = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const never = () => new Promise(() => {});

/** A dialog whose first choice has the focus. */
async function asked(title: string) {
  const dialog = await screen.findByRole("dialog", { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const first = dialog.querySelector("input:checked") ?? dialog.querySelector("input, textarea");
  expect(document.activeElement).toBe(first);
  return within(dialog);
}

/** `b` and `d` do nothing over a dialog, nor in its fields. */
function nothingOver(calls: () => unknown[]) {
  for (const name of ["j", "b", "d", "o"]) key(name);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(calls()).toHaveLength(0);
}

describe("appeals", () => {
  const OUTCOME = "/moderation/appeals/*/outcome";
  async function open(appeals = [appeal(1), appeal(2)], decide?: (call: Call) => unknown) {
    const app = await openModeration({
      path: "/moderation/bans?tab=appeals",
      answers: {
        "GET /moderation/people/*": () => personOf(reported(0)),
        "GET /moderation/appeals": () => ({ appeals, total: appeals.length, nextCursor: null }),
        "PUT /moderation/appeals/*/draft": () => refusal("INTERNAL"),
        [`PUT ${OUTCOME}`]: (call) => decide?.(call) ?? { outcome: (call.body as { outcome: string }).outcome },
      },
    });
    await screen.findByRole("heading", { name: "Robin1" });
    return { ...app, decisions: () => app.of("PUT", OUTCOME) };
  }
  const title = (number: number) => es.appeals.dialog.title.replace("{{name}}", `Robin${number}`);

  test.each([
    ["b", "denied", { ctrlKey: true }],
    ["d", "granted", { metaKey: true }],
  ])(
    "by %s it is %s: the focused one opens, and its answer is sent from its first choice",
    async (name, outcome, init) => {
      const { decisions, location } = await open();
      key(name);
      await says(nothingDone.noneChosen);
      key("j");
      key("j");
      expect(focused("appeal")).toBe(appeal(2).id);
      key(name);
      const dialog = await asked(title(2));
      expect(location()).toContain(appeal(2).id);
      nothingOver(decisions);
      send(init);
      await dialog.findByText(es.appeals.dialog.answerRequired);
      fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Se ve claro." } });
      send(init);
      await closed();
      expect(decisions()).toMatchObject([{ params: [appeal(2).id], body: { outcome, answer: "Se ve claro." } }]);
    },
  );

  test("are about the open one, wherever the focus is", async () => {
    await open();
    key("j");
    key("o");
    await screen.findByText(es.appeals.body);
    document.querySelector<HTMLElement>(`li[data-appeal="${appeal(2).id}"]`)?.focus();
    key("d");
    await asked(title(1));
  });

  test("of one's own decision say that somebody else decides", async () => {
    await open([appeal(1, { isOwnDecision: true })]);
    key("j");
    key("d");
    await waitFor(() => expect(screen.getAllByText(es.appeals.own)).toHaveLength(2));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("are sent once, neither held down nor while on its way, and from a button as well", async () => {
    const { decisions } = await open(undefined, never);
    key("j");
    key("d");
    const dialog = await asked(title(1));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Sí." } });
    send({ ctrlKey: true, repeat: true });
    send({});
    expect(dialog.queryByRole("button", { name: es.appeals.dialog.sending })).toBeNull();
    dialog.getByRole("button", { name: es.common.actions.cancel }).focus();
    expect(send(), "the button is not pressed, too").toBe(false);
    await dialog.findByRole("button", { name: es.appeals.dialog.sending });
    send();
    await waitFor(() => expect(decisions()).toHaveLength(1));
  });

  test("are not sent from the question that stands over them", async () => {
    const { decisions } = await open();
    key("j");
    key("d");
    const dialog = await asked(title(1));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Sí." } });
    await dialog.findByText(es.banDialog.draft.failed);
    key("Escape");
    await screen.findByRole("alertdialog");
    expect(send(), "left to the browser").toBe(true);
    expect(decisions()).toHaveLength(0);
  });
});

describe("held photos", () => {
  const DECIDE = "/moderation/people/*/photo-decision";
  async function open() {
    let photos = [held(1), held(2)];
    const app = await openModeration({
      path: "/moderation/bans?tab=photos",
      answers: {
        "GET /moderation/photos": () => ({ photos, total: photos.length, nextCursor: null }),
        [`PUT ${DECIDE}`]: ({ params }) => {
          photos = photos.filter(({ person }) => person.id !== params[0]);
          return { decisionId: crypto.randomUUID() };
        },
      },
    });
    await screen.findByRole("heading", { name: "Robin1" });
    return { ...app, decisions: () => app.of("PUT", DECIDE) };
  }

  test("by o and d are looked at and approved, not unseen, one at a time", async () => {
    const { decisions } = await open();
    key("d");
    await says(nothingDone.noneChosen);
    key("j");
    key("d");
    await says(nothingDone.unseen);
    key("o");
    expect(screen.getByRole("button", { name: "Tapar la foto de Robin1" })).toBeTruthy();
    key("d");
    await screen.findByText(es.heldPhotos.released);
    await waitFor(() => expect(focused("photo")).toBe(held(2).photoUrl));
    key("d");
    await says(nothingDone.unseen);
    expect(decisions()).toMatchObject([{ params: [held(1).person.id], body: { verdict: "release" } }]);
  });

  test("by b are rejected, with the dialog", async () => {
    const { decisions } = await open();
    key("j");
    key("j");
    key("o");
    key("b");
    key("d");
    await asked("Rechazar la foto de Robin2");
    nothingOver(decisions);
    send();
    await closed();
    expect(decisions()).toMatchObject([
      { params: [held(2).person.id], body: { verdict: "reject", reason: "inappropriate_photo" } },
    ]);
  });

  test("that leave while the dialog of their rejection closes leave the focus at the next one", async () => {
    await open();
    for (const name of ["j", "o", "b"]) key(name);
    await asked("Rechazar la foto de Robin1");
    const end = slowClosing();
    send();
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Robin1", hidden: true })).toBeNull());
    expect(document.querySelector("[data-dialog]"), "it still closes").not.toBeNull();
    end();
    await waitFor(() => expect(focused("photo")).toBe(held(2).photoUrl));
  });
});

/** Dialogs whose fading out takes until the returned function is called. */
function slowClosing(): () => void {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Element.prototype.getAnimations = () => [{ finished }] as unknown as Animation[];
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, "getAnimations");
  });
  return end;
}

describe("gestures", () => {
  const DECIDE = "/moderation/verifications/*/decision";
  const waiting = (number: number): WaitingVerification => ({
    ...{ id: appeal(number).id, gesture: "three_fingers", sentAt: "2026-05-03T10:30:00.000Z" },
    person: { ...held(number).person, avatarUrl: held(number).photoUrl },
  });
  async function open() {
    let requests = [waiting(1), waiting(2)];
    const app = await openModeration({
      path: "/moderation/bans?tab=verifications",
      answers: {
        "GET /moderation/verifications": () => ({ requests, total: requests.length, nextCursor: null }),
        "POST /moderation/verifications/*/reading": () =>
          new Response(new Blob(["a photo"]), { headers: { "content-type": "image/jpeg" } }),
        [`PUT ${DECIDE}`]: ({ params }) => {
          requests = requests.filter(({ id }) => id !== params[0]);
          return { isDecided: true };
        },
      },
    });
    await screen.findByRole("heading", { name: "Robin1" });
    return { ...app, decisions: () => app.of("PUT", DECIDE) };
  }
  beforeEach(() => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:gesture");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  });

  test("are looked at by o and verified by d; then the next one has the focus, unseen", async () => {
    const { decisions } = await open();
    key("j");
    key("d");
    await says(nothingDone.unseen);
    key("o");
    await screen.findByRole("img", { name: "Gesto de Robin1" });
    key("d");
    await screen.findByText(es.verificationReview.approved);
    await waitFor(() => expect(focused("gesture")).toBe(waiting(2).id));
    key("d");
    await says(nothingDone.unseen);
    expect(decisions()).toMatchObject([{ params: [waiting(1).id], body: { verdict: "approve" } }]);
  });

  test("are rejected by b, with the dialog", async () => {
    const { decisions } = await open();
    key("j");
    key("o");
    await screen.findByRole("img", { name: "Gesto de Robin1" });
    key("b");
    key("d");
    await asked(es.verificationReview.dialog.title.replace("{{name}}", "Robin1"));
    nothingOver(decisions);
    send();
    await closed();
    expect(decisions()).toMatchObject([{ params: [waiting(1).id], body: { verdict: "reject", reason: "no_gesture" } }]);
  });
});

describe("second looks", () => {
  const LOOK = "/moderation/people/*/second-look";
  const awaited = (number: number) => ({
    ...banned(number, { evidence: [profileEvidence(1).hash] }),
    decisionId: reported(number).caseId,
    decidedBy: "Zoro",
  });
  async function open() {
    let bans = [awaited(0), awaited(1)];
    const app = await openModeration({
      cases: [reported(2)],
      answers: {
        "GET /moderation/second-looks": () => ({ bans, hasMore: false }),
        "GET /moderation/people/*": () => personOf(reported(0), { evidence: [profileEvidence(1)] }),
        [`PUT ${LOOK}`]: ({ params }) => {
          bans = bans.filter(({ person }) => person.id !== params[0]);
          return { decisionId: reported(0).caseId };
        },
      },
    });
    await screen.findByRole("heading", { name: "Sanji" });
    fireEvent.click(await screen.findByText("2 baneos permanentes esperan una segunda revisión"));
    const entry = (number: number) =>
      document.querySelector<HTMLElement>(`[data-look="${awaited(number).decisionId}"]`)!;
    /** What happy-dom does not do at a press on a summary. */
    const look = (number: number) => {
      key("o");
      const details = entry(number).querySelector("details")!;
      fireEvent(details, new Event("toggle"));
      return waitFor(() => expect(details.querySelector("[data-unseen]")).toBeNull());
    };
    return { ...app, entry, look, looks: () => app.of("PUT", LOOK) };
  }

  test("have the keys while the focus is in them, cases elsewhere", async () => {
    const { location, entry } = await open();
    key("j");
    expect(focused("case")).toBe(reported(2).person.id);
    key("o");
    await waitFor(() => expect(location()).toContain(reported(2).person.id));
    entry(0).focus();
    key("j");
    expect(focused("look")).toBe(awaited(1).decisionId);
    key("j");
    await says(nothingDone.last);
    expect(location(), "not another case").toContain(reported(2).person.id);
    for (const name of ["b", "w", "d"]) key(name);
    await says(nothingDone.unseen);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("by b agree, after a look at the evidence; in the note all are letters", async () => {
    const { entry, look, looks } = await open();
    entry(0).focus();
    await look(0);
    entry(0).querySelector("textarea")?.focus();
    key("b");
    key("d");
    expect(looks()).toHaveLength(0);
    entry(0).focus();
    key("b");
    await screen.findByText(es.moderation.secondLook.doneTitle);
    expect(looks()).toMatchObject([{ body: { decisionId: awaited(0).decisionId } }]);
    await waitFor(() => expect(entry(0)).toBeNull());
    key("b");
    expect(looks()).toHaveLength(1);
  });

  test("by d are decided otherwise, with the dialog of durations", async () => {
    const { of, entry, look, looks } = await open();
    entry(1).focus();
    await look(1);
    key("d");
    key("b");
    const dialog = await asked(es.moderation.banChange.title.replace("{{name}}", "Usopp"));
    nothingOver(looks);
    fireEvent.click(dialog.getByRole("radio", { name: es.moderation.banChange.lift }));
    send();
    await closed();
    expect(of("DELETE", "/moderation/people/*/ban")).toMatchObject([{ params: [reported(1).person.id] }]);
  });
});

test("the question about a dismissal is answered by Ctrl+Enter, too", async () => {
  const { of } = await openModeration({ cases: [reported(0)] });
  await screen.findByRole("heading", { name: "Robin" });
  key("j");
  key("d");
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  send();
  await waitFor(() => expect(of("PUT", "/moderation/people/*/dismissal")).toHaveLength(1));
});
