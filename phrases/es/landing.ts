/** The landing page and the footer that it shares with the public pages. */
export const landing = {
  meta: {
    title: "Nakamatch: conoce a gente que ama lo mismo que tú",
    description:
      "Amistad y citas para fans del anime, el manga, los videojuegos, las series y el cine. Encuentra a quien entiende todas tus referencias.",
  },
  hero: {
    titleStart: "Encuentra a tu",
    titleMark: "nakama",
    subtitle: "Alguien ahí fuera entiende todas tus referencias.",
    description:
      "Nakamatch reúne a gente adulta que vive el anime y el manga, los videojuegos, las series y el cine. Para hacer amistades, enamorarse o lo que surja entre capítulo y capítulo.",
    join: "Únete gratis",
    haveAccount: "Ya tengo cuenta",
  },
  closed: "Ahora mismo no se pueden crear cuentas nuevas. Pásate pronto: nos encantará verte por aquí.",
  stats: {
    label: "Nakamatch en cifras",
    compatibility: "de compatibilidad",
    otakus: "otakus activos",
    couples: "parejas formadas",
  },
  /** A card as the app shows people; `facts` of nobody. */
  example: {
    title: "Así se ve alguien aquí",
    text: "Una cara, lo que tienes en común con esa persona y una frase a la que contestar. El porcentaje sale de los títulos en común.",
    note: "Perfil de ejemplo",
    facts: "27 años · Bilbao · a 12 km",
    reason: "A ti también te encanta {{title}}.",
    question: "Me pasaría horas hablando de",
    answer: "Por qué el mejor capítulo siempre es el de la playa.",
  },
  features: {
    title: "Lo que pasa entre la primera viñeta y el final feliz",
    tastes: {
      title: "Tus gustos hablan primero",
      text: "La compatibilidad sale de lo que de verdad tienes en común con cada persona, y siempre ves qué es. Nada de fórmulas secretas.",
    },
    kinds: {
      title: "Tres mundos, un perfil",
      text: "Anime y manga, videojuegos, series y películas: añade lo que te encanta y que se note.",
    },
    intent: {
      title: "Amistad, relación o ambas",
      text: "Dices qué buscas y con quién. Solo te mostramos a gente que busca lo mismo y quiere conocer a alguien como tú.",
    },
    distance: {
      title: "A la vuelta o al otro lado del mapa",
      text: "Ordena por distancia o por compatibilidad. Se ve tu ciudad, nunca tu calle.",
    },
    chat: {
      title: "Match, confeti y a charlar",
      text: "Si el like es mutuo, se abre el chat. Romper el hielo es fácil: ya hay de qué hablar.",
    },
    safety: {
      title: "Un sitio tranquilo",
      text: "Bloquea en segundos, denuncia lo que no esté bien y tapa las palabrotas de tus mensajes. Hay un equipo de moderación al otro lado.",
    },
  },
  cta: {
    line: "Tu próximo capítulo empieza con un «¿tú también lo has visto?».",
    join: "Crear mi perfil",
  },
  footer: {
    description:
      "Amistad y citas para personas adultas a las que les apasionan el anime, los videojuegos, las series y el cine.",
    company: "Nakamatch",
    about: "Sobre mí",
    contact: "Contacto",
    legal: "Legal",
    privacy: "Privacidad",
    terms: "Términos",
    copyright: "© {{year}} Nakamatch. Todos los derechos reservados.",
    attribution: "Imágenes de fondo: ilustraciones originales de Nakamatch.",
  },
  documents: { updated: "Última actualización: {{date}}", contents: "En esta página" },
};
