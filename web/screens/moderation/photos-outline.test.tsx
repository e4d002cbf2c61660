import type { HeldPhoto } from "@nakamatch/contract/endpoints/photos";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { connect, push } from "../../lib/socket-testing.ts";
import { held, openModeration } from "./testing.ts";

/** What the tab of the held photos consists of, and its dialog, in each of their states. */

const LIST = "GET /moderation/photos";
const DECIDE = "PUT /moderation/people/*/photo-decision";
const never = () => new Promise(() => {});
const page = (photos: HeldPhoto[], nextCursor: string | null = null, total: number | null = photos.length) => ({
  photos,
  total,
  nextCursor,
});

const open = (answers: Record<string, (call: Call) => unknown>) =>
  openModeration({ path: "/moderation/bans?tab=photos", answers });
const panel = () => outlineOf(screen.getByRole("tabpanel", { name: /^Fotos/ }));
const nothingLoads = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const release = (number: number) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `Aprobar la foto de Robin${number}` });
const reject = (number: number) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `Rechazar la foto de Robin${number}` });

async function openDialog(number: number) {
  const button = await reject(number);
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const inside = within(dialog);
  return {
    dialog,
    outline: () => outlineOf(dialog),
    button: (name: string) => inside.getByRole<HTMLButtonElement>("button", { name }),
    submit: () => fireEvent.submit(dialog.querySelector("form") as HTMLFormElement),
  };
}

describe("the list", () => {
  test("with a photo that is covered and one that is not", async () => {
    const photos = [
      held(1, { kinds: { drawing: 0.05, hentai: 0.3, neutral: 0.049, porn: 0.2, sexy: 0.31 } }),
      held(2, { kinds: {}, person: { ...held(2).person, isPremium: true } }),
    ];
    await open({ [LIST]: () => page(photos) });
    fireEvent.click(await screen.findByRole("button", { name: "Mostrar la foto de Robin2" }));
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });

  test("without any", async () => {
    await open({});
    await screen.findByText(es.heldPhotos.empty.title);
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });

  test("on its way", async () => {
    await open({ [LIST]: never });
    await waitFor(() => expect(screen.getByRole("tabpanel").querySelector("[aria-busy=true]")).toBeTruthy());
    expect(panel()).toMatchSnapshot();
    expect(document.querySelectorAll("[aria-busy=true] .h-44")).toHaveLength(3);
  });

  test("that cannot be fetched, and the next time can", async () => {
    let answer = (): unknown => refusal("INTERNAL");
    await open({ [LIST]: () => answer() });
    await screen.findByText(es.heldPhotos.error);
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
    answer = () => page([held(1)]);
    fireEvent.click(screen.getByRole("button", { name: es.common.actions.retry }));
    await release(1);
  });

  test("grows by pages; of a person who is on both, the later photo counts", async () => {
    const newer = held(1, { photoUrl: "/avatars/newer.jpg" });
    const { of } = await open({
      [LIST]: ({ query }) =>
        query.get("cursor") === "c1" ? page([newer, held(3)]) : page([held(1), held(2)], "c1", null),
    });
    const more = await screen.findByRole("button", { name: es.common.actions.loadMore });
    await nothingLoads();
    expect(panel()).toMatchSnapshot("with a next page");
    more.focus();
    fireEvent.click(more);
    await release(3);
    expect([...document.querySelectorAll("li img")].map((image) => image.getAttribute("src"))).toEqual([
      newer.photoUrl,
      held(2).photoUrl,
      held(3).photoUrl,
    ]);
    expect(of("GET", "/moderation/photos").map(({ query }) => query.get("cursor"))).toEqual([null, "c1"]);
    // The new ones follow it.
    expect(document.activeElement).toBe(await reject(2));
  });

  test("is fetched again when the connection comes back", async () => {
    let answer = page([held(1)]);
    await open({ [LIST]: () => answer });
    await release(1);
    answer = page([held(1), held(2)]);
    await connect();
    await connect();
    await release(2);
  });
});

