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
    accepted: "Plan confirmado",
    asked: "¿Otra hora para el plan?",
    declined: "Plan rechazado",
    withdrew: "El plan mantiene su hora",
    cancelled: "Plan cancelado",
    text: "Entra a verlo.",
  },
  checkIn: { title: "¿Ya estás en casa?", text: "Contesta para que nadie se preocupe." },
  planReminder: { title: "Recordatorio: tu plan, {{when}}", text: "Entra a ver los detalles." },
};
