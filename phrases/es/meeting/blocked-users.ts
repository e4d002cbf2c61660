/** The list of people one has blocked. */
export const blockedUsers = {
  meta: "Personas bloqueadas · Nakamatch",
  title: "Personas bloqueadas",
  total_one: "{{count}} persona bloqueada",
  total_other: "{{count}} personas bloqueadas",
  explanation: "Quien está aquí no ve tu perfil, tú no ves el suyo y nadie le avisa del bloqueo.",
  back: "Volver a mi perfil",
  since: "Bloqueo desde el {{date}}",
  unblock: "Desbloquear",
  unblockName: "Desbloquear a {{name}}",
  unblocked: "Has desbloqueado a {{name}}",
  unblockError: "No hemos podido desbloquear a esta persona. Inténtalo de nuevo.",
  empty: {
    title: "No has bloqueado a nadie",
    text: "Si alguien te incomoda, puedes bloquear a esa persona desde su perfil o desde el chat.",
  },
  error: {
    title: "No hemos podido abrir la lista",
    text: "Los bloqueos siguen activos: inténtalo otra vez en un momento.",
  },
};
