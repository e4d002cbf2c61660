/** Emails of plans for two, and calendar files. They name nobody. */
export const planEmails = {
  cancelledTitle: "Cancelado: {{title}}",
  greeting: "¡Hola, {{nickname}}!",
  agreed: {
    subject: "Tu plan: {{when}}",
    text: "Este plan está confirmado:",
    file: "El archivo adjunto lo pone en tu calendario, o lo cambia de hora.",
  },
  cancelled: {
    subject: "Cancelado: tu plan ({{when}})",
    text: "Este plan se ha cancelado:",
    file: "El archivo adjunto lo quita de tu calendario.",
  },
  reminder: { subject: "Recordatorio: tu plan ({{when}})", text: "Se acerca tu plan:" },
  what: "Qué: {{what}}",
  when: "Cuándo: {{when}}",
  place: "Dónde: {{place}}",
  action: "Abrir el chat",
  why: "Recibes correos sobre tus planes en {{email}} porque los has activado. Puedes desactivarlos en los ajustes.",
};