describe("a decision", () => {
  test("is on its way once; meanwhile the photo cannot be rejected", async () => {
    const { of } = await open({ [LIST]: () => page([held(1)]), [DECIDE]: never });
    const button = await release(1);
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect((await reject(1)).disabled).toBe(true);
    fireEvent.click(button);
    expect(of("PUT", "/moderation/people/*/photo-decision")).toHaveLength(1);
  });

  test("that releases it is told, and busy until the list is new", async () => {
    let list = (): unknown => page([held(1)]);
    await open({ [LIST]: () => list(), [DECIDE]: () => ({ decisionId: crypto.randomUUID() }) });
    const button = await release(1);
    button.focus();
    list = never;
    fireEvent.click(button);
    await screen.findByText(es.heldPhotos.released);
    expect(outlineOfToast()).toMatchSnapshot();
    expect(button.getAttribute("aria-busy")).toBe("true");
  });

  test("about the last photo leaves the focus at its neighbour, the only one at the screen", async () => {
    let photos = [held(1), held(2)];
    await open({
      [LIST]: () => page(photos),
      [DECIDE]: ({ params }) => {
        photos = photos.filter(({ person }) => person.id !== params[0]);
        return { decisionId: crypto.randomUUID() };
      },
    });
    for (const number of [2, 1]) {
      const button = await release(number);
      button.focus();
      fireEvent.click(button);
      await waitFor(() => expect(button.isConnected).toBe(false));
      if (number === 2) expect(document.activeElement?.closest("li")?.textContent).toContain("Robin1");
      else expect(document.activeElement).toBe(screen.getByRole("main"));
    }
  });

  test("that fails is told, and the photo stays", async () => {
    await open({ [LIST]: () => page([held(1)]), [DECIDE]: offline });
    fireEvent.click(await release(1));
    await screen.findByText(es.heldPhotos.failed);
    expect(outlineOfToast()).toMatchSnapshot();
    await release(1);
  });
});

describe("the dialog of a rejection", () => {
  test("at first, and while it is on its way", async () => {
    const { of } = await open({ [LIST]: () => page([held(1)]), [DECIDE]: never });
    const { outline, submit, dialog, button } = await openDialog(1);
    expect(outline()).toMatchSnapshot("at first");
    expect(submit(), "the browser sends nothing").toBe(false);
    await waitFor(() => expect(button(es.heldPhotos.dialog.submit).getAttribute("aria-busy")).toBe("true"));
    expect(outline()).toMatchSnapshot("on its way");
    submit();
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(screen.getByRole("dialog")).toBe(dialog);
    // What is asked for after it is here: a second decision would be, too.
    await push("moderation.changed", {});
    await waitFor(() => expect(of("GET", "/moderation/photos").length).toBeGreaterThan(1));
    expect(of("PUT", "/moderation/people/*/photo-decision").map(({ body }) => body)).toEqual([
      { photoUrl: held(1).photoUrl, verdict: "reject", reason: "inappropriate_photo", notes: "" },
    ]);
  });

  test("closes without one, and gives the focus back", async () => {
    await open({ [LIST]: () => page([held(1)]) });
    const { button } = await openDialog(1);
    fireEvent.click(button(es.common.actions.cancel));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = await reject(1);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("once done says so, and the focus is at the next photo", async () => {
    let photos = [held(1), held(2)];
    await open({
      [LIST]: () => page(photos),
      [DECIDE]: () => {
        photos = [held(2)];
        return { decisionId: crypto.randomUUID() };
      },
    });
    const { submit } = await openDialog(1);
    submit();
    await screen.findByText(es.heldPhotos.rejected);
    expect(outlineOfToast()).toMatchSnapshot();
    await waitFor(() => expect(screen.queryByText("Robin1")).toBeNull());
    const next = await screen.findByRole("button", { name: "Mostrar la foto de Robin2" });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});
