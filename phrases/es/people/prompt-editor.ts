/** Choosing and answering questions, on the edit screen. */
export const promptEditor = {
  choose: "Elegir una pregunta",
  another: "Elegir otra pregunta",
  full: "Tienes {{max}} respuestas. Para añadir otra, quita una.",
  search: "Buscar una pregunta",
  nothing: "Ninguna pregunta lleva esas palabras.",
  topics: { taste: "Gustos", habits: "Costumbres", together: "En compañía", opinions: "Opiniones" },
  save: "Guardar respuesta",
  change: "Cambiar la respuesta: {{question}}",
  up: "Subir: {{question}}",
  down: "Bajar: {{question}}",
  remove: "Quitar: {{question}}",
  saved: "Respuesta guardada",
  moved: "Orden guardado",
  removed: "Hemos quitado la respuesta",
  ask: {
    title: "¿Quitar esta respuesta?",
    text: "Desaparecerá de tu perfil y no podrás recuperarla.",
    confirm: "Quitar respuesta",
  },
  /** Instead of a question that this version does not know. */
  newer: "Una pregunta nueva. Recarga la página para verla.",
  failed: "No hemos podido guardar tus respuestas",
  problems: {
    required: "Escribe algo antes de guardar.",
    tooLong: "No caben más de {{max}} caracteres.",
    invalid: "Tu respuesta tiene caracteres invisibles. Borra el texto y escríbelo de nuevo.",
  },
};
