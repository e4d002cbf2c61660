import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { Compatibility } from "./compatibility.tsx";

type Case = "many of mine" | "one of mine" | "my only one" | "many of theirs" | "their only one" | "none";

const given: Record<Case, { percent: number; viewer: number; byKind: [number, number, number] }> = {
  "many of mine": { percent: 58, viewer: 12, byKind: [4, 2, 1] },
  "one of mine": { percent: 8, viewer: 12, byKind: [1, 0, 0] },
  "my only one": { percent: 100, viewer: 1, byKind: [0, 1, 0] },
  "many of theirs": { percent: 75, viewer: 12, byKind: [0, 1, 2] },
  "their only one": { percent: 100, viewer: 12, byKind: [0, 0, 1] },
  none: { percent: 0, viewer: 12, byKind: [0, 0, 0] },
};

const expected: Record<Language, Record<Case, string>> = {
  es: {
    "many of mine": "Compatibilidad 7 de tus 12 gustos: 4 animes, 2 juegos y 1 serie o peli",
    "one of mine": "Compatibilidad 1 de tus 12 gustos: 1 anime",
    "my only one": "Compatibilidad Tu único gusto: 1 juego",
    "many of theirs": "Compatibilidad 3 de sus 4 gustos: 1 juego y 2 series o pelis",
    "their only one": "Compatibilidad Su único gusto: 1 serie o peli",
    none: "Compatibilidad Sin gustos en común todavía",
  },
  en: {
    "many of mine": "Compatibility 7 of your 12 interests: 4 anime, 2 games, and 1 series or film",
    "one of mine": "Compatibility 1 of your 12 interests: 1 anime",
    "my only one": "Compatibility Your only interest: 1 game",
    "many of theirs": "Compatibility 3 of their 4 interests: 1 game and 2 series or films",
    "their only one": "Compatibility Their only interest: 1 series or film",
    none: "Compatibility No interests in common yet",
  },
  fr: {
    "many of mine": "Compatibilité 7 de tes 12 passions\u202f: 4 animes, 2 jeux et 1 série ou film",
    "one of mine": "Compatibilité 1 de tes 12 passions\u202f: 1 anime",
    "my only one": "Compatibilité Ta seule passion\u202f: 1 jeu",
    "many of theirs": "Compatibilité 3 de ses 4 passions\u202f: 1 jeu et 2 séries ou films",
    "their only one": "Compatibilité Sa seule passion\u202f: 1 série ou film",
    none: "Compatibilité Pas encore de passion en commun",
  },
  it: {
    "many of mine": "Compatibilità 7 delle tue 12 passioni: 4 anime, 2 giochi e 1 serie o film",
    "one of mine": "Compatibilità 1 delle tue 12 passioni: 1 anime",
    "my only one": "Compatibilità La tua unica passione: 1 gioco",
    "many of theirs": "Compatibilità 3 delle sue 4 passioni: 1 gioco e 2 serie o film",
    "their only one": "Compatibilità La sua unica passione: 1 serie o film",
    none: "Compatibilità Ancora nessuna passione in comune",
  },
  de: {
    "many of mine": "Übereinstimmung 7 deiner 12 Interessen: 4 Anime, 2 Spiele und 1 Serie oder Film",
    "one of mine": "Übereinstimmung 1 deiner 12 Interessen: 1 Anime",
    "my only one": "Übereinstimmung Dein einziges Interesse: 1 Spiel",
    "many of theirs": "Übereinstimmung 3 der 4 Interessen dieser Person: 1 Spiel und 2 Serien oder Filme",
    "their only one": "Übereinstimmung Das einzige Interesse dieser Person: 1 Serie oder Film",
    none: "Übereinstimmung Noch keine gemeinsamen Interessen",
  },
  pt: {
    "many of mine": "Compatibilidade 7 dos seus 12 gostos: 4 animes, 2 jogos e 1 série ou filme",
    "one of mine": "Compatibilidade 1 dos seus 12 gostos: 1 anime",
    "my only one": "Compatibilidade Seu único gosto: 1 jogo",
    "many of theirs": "Compatibilidade 3 dos 4 gostos dessa pessoa: 1 jogo e 2 séries ou filmes",
    "their only one": "Compatibilidade O único gosto dessa pessoa: 1 série ou filme",
    none: "Compatibilidade Ainda sem gostos em comum",
  },
};

test.each(LANGUAGES.flatMap((language) => (Object.keys(given) as Case[]).map((name) => [language, name] as const)))(
  "CARD-07: in %s the percentage explains itself with %s",
  async (language, name) => {
    const { percent, viewer, byKind } = given[name];
    const [anime, juego, serie_pelicula] = byKind;
    const total = anime + juego + serie_pelicula;
    await renderInKit(
      <Compatibility
        compatibility={percent}
        interests={{ shown: [], more: total, total, byKind: { anime, juego, serie_pelicula }, favourites: [] }}
        viewerInterests={viewer}
      >
        Zoro
      </Compatibility>,
      { language },
    );
    expect(screen.getByRole("meter", { name: expected[language][name] })).toBeTruthy();
  },
);
