import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { interest } from "../dashboard/testing.ts";
import { profileOf } from "../profile/testing.ts";
import { match, openMatches } from "./testing.tsx";

const openTab = async (name: RegExp) => fireEvent.click(await screen.findByRole("tab", { name }));
/** The open list, once rendered: facts and actions per card. */
async function outlineOfList(): Promise<string> {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const panel = screen.getByRole("tabpanel").cloneNode(true) as Element;
  for (const card of panel.querySelectorAll("article")) card.firstElementChild?.remove();
  return outlineOf(panel);
}

test("OPEN-52: each tab consists of what its outline says", async () => {
  const both = match(1, {}, "2026-01-02T10:00:00.000Z");
  const counts = { mutual: 1, likedMe: 1000, iLiked: 2 };
  const lists = { mutual: [both], likedMe: [both, match(2)], iLiked: [both, match(3)] };
  await openMatches(
    {},
    {
      "GET /matches": ({ query }) => {
        const matches = lists[query.get("list") as keyof typeof lists];
        return { matches, counts, nextCursor: query.get("list") === "mutual" ? "further" : null };
      },
    },
  );
  await screen.findByRole("heading", { name: "Robin1" });
  expect(outlineOf(screen.getByRole("tablist"))).toMatchSnapshot();
  expect(await outlineOfList()).toMatchSnapshot("mutual");
  await openTab(/Recibidos/);
  await screen.findByRole("heading", { name: "Robin2" });
  expect(await outlineOfList()).toMatchSnapshot("likes received");
  await openTab(/Enviados/);
  await screen.findByRole("heading", { name: "Robin3" });
  expect(await outlineOfList()).toMatchSnapshot("likes given");
});

test("lists that could not be loaded are tried again by the button", async () => {
  let isBroken = true;
  await openMatches(
    {},
    {
      "GET /matches": () =>
        isBroken
          ? refusal("INTERNAL")
          : { matches: [match(1)], counts: { mutual: 1, likedMe: 0, iLiked: 0 }, nextCursor: null },
    },
  );
  const retry = await screen.findByRole("button", { name: "Reintentar" });
  expect(outlineOf(screen.getByRole("heading", { level: 2 }).parentElement as Element)).toMatchSnapshot();
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByRole("heading", { name: "Robin1" })).toBeTruthy();
});

test("the moment of a match consists of what its outline says; later closes it", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const sharedTitles = [interest(1, "anime", "Berserk"), interest(2, "juego", "Celeste")];
  await openMatches(
    { likedMe: [match(1, { avatarUrl: "/avatars/robin.jpg" })] },
    { "PUT /people/*/like": () => ({ hasLiked: true, isMatch: true, isNewMatch: true, sharedTitles }) },
  );
  await openTab(/Recibidos/);
  fireEvent.click(await screen.findByRole("button", { name: "Devolver like a Robin1" }));
  const moment = await screen.findByRole("dialog", { name: "¡Es un match!" });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(moment).getByRole("button", { name: "Abrir el chat" })),
  );
  await within(moment).findByRole("textbox");
  vi.restoreAllMocks();
  expect(outlineOf(moment)).toMatchSnapshot();
  fireEvent.click(within(moment).getByRole("button", { name: "Seguir mirando" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the moment of a match names the person as their profile does, with the nickname, and quotes what both wrote", async () => {
  const title = { id: 1, name: "Berserk", kind: "anime" };
  const words = [
    { by: "other", text: "¿Griffith o Guts?", about: { kind: "title", title }, writtenAt: "2026-01-01T10:00:00.000Z" },
    { by: "me", text: "Guts, siempre", about: null, writtenAt: "2026-01-01T10:00:00.000Z" },
  ];
  await openMatches(
    { likedMe: [match(1)] },
    {
      "PUT /people/*/like": () => ({ hasLiked: true, isMatch: true, isNewMatch: true }),
      "GET /people/*": () => profileOf(1, { id: match(1).otherUser.id, nickname: "Robin1", realName: "Nico Robin" }),
      "GET /people/*/like-words": () => ({ canWrite: false, words }),
    },
  );
  await openTab(/Recibidos/);
  fireEvent.click(await screen.findByRole("button", { name: "Devolver like a Robin1" }));
  const moment = within(await screen.findByRole("dialog", { name: "¡Es un match!" }));
  const source = await moment.findByText("Nico Robin sobre «Berserk» · @Robin1");
  expect(source.parentElement?.textContent).toContain("¿Griffith o Guts?");
  const quotes = moment.getAllByRole("figure").map(({ textContent }) => textContent);
  expect(quotes).toEqual(["Tú, con tu likeGuts, siempre"]);
});
