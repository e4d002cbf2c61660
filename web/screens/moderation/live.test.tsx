import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { banned, openModeration, reported } from "./testing.ts";

/** Nicknames in list order; closed cases in brackets. */
const names = () =>
  within(screen.getByRole("list", { name: "Denuncias" }))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => {
      const isGone = within(heading.closest("li") as HTMLElement).queryByText("Este caso ya está cerrado");
      return isGone ? `(${heading.textContent})` : heading.textContent;
    });
const first = () => screen.findByRole("heading", { name: "Robin" });
const total = (text: string) => screen.findByText(text);

test("a new case waits until it is asked for: the list does not jump", async () => {
  const { server } = await openModeration({ cases: [reported(0), reported(1)] });
  await first();
  server.cases = [reported(2), reported(0), reported(3), reported(1)];
  server.bans = [banned(4), banned(5)];
  await push("moderation.changed", {});
  await total("4 personas denunciadas");
  await waitFor(() => expect(screen.getByRole("tab", { name: /Baneos/ }).textContent).toContain("2"));
  expect(names()).toEqual(["Robin", "Usopp"]);
  const button = screen.getByRole("button", { name: "Mostrar 2 casos nuevos" });
  button.focus();
  fireEvent.click(button);
  expect(names()).toEqual(["Sanji", "Robin", "Brook", "Usopp"]);
  expect(screen.queryByRole("button", { name: /casos? nuevos?/ })).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.case).toBe(reported(2).person.id);
});

test("where the new cases are gone again before they were asked for, the focus is on the first of the list", async () => {
  const { server } = await openModeration({ cases: [reported(0), reported(1)] });
  await first();
  server.cases = [reported(2), reported(0), reported(1)];
  await push("moderation.changed", {});
  const button = await screen.findByRole("button", { name: "Mostrar 1 caso nuevo" });
  button.focus();
  server.cases = [reported(0), reported(1)];
  await push("moderation.changed", {});
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect((document.activeElement as HTMLElement).dataset.case).toBe(reported(0).person.id);
});

test("a case that somebody else has closed stays in its place, without anything to press", async () => {
  const { server } = await openModeration({ cases: [reported(0), reported(1), reported(2)] });
  await first();
  server.cases = [reported(0), reported(2)];
  await push("moderation.changed", {});
  await total("2 personas denunciadas");
  await waitFor(() => expect(names()).toEqual(["Robin", "(Usopp)", "Sanji"]));
  expect(screen.queryByRole("button", { name: "Banear a Usopp" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Ver denuncias sobre Usopp" })).toBeNull();
});
