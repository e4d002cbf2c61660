import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, refusal } from "../../lib/api-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";

const SEEN = "POST /reports/reviewed/seen";

/** A server with these reviewed reports. */
async function open(reportIds: string[], seen: Answer = () => ({ isSeen: true })) {
  const app = await openDashboard({
    "GET /discovery": page([person(1)]),
    "GET /reports/reviewed": () => ({ reportIds }),
    [SEEN]: seen,
  });
  await screen.findByRole("article");
  return app;
}

const notice = (name: string) => screen.findByRole("region", { name });
function close() {
  const button = screen.getByRole("button", { name: "Entendido" });
  button.focus();
  fireEvent.click(button);
}

test.each([
  ["Hemos revisado tu denuncia", [id(1)]],
  ["Hemos revisado tus denuncias", [id(1), id(2)]],
])("the dashboard tells once %s, and nothing of what was decided; the focus stays on the page", async (title, ids) => {
  const { of } = await open(ids);
  expect((await notice(title)).textContent).toContain("si tomamos alguna medida");
  close();
  await waitFor(() => expect(screen.queryByRole("region", { name: /Hemos revisado/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await waitFor(() => expect(of("POST", "/reports/reviewed/seen")).toMatchObject([{ body: { reportIds: ids } }]));
});

test("without any there is no notice", async () => {
  const { of } = await open([]);
  await waitFor(() => expect(of("GET", "/reports/reviewed")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Entendido" })).toBeNull();
});

test("where it cannot be closed, it says so and is there again", async () => {
  await open([id(1)], () => refusal("INTERNAL"));
  await notice("Hemos revisado tu denuncia");
  close();
  expect((await failureToast()).getByText(es.errors.generic.server)).toBeTruthy();
  expect(await notice("Hemos revisado tu denuncia")).toBeTruthy();
});
