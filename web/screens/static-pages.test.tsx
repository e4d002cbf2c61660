import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { dictionaries } from "@nakamatch/phrases/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeServer, offline, signedIn } from "../lib/api-testing.ts";
import { renderApp, renderAppIn } from "../shell/layouts/testing.tsx";

const contact = { email: "ayuda@nakamatch.test", operator: null as string | null, address: null as string | null };

afterEach(() => history.replaceState(null, ""));

function serve(session: unknown, answer = contact) {
  return fakeServer({
    "GET /api/v1/session": () => session,
    "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /api/v1/contact": () => answer,
    "GET /api/v1/transparency": () => ({ years: [] }),
  });
}

const PAGES = [
  ["/contact", "Contacto"],
  ["/privacy", "Privacidad"],
  ["/sobre-mi", "Sobre mí"],
  ["/terms", "Términos de uso"],
] as const;

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

describe.each(PAGES)("%s", (path, name) => {
  test("NAV-07 STATIC-06: a guest sees it below the public header, without a redirect", async () => {
    serve(null);
    const app = await renderApp(path);
    await title(name);
    expect(app.path()).toBe(path);
    const header = within(screen.getByRole("banner"));
    expect(header.getAllByRole("link", { name: "Iniciar sesión" })[0]?.getAttribute("href")).toBe("/login");
    expect(header.queryByRole("button", { name: "Cerrar sesión" })).toBeNull();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
    expect(screen.getAllByRole("main")).toHaveLength(1);
  });

  test("NAV-07 STATIC-06: a member sees it below their own navigation, without a redirect", async () => {
    serve(signedIn());
    const app = await renderApp(path);
    await title(name);
    expect(app.path()).toBe(path);
    const header = within(await screen.findByRole("banner"));
    expect(header.getAllByRole("link", { name: "Matches" })[0]?.getAttribute("href")).toBe("/matches");
    expect(header.getByRole("button", { name: "Cerrar sesión" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Iniciar sesión" })).toBeNull();
    expect(screen.getAllByRole("main")).toHaveLength(1);
  });

  test("STATIC-07: its back button leads to the page before", async () => {
    serve(null);
    await renderApp("/login", path);
    history.replaceState({ idx: 1 }, "");
    await title(name);
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await title("¡Qué bien verte!");
  });
});

describe("/contact", () => {
  test("STATIC-01 STATIC-02 OPEN-10: shows the address of the operator, and its button opens the mail client with it", async () => {
    serve(null);
    await renderApp("/contact");
    await screen.findByText("ayuda@nakamatch.test");
    const button = screen.getByRole("link", { name: "Escribir un correo" });
    expect(button.getAttribute("href")).toBe("mailto:ayuda@nakamatch.test");
  });

  test("STATIC-01: an address that could not be fetched can be asked for again", async () => {
    const server = serve(null);
    server.answers["GET /api/v1/contact"] = offline;
    await renderApp("/contact");
    await screen.findByText("No hemos podido cargar la dirección.");
    server.answers["GET /api/v1/contact"] = () => contact;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    await screen.findByText("ayuda@nakamatch.test");
  });
});

describe("/sobre-mi", () => {
  test("STATIC-03: says who makes it, why, and what they will not do, and invents no name where none is set", async () => {
    serve(null);
    const { unmount } = await renderApp("/sobre-mi");
    await title("Sobre mí");
    expect(screen.queryByText(/^Soy /)).toBeNull();
    unmount();
    serve(null, { ...contact, operator: "Rika Sato" });
    await renderApp("/sobre-mi");
    await screen.findByText("Soy Rika Sato, y Nakamatch es cosa mía.");
    for (const name of ["Quién hay detrás", "Por qué existe", "Lo que no voy a hacer", "Cómo está hecho"]) {
      expect(screen.getByRole("heading", { level: 2, name })).toBeTruthy();
    }
  });

  test("STATIC-04: its contact button opens the contact page", async () => {
    serve(null);
    const app = await renderApp("/sobre-mi");
    await title("Sobre mí");
    const main = within(screen.getByRole("main"));
    fireEvent.click(main.getByRole("link", { name: "Contacto" }));
    await title("Contacto");
    expect(app.path()).toBe("/contact");
  });
});

describe("/privacy", () => {
  /** All texts of a tree without placeholders. */
  const textsOf = (tree: object): string[] =>
    Object.values(tree).flatMap((part: unknown) => (typeof part === "string" ? [part] : textsOf(part as object)));

  test.each(LANGUAGES)("STATIC-05: shows every text of its own, in %s", async (language) => {
    serve(null, { ...contact, operator: "Rika Sato", address: "Calle Uno 1" });
    await renderAppIn(language, "/privacy");
    const { meta, ...shown } = dictionaries[language].privacy;
    await title(shown.title);
    const who = shown.who;
    // With plain spaces.
    const found = (text: string) => text.replace(/\s/g, " ");
    await screen.findByText(found(who.operator.replace("{{name}}", "Rika Sato")));
    expect(screen.getByText(found(who.address.replace("{{address}}", "Calle Uno 1")))).toBeTruthy();
    const page = screen.getByRole("main").textContent ?? "";
    for (const text of textsOf(shown).filter((text) => !text.includes("{{"))) expect(page).toContain(text);
    await waitFor(() => expect(document.title).toBe(meta.title));
    cleanup();
  });

  test("STATIC-05: names nobody who answers for the data where none is set, but the address to write to", async () => {
    serve(null);
    await renderApp("/privacy");
    const link = await screen.findByRole("link", { name: "ayuda@nakamatch.test" });
    expect(link.getAttribute("href")).toBe("mailto:ayuda@nakamatch.test");
    expect(screen.queryByText(/^Responsable:/)).toBeNull();
  });

  test("does not name the flag service where the operator has flags of their own", async () => {
    vi.stubEnv("FLAGS", "own");
    try {
      serve(null);
      await renderApp("/privacy");
      await title("Privacidad");
      const page = screen.getByRole("main").textContent ?? "";
      expect(page).not.toContain("flagcdn.com");
      expect(page).toContain(dictionaries.es.privacy.others.law);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

test.each([
  ["/privacy", "Privacidad"],
  ["/terms", "Términos de uso"],
])("the table of contents of %s names every section in order, and leads to it", async (path, name) => {
  Element.prototype.scrollIntoView = () => {};
  serve(null);
  await renderApp(path);
  await title(name);
  const withoutNumber = ({ textContent }: Element) => textContent?.replace(/^\d+/, "");
  const links = within(screen.getByRole("navigation", { name: "En esta página" })).getAllByRole("link");
  const sections = screen.getAllByRole("heading", { level: 2 }).filter((heading) => heading.closest("section"));
  expect(links.map(withoutNumber)).toEqual(sections.map(withoutNumber));
  for (const [index, link] of links.entries()) {
    fireEvent.click(link);
    await waitFor(() => expect(document.activeElement).toBe(sections[index]));
  }
});

test("LAND-09 LAND-10: each link of the footer opens its page", async () => {
  serve(null);
  const app = await renderApp("/terms");
  await title("Términos de uso");
  for (const [path, name] of PAGES) {
    fireEvent.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: name.replace(" de uso", "") }));
    await title(name);
    expect(app.path()).toBe(path);
  }
});
