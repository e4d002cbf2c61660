/** `/sobre-mi`. The author is the site's operator; nothing about their life is invented. */
export const about = {
  meta: {
    title: "Sobre mí · Nakamatch",
    description: "Quién está detrás de Nakamatch, por qué existe y qué no hará nunca.",
  },
  title: "Sobre mí",
  intro: "¡Hola! Este es el capítulo sobre quien dibuja las viñetas.",
  who: {
    title: "Quién hay detrás",
    named: "Soy {{name}}, y Nakamatch es cosa mía.",
    text: "Nakamatch lo hago yo, para gente a la que se le iluminan los ojos con lo mismo que a mí. Todo lo que ves aquí, de la primera viñeta al último botón, está hecho para este sitio.",
  },
  why: {
    title: "Por qué existe",
    text: "Porque en otras apps hay que explicar qué es un nakama. Quería un lugar donde la primera pregunta no fuera a qué te dedicas, sino qué te hizo llorar en el último capítulo.",
    idea: "La idea es sencilla: si dos personas se emocionan con lo mismo, ya tienen de qué hablar. Lo demás, amistad o algo más, es cosa suya.",
  },
  never: {
    title: "Lo que no voy a hacer",
    sell: "Vender tus datos o llenar el sitio de anuncios y rastreadores.",
    fake: "Crear perfiles falsos para que parezca que hay más gente.",
    formula: "Esconder la compatibilidad detrás de una fórmula secreta: siempre ves de qué títulos sale.",
    love: "Prometerte el amor de tu vida. Eso lo escribes tú.",
  },
  made: {
    title: "Cómo está hecho",
    text: "Dibujos propios, seis idiomas y un servidor propio. Koma, la viñeta con orejas que te vas encontrando por aquí, también es de la casa: koma significa «viñeta» en japonés.",
  },
  contact: { text: "¿Una idea, un fallo, un «esto me encanta»? ¡Cuéntamelo!", button: "Contacto" },
};
