import type { InterestKind } from "@nakamatch/contract/vocabulary/people";

/** A taste: the weight of each catalog tag, per kind of interest. */
export type Taste = {
  /** How common the taste is. */
  share: number;
  /** How the person's titles are divided among the kinds. */
  split: Record<InterestKind, number>;
  tags: Record<InterestKind, Readonly<Record<string, number>>>;
  /** Ingredients for nicknames; those marked `es:` only for Spanish speakers. */
  words: readonly string[];
};

export const TASTES = {
  shonenSports: {
    share: 11,
    split: { anime: 5, juego: 2, serie_pelicula: 2 },
    tags: {
      anime: { shonen: 3, sports: 5, martialarts: 3, action: 1 },
      juego: { sports: 3, fighting: 4, action: 0.5 },
      serie_pelicula: { sports: 4, martialarts: 4, action: 1 },
    },
    words: ["Kunai", "Nakama", "Spike", "Dojo", "Senpai", "Rookie", "Sprint", "Katana", "es:Remate", "Shonen"],
  },
  cozy: {
    share: 10,
    split: { anime: 2, juego: 4, serie_pelicula: 2 },
    tags: {
      anime: { sliceoflife: 3, cooking: 4, comedy: 1 },
      juego: { cozy: 6, nintendo: 3, simulation: 2, platformer: 1 },
      serie_pelicula: { animation: 3, family: 3, sitcom: 1 },
    },
    words: ["Mochi", "es:Nabo", "Onigiri", "Kirin", "Matcha", "es:Seta", "Pudding", "Yuzu", "es:Nimbo", "Tofu"],
  },
  darkSouls: {
    share: 9,
    split: { anime: 3, juego: 4, serie_pelicula: 2 },
    tags: {
      anime: { seinen: 4, horror: 2, historical: 2, thriller: 1 },
      juego: { soulslike: 6, metroidvania: 4, roguelike: 3, stealth: 1 },
      serie_pelicula: { dystopia: 2, thriller: 2, war: 2, cult: 1 },
    },
    words: [
      "es:Hoguera",
      "Ember",
      "es:Cuervo",
      "Parry",
      "Raven",
      "Ashen",
      "Grim",
      "es:Nocturna",
      "Hollow",
      "es:Ceniza",
    ],
  },
  ghibli: {
    share: 9,
    split: { anime: 4, juego: 2, serie_pelicula: 3 },
    tags: {
      anime: { ghibli: 7, sliceoflife: 3, drama: 1, romance: 1 },
      juego: { cozy: 3, story: 2, puzzle: 2, indie: 1.5 },
      serie_pelicula: { animation: 5, arthouse: 2, family: 2, musical: 1 },
    },
    words: [
      "Kodama",
      "es:Nube",
      "es:Viento",
      "Susuwatari",
      "es:Tetera",
      "es:Brisa",
      "Luna",
      "es:Musgo",
      "es:Cometa",
      "Acorn",
    ],
  },
  jrpg: {
    share: 10,
    split: { anime: 3, juego: 5, serie_pelicula: 1 },
    tags: {
      anime: { isekai: 3, fantasy: 3, adventure: 1, game: 2 },
      juego: { jrpg: 6, retro: 2, tactics: 2, rpg: 1, gacha: 1 },
      serie_pelicula: { fantasy: 4, adventure: 1 },
    },
    words: ["Slime", "Aether", "Potion", "Crystal", "Airship", "Mana", "Elixir", "Saga", "Phoenix", "es:MagoAzul"],
  },
  superheroes: {
    share: 9,
    split: { anime: 2, juego: 2, serie_pelicula: 5 },
    tags: {
      anime: { shonen: 2, action: 2 },
      juego: { action: 2, openworld: 2, shooter: 1 },
      serie_pelicula: { superhero: 6, action: 1.5, adventure: 1 },
    },
    words: ["es:Capa", "Comet", "Nova", "Vega", "Panel", "Hero", "Turbo", "Kapow", "Orbit", "Sidekick"],
  },
  prestige: {
    share: 10,
    split: { anime: 2, juego: 2, serie_pelicula: 5 },
    tags: {
      anime: { mystery: 4, thriller: 4, seinen: 2 },
      juego: { story: 3, stealth: 3, openworld: 1 },
      serie_pelicula: { crime: 5, heist: 3, legal: 3, political: 2, spy: 2, thriller: 1, drama: 0.5 },
    },
    words: [
      "Noir",
      "es:Pista",
      "Dossier",
      "es:Gabardina",
      "Alibi",
      "Sherlock",
      "Enigma",
      "Cluedo",
      "es:Lupa",
      "Casefile",
    ],
  },
  kdrama: {
    share: 10,
    split: { anime: 3, juego: 1, serie_pelicula: 5 },
    tags: {
      anime: { romance: 4, shojo: 4, idol: 1, josei: 2 },
      juego: { visualnovel: 4, rhythm: 3, cozy: 2, mobile: 1 },
      serie_pelicula: { kdrama: 7, romance: 3, teen: 1, historical: 0.5 },
    },
    words: ["Soju", "Kimchi", "Hana", "Seoul", "es:Cereza", "es:Paraguas", "Sakura", "Drama", "Bibimbap", "Moonlight"],
  },
  horror: {
    share: 8,
    split: { anime: 2, juego: 3, serie_pelicula: 4 },
    tags: {
      anime: { horror: 6, supernatural: 2, thriller: 2 },
      juego: { horror: 6, survival: 4 },
      serie_pelicula: { horror: 6, zombies: 4, vampires: 3, mystery: 1 },
    },
    words: ["Yokai", "es:Miedo", "Spooky", "es:Linterna", "es:Murcielago", "Oni", "Nosfe", "es:Tumba", "Eerie", "Boo"],
  },
  cyberpunk: {
    share: 8,
    split: { anime: 3, juego: 3, serie_pelicula: 3 },
    tags: {
      anime: { cyberpunk: 6, scifi: 4, mecha: 3 },
      juego: { strategy: 3, fps: 1, rpg: 1, openworld: 1.5 },
      serie_pelicula: { scifi: 5, dystopia: 4, timetravel: 4 },
    },
    words: ["Neon", "Glitch", "Cassette", "Vector", "Mecha", "es:Orbita", "es:Replica", "Synth", "Chrome", "Pixel"],
  },
  nostalgia: {
    share: 9,
    split: { anime: 4, juego: 3, serie_pelicula: 3 },
    tags: {
      anime: { classic: 7, martialarts: 1, magicalgirl: 2 },
      juego: { retro: 7, platformer: 2, fighting: 2 },
      serie_pelicula: { classic: 5, cult: 4 },
    },
    words: [
      "VHS",
      "Arcade",
      "es:Cartucho",
      "Walkman",
      "Joystick",
      "Tamago",
      "Retro",
      "es:Merienda",
      "Insert",
      "es:OnceBits",
    ],
  },
  esports: {
    share: 8,
    split: { anime: 3, juego: 5, serie_pelicula: 1 },
    tags: {
      anime: { shonen: 2, game: 3, sports: 2, action: 1 },
      juego: { moba: 5, fps: 5, battleroyale: 5, shooter: 3, mmo: 2, fighting: 1 },
      serie_pelicula: { action: 2, comedy: 1, animation: 1 },
    },
    words: ["Clutch", "Ping", "es:Jungla", "Support", "Headset", "GoodGame", "Lobby", "Ranked", "Combo", "Respawn"],
  },
  magical: {
    share: 7,
    split: { anime: 5, juego: 2, serie_pelicula: 2 },
    tags: {
      anime: { magicalgirl: 6, shojo: 3, idol: 4, music: 4, yuri: 2, boyslove: 2 },
      juego: { rhythm: 5, visualnovel: 4, gacha: 3, party: 1 },
      serie_pelicula: { musical: 5, teen: 3, fantasy: 1 },
    },
    words: [
      "Kira",
      "es:Estela",
      "es:Lazo",
      "Encore",
      "es:Lunita",
      "Prisma",
      "Aurora",
      "Hoshi",
      "es:Melodia",
      "Glitter",
    ],
  },
  epicFantasy: {
    share: 9,
    split: { anime: 2, juego: 3, serie_pelicula: 4 },
    tags: {
      anime: { fantasy: 4, adventure: 2, historical: 1, war: 1 },
      juego: { rpg: 5, openworld: 3, mmo: 2, strategy: 2, story: 1 },
      serie_pelicula: { fantasy: 6, historical: 2, adventure: 1, war: 1 },
    },
    words: [
      "Hobbit",
      "es:Dado20",
      "es:Taberna",
      "es:Grifo",
      "Rune",
      "es:Bardo",
      "es:Duende",
      "Wyvern",
      "es:Mapa",
      "Dragon",
    ],
  },
  sitcomParty: {
    share: 8,
    split: { anime: 2, juego: 2, serie_pelicula: 5 },
    tags: {
      anime: { comedy: 5, school: 2, sliceoflife: 1 },
      juego: { party: 6, coop: 4, sandbox: 2, mobile: 1, racing: 1 },
      serie_pelicula: { sitcom: 6, comedy: 3, reality: 1 },
    },
    words: [
      "es:Palomita",
      "es:Sofa",
      "Karaoke",
      "Pizza",
      "Bingo",
      "es:Risas",
      "Nachos",
      "Gag",
      "es:Confeti",
      "es:Churro",
    ],
  },
} satisfies Record<string, Taste>;

export type TasteName = keyof typeof TASTES;
export const TASTE_NAMES = Object.keys(TASTES) as TasteName[];
