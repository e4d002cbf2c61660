import type { HeldPhoto } from "@nakamatch/contract/endpoints/moderation/held-photos";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Call, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { held, openModeration } from "./testing.ts";

const DECIDE = "/moderation/people/*/photo-decision";
const never = () => new Promise(() => {});
const page = (photos: HeldPhoto[]) => ({ photos, total: photos.length, nextCursor: null });

/** The tab; decided photos leave the server's list. */
async function open(photos: HeldPhoto[], decide?: (call: Call) => unknown) {
  const state = { photos, list: (): unknown => page(state.photos) };
  const app = await openModeration({
    path: "/moderation/bans?tab=photos",
    answers: {
      "GET /moderation/photos": () => state.list(),
      [`PUT ${DECIDE}`]: (call) => {
        const answer = decide?.(call);
        state.photos = state.photos.filter(({ person }) => person.id !== call.params[0]);
        return answer ?? { decisionId: crypto.randomUUID() };
      },
    },
  });
  return { ...app, state, decisions: () => app.of("PUT", DECIDE).map(({ body }) => body) };
}

const panel = () => screen.getByRole("tabpanel", { name: /^Fotos/ });
const releaseButton = (number: number) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `Aprobar la foto de Robin${number}` });
/** The button, once the photo was seen. */
async function release(number: number) {
  const covered = screen.queryByRole("button", { name: `Mostrar la foto de Robin${number}`, pressed: false });
  if (covered) fireEvent.click(covered);
  return releaseButton(number);
}
const reject = (number: number) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `Rechazar la foto de Robin${number}` });
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

async function openDialog(number = 1) {
  press(await reject(number));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const inside = within(dialog);
  return {
    ...inside,
    dialog,
    submit: () => fireEvent.submit(dialog.querySelector("form") as HTMLFormElement),
  };
}

describe("the list of photos", () => {
  test("has all photos of one person that wait", async () => {
    await open(["1_a", "2_b"].map((name) => held(1, { photoUrl: `/avatars/${name}.jpg` })));
    expect(await screen.findAllByRole("button", { name: "Mostrar la foto de Robin1" })).toHaveLength(2);
  });

  test("says whose photo waits, since when and what the check found, the likeliest first; a photo is covered until it is wanted", async () => {
    await open([
      held(1, { kinds: { drawing: 0.05, hentai: 0.3, neutral: 0.049, porn: 0.2, sexy: 0.31 } }),
      held(2, { kinds: {}, person: { ...held(2).person, isPremium: true } }),
    ]);
    const covered = (await screen.findByRole("button", { name: "Mostrar la foto de Robin1" })).querySelector("img");
    const shown = screen.getByRole("button", { name: "Mostrar la foto de Robin2" });
    expect(covered?.className).toContain("blur");
    fireEvent.click(shown);
    expect(shown.querySelector("img")?.className).not.toContain("blur");
    expect(outlineOf(panel())).toMatchSnapshot();
  });
});

describe("a decision about a photo", () => {
  test("that releases it waits until the photo was seen, as large as the window; covered again it stays seen", async () => {
    await open([held(1)]);
    const button = await releaseButton(1);
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Mostrar la foto de Robin1" }));
    expect(screen.getByRole("img", { name: "Foto de Robin1 que espera revisión" }).getAttribute("sizes")).toBe("100vw");
    expect(button.disabled).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "Tapar la foto de Robin1" }));
    expect([screen.queryByRole("img", { name: "Foto de Robin1 que espera revisión" }), button.disabled]).toEqual([
      null,
      false,
    ]);
  });

  test("that releases it is sent once; the photo cannot be rejected meanwhile, until the list is new", async () => {
    const { state, decisions } = await open([held(1)]);
    await releaseButton(1);
    const button = await release(1);
    state.list = never;
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    fireEvent.click(button);
    await screen.findByText(es.heldPhotos.released);
    expect(screen.getByText(es.heldPhotos.releasedText)).toBeTruthy();
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect((await reject(1)).disabled).toBe(true);
    expect(decisions()).toEqual([{ photoUrl: held(1).photoUrl, verdict: "release" }]);
  });

  test("that fails is told, and the photo stays", async () => {
    await open([held(1)], offline);
    await releaseButton(1);
    fireEvent.click(await release(1));
    expect((await failureToast()).getByText(es.heldPhotos.failed)).toBeTruthy();
    await release(1);
  });

  test("of somebody who was slower is told, and the photo leaves the list", async () => {
    await open([held(1), held(2)], () => refusal("PHOTO_NOT_HELD"));
    await releaseButton(1);
    fireEvent.click(await release(1));
    await screen.findByText(/Esta foto ya no espera revisión/);
    await waitFor(() => expect(screen.queryByText("Robin1")).toBeNull());
  });
});

describe("the dialog of a rejection", () => {
  test("has a reason at first, takes another one and notes; once done it says so, and the focus is at the next photo", async () => {
    const { decisions } = await open([held(1), held(2)]);
    const { dialog, getByRole, getByLabelText, submit } = await openDialog();
    expect(outlineOf(dialog)).toMatchSnapshot();
    fireEvent.click(getByRole("radio", { name: "Suplantación de identidad" }));
    fireEvent.change(getByLabelText(/Notas/), { target: { value: "Es una actriz." } });
    submit();
    await screen.findByText(es.heldPhotos.rejected);
    expect(screen.getByText("Robin1 verá el motivo y podrá apelar.")).toBeTruthy();
    expect(decisions()).toEqual([
      { photoUrl: held(1).photoUrl, verdict: "reject", reason: "impersonation", notes: "Es una actriz." },
    ]);
    const next = await screen.findByRole("button", { name: "Mostrar la foto de Robin2" });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});
