/** Top navigation, signed out and signed in. */
export const nav = {
  main: "Navegación principal",
  skip: "Saltar al contenido",
  home: "Nakamatch, inicio",
  openMenu: "Abrir menú",
  closeMenu: "Cerrar menú",
  login: "Iniciar sesión",
  register: "Registrarse",
  logout: "Cerrar sesión",
  dashboard: "Descubrir",
  premium: "Premium",
  chats: "Chats",
  matches: "Matches",
  profile: "Mi perfil",
  bans: "Baneos",
  newChats: "Tienes mensajes nuevos",
  newLikes: "Tienes likes nuevos",
};
