/** Emails about a premium subscription. `date` and `price` are in the recipient's language. */
export const premiumEmails = {
  greeting: "¡Hola, {{nickname}}!",
  why: "Recibes este correo porque la cuenta de Nakamatch de {{email}} tiene o ha tenido una suscripción premium.",
  contact: "¿Alguna duda? Escríbenos a {{contact}}.",
  prices: {
    mensual: "{{price}} al mes, impuestos incluidos",
    yearly: "{{price}} al año, impuestos incluidos",
  },
  subscribed: {
    subject: "Ya eres premium en Nakamatch",
    preheader: "Tu confirmación: qué has contratado y cómo cancelarlo.",
    body: "¡Gracias! Tu suscripción premium está activa: {{price}}. Tu nombre ya se ve en dorado y con corona.",
    after:
      "El próximo cobro es el {{date}}. Puedes cancelar la renovación cuando quieras en la página Premium; lo pagado se mantiene hasta el final del periodo. Durante 14 días desde la compra también puedes desistir allí mismo, sin dar motivos, y te devolvemos todo el importe.",
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
    body: "No hemos podido cobrar la renovación de tu suscripción ({{price}}). Suele pasar cuando la tarjeta ha caducado o no tiene fondos.",
    after:
      "Puedes pagarla ya en la página Premium, con esa tarjeta o con otra. Si no, volveremos a intentarlo en los próximos días. Sigues siendo premium hasta el {{date}}; si hasta entonces no se puede cobrar, la suscripción termina.",
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
    subject: "Has desistido de tu suscripción premium",
    preheader: "Te devolvemos todo el importe.",
    body: "Hemos recibido tu desistimiento. La suscripción ha terminado y te devolvemos todo el importe por el mismo medio con el que pagaste.",
    after: "Según tu banco, puede tardar entre 5 y 10 días en aparecer.",
    action: "Ir a Premium",
  },
  restored: {
    subject: "Vuelves a ser premium",
    preheader: "Te devolvemos los días que te quedaban.",
    body: "Se ha aclarado lo que pasó con tu pago, así que te devolvemos los días de premium que te quedaban: hasta el {{date}}.",
    after: "No se renueva ni se cobra nada más. Si quieres seguir después, te esperamos en la página Premium.",
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
