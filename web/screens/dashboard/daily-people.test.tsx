import type { DailyPerson } from "@nakamatch/contract/endpoints/daily-people";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Answer } from "../../lib/api-testing.ts";
import type { viewer } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";

const TODAY = "PUT /discovery/today";

function someone(number: number, extra: Partial<DailyPerson> = {}): DailyPerson {
  const { nickname, avatarUrl, isPremium, compatibility, hasLiked, isMatch } = person(number);
  const taste = number === 1 ? { title: "Mushishi", fewerThan: 50 } : null;
  return {
    ...{ id: id(number), nickname, avatarUrl, isPremium, compatibility, hasLiked, isMatch },
    ...{ isVerified: false, inCommon: 4, taste, ...extra },
  };
}

const open = (people: DailyPerson[], answers: Record<string, Answer> = {}, user: Partial<typeof viewer> = {}) =>
  openDashboard({ "GET /discovery": page([person(9)]), [TODAY]: () => ({ people }), ...answers }, { user });
const line = () => screen.findByRole("button", { name: /^Tu gente de hoy/ });
const section = () => screen.findByRole("region", { name: "Tu gente de hoy" });

test("a line says how many there are, opens, and stays as it was left in this browser", async () => {
  await open([someone(1), someone(2)]);
  expect((await line()).textContent).toBe("Tu gente de hoy2");
  expect((await line()).getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("link", { name: "Zoro1" })).toBeNull();
  fireEvent.click(await line());
  const [rare = "", common = ""] = within(await section())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent ?? "");
  expect(rare).toContain("A ti también te encanta Mushishi: aquí le gusta a menos de 50 personas.");
  expect(common).toContain("4 gustos en común");
  expect(screen.getByRole("link", { name: "Zoro1" }).getAttribute("href")).toBe(`/profile/${id(1)}`);
  cleanup();
  await open([someone(1)]);
  expect((await line()).getAttribute("aria-expanded")).toBe("true");
});

test("one press likes, and the person stays in place; a match leads to the profile", async () => {
  localStorage.setItem("nakamatch-today", "open");
  const { of, location } = await open([someone(1), someone(2, { hasLiked: true, isMatch: true })], {
    "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
  expect(await screen.findByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
  await screen.findByText("Like enviado");
  expect(of("PUT", `/people/${id(1)}/like`)).toHaveLength(1);
  expect(of("PUT", "/discovery/today")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Es un match: Zoro2" }));
  await waitFor(() => expect(location()).toBe(`/profile/${id(2)}`));
});

test("nothing is shown without people or an answer, and nothing is asked for people who pause or seek nobody", async () => {
  const shows = async (...[people, answers, user]: Parameters<typeof open>) => {
    cleanup();
    const { of } = await open(people, answers, user);
    await screen.findByRole("article");
    await waitFor(() => expect(document.querySelector("[aria-hidden] > .sr-only, .min-h-11[aria-hidden]")).toBeNull());
    return { shown: screen.queryByText("Tu gente de hoy") !== null, asked: of("PUT", "/discovery/today").length > 0 };
  };
  const broken = {
    [TODAY]: () => {
      throw new TypeError("no connection");
    },
  };
  expect(await shows([])).toEqual({ shown: false, asked: true });
  expect(await shows([], broken)).toEqual({ shown: false, asked: true });
  expect(await shows([someone(1)], {}, { isPaused: true })).toEqual({ shown: false, asked: false });
  expect(await shows([someone(1)], {}, { seeksNobody: true })).toEqual({ shown: false, asked: false });
});
