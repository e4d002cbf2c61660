/** The screen with mutual matches, likes received and likes given. */
export const matches = {
  meta: "Matches · Nakamatch",
  title: "Tus matches",
  tabs: { label: "Tipos de like", mutual: "Mutuos", likedMe: "Recibidos", iLiked: "Enviados" },
  lists: { mutual: "El like es mutuo", likedMe: "Te dieron like", iLiked: "Les diste like" },
  shown_one: "{{list}}: {{shown}} persona",
  shown_other: "{{list}}: {{shown}} personas",
  loading: "Abriendo tus matches...",
  new: "Nuevo",
  ended: "Conversación terminada",
  noMessages: "Aún no hay mensajes",
  onlyWaiting: "Solo quienes esperan tu respuesta",
  nobodyWaiting: "Nadie espera tu respuesta.",
  waiting_one: "{{shown}} like te espera",
  waiting_other: "{{shown}} likes te esperan",
  toMatch: "Ver el match",
  toMatchName: "Ver el match con {{name}}",
  discover: "Descubrir gente",
  empty: {
    waiting_one: "Una persona quiere conocerte. Devuélvele el like: será un match y podrás chatear.",
    waiting_other:
      "{{shown}} personas quieren conocerte. Devuelve el like a quien te guste: será un match y podrás chatear.",
    mutual: {
      title: "Aún no tienes matches",
      text: "Cuando alguien te devuelva un like, aparecerá aquí y podrás chatear.",
    },
    likedMe: {
      title: "Tus primeros likes están por llegar",
      text: "Da tú el primer paso: un like tuyo hace que se fijen en ti.",
    },
    iLiked: {
      title: "Aún no has dado ningún like",
      text: "Echa un vistazo a la gente que comparte tus gustos.",
    },
  },
  error: {
    title: "No hemos podido abrir tus matches",
    text: "Siguen ahí: vuelve a intentarlo en un momento.",
  },
};
