import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { PARTS } from "./parts.tsx";
import { openPart, openSettings, sectionOf } from "./testing.tsx";

const { parts, search } = es.settings;

const list = () => within(screen.getByRole("navigation", { name: "Ajustes" }));
const listed = () =>
  list()
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));
const type = (query: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

test("all parts are listed in groups, what is dangerous last; the first one is open beside the list", async () => {
  await openSettings();
  expect(outlineOf(screen.getByRole("navigation", { name: "Ajustes" }))).toMatchSnapshot();
  await heading("Cuenta");
  expect(document.title).toBe("Ajustes · Nakamatch");
});

test.each(PARTS.map(({ id }) => id))("%s has an address of its own, and opens with its name", async (id) => {
  await openPart(id);
  await heading(parts[id].title);
  expect(document.title).toBe(`${parts[id].title} · Ajustes · Nakamatch`);
  expect(list().getByRole("link", { current: "page" }).getAttribute("href")).toBe(`/settings#${id}`);
});

test("an address without such a part is the list", async () => {
  await openSettings({}, "/settings#nothing");
  expect(list().queryByRole("link", { current: "page" })).toBeNull();
  await heading("Cuenta");
});

test("a part that opens gets the focus; the way back leads to the entry that it was opened by, as the browser's does", async () => {
  const { back, goTo } = await openSettings();
  const open = (name: RegExp) => fireEvent.click(list().getByRole("link", { name }));
  const focused = () => document.activeElement?.textContent;
  open(/^Sesiones abiertas/);
  await waitFor(() => expect(focused()).toBe("Sesiones abiertas"));
  fireEvent.click(screen.getByRole("link", { name: "Todos los ajustes" }));
  await waitFor(() => expect(focused()).toMatch(/^Sesiones abiertas./));
  open(/^Mis datos/);
  await heading("Mis datos");
  await back();
  await waitFor(() => expect(focused()).toMatch(/^Mis datos./));

  // From a link of an email there is no list to go back to.
  await goTo("/elsewhere");
  await goTo("/settings#data");
  fireEvent.click(await screen.findByRole("link", { name: "Todos los ajustes" }));
  await heading("Cuenta");
  await back();
  expect(screen.queryByRole("heading", { level: 1 }), "the part is not behind the list").toBeNull();
});

test.each([
  ["TRANSFERENCIA", []],
  ["contrasena", ["access"]],
  ["  Llaves ", ["access"]],
  ["oscuro", ["appearance"]],
  ["bloquead", ["blocked"]],
])(
  "the search for «%s» finds parts by their names and what they hold, without accents or case",
  async (query, found) => {
    await openSettings();
    type(query);
    expect(listed()).toEqual(found.map((id) => `/settings#${id}`));
    const none = search.none.replace("{{query}}", query.trim());
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      found.length > 0 ? "1 resultado" : none,
    );
  },
);

test("Enter in the search opens the first part that is found, and nothing without a query", async () => {
  await openSettings();
  const submit = () => fireEvent.submit(screen.getByRole("searchbox").closest("form") as HTMLFormElement);
  submit();
  expect(list().queryByRole("link", { current: "page" })).toBeNull();
  type("exportar");
  submit();
  await heading("Mis datos");
});

test("the blocked people and the decisions are those of their own screens", async () => {
  const person = { id: "20000000-0000-4000-8000-000000000001", nickname: "Robin", avatarUrl: null, isPremium: false };
  const { goTo } = await openPart("blocked", {
    "GET /blocks": () => ({
      blocked: [{ person, realName: null, blockedAt: "2026-05-02T10:30:00.000Z" }],
      total: 1,
      nextCursor: null,
    }),
  });
  await screen.findByRole("button", { name: "Desbloquear a Robin" });
  expect(screen.getByRole("heading", { level: 3, name: "Robin" })).toBeTruthy();
  await goTo("/settings#decisions");
  await screen.findByText(es.decisions.empty.title);
});

test("CENSOR-01 OPEN-85: the word filter is that of the chats", async () => {
  await openPart("filter");
  const section = within(await sectionOf("Filtro de palabrotas"));
  fireEvent.click(await section.findByRole("switch", { name: es.censorship.enabled }));
  expect(JSON.parse(localStorage.getItem("nakamatch-censorship") ?? "")).toMatchObject({ enabled: false });
});
