/** What the product noticed by itself, for moderators. */
export const signals = {
  tab: "Señales",
  explanation: "Nakamatch las detecta sin ayuda de nadie. Solo son pistas: decides tú.",
  listedWord: { name: "Palabra de la lista en el nombre", bio: "Palabra de la lista en la biografía" },
  repeated_one: "El mismo primer mensaje para {{count}} persona",
  repeated_other: "El mismo primer mensaje para {{count}} personas",
  returning: "Se registró con el correo de una persona baneada",
  bannedUntil: "Aquel baneo termina o terminó el {{date}}.",
  bannedForGood: "Aquel baneo es permanente.",
  bannedPerson: "Ver el perfil de {{name}}",
  close: "Marcar como visto",
  closeName: "Marcar como visto: {{name}}",
  empty: { title: "Ninguna señal", text: "Si Nakamatch nota algo, saldrá aquí." },
  error: { title: "No se pudieron cargar las señales", text: "Siguen ahí. Inténtalo de nuevo en un momento." },
};
