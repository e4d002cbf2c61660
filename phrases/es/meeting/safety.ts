/** Blocking. */
export const safety = {
  menu: "Opciones de {{name}}",
  centre: { link: "Consejos de seguridad", newTab: "(se abre en otra pestaña)" },
  block: {
    action: "Bloquear a esta persona",
    title: "¿Bloquear a {{name}}?",
    text: "Ya no podrás ver a esa persona ni escribirle, ni ella a ti, y el chat desaparecerá de tu lista. No le diremos nada. Puedes deshacerlo cuando quieras en tu perfil.",
    confirm: "Bloquear",
    done: "Has bloqueado a {{name}}",
  },
};
