/** A break from being discovered. */
export const pause = {
  text: "Deja de aparecer en Descubrir y de recibir el resumen por correo, sin perder nada.",
  switch: "Pausar mi perfil",
  goesOn: "Tus matches y tus chats siguen como siempre, y quien tenga el enlace de tu perfil puede verlo.",
  begun: "Tu perfil está en pausa",
  ended: "Ya vuelves a aparecer en Descubrir",
  notice: "Tu perfil está en pausa: no apareces en Descubrir.",
  end: "Terminar la pausa",
  instead:
    "¿Solo necesitas un descanso? Pausa tu perfil: dejas de aparecer en Descubrir, y cuando vuelvas todo seguirá aquí.",
  begin: "Pausar mi perfil",
};
