import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "./filters-testing.tsx";
import { page, person } from "./testing.ts";

const settings = { minAge: 22, maxAge: 38, maxDistance: 100, sharedLanguage: false };

const open = async (limits: Partial<typeof settings> | Record<string, null> = {}, path = "/dashboard") => {
  cleanup();
  const opened = await openDashboard(
    {
      "GET /discovery": page([person(1)]),
      "PUT /discovery/today": () => ({ people: [], settings: { ...settings, ...limits }, widened: null, nextAt: null }),
    },
    { path },
  );
  await screen.findAllByRole("article");
  return opened;
};
const offered = () => screen.queryByRole("button", { name: /^Aplicar también a la lista/ });

test("the limits of today are offered to the list where they are narrower, and one press sets its filters", async () => {
  await open({ minAge: null, maxAge: null, maxDistance: null });
  expect(offered(), "no limits").toBeNull();
  sessionStorage.clear();
  await open({ maxAge: null }, "/dashboard?maxDistance=50");
  expect(offered()?.textContent).toBe("Aplicar también a la lista: 22+ años");
  sessionStorage.clear();
  const { location } = await open();
  expect(offered()?.textContent).toBe("Aplicar también a la lista: 22–38 años, hasta 100 km");
  fireEvent.click(offered() as HTMLElement);
  expect(offered()).toBeNull();
  expect(location()).toBe("/dashboard?maxDistance=100&ageRange=22-38");
  expect((await screen.findByRole("button", { name: /^Filtros/ })).textContent).toContain("2");
});

test("who closes the offer is not asked again", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: es.dashboard.limitsHint.close }));
  expect(offered()).toBeNull();
  await open();
  expect(offered()).toBeNull();
});
