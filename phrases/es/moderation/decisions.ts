/** Decisions about the reader's account. */
export const decisions = {
  meta: "Decisiones sobre tu cuenta · Nakamatch",
  title: "Decisiones sobre tu cuenta",
  intro: "Qué ha decidido el equipo de moderación, por qué, y cómo apelar si es un error.",
  back: "Volver a Descubrir",
  empty: {
    title: "Todo en orden",
    text: "No hay ninguna decisión sobre tu cuenta. Si algún día la hay, la verás aquí con sus motivos.",
  },
  error: {
    title: "No hemos podido cargar las decisiones",
    text: "Prueba otra vez: casi siempre funciona.",
  },
  reports: {
    title: "Lo que has denunciado",
    intro: "Aquí ves si tomamos alguna medida. No contamos cuál, para proteger a la otra persona.",
    acted: "Miramos lo que denunciaste y tomamos medidas",
    nothing: "Miramos lo que denunciaste y no vimos motivo para hacer nada",
    actedAgain: "Lo miramos otra vez y tomamos medidas",
    nothingAgain: "Lo miró otra persona del equipo y tampoco vio motivo para hacer nada",
    reported: "Tu denuncia es del {{date}}.",
    appeal: {
      title: "¿Crees que nos equivocamos?",
      text: "Cuéntanos por qué. Lo mirará otra persona del equipo, nunca quien decidió la primera vez. Puedes pedirlo una sola vez.",
      open: "Pedir otra revisión",
      label: "Por qué crees que nos equivocamos",
      submit: "Enviar",
      sending: "Enviando…",
      required: "Escribe por qué crees que nos equivocamos",
      sentTitle: "Revisión pedida",
      sentText: "Cuando la hayamos hecho, verás aquí si tomamos alguna medida.",
      failedTitle: "No hemos podido enviarlo",
      asked: "Pediste otra revisión el {{date}}.",
    },
  },
};
