/** Signed in and out, and the bar of phones. */
export const session = {
  bar: "Accesos rápidos",
  signedOut: "Sesión cerrada. ¡Hasta pronto!",
  offline: "Sin conexión. Seguimos intentándolo.",
  unreachable: "No conseguimos conectar con Nakamatch. Seguimos intentándolo.",
  down: "Nakamatch no responde. No es tu conexión.",
  maintenance: "Mantenimiento: puedes leer; volvemos hacia las {{time}}.",
  maintenanceLonger: "Mantenimiento: puedes leer; tardamos un poquito más.",
};
