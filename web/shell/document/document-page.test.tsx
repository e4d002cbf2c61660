import { focusManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Star } from "lucide-react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, offline } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderInKit, renderRoutes } from "../../ui/testing.tsx";
import { ContactLine } from "./contact-line.tsx";
import { DocumentPage } from "./document-page.tsx";
import { KomaPage } from "./koma-page.tsx";
import { Points, Section } from "./section.tsx";

/** Frames of public texts. */

const zone = process.env.TZ;
const scrollIntoView = vi.fn();
/** The heading's position. */
let top = 0;
let scrolled = 0;

beforeEach(() => {
  // West of Greenwich: a date without time must not shift.
  process.env.TZ = "America/New_York";
  top = 0;
  scrolled = 0;
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.spyOn(HTMLHeadingElement.prototype, "getBoundingClientRect").mockImplementation(() => ({ top }) as DOMRect);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrolled);
});
afterEach(() => {
  process.env.TZ = zone;
  scrollIntoView.mockReset();
});

const SECTIONS = [
  { id: "one", title: "Primero" },
  { id: "two", title: "Segundo", icon: <Star /> },
];

/** Opens a document by URL with state, or by a link on another page. */
async function open(address = "/doc", { first }: { first?: string } = {}) {
  const element = (
    <DocumentPage title="Las normas" lead="Lo que vale aquí." updated="2026-05-01" sections={SECTIONS}>
      {SECTIONS.map(({ id }) => (
        <Section key={id} id={id}>
          <Points points={["Ser amable", "No mentir"]} />
        </Section>
      ))}
      <section id="bare">Sin título</section>
    </DocumentPage>
  );
  const routes = [
    { path: "/doc", element },
    { path: "*", element: null },
  ];
  const entry = { pathname: "/doc", hash: address.slice("/doc".length), state: { from: "/matches" } };
  const { router } = await renderRoutes(routes, { entries: [first ?? entry] });
  if (first) await act(() => router.navigate(address));
  return router;
}
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));

describe("a document", () => {
  test("has a lead, the day of its last change, a table of contents, and numbered sections", async () => {
    await open();
    expect(outlineOf(document.body)).toMatchSnapshot();
    expect(document.activeElement).toBe(document.body);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test("a link of its contents takes the place of the entry in the history, with its state, and moves the focus", async () => {
    const router = await open();
    const focus = vi.spyOn(heading("Segundo"), "focus");
    follow("Segundo");
    await waitFor(() => expect(document.activeElement).toBe(heading("Segundo")));
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(router.state.location).toMatchObject({ hash: "#two", state: { from: "/matches" } });
    expect(router.state.historyAction).toBe("REPLACE");
    screen.getByRole("link", { name: "Primero" }).focus();
    follow("Segundo");
    await waitFor(() => expect(document.activeElement, "by the same link again").toBe(heading("Segundo")));
  });

  test.each([
    ["above the window", -1, true],
    ["at its upper end", 0, false],
    ["at its lower end", innerHeight - 1, false],
    ["below it", innerHeight, true],
  ])("a followed link scrolls to a heading %s or leaves it", async (_, place, scrolls) => {
    top = place;
    scrolled = 300;
    await open("/doc#two", { first: "/elsewhere" });
    expect(document.activeElement).toBe(heading("Segundo"));
    expect(scrollIntoView.mock.contexts).toEqual(scrolls ? [document.getElementById("two")] : []);
  });

  test.each([
    [0, true],
    [1, false],
  ])("on a reload the place that the browser has restored stays: scrolled by %i", async (before, scrolls) => {
    top = innerHeight;
    scrolled = before;
    await open("/doc#two");
    expect(document.activeElement).toBe(heading("Segundo"));
    expect(scrollIntoView).toHaveBeenCalledTimes(scrolls ? 1 : 0);
  });

  test.each(["/doc#nothing", "/doc#bare"])("%s leads to no section", async (address) => {
    top = -1;
    await open(address);
    expect(document.activeElement).toBe(document.body);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe("a short page with the address to write to", () => {
  const show = () =>
    renderInKit(
      <KomaPage title="Contacto" intro="¡Hola!" mood="happy">
        <ContactLine text="Escribe a" />
      </KomaPage>,
    );

  test("has Koma beside its content; its address is fetched once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-02T10:00:00.000Z") });
    const { of } = fakeServer({ "GET /api/v1/contact": () => ({ email: "ayuda@nakamatch.test" }) });
    const { container, app } = await show();
    await screen.findByRole("link");
    expect(outlineOf(container)).toMatchSnapshot();
    vi.setSystemTime("2027-05-02T10:00:00.000Z");
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    expect(of("GET /api/v1/contact")).toHaveLength(1);
  });

  test("leaves the address out where it cannot be fetched", async () => {
    const { of } = fakeServer({ "GET /api/v1/contact": offline });
    await show();
    await waitFor(() => expect(of("GET /api/v1/contact")).toHaveLength(1));
    expect(screen.getByText("Escribe a").textContent).toBe("Escribe a ");
  });
});
