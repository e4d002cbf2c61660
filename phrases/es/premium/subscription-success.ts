/** `/success`, after payment. */
export const subscriptionSuccess = {
  meta: "Suscripción · Nakamatch",
  title: "¡Ya eres premium!",
  text: "Tu nombre ya se ve en dorado y con corona.",
  waitingTitle: "Estamos confirmando tu pago",
  waiting: "Suele tardar unos segundos. Esta página se actualiza sola.",
  slow: "Está tardando más de lo normal. No hace falta que pagues otra vez: en cuanto el pago se confirme, serás premium. Te avisaremos por correo.",
  email: "Te llegará un correo de confirmación.",
  reference: "Referencia del pago",
  keep: "Guárdala: si nos escribes por este pago, te la pediremos.",
  copy: "Copiar la referencia",
  copied: "Copiada",
  copyError: "No hemos podido copiarla. Selecciónala y cópiala a mano.",
  gives: "Lo que ya tienes",
  dashboard: "Descubrir gente",
  chats: "Ir a mis chats",
  contact: "Contacto",
};
