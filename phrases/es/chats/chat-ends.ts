/** The end of a conversation: what one says, and what both see then. */
export const chatEnds = {
  noTime: "Ahora mismo no tengo tiempo para esto. ¡Cuídate!",
  noSpark: "Me ha gustado charlar, pero no siento esa chispa.",
  foundSomebody: "He conocido a alguien. ¡Te deseo lo mejor!",
  thanks: "Gracias por la charla. ¡Que te vaya muy bien!",
  mine: "Terminaste la conversación el {{date}}:",
  theirs: "{{name}} terminó la conversación el {{date}}:",
  closed: "Ninguno de los dos puede escribir.",
  until: "Puedes reabrirla hasta el {{date}}.",
  later: "Ninguno de los dos puede escribir. Si cambias de idea, dale like a {{name}} y podrá volver a abrirla.",
  wait: "Has vuelto a dar like a {{name}}. La conversación se abre si dice que sí.",
  ask: "{{name}} te ha vuelto a dar like. ¿Otra charla?",
  yes: "Sí, hablar",
  reopen: "Reabrir la conversación",
  unsent: "No se ha enviado:",
  dialog: {
    title: "Terminar la conversación con {{name}}",
    text: "{{name}} leerá una frase tuya. Después nadie podrá escribir en este chat.",
    note: "Tu like se retira y ninguno verá al otro en Descubrir. Puedes reabrir la conversación durante 24 horas. Se puede terminar tres veces como mucho.",
    legend: "Tu despedida",
    confirm: "Terminar",
  },
};
