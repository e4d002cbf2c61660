import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answer, refusal } from "../lib/api-testing.ts";
import { push } from "../lib/socket-testing.ts";
import { Component as Dashboard } from "./dashboard/screen.tsx";
import { id, page, person } from "./dashboard/testing.ts";
import { id as idOf, match, openMatches } from "./matches/testing.tsx";
import { OtherProfile } from "./profile/other-profile.tsx";
import { profileOf } from "./profile/testing.ts";
import { openPart, sectionOf } from "./settings/testing.tsx";
import { failureToast, renderSignedIn } from "./signed-in-testing.tsx";

/** "Not for me", on every screen that hides or restores people. */

const HIDE = "PUT /discovery/hidden/*";
const SHOW = "DELETE /discovery/hidden/*";

const card = (number: number) => screen.queryByRole("link", { name: `Zoro${number}` });
const hideButton = (number: number) => screen.findByRole("button", { name: `No es para mí: Zoro${number}` });
const placeholder = "Zoro2 ya no aparece en Descubrir";
const places = () => within(screen.getByRole("list", { name: "Personas compatibles" })).getAllByRole("listitem");

/** A server that stores hidden people. */
function storing() {
  const state = { isHidden: false };
  const set = (isHidden: boolean) => () => {
    state.isHidden = isHidden;
    return { isHidden };
  };
  return { state, answers: { [HIDE]: set(true), [SHOW]: set(false) } };
}

/** Opens the dashboard of such a server and hides the second of three people. */
async function openAndHide(answers: Record<string, Answer> = {}) {
  const { state, answers: stored } = storing();
  const app = await renderSignedIn(<Dashboard />, {
    path: "/dashboard",
    answers: {
      "GET /discovery": () =>
        page([1, 2, 3].filter((each) => !state.isHidden || each !== 2).map((each) => person(each)))(),
      ...stored,
      ...answers,
    },
  });
  const button = await hideButton(2);
  button.focus();
  fireEvent.click(button);
  return app;
}

test("a hidden card gives way at once to a placeholder in its place, with the focus on undo, and comes back there", async () => {
  let answer = (_: unknown) => {};
  const { of } = await openAndHide({ [HIDE]: () => new Promise((resolve) => (answer = resolve)) });
  await screen.findByText(placeholder);
  expect(card(2)).toBeNull();
  expect(places().map(({ textContent }) => textContent?.includes(placeholder))).toEqual([false, true, false]);
  expect(screen.getByText("2 personas encontradas")).toBeTruthy();
  const undo = screen.getByRole("button", { name: "Deshacer" });
  expect(document.activeElement).toBe(undo);
  answer({ isHidden: true });
  fireEvent.click(undo);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("No es para mí: Zoro2"));
  expect(within(places()[1] as HTMLElement).getByRole("link", { name: "Zoro2" })).toBeTruthy();
  expect(screen.getByText("3 personas encontradas")).toBeTruthy();
  await waitFor(() => expect(of("DELETE", `/discovery/hidden/${id(2)}`)).toHaveLength(1));
  expect(of("GET", "/discovery"), "the list stays as it is").toHaveLength(1);
});

test("what is below a hidden card stays where it was on the screen", async () => {
  const bottoms = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 300, this.textContent?.includes(placeholder) ? 60 : 400);
  });
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  await openAndHide();
  await screen.findByText(placeholder);
  expect(scrolled.mock.lastCall).toEqual([{ top: -340, behavior: "instant" }]);
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(scrolled.mock.lastCall).toEqual([{ top: 340, behavior: "instant" }]));
  bottoms.mockRestore();
  scrolled.mockRestore();
});

test("the placeholder keeps its place and the focus while the list is fetched again, and undo brings the card back", async () => {
  const { of } = await openAndHide();
  await screen.findByText(placeholder);
  await waitFor(() => expect(of("PUT", "/discovery/hidden/*")).toHaveLength(1));
  await push("photo.changed", { personId: id(1) });
  await waitFor(() => expect(of("GET", "/discovery")).toHaveLength(2));
  await waitFor(() => expect(screen.getByText("2 personas encontradas")).toBeTruthy());
  expect(places().map(({ textContent }) => textContent?.includes(placeholder))).toEqual([false, true, false]);
  const undo = screen.getByRole("button", { name: "Deshacer" });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(await within(places()[1] as HTMLElement).findByRole("link", { name: "Zoro2" })).toBeTruthy();
  expect(screen.getByText("3 personas encontradas")).toBeTruthy();
});

