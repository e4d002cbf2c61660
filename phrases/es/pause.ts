/** A break from being discovered. */
export const pause = {
  text: "Desaparece de Descubrir y de los resúmenes por correo, sin perder nada.",
  switch: "Pausar mi perfil",
  goesOn: "Tus matches, tus chats y tu perfil para quien tenga el enlace siguen como siempre.",
  begun: "Tu perfil está en pausa",
  ended: "Ya vuelves a aparecer en Descubrir",
  notice: "Tu perfil está en pausa: ahora mismo nadie te descubre.",
  end: "Terminar la pausa",
  instead: "¿Solo necesitas un descanso? Pausa tu perfil: nadie te descubre, y cuando vuelvas todo seguirá aquí.",
  begin: "Pausar mi perfil",
};
