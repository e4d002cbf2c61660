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
};