test("the count is right where a further page arrives while the hiding is under way", async () => {
  await openAndHide({
    [HIDE]: () => new Promise(() => {}),
    // The next page was fetched after hiding.
    "GET /discovery": ({ query }) =>
      query.has("cursor") ? page([person(4)], 3)() : page([person(1), person(2), person(3)], 4, "next")(),
  });
  await screen.findByText("3 personas encontradas");
  fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
  await waitFor(() => expect(card(4)).toBeTruthy());
  expect(screen.getByText("3 personas encontradas")).toBeTruthy();
});

test("where hiding fails the card is back, with a toast", async () => {
  await openAndHide({ [HIDE]: () => refusal("INTERNAL") });
  expect((await failureToast()).getByText("No hemos podido ocultar a Zoro2. Inténtalo de nuevo.")).toBeTruthy();
  expect(card(2)).toBeTruthy();
  expect(screen.getByText("3 personas encontradas")).toBeTruthy();
});

test("neither another order nor a return to the dashboard shows the card or its placeholder, and the count is fetched", async () => {
  let lists = 0;
  const { goTo, back, of } = await openAndHide({
    // Never answered, so that the cache shows.
    "GET /discovery": () => {
      lists += 1;
      return lists > 2 ? new Promise(() => {}) : page([person(1), ...(lists === 1 ? [person(2)] : []), person(3)])();
    },
  });
  await screen.findByText(placeholder);
  await waitFor(() => expect(of("PUT", "/discovery/hidden/*")).toHaveLength(1));
  fireEvent.click(screen.getByRole("radio", { name: "Compatibilidad" }));
  await waitFor(() => expect(of("GET", "/discovery")).toHaveLength(2));
  await waitFor(() => expect(places()).toHaveLength(2));
  // The cached list still has the card, marked as hidden.
  fireEvent.click(screen.getByRole("radio", { name: "Distancia" }));
  await waitFor(() => expect(of("GET", "/discovery")).toHaveLength(3));
  expect(screen.queryByText(placeholder)).toBeNull();
  expect(card(2)).toBeNull();
  await goTo("/elsewhere");
  await back();
  expect(places()).toHaveLength(2);
  expect(card(2)).toBeNull();
});

test.each([false, true])(
  "beside the like of a profile a button hides the person, unless they are liked: %s",
  async (hasLiked) => {
    const { state, answers: stored } = storing();
    const { of } = await renderSignedIn(<OtherProfile personId={id(2)} />, {
      path: `/profile/${id(2)}`,
      answers: {
        "GET /people/*": () => profileOf(2, { hasLiked }),
        "GET /discovery/hidden/*": () => state,
        ...stored,
      },
    });
    await screen.findByRole("button", { name: hasLiked ? /^Quitar like/ : /^Dar like/ });
    if (hasLiked) return expect(screen.queryByRole("button", { name: /No es para mí/ })).toBeNull();
    const button = await hideButton(2);
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe("Volver a mostrar"));
    expect(await screen.findByText(placeholder)).toBeTruthy();
    fireEvent.click(button);
    expect(await screen.findByText("Zoro2 vuelve a aparecer en Descubrir")).toBeTruthy();
    expect(button.textContent).toBe("No es para mí");
    expect(
      [of("PUT", "/discovery/hidden/*"), of("DELETE", "/discovery/hidden/*")].map((calls) => calls.length),
    ).toEqual([1, 1]);
  },
);

