import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { shares } from "../../../screens/dashboard/testing.ts";
import { renderInKit } from "../../../ui/testing.tsx";
import { Compatibility } from "./compatibility.tsx";

type Case = [percent: number, viewer: number, byKind: [number, number, number]];

const many: Case = [58, 12, [4, 2, 1]];

test.each<[Language, Case, string]>([
  ["es", many, "Compatibilidad 7 de tus 12 títulos: 4 animes, 2 juegos y 1 serie o peli"],
  ["es", [8, 12, [1, 0, 0]], "Compatibilidad 1 de tus 12 títulos: 1 anime"],
  ["es", [100, 1, [0, 1, 0]], "Compatibilidad Tu único título: 1 juego"],
  ["es", [75, 12, [0, 1, 2]], "Compatibilidad 3 de sus 4 títulos: 1 juego y 2 series o pelis"],
  ["es", [100, 12, [0, 0, 1]], "Compatibilidad Su único título: 1 serie o peli"],
  ["es", [0, 12, [0, 0, 0]], `Compatibilidad ${es.dashboard.card.noneInCommon}`],
  ["en", many, "Compatibility 7 of your 12 titles: 4 anime, 2 games, and 1 series or movie"],
  ["fr", many, "Compatibilité 7 de tes 12 titres\u202f: 4 animes, 2 jeux et 1 série ou film"],
  ["it", many, "Compatibilità 7 dei tuoi 12 titoli: 4 anime, 2 giochi e 1 serie o film"],
  ["de", many, "Übereinstimmung 7 von deinen 12 Titeln: 4 Anime, 2 Spiele und 1 Serie oder Film"],
  ["pt", many, "Compatibilidade 7 dos seus 12 títulos: 4 animes, 2 jogos e 1 série ou filme"],
])("CARD-07: in %s, of %j the percentage explains itself: %s", async (language, given, name) => {
  const [compatibility, viewerInterests, [anime, juego, serie_pelicula]] = given;
  const interests = { ...shares([], anime + juego + serie_pelicula), byKind: { anime, juego, serie_pelicula } };
  await renderInKit(<Compatibility {...{ compatibility, interests, viewerInterests }}>Zoro</Compatibility>, {
    language,
  });
  expect(screen.getByRole("meter", { name })).toBeTruthy();
});

test("CARD-07: without a title in common a press tells why, and what changes it", async () => {
  await renderInKit(
    <Compatibility compatibility={0} interests={shares([])}>
      Zoro
    </Compatibility>,
  );
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByText(es.dashboard.card.noneWhy)).toBeTruthy();
  expect(screen.queryByText(es.dashboard.card.noneInCommon)).toBeNull();
});
