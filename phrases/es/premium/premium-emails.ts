/** Emails about a premium subscription. `date` and `price` are in the recipient's language. */
export const premiumEmails = {
  greeting: "¡Hola, {{nickname}}!",
  why: "Te escribimos por la suscripción premium de la cuenta de {{email}}.",
  contact: "¿Alguna duda? Escríbenos a {{contact}}.",
  prices: {
    mensual: "{{price}} al mes, impuestos incluidos",
    yearly: "{{price}} al año, impuestos incluidos",
  },
  subscribed: {
    subject: "Ya eres premium en Nakamatch",
    preheader: "Tu confirmación: qué has contratado y cómo cancelarlo.",
    body: "¡Gracias! Tu suscripción premium está activa: {{price}}. Tu nombre ya luce dorado y con corona.",
    after:
      "Próximo cobro: {{date}}. Cancela la renovación cuando quieras en la página Premium y sigues siendo premium hasta el final de lo pagado. Durante 14 días también puedes desistir allí y te lo devolvemos todo.",
    action: "Ver mi suscripción",
  },
  cancelled: {
    subject: "Has cancelado la renovación de premium",
    preheader: "Sigues siendo premium hasta el {{date}}.",
    body: "Hemos cancelado la renovación de tu suscripción. No te cobraremos nada más.",
    after:
      "Sigues siendo premium hasta el {{date}}. Si cambias de idea antes, puedes reactivarla en la página Premium.",
    action: "Ver mi suscripción",
  },
  unpaid: {
    subject: "No hemos podido cobrar tu suscripción premium",
    preheader: "Sigues siendo premium hasta el {{date}}.",
    body: "No hemos podido cobrar la renovación de tu suscripción ({{price}}). Quizá la tarjeta ha caducado o no tiene fondos.",
    after:
      "Puedes pagarla en la página Premium, con esa tarjeta o con otra. Si no, lo intentaremos otra vez estos días. Si no lo conseguimos antes del {{date}}, tu suscripción termina.",
    action: "Ver mi suscripción",
  },
  ended: {
    subject: "Tu suscripción premium ha terminado",
    preheader: "No te cobraremos nada más.",
    body: "Tu suscripción premium ha terminado y no te cobraremos nada más. Todo lo demás sigue igual: tu perfil, tus matches y tus chats.",
    after: "Si quieres volver, te esperamos en la página Premium.",
    action: "Ver los planes",
  },
  withdrawn: {
    subject: "Te devolvemos el dinero de premium",
    preheader: "Tu suscripción ha terminado, como nos pediste.",
    body: "Hemos recibido tu desistimiento y tu suscripción ha terminado. Te devolvemos todo el importe por el mismo medio con el que pagaste.",
    after: "Según tu banco, puede tardar entre 5 y 10 días en aparecer.",
    action: "Ir a Premium",
  },
  restored: {
    subject: "Vuelves a ser premium",
    preheader: "Te devolvemos los días que te quedaban.",
    body: "Ya está claro qué pasó con tu pago, así que te devolvemos los días de premium que te quedaban: hasta el {{date}}.",
    after: "No te cobraremos nada más. Si quieres seguir después, te esperamos en la página Premium.",
    action: "Ver mi suscripción",
  },
  renews: {
    subject: "Tu suscripción anual se renueva el {{date}}",
    preheader: "Qué vas a pagar y cómo cancelarlo.",
    body: "El {{date}} se renueva tu suscripción premium: {{price}}.",
    after:
      "Si quieres seguir, no tienes que hacer nada. Si no, cancela la renovación antes de ese día en la página Premium: son dos clics.",
    action: "Ver mi suscripción",
  },
};
