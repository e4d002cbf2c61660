/** What the moderation team asks a person, and how they answer. */
export const questions = {
  banner: {
    title: "El equipo de moderación te pregunta algo",
    text: "Puedes leerlo y contestar aquí, en Nakamatch.",
    open: "Ver la pregunta",
  },
  title: "Preguntas del equipo",
  intro:
    "Antes de decidir sobre una cuenta, a veces preguntamos. Contesta con tus palabras: nunca te pedimos documentos ni fotos de papeles.",
  templates: {
    age: "¿Cuántos años tienes? Cuéntanoslo con tus palabras.",
    photos: "¿Sales tú en las fotos de tu perfil? Si no, ¿de dónde son?",
    person: "¿Este perfil es tuyo o lo llevas en nombre de otra persona?",
    side: "¿Ha pasado algo en tus chats que debamos saber? Cuéntanos tu versión.",
    advertising: "¿Usas Nakamatch para vender o anunciar algo? ¿Qué es?",
    access: "¿Alguien más ha usado tu cuenta?",
  },
  note: "Nota del equipo",
  asked: "Te lo preguntamos el {{date}}.",
  until: "Puedes contestar hasta el {{date}}. No contestar, por sí solo, no tiene consecuencias.",
  open: "Contestar",
  label: "Tu respuesta",
  hint: "Puedes contestar una vez. La lee el equipo de moderación, no los demás miembros.",
  submit: "Enviar respuesta",
  sending: "Enviando...",
  required: "Escribe tu respuesta",
  sentTitle: "Respuesta enviada",
  sentText: "El equipo de moderación la leerá.",
  failedTitle: "No hemos podido enviar tu respuesta",
  answered: "Contestaste el {{date}}.",
  expired: "El plazo terminó el {{date}}. Ya no hace falta que contestes.",
  closed: "Ya no hace falta que contestes.",
};
