import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { Component as Landing } from "./screen.tsx";

const href = (link: HTMLElement) => link.getAttribute("href");
const header = () => within(screen.getByRole("navigation", { name: "Navegación principal" }));
const main = () => within(screen.getByRole("main"));
const footer = () => within(screen.getByRole("contentinfo"));

test("LAND-01 LAND-02: the header leads to login and registration; the toggle shows and hides them in a menu", async () => {
  await renderInKit(<Landing />);
  expect(href(header().getByRole("link", { name: "Iniciar sesión" }))).toBe("/login");
  expect(href(header().getByRole("link", { name: "Registrarse" }))).toBe("/register");
  const toggle = header().getByRole("button", { name: "Abrir menú" });
  const menu = document.getElementById(toggle.getAttribute("aria-controls") ?? "")!;
  fireEvent.click(toggle);
  expect(menu.hidden).toBe(false);
  expect(within(menu).getAllByRole("link").map(href)).toEqual(["/login", "/register"]);
  fireEvent.click(header().getByRole("button", { name: "Cerrar menú" }));
  expect(menu.hidden).toBe(true);
  expect(within(menu).queryAllByRole("link")).toEqual([]);
});

test("LAND-03: the hero has a title, a subtitle and a description", async () => {
  await renderInKit(<Landing />);
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Encuentra a tu nakama");
  expect(main().getByText("Alguien ahí fuera entiende todas tus referencias.")).toBeTruthy();
  expect(main().getByText(/^Nakamatch reúne a gente adulta/)).toBeTruthy();
});

test("LAND-04: the join button opens the registration", async () => {
  const { location } = await renderInKit(<Landing />);
  fireEvent.click(main().getByRole("link", { name: "Únete gratis" }));
  await waitFor(() => expect(location()).toBe("/register"));
});

test("LAND-05 LIMIT-34: exactly three statistic cards with the claimed figures", async () => {
  await renderInKit(<Landing />);
  const cards = within(main().getByRole("list", { name: "Nakamatch en cifras" })).getAllByRole("listitem");
  expect(cards.map((card) => card.textContent)).toEqual([
    "92%de compatibilidad",
    "2.5K+otakus activos",
    "1.2K+parejas formadas",
  ]);
});

test.each([
  ["de", ["92\u00a0%", "2.500+", "1.200+"]],
  ["en", ["92%", "2,500+", "1,200+"]],
] as const)("LAND-05 OPEN-08: in %s the figures are written as its readers write them", async (language, figures) => {
  await renderInKit(<Landing />, { language });
  const texts = main()
    .getAllByRole("listitem")
    .map((card) => card.querySelector("strong")?.textContent);
  expect(texts.slice(0, 3)).toEqual(figures);
});

test("a card shows the product once, says that it is an example, and what the percentage means", async () => {
  await renderInKit(<Landing />);
  const example = within(main().getByRole("region", { name: "Así se ve alguien aquí" }));
  expect(example.getByText(/porcentaje sale de los títulos/)).toBeTruthy();
  const card = example.getByRole("figure");
  expect(card.textContent).toContain("A ti también te encanta Frieren.");
  expect(within(card).getByText("Perfil de ejemplo")).toBeTruthy();
});

test("LAND-06: the feature grid has exactly six items", async () => {
  await renderInKit(<Landing />);
  const grid = within(main().getByRole("region", { name: /primera viñeta/ }));
  expect(grid.getAllByRole("listitem")).toHaveLength(6);
  expect(grid.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Tus gustos hablan primero",
    "Tres mundos, un perfil",
    "Amistad, relación o ambas",
    "A la vuelta o al otro lado del mapa",
    "Match, confeti y a charlar",
    "Un sitio tranquilo",
  ]);
});

test("LAND-07: a call-to-action line, with its door", async () => {
  await renderInKit(<Landing />);
  expect(main().getByText(/^Tu próximo capítulo empieza/)).toBeTruthy();
  expect(href(main().getByRole("link", { name: "Crear mi perfil" }))).toBe("/register");
});

test("LAND-08 LAND-09 LAND-10 LAND-11 LAND-12: the footer describes the product, with its links, languages and rights", async () => {
  await renderInKit(<Landing />);
  expect(footer().getByText(/^Amistad y citas para personas adultas/)).toBeTruthy();
  const column = (name: string) => within(footer().getByRole("navigation", { name })).getAllByRole("link").map(href);
  expect(column("Nakamatch")).toEqual(["/sobre-mi", "/contact"]);
  expect(column("Legal")).toEqual(["/privacy", "/terms"]);
  expect(footer().getByRole("combobox", { name: "Idioma" })).toBeTruthy();
  expect(footer().getByText(/^© \d{4} Nakamatch/)).toBeTruthy();
  expect(footer().getByText(/^Imágenes de fondo/)).toBeTruthy();
});

test.each(LANGUAGES)("I18N-11: the landing page shows no raw key in %s", async (language) => {
  const { container } = await renderInKit(<Landing />, { language });
  expect(container.textContent).not.toMatch(/\b(landing|nav|common)\.\w+/);
  expect(container.textContent).not.toContain("{{");
});
