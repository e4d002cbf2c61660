import type { StoredSwitches } from "@nakamatch/contract/endpoints/operation/switches";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { failureToast, renderSignedIn } from "../signed-in-testing.tsx";
import { Switches } from "./switches.tsx";

const texts = es.switches;

/** The panel over a server with one version of the switches. */
async function open(initial: Partial<StoredSwitches> = {}) {
  const server = {
    stored: {
      isRegistrationOpen: true,
      maintenanceUntil: null,
      version: 3,
      changedAt: null,
      changedBy: null,
      ...initial,
    } as StoredSwitches,
  };
  const shown = await renderSignedIn(<Switches />, {
    path: "/operator",
    answers: {
      "GET /operator/switches": () => server.stored,
      "PUT /operator/switches": ({ body }) => {
        const { version, ...state } = body as StoredSwitches;
        if (version !== server.stored.version) return refusal("SWITCHES_CHANGED");
        server.stored = { ...state, version: version + 1, changedAt: new Date().toISOString(), changedBy: "Ana" };
        return server.stored;
      },
    },
  });
  await screen.findByRole("switch", { name: texts.registration });
  return { server, ...shown };
}

const registration = () => screen.getByRole<HTMLInputElement>("switch", { name: texts.registration });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isIdle = () => waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());

/** In the dialog. */
const confirmStart = async () =>
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: texts.start }));

test("closes registration, and leaves the maintenance as it is", async () => {
  const maintenanceUntil = new Date(Date.now() + 60_000).toISOString();
  const { server } = await open({ maintenanceUntil });
  fireEvent.click(registration());
  const question = await screen.findByRole("alertdialog", { name: texts.closeTitle });
  expect(server.stored.isRegistrationOpen, "it asks first").toBe(true);
  fireEvent.click(within(question).getByRole("button", { name: texts.close }));
  await waitFor(() => expect(registration().checked).toBe(false));
  expect(server.stored).toMatchObject({ isRegistrationOpen: false, maintenanceUntil, version: 4 });
  expect(screen.queryByText(texts.unchanged)).toBeNull();
  expect(screen.getByText(/^Último cambio: .+, por Ana$/)).toBeTruthy();
  await isIdle();
  fireEvent.click(registration());
  await waitFor(() => expect(registration().checked).toBe(true));
});

test("starts a maintenance for some minutes, changes its end, and ends it", async () => {
  const { server } = await open();
  const end = () => Math.round((Date.parse(server.stored.maintenanceUntil ?? "") - Date.now()) / 60_000);
  expect(screen.getByText(texts.off)).toBeTruthy();
  press(texts.start);
  expect(server.stored.maintenanceUntil, "it asks first").toBeNull();
  await confirmStart();
  await screen.findByText(/^Fin previsto/);
  expect(end()).toBe(10);
  await isIdle();
  fireEvent.change(screen.getByRole("combobox", { name: texts.duration }), { target: { value: "30" } });
  press(texts.extend);
  await waitFor(() => expect(end()).toBe(30));
  await isIdle();
  press(texts.end);
  await screen.findByText(texts.off);
  expect(server.stored).toMatchObject({ isRegistrationOpen: true, maintenanceUntil: null });
});

test("where another operator was faster it says so, changes nothing, and shows what is stored", async () => {
  const { server } = await open();
  server.stored = { ...server.stored, isRegistrationOpen: false, version: 4 };
  press(texts.start);
  await confirmStart();
  expect((await failureToast()).getByText(es.errors.codes.SWITCHES_CHANGED)).toBeTruthy();
  await waitFor(() => expect(registration().checked).toBe(false));
  expect(server.stored).toMatchObject({ maintenanceUntil: null, version: 4 });
});

test("it says so when they cannot be read, and tries again", async () => {
  let isBroken = true;
  const answer: StoredSwitches = {
    isRegistrationOpen: true,
    maintenanceUntil: null,
    version: 3,
    changedAt: null,
    changedBy: null,
  };
  await renderSignedIn(<Switches />, {
    path: "/operator",
    answers: { "GET /operator/switches": () => (isBroken ? offline() : answer) },
  });
  expect((await screen.findByRole("alert")).textContent).toBe(texts.loadError);
  isBroken = false;
  press(es.common.actions.retry);
  expect(await screen.findByRole("switch", { name: texts.registration })).toBeTruthy();
});
