/** Signed in and out, and the bar of phones. */
export const session = {
  bar: "Accesos rápidos",
  signedOut: "Sesión cerrada. ¡Hasta pronto!",
  offline: "Sin conexión. Seguimos intentándolo.",
};
