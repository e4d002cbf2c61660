import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, InterestKind, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { TasteName } from "./tastes.ts";

/** A handwritten leading role of the demo data. Titles missing in the catalog are left out. */
export type WrittenPerson = {
  key: string;
  nickname: string;
  firstName: string;
  lastName: string;
  age: number;
  language: Language;
  countryCode: string;
  city: string;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
  titles: Record<InterestKind, readonly string[]>;
  tastes: TasteName[];
  isPremium: boolean;
  lastSeenMinutesAgo: number;
  createdDaysAgo: number;
};

const EVERYONE: Gender[] = ["hombre", "mujer", "otro"];

/** The demo member's chat partners. */
export const CHAT_PARTNERS: readonly WrittenPerson[] = [
  {
    key: "demo-001",
    nickname: "Ramen_Vega",
    firstName: "Adrián",
    lastName: "Vega",
    age: 29,
    language: "es",
    countryCode: "ES",
    city: "Madrid",
    bio: "Cocinero con más entusiasmo que cazuelas. Llevo One Piece al día desde el instituto y hago un ramen que ya no da vergüenza. Los jueves entreno vóley con la excusa de Haikyu!! Busco a quien quiera repetir plato.",
    gender: "hombre",
    lookingFor: "ambas",
    friendshipPreference: EVERYONE,
    relationshipPreference: ["mujer"],
    titles: {
      anime: ["One Piece", "Haikyu!!", "Naruto", "Food Wars!", "Attack on Titan", "Slam Dunk", "Jujutsu Kaisen"],
      juego: ["Elden Ring", "The Legend of Zelda: Breath of the Wild", "Street Fighter 6", "Overcooked!"],
      serie_pelicula: ["Stranger Things", "The Bear", "The Lord of the Rings", "La casa de papel"],
    },
    tastes: ["shonenSports"],
    isPremium: false,
    lastSeenMinutesAgo: 1,
    createdDaysAgo: 140,
  },
  {
    key: "demo-002",
    nickname: "LunaKodama",
    firstName: "Irene",
    lastName: "Molina",
    age: 26,
    language: "es",
    countryCode: "ES",
    city: "Madrid",
    bio: "Ilustro cuentos y riego demasiadas plantas. El viaje de Chihiro me enseñó a tener paciencia; Stardew Valley, a perder la noción del tiempo. Me gustan los cines pequeños y la gente que tararea sin darse cuenta.",
    gender: "mujer",
    lookingFor: "ambas",
    friendshipPreference: EVERYONE,
    relationshipPreference: ["hombre", "mujer"],
    titles: {
      anime: [
        "Spirited Away",
        "My Neighbor Totoro",
        "Howl's Moving Castle",
        "Your Name.",
        "Princess Mononoke",
        "Sailor Moon",
        "Cardcaptor Sakura",
      ],
      juego: ["Stardew Valley", "Animal Crossing: New Horizons", "Unpacking", "Ori and the Blind Forest"],
      serie_pelicula: ["Arcane", "Amélie", "Robot Dreams", "Coco", "Crash Landing on You"],
    },
    tastes: ["ghibli", "cozy"],
    isPremium: true,
    lastSeenMinutesAgo: 7,
    createdDaysAgo: 95,
  },
  {
    key: "demo-003",
    nickname: "TabernaSanz",
    firstName: "Marcos",
    lastName: "Sanz",
    age: 31,
    language: "es",
    countryCode: "ES",
    city: "Alcalá de Henares",
    bio: "Bibliotecario, máster de rol los sábados y persona que aún discute el final de Juego de tronos. Con The Witcher 3: Wild Hunt aprendí que las misiones secundarias son lo mejor de todo. Busco a alguien para una campaña larga.",
    gender: "hombre",
    lookingFor: "relacion",
    friendshipPreference: [],
    relationshipPreference: ["mujer"],
    titles: {
      anime: ["Frieren: Beyond Journey's End", "Delicious in Dungeon", "Berserk", "Attack on Titan"],
      juego: ["The Witcher 3: Wild Hunt", "Baldur's Gate 3", "The Elder Scrolls V: Skyrim", "Dragon Age: Origins"],
      serie_pelicula: [
        "The Lord of the Rings",
        "Game of Thrones",
        "The Hobbit",
        "The Princess Bride",
        "Stranger Things",
      ],
    },
    tastes: ["epicFantasy"],
    isPremium: false,
    lastSeenMinutesAgo: 55,
    createdDaysAgo: 210,
  },
  {
    key: "demo-004",
    nickname: "Noa_Prisma",
    firstName: "Noa",
    lastName: "Ferrer",
    age: 25,
    language: "es",
    countryCode: "ES",
    city: "Barcelona",
    bio: "Coso pelucas, canto openings y duermo poco antes de cada salón. Sailor Moon me cambió la vida y Persona 5 la lista de reproducción. Con ganas de amistades con las que hacer cosplay en grupo y reírnos de las costuras.",
    gender: "otro",
    lookingFor: "amistad",
    friendshipPreference: EVERYONE,
    relationshipPreference: [],
    titles: {
      anime: ["Sailor Moon", "Cardcaptor Sakura", "Revolutionary Girl Utena", "Nana", "Oshi no Ko", "Haikyu!!"],
      juego: ["Persona 5", "Hatsune Miku: Project DIVA", "Undertale", "Hades"],
      serie_pelicula: ["Arcane", "Heartstopper", "Stranger Things"],
    },
    tastes: ["magical"],
    isPremium: false,
    lastSeenMinutesAgo: 0,
    createdDaysAgo: 62,
  },
  {
    key: "demo-005",
    nickname: "StardewSean",
    firstName: "Sean",
    lastName: "Byrne",
    age: 30,
    language: "en",
    countryCode: "IE",
    city: "Dublin",
    bio: "Sound engineer in Dublin, learning Spanish one subtitle at a time. I farm in Stardew Valley, cry at Arcane and make a decent soda bread. Would love someone to trade languages and playlists with.",
    gender: "hombre",
    lookingFor: "ambas",
    friendshipPreference: EVERYONE,
    relationshipPreference: ["mujer"],
    titles: {
      anime: ["Spirited Away", "Your Name.", "Cowboy Bebop", "Haikyu!!"],
      juego: ["Stardew Valley", "The Legend of Zelda: Breath of the Wild", "Celeste", "Outer Wilds"],
      serie_pelicula: ["Arcane", "Fleabag", "The Lord of the Rings", "Derry Girls"],
    },
    tastes: ["cozy", "ghibli"],
    isPremium: false,
    lastSeenMinutesAgo: 180,
    createdDaysAgo: 33,
  },
];

