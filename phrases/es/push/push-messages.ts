/** Push notifications. */
export const pushMessages = {
  message: { title: "{{name}} te ha escrito", text: "Abre Nakamatch para leer el mensaje.", spoiler: "[spoiler]" },
  takenBack: { title: "{{name}} ha retirado un mensaje", text: "Ya no se puede leer." },
  end: { title: "{{name}} ha terminado la conversación", text: "Entra y lee sus palabras." },
  match: { title: "¡Match con {{name}}!", text: "El like es mutuo. ¿Quién rompe el hielo?" },
  like: { title: "Le gustas a alguien", text: "Entra y descubre a quién." },
  cases: { title: "Hay casos por revisar", text: "Alguien ha denunciado algo y todavía no lo ha mirado nadie." },
  plan: {
    proposed: "Nuevo plan",
    accepted: "El plan está acordado",
    asked: "Se pide otra hora para el plan",
    declined: "Un no al plan",
    withdrew: "Se retira la otra hora del plan",
    cancelled: "El plan se ha cancelado",
    text: "Entra a verlo.",
  },
  planReminder: { title: "Recordatorio: tu plan, {{when}}", text: "Entra a ver dónde y qué." },
};
