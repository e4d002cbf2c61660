/** Reactions to a message of a chat. */
export const reactions = {
  add: "Reaccionar",
  list: "Reacciones",
  yours: "Tu reacción: {{name}}",
  of: "{{person}} reacciona: {{name}}",
  waiting: "pendiente",
  names: {
    heart: "Me encanta",
    laugh: "Me parto",
    stars: "Con brillo en los ojos",
    tears: "Lloro",
    fire: "Brutal",
    twist: "¡Menudo giro!",
  },
};
