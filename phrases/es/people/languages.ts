/** The languages that a member speaks. */
export const languages = {
  ask: "¿Qué idiomas hablas?",
  hint: "Hasta {{count}}. Se ven en tu perfil.",
  full: "Ya son {{count}}. Quita uno para añadir otro.",
  placeholder: "Busca un idioma",
  chosen: "Idiomas que has elegido",
  /** The switch is on without any. */
  needed: "Elige al menos uno: sin tus idiomas no sabemos a quién buscar.",
};
