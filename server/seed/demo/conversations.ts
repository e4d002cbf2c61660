import type { DemoPerson } from "./demo-types.ts";

export type DemoMessage = { from: "member" | "other"; text: string; minutesAgo: number; read: boolean };

/** Oldest message first. */
export type DemoConversation = { withKey: string; messages: DemoMessage[] };

type Line = readonly [from: DemoMessage["from"], text: string, minutesAgo: number];

/** Including chat partners. */
const MUTUAL_LIKES = 7;
const HOUR = 60;
const DAY = 24 * HOUR;

/** The last `unread` messages are unread. */
function conversation(withKey: string, lines: readonly Line[], unread = 0): DemoConversation {
  return {
    withKey,
    messages: lines.map(([from, text, minutesAgo], index) => ({
      from,
      text,
      minutesAgo,
      read: index < lines.length - unread,
    })),
  };
}

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  conversation("demo-001", [
    ["other", "Vale, pregunta importante antes de nada: ¿Sanji o Zoro?", 2 * DAY + 300],
    ["member", "Nami. Siempre Nami. Es la única que sabe a dónde van 😌", 2 * DAY + 296],
    ["other", "Respuesta correcta. El Sunny sin ella acaba en una piedra en diez minutos", 2 * DAY + 295],
    ["member", "¿Y lo del ramen de tu bio es verdad o es marketing?", 2 * DAY + 240],
    [
      "other",
      "Doce horas de caldo. Mi compañera de piso ya no me habla por el olor, pero repite siempre",
      2 * DAY + 231,
    ],
    ["member", "Eso es amor. ¿Con huevo marinado?", 2 * DAY + 230],
    [
      "other",
      "Con dos, que no somos animales. ¿Te apetece probarlo? Conozco también un sitio en Lavapiés que lo hace mejor que yo, por si prefieres terreno neutral",
      DAY + 130,
    ],
    ["member", "Terreno neutral primero, y si pasas la prueba, el tuyo. ¿El jueves?", DAY + 95],
    ["other", "El jueves entreno a vóley hasta las ocho. ¿A las nueve, con agujetas?", DAY + 90],
    ["member", "A las nueve. Yo llevo el mapa y tú el hambre 🗺️🍜", DAY + 88],
  ]),
  conversation("demo-002", [
    ["member", "¡Hola! He visto que dibujas cuentos. ¿Hay alguno que pueda leer?", 3 * DAY + 500],
    ["other", "¡Hola! Sale uno en otoño: va de una tetera que no sabe silbar", 3 * DAY + 470],
    ["member", "Necesito saber si al final silba", 3 * DAY + 468],
    ["other", "Sin spoilers, pero hay una escena bajo la lluvia que le debo entera a Chihiro", 3 * DAY + 465],
    ["member", "La del tren sobre el agua me deja sin palabras cada vez. Da igual cuántas lleve", 3 * DAY + 410],
    [
      "other",
      "¡A mí también! Por cierto, la ponen el domingo en versión original en un cine pequeñito. Tengo dos entradas y una amiga que se ha puesto mala",
      340,
    ],
    ["member", "Pobre amiga. Qué suerte la mía 🙈 ¿A qué hora?", 325],
    ["other", "A las seis. Llevo galletas con forma de bolita de hollín", 320],
    ["member", "Entonces llego a las cinco y media", 318],
  ]),
  conversation("demo-003", [
    [
      "other",
      "Saludos, viajera. El tablón de anuncios dice que tienes The Witcher 3 entre tus favoritos",
      5 * DAY + 700,
    ],
    ["member", "Lo tengo. Y confieso que pasé más horas jugando al gwynt que buscando a Ciri", 5 * DAY + 640],
    ["other", "Como todo el mundo. Ella puede esperar, una carta de héroe no", 5 * DAY + 636],
    ["member", "¿Diriges partidas de rol de verdad, con dados y pantalla de máster?", 5 * DAY + 600],
    [
      "other",
      "Cada sábado desde hace nueve años. Mis jugadores llevan tres sesiones negociando con una cabra",
      5 * DAY + 590,
    ],
    ["member", "Estoy con la cabra", 5 * DAY + 589],
    ["other", "Sabía que dirías eso. ¿Alguna vez has jugado?", 4 * DAY + 200],
    ["member", "Una, en la universidad. Mi elfa murió por abrir un cofre sin mirar", 4 * DAY + 150],
    ["other", "Te debo una segunda oportunidad y un café en Alcalá. El cofre lo reviso yo", 4 * DAY + 140],
  ]),
  conversation(
    "demo-004",
    [
      ["member", "¡Tu peluca de Sailor Neptune es una maravilla! ¿Cómo consigues esas ondas?", DAY + 420],
      ["other", "¡Gracias! Rulos, vapor y mucha fe. La primera la quemé y olía a pollo", DAY + 400],
      [
        "member",
        "Jajaja, me quedo con lo del pollo. Yo nunca he pasado de una capa de Ataque a los Titanes",
        DAY + 380,
      ],
      [
        "other",
        "La capa es el primer paso. Luego ya no hay vuelta atrás: te compras una máquina de coser y hablas sola",
        DAY + 377,
      ],
      ["member", "Ya hablo sola, así que voy adelantada. ¿Vas al Salón de Barcelona este año?", DAY + 60],
      [
        "other",
        "¡Voy con un grupo de Sailor Moon y nos falta justo una Mercury! Tú tienes cara de saber usar un ordenador de bolsillo",
        42,
      ],
      ["other", "Di que sí. Te coso yo la falda 💙", 41],
    ],
    2,
  ),
  conversation("demo-005", [
    ["other", "Hola! My Spanish is mostly anime subtitles, so I can order ramen and declare war.", DAY + 900],
    [
      "member",
      "That covers most situations in Madrid, honestly. My English comes from Stardew Valley wikis.",
      DAY + 850,
    ],
    ["other", "So you can say 'parsnip' with confidence. Who did you marry on your farm?", DAY + 845],
    ["member", "Nobody! I gave everyone a birthday present and got attached to the chickens.", DAY + 840],
    ["other", "A farm run on friendship. I respect that. What are your chickens called?", DAY + 600],
    ["member", "Jinx, Vi and Caitlyn. Jinx keeps escaping.", DAY + 590],
    [
      "other",
      "Of course she does. How about a trade: one hour of English, one hour of Spanish, one episode of Arcane?",
      400,
    ],
    ["member", "Deal. Bring tissues for the third one 😭", 215],
  ]),
];

/** Returns the keys of the demo member's matches: her chat partners, then the admirers sharing most with her. */
export function pickMutualLikes(member: DemoPerson, people: readonly DemoPerson[]): string[] {
  const hers = new Set(member.interestIds);
  const shared = (person: DemoPerson): number => person.interestIds.filter((id) => hers.has(id)).length;
  const chatting = new Set(DEMO_CONVERSATIONS.map(({ withKey }) => withKey));
  return people
    .filter(({ likesMember }) => likesMember)
    .sort(
      (a, b) =>
        Number(chatting.has(b.key)) - Number(chatting.has(a.key)) ||
        shared(b) - shared(a) ||
        a.key.localeCompare(b.key, "en"),
    )
    .slice(0, MUTUAL_LIKES)
    .map(({ key }) => key);
}
