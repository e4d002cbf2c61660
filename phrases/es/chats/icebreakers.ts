/** First sentences for an empty chat, by kind of a shared title; `any`: without one. */
export const icebreakers = {
  use: "Usar esta idea",
  another: "Otra idea",
  anime: {
    one: "¿Cuál es tu personaje favorito de {{title}}?",
    two: "¿En qué momento te enganchó {{title}}?",
    three: "Si pudieras pasar un día dentro de {{title}}, ¿qué harías primero?",
    four: "¿Cómo convencerías a alguien de empezar {{title}}?",
  },
  juego: {
    one: "¿Cuántas horas llevas en {{title}}? Prometo no juzgar.",
    two: "¿Cuál es tu mejor recuerdo jugando a {{title}}?",
    three: "¿Cómo juegas a {{title}}: con todo o con calma?",
    four: "¿Qué parte de {{title}} te costó más?",
  },
  serie_pelicula: {
    one: "¿Qué escena de {{title}} no te cansas de ver?",
    two: "¿Con qué personaje de {{title}} te quedas?",
    three: "Si pudieras olvidar {{title}} y verla otra vez por primera vez, ¿lo harías?",
    four: "¿Qué cambiarías de {{title}}? Sin spoilers.",
  },
  any: {
    one: "¿Qué es lo último que te ha enganchado?",
    two: "¿Qué título recomiendas siempre que puedes?",
    three: "¿Qué toca esta noche: anime, juego o serie?",
    four: "¿Qué banda sonora te sabes de memoria?",
  },
};
