/** Questions to a person, as moderators read and ask them. */
export const caseQuestions = {
  ask: "Preguntar a la persona",
  title: "Preguntas a la persona",
  dialog: {
    title: "Preguntar a {{name}}",
    rules:
      "{{name}} lo lee y contesta en Nakamatch, en un plazo de {{days}} días. Solo texto: no pidas documentos ni fotos de papeles, no digas quién denunció y no cites las pruebas.",
    template: "Pregunta",
    templateRequired: "Elige una pregunta",
    note: "Añadir algo",
    noteHint: "Con tus palabras; no se traduce. Idioma de la persona: {{language}}.",
    preview: "Lo que lee {{name}}",
    choose: "Elige una pregunta y verás el texto.",
    submit: "Enviar pregunta",
    sent: "Hemos enviado tu pregunta a {{name}}",
    failed: "No hemos podido enviar la pregunta",
  },
  asked: "Pregunta del {{date}}, de {{name}}",
  askedByGone: "Pregunta del {{date}}",
  answer: "Respuesta del {{date}}",
  states: {
    open: "Puede contestar hasta el {{date}}.",
    expired: "No ha contestado. Eso por sí solo no justifica ninguna medida.",
    closed: "Se cerró sin respuesta.",
  },
  marks: {
    open: "Pregunta enviada",
    answered: "Ha contestado",
    expired: "No ha contestado",
    closed: "Pregunta cerrada",
  },
};
