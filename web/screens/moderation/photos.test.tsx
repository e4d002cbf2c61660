import type { HeldPhoto } from "@nakamatch/contract/endpoints/photos";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { held, openModeration } from "./testing.ts";

/** The tab on a server whose list gets shorter as photos are decided about. */
async function open(photos: HeldPhoto[], decide?: (call: Call) => unknown) {
  const state = { photos };
  const app = await openModeration({
    path: "/moderation/bans?tab=photos",
    answers: {
      "GET /moderation/photos": () => ({ photos: state.photos, total: state.photos.length, nextCursor: null }),
      "PUT /moderation/people/*/photo-decision": (call) => {
        state.photos = state.photos.filter(({ person }) => person.id !== call.params[0]);
        return decide?.(call) ?? { decisionId: crypto.randomUUID() };
      },
    },
  });
  await screen.findByRole("tab", { name: /Fotos/ });
  return { ...app, state };
}

const items = async () =>
  within(await screen.findByRole("list", { name: "Fotos" }))
    .getAllByRole("listitem", { hidden: true })
    .filter((item) => item.closest("ul")?.getAttribute("aria-label") === "Fotos");
const release = (number: number) => screen.findByRole("button", { name: `Aprobar la foto de Robin${number}` });
const decisions = "PUT /moderation/people/*/photo-decision".split(" ") as [string, string];

test("shows whose photo waits, since when, and what the check found, the likeliest first; the photo is covered", async () => {
  await open([held(1), held(2, { kinds: {} })]);
  const [first, second] = await items();
  expect(screen.getByText("2 fotos en espera")).toBeTruthy();
  expect(within(first!).getByRole("heading", { name: "Robin1" })).toBeTruthy();
  expect(within(first!).getByText(/^En espera desde el 3 de mayo de 2026/)).toBeTruthy();
  const found = within(within(first!).getByRole("list", { name: "La comprobación ve" })).getAllByRole("listitem");
  expect(found.map(({ textContent }) => textContent?.replace(/\s/g, " "))).toEqual([
    "Foto explícita 91 %",
    "Dibujo explícito 6 %",
  ]);
  expect(within(second!).getByText("No se pudo comprobar")).toBeTruthy();
  const photo = within(first!).getByRole("button", { name: "Mostrar la foto de Robin1" });
  expect(photo.querySelector("img")?.className).toContain("blur");
  fireEvent.click(photo);
  expect(within(first!).getByRole("button", { name: "Tapar la foto de Robin1" })).toBe(photo);
  expect(photo.querySelector("img")?.className).not.toContain("blur");
});

test("a released photo leaves the list, and the focus goes to the next one", async () => {
  const { of } = await open([held(1), held(2)]);
  const button = await release(1);
  button.focus();
  fireEvent.click(button);
  await screen.findByText("Foto aprobada");
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(of(...decisions).map(({ body }) => body)).toEqual([{ photoUrl: held(1).photoUrl, verdict: "release" }]);
  expect(document.activeElement?.closest("li")?.textContent).toContain("Robin2");
});

test("a rejection needs a reason, inappropriate at first, and takes notes", async () => {
  const { of } = await open([held(1)]);
  fireEvent.click(await screen.findByRole("button", { name: "Rechazar la foto de Robin1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rechazar la foto de Robin1" }));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Foto inapropiada" }).checked).toBe(true);
  fireEvent.click(dialog.getByRole("radio", { name: "Suplantación de identidad" }));
  fireEvent.change(dialog.getByLabelText(/Notas/), { target: { value: "Es una actriz." } });
  fireEvent.click(dialog.getByRole("button", { name: "Rechazar la foto" }));
  await screen.findByText("Foto rechazada");
  expect(of(...decisions).map(({ body }) => body)).toEqual([
    { photoUrl: held(1).photoUrl, verdict: "reject", reason: "impersonation", notes: "Es una actriz." },
  ]);
  await screen.findByText("No hay fotos en espera");
});

test("where somebody was faster it is said, and the photo leaves the list", async () => {
  await open([held(1), held(2)], () => refusal("PHOTO_NOT_HELD"));
  fireEvent.click(await release(1));
  await screen.findByText(/Esta foto ya no espera revisión/);
  await waitFor(async () => expect(await items()).toHaveLength(1));
});

test("a photo that arrives is shown without reloading", async () => {
  const { state } = await open([]);
  await screen.findByText("No hay fotos en espera");
  state.photos = [held(3)];
  await push("moderation.changed", {});
  await release(3);
  await waitFor(() => expect(screen.getByRole("tab", { name: /Fotos/ }).textContent).toContain("1"));
});
