import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { interest } from "../dashboard/testing.ts";
import { loaded, named, openOwn, press } from "../profile/open-testing.tsx";
import { ownProfile } from "../profile/testing.ts";

describe("the own profile", () => {
  // No distance, like, compatibility, sparkle or report.
  test("NAV-10 PROFILE-02 PROFILE-05..11 PROFILE-13..18: consists of what its outline says", async () => {
    await openOwn({ avatarUrl: "/avatars/nami.jpg", isPremium: true });
    const heading = await named(/^Ana Luz/);
    expect(outlineOf(heading.closest("section") as Element)).toMatchSnapshot();
    await loaded();
    const rest = ["Sobre mí", "Información personal", "Preferencias", "Anime & Manga"];
    expect(rest.map((name) => screen.getByRole("region", { name }).textContent)).toEqual([
      "Sobre míTres espadas\ny ningún mapa",
      "Información personalGéneroHombreBuscaAmistad o relación",
      "PreferenciasPara una amistadMujeresOtros génerosPara una relaciónHombres",
      "Anime & Manga1One Piece",
    ]);
    expect(screen.queryByRole("meter")).toBeNull();
    expect(document.querySelector("[data-shared]")).toBeNull();
  });

  test("NAV-10: also opens by the own id, in any case", async () => {
    const ownId = "abcdef00-0000-4000-8000-000000000001";
    const { of, location } = await openOwn({}, { path: `/profile/${ownId.toUpperCase()}`, user: { id: ownId } });
    expect(await screen.findByRole("link", { name: "Editar perfil" })).toBeTruthy();
    expect(of("GET", "/people/*")).toHaveLength(0);
    expect(location()).toBe("/profile/me");
  });

  test("PROFILE-18: Blocked users leads there, and knows the way back", async () => {
    const { location, state } = await openOwn();
    fireEvent.click(await screen.findByRole("link", { name: "Personas bloqueadas" }));
    await waitFor(() => expect(location()).toBe("/blocked-users"));
    expect(state()).toEqual({ origin: "/profile/me" });
  });

  test("says what is missing where nothing is written or chosen", async () => {
    await openOwn({ bio: "" }, { answers: { "GET /me/interests": () => [] } });
    expect(await screen.findByText(/Aún no has escrito nada/)).toBeTruthy();
    expect(await screen.findByText(/Todavía no has elegido ningún título/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Escribir sobre mí" }).getAttribute("href")).toBe("/profile/edit");
  });

  test("invites to the first thing that is missing, and to nothing beside a notice or a question", async () => {
    const all = ["Escribir sobre mí", "Elegir una pregunta", "Llenar mi estantería"];
    const shown = () => all.filter((name) => screen.queryByRole("link", { name }) !== null);
    const faded = { pinned: [], statuses: [{ id: 1, status: "now", since: "2020-01-01T00:00:00.000Z" }] };
    const server = { shelf: { pinned: [], statuses: [] } as object };
    const { stored, app } = await openOwn({ bio: "" }, { answers: { "GET /me/shelf": () => server.shelf } });
    await loaded();
    const invites = async (own: Partial<OwnProfile>, to: string[]) => {
      stored.own = { ...stored.own, ...own };
      await act(() => app.queries.invalidateQueries());
      await waitFor(() => expect(shown()).toEqual(to));
    };
    expect(shown()).toEqual(all.slice(0, 1));
    await invites({ bio: "Hola" }, all.slice(1, 2));
    const id = "70000000-0000-4000-8000-000000000001";
    await invites({ prompts: [{ id, question: "my_isekai", answer: "Ooo" }] }, all.slice(2, 3));
    server.shelf = { pinned: [1], statuses: [] };
    await invites({}, []);
    await invites({ bio: "", photoHold: { state: "held" } }, []);
    await screen.findByText(/Aún no has escrito nada/);
    expect(shown()).toEqual([]);
    server.shelf = faded;
    await invites({ photoHold: null }, []);
    await screen.findByRole("button", { name: "Sí, sigo" });
    expect(shown()).toEqual([]);
  });

  test("a shelf shows pinned titles and what one is on now, and asks about what has faded", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const shelf = {
      pinned: [2, 1, 99],
      statuses: [
        { id: 2, status: "now", since: ago(59) },
        { id: 3, status: "now", since: ago(62) },
        { id: 1, status: "now", since: ago(61) },
      ],
    };
    const { of } = await openOwn(
      {},
      {
        answers: {
          "GET /me/shelf": () => shelf,
          "PUT /me/interests/*/status": () => ({ status: null }),
          "GET /me/interests": () => [
            interest(1, "anime", "One Piece"),
            interest(2, "juego", "Zelda"),
            interest(3, "anime", "Bleach"),
          ],
        },
      },
    );
    const section = await screen.findByRole("region", { name: "Estantería" });
    const items = () =>
      within(section)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(items()).toEqual(["Zelda", "One Piece", "Jugando a Zelda"]);
    expect(screen.getByRole("region", { name: "Anime & Manga" }).textContent).toBe("Anime & Manga2One PieceBleach");
    fireEvent.click(await screen.findByRole("button", { name: "Sí, sigo" }));
    await waitFor(() => expect(items()).toContain("Viendo o leyendo One Piece"));
    expect(of("PUT", "/me/interests/*/status").map(({ path, body }) => [path, body])).toEqual([
      ["/api/v1/me/interests/1/status", { status: "now" }],
    ]);
    expect(screen.queryByRole("button", { name: "Sí, sigo" }), "the other one is asked about next time").toBeNull();
  });

  test.each([
    [3, []],
    [4, ["y 1 más"]],
  ])("a shelf names three of %i titles one is on now, and counts the others", async (count, more) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const since = new Date().toISOString();
    await openOwn(
      {},
      {
        answers: {
          "GET /me/shelf": () => ({ pinned: [], statuses: ids.map((id) => ({ id, status: "now", since })) }),
          "GET /me/interests": () => ids.map((id) => interest(id, "juego", `Zelda ${id}`)),
        },
      },
    );
    const items = within(await screen.findByRole("region", { name: "Estantería" })).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Jugando a Zelda 1",
      "Jugando a Zelda 2",
      "Jugando a Zelda 3",
      ...more,
    ]);
  });

  test("titles that come first wait for what stands above them", async () => {
    let answer = () => {};
    await openOwn(
      {},
      { answers: { "GET /me/profile": () => new Promise((resolve) => (answer = () => resolve(ownProfile()))) } },
    );
    await waitFor(() => expect(screen.queryByText("Cargando el perfil...")).not.toBeNull());
    expect(screen.queryByRole("region", { name: "Anime & Manga" })).toBeNull();
    answer();
    expect(await screen.findByRole("region", { name: "Anime & Manga" })).toBeTruthy();
  });

  test("ERR-37: that cannot be fetched can be tried again, and so can its titles alone", async () => {
    const answers = { profile: offline as () => unknown, interests: offline as () => unknown };
    await openOwn(
      {},
      { answers: { "GET /me/profile": () => answers.profile(), "GET /me/interests": () => answers.interests() } },
    );
    await named(/perfil/);
    answers.profile = () => ownProfile();
    answers.interests = () => refusal("INTERNAL");
    press("Reintentar");
    await named(/^Ana Luz/);
    expect(await screen.findByRole("heading", { level: 2, name: /perfil/ })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Gustos" })).toBeNull();
    answers.interests = () => [];
    press("Reintentar");
    expect(await screen.findByRole("region", { name: "Gustos" })).toBeTruthy();
  });
});