test("the menu of a profile hides the person, and shows them again by the toast or the menu", async () => {
  const { state, answers: stored } = storing();
  const { of } = await renderSignedIn(<OtherProfile personId={id(2)} />, {
    path: `/profile/${id(2)}`,
    answers: {
      "GET /people/*": () => profileOf(2),
      "GET /discovery/hidden/*": () => state,
      ...stored,
    },
  });
  const choose = async (name: string) => {
    fireEvent.click(await screen.findByRole("button", { name: /Opciones/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("No es para mí");
  await screen.findByText(placeholder);
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(await screen.findByText("Zoro2 vuelve a aparecer en Descubrir")).toBeTruthy();
  await choose("No es para mí");
  await screen.findByText(placeholder);
  await choose("Volver a mostrar");
  expect(await screen.findByText("Zoro2 vuelve a aparecer en Descubrir")).toBeTruthy();
  expect([of("PUT", "/discovery/hidden/*"), of("DELETE", "/discovery/hidden/*")].map((calls) => calls.length)).toEqual([
    2, 2,
  ]);
});

test("undo in the toast brings a person back to a dashboard that was first opened after they were hidden", async () => {
  const { state, answers: stored } = storing();
  const { of, goTo } = await renderSignedIn(<OtherProfile personId={id(2)} />, {
    path: `/profile/${id(2)}`,
    screens: [{ path: "/dashboard", element: <Dashboard /> }],
    answers: {
      "GET /people/*": () => profileOf(2),
      "GET /discovery/hidden/*": () => state,
      "GET /discovery": () => page(state.isHidden ? [person(1)] : [person(1), person(2)])(),
      ...stored,
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: /Opciones/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "No es para mí" }));
  const undo = await screen.findByRole("button", { name: "Deshacer" });
  await goTo("/dashboard");
  await waitFor(() => expect(card(1)).toBeTruthy());
  expect(card(2)).toBeNull();
  fireEvent.click(undo);
  await waitFor(() => expect(of("DELETE", "/discovery/hidden/*")).toHaveLength(1));
  await waitFor(() => expect(card(2)).toBeTruthy());
});

test("the settings list the hidden people page by page; one who is shown again leaves it, and is back after a failure", async () => {
  const badge = (number: number) => ({ id: id(number), nickname: `Zoro${number}`, avatarUrl: null, isPremium: false });
  const lists = {
    "GET /discovery/hidden": (({ query }) =>
      query.has("cursor")
        ? { people: [badge(1)], nextCursor: null }
        : { people: [badge(2)], nextCursor: "next" }) satisfies Answer,
  };
  let answer = (_: unknown) => {};
  const answers = [() => new Promise((resolve) => (answer = resolve))];
  await openPart("hidden", { ...lists, [SHOW]: () => answers.pop()?.() ?? { isHidden: false } });
  const section = within(await sectionOf("Personas ocultas"));
  fireEvent.click(await section.findByRole("button", { name: "Cargar más" }));
  const first = await section.findByRole("button", { name: "Volver a mostrar a Zoro1" });
  const show = () => section.findByRole<HTMLButtonElement>("button", { name: "Volver a mostrar a Zoro2" });
  (await show()).focus();
  fireEvent.click(await show());
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(section.queryByText("Zoro2")).toBeNull();
  answer(refusal("INTERNAL"));
  expect((await failureToast()).getByText(/volver a mostrar a Zoro2/)).toBeTruthy();
  fireEvent.click(await show());
  expect(await screen.findByText("Zoro2 vuelve a aparecer en Descubrir")).toBeTruthy();
  fireEvent.click(first);
  expect(await section.findByText("No has ocultado a nadie")).toBeTruthy();
});

test("MATCH-03: a like received is declined in its place, stays there as a line, and comes back by undo", async () => {
  const { answers } = storing();
  const { of } = await openMatches({ likedMe: [match(1), { ...match(2), isHidden: true }, match(3)] }, answers);
  fireEvent.click(await screen.findByRole("tab", { name: /Recibidos/ }));
  const list = within(await screen.findByRole("list", { name: "Te dieron like" }));
  const shown = () => list.getAllByRole("listitem").map((place) => within(place).queryByRole("article") !== null);
  expect(shown()).toEqual([true, false, true]);
  const button = list.getByRole("button", { name: "No es para mí: Robin1" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(shown()).toEqual([false, false, true]));
  const [undo] = list.getAllByRole("button", { name: "Deshacer" });
  expect(document.activeElement).toBe(undo);
  await waitFor(() => expect(of("PUT", `/discovery/hidden/${idOf(101)}`)).toHaveLength(1));
  fireEvent.click(screen.getByRole("switch", { name: "Solo quienes esperan tu respuesta" }));
  expect(shown(), "no answer is awaited of whom one declined").toEqual([true]);
  fireEvent.click(screen.getByRole("switch", { name: "Solo quienes esperan tu respuesta" }));
  const [again] = list.getAllByRole("button", { name: "Deshacer" });
  again?.focus();
  fireEvent.click(again as HTMLElement);
  await waitFor(() => expect(shown()).toEqual([true, false, true]));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("No es para mí: Robin1");
});
