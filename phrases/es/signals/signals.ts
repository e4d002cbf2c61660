/** Automatic signals, for moderators. */
export const signals = {
  tab: "Señales",
  explanation: "Nakamatch las detecta automáticamente. Son solo pistas: decides tú.",
  listedWord: {
    name: "Palabra de la lista en el nombre",
    bio: "Palabra de la lista en la bio",
    prompt: "Palabra de la lista en la respuesta a «{{question}}»",
    words: "Palabra de la lista en unas palabras con un like",
  },
  repeated_one: "El mismo primer mensaje para {{count}} persona",
  repeated_other: "El mismo primer mensaje para {{count}} personas",
  returning: "Usa el correo de una persona baneada",
  bannedUntil: "Fin de aquel baneo: {{date}}.",
  bannedForGood: "Aquel baneo es permanente.",
  bannedPerson: "Ver el perfil de {{name}}",
  close: "Marcar como visto",
  closeName: "Marcar como visto: {{name}}",
  empty: { title: "No hay señales", text: "Si Nakamatch detecta algo, aparecerá aquí." },
  error: { title: "No hemos podido cargar las señales", text: "Siguen ahí. Inténtalo de nuevo en un momento." },
};
