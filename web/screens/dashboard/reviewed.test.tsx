import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Dashboard } from "./screen.tsx";
import { id, page, person } from "./testing.ts";

/** A server that has these reports to tell of, until they are seen. */
async function open(reportIds: string[], seen?: (call: Call) => unknown) {
  let left = reportIds;
  const app = await renderSignedIn(<Dashboard />, {
    path: "/dashboard",
    answers: {
      "GET /discovery": page([person(1)]),
      "GET /reports/reviewed": () => ({ reportIds: left }),
      "POST /reports/reviewed/seen":
        seen ??
        (() => {
          left = [];
          return { isSeen: true };
        }),
    },
  });
  await screen.findByRole("article");
  return app;
}

const notice = (name: string) => screen.findByRole("region", { name });
const close = () => fireEvent.click(screen.getByRole("button", { name: "Entendido" }));

test("the dashboard tells once that a report was looked at, and nothing of what was decided", async () => {
  const { of } = await open([id(1)]);
  const shown = await notice("Hemos revisado tu denuncia");
  expect(shown.textContent).toContain("no podemos contarte qué hemos decidido");
  screen.getByRole("button", { name: "Entendido" }).focus();
  close();
  await waitFor(() => expect(screen.queryByRole("region", { name: /Hemos revisado/ })).toBeNull());
  await waitFor(() => expect(of("POST", "/reports/reviewed/seen")).toHaveLength(1));
  expect(of("POST", "/reports/reviewed/seen")[0]?.body).toEqual({ reportIds: [id(1)] });
});

test("several reports are one notice", async () => {
  const { of } = await open([id(1), id(2)]);
  await notice("Hemos revisado tus denuncias");
  close();
  await waitFor(() =>
    expect(of("POST", "/reports/reviewed/seen").map(({ body }) => body)).toEqual([{ reportIds: [id(1), id(2)] }]),
  );
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
  expect(await screen.findByText(es.errors.generic.server)).toBeTruthy();
  expect(await notice("Hemos revisado tu denuncia")).toBeTruthy();
});