/** The three people to sign in as. */
export const SIGN_IN_PEOPLE: Record<"member" | "premium" | "moderator", WrittenPerson> = {
  member: {
    key: "demo-member",
    nickname: "Nami_Demo",
    firstName: "Nuria",
    lastName: "Campos",
    age: 27,
    language: "es",
    countryCode: "ES",
    city: "Madrid",
    bio: "Dibujo mapas para una empresa de rutas y me pierdo en mi propio barrio. Llevo One Piece al día, lloro siempre con El viaje de Chihiro y tengo una granja impecable en Stardew Valley. Me apetece conocer gente con calma.",
    gender: "mujer",
    lookingFor: "ambas",
    friendshipPreference: EVERYONE,
    relationshipPreference: ["hombre", "mujer"],
    titles: {
      anime: ["One Piece", "Spirited Away", "Attack on Titan", "Haikyu!!", "Your Name.", "Sailor Moon"],
      juego: ["The Witcher 3: Wild Hunt", "Stardew Valley", "The Legend of Zelda: Breath of the Wild", "Persona 5"],
      serie_pelicula: ["Stranger Things", "The Lord of the Rings", "Arcane", "Crash Landing on You"],
    },
    tastes: ["shonenSports", "ghibli"],
    isPremium: false,
    lastSeenMinutesAgo: 0,
    createdDaysAgo: 120,
  },
  premium: {
    key: "demo-premium",
    nickname: "Zoro_Premium",
    firstName: "Diego",
    lastName: "Romero",
    age: 31,
    language: "es",
    countryCode: "ES",
    city: "Madrid",
    bio: "Profesor de kendo sin sentido de la orientación: llego tarde, pero llego. Releo Vagabond cada otoño, voy por mi tercera vuelta a Elden Ring y sé cocinar exactamente cuatro cosas, todas buenas.",
    gender: "hombre",
    lookingFor: "ambas",
    friendshipPreference: EVERYONE,
    relationshipPreference: ["mujer"],
    titles: {
      anime: ["One Piece", "Vagabond", "Berserk", "Demon Slayer", "Samurai Champloo", "Attack on Titan"],
      juego: ["Elden Ring", "Sekiro: Shadows Die Twice", "Bloodborne", "Ghost of Tsushima", "The Witcher 3: Wild Hunt"],
      serie_pelicula: ["The Lord of the Rings", "Shōgun", "Seven Samurai", "Stranger Things", "Breaking Bad"],
    },
    tastes: ["darkSouls", "shonenSports"],
    isPremium: true,
    lastSeenMinutesAgo: 4,
    createdDaysAgo: 300,
  },
  moderator: {
    key: "demo-moderator",
    nickname: "Mod_Robin",
    firstName: "Clara",
    lastName: "Vidal",
    age: 35,
    language: "es",
    countryCode: "ES",
    city: "Barcelona",
    bio: "Arqueóloga de vocación, moderadora de Nakamatch. Si algo te incomoda, escribe o denúncialo y lo miramos. Fuera de servicio: Monster, Disco Elysium y novelas de más de quinientas páginas.",
    gender: "mujer",
    lookingFor: "amistad",
    friendshipPreference: EVERYONE,
    relationshipPreference: [],
    titles: {
      anime: ["One Piece", "Monster", "Death Note", "Fullmetal Alchemist", "Spirited Away", "Mushishi"],
      juego: ["Disco Elysium", "Return of the Obra Dinn", "The Legend of Zelda: Breath of the Wild", "Tomb Raider"],
      serie_pelicula: ["Dark", "The Lord of the Rings", "Severance", "Indiana Jones"],
    },
    tastes: ["prestige"],
    isPremium: false,
    lastSeenMinutesAgo: 20,
    createdDaysAgo: 400,
  },
};
