/** A few words with a like. */
export const likeWords = {
  say: "Di algo con tu like",
  reply: "Responder con tu like",
  title: "Unas palabras para {{name}}",
  text: "Van con tu like, una sola vez y sin enlaces. Si quitas el like, desaparecen.",
  about: "¿Sobre qué?",
  label: "Tus palabras",
  placeholder: "¿Qué escena se te quedó grabada?",
  send: "Dar like y enviar",
  add: "Añadir a tu like",
  problems: {
    empty: "Escribe algo antes de enviarlo.",
    tooLong: "Como mucho {{max}} caracteres.",
    link: "Sin enlaces ni correos, por favor.",
  },
  sent: "Enviado con tu like",
  sentText: "{{name}} lo verá junto a tu like.",
  failed: "No hemos podido enviarlo. Inténtalo de nuevo.",
  quote: {
    otherAbout: "{{name}} sobre {{title}}",
    other: "{{name}}, con su like",
    mineAbout: "Tú sobre {{title}}",
    mine: "Tú, con tu like",
  },
  chat: "Con los likes",
  settings: {
    text: "Quien te da like puede decirte algo sobre tu perfil: una línea, sin enlaces.",
    switch: "Recibir likes con palabras",
    hint: "Si lo apagas, solo te llegan likes. Lo que ya tienes se queda.",
  },
};
