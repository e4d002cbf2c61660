/** The list of people one has blocked. */
export const blockedUsers = {
  meta: "Personas bloqueadas · Nakamatch",
  title: "Personas bloqueadas",
  total_one: "{{count}} persona bloqueada",
  total_other: "{{count}} personas bloqueadas",
  explanation: "Ni tú las ves ni ellas te ven. No saben que las has bloqueado.",
  back: "Volver a mi perfil",
  since: "Bloqueada desde: {{date}}",
  unblock: "Desbloquear",
  unblockName: "Desbloquear a {{name}}",
  unblocked: "Has desbloqueado a {{name}}",
  unblockError: "No se pudo desbloquear al usuario. Inténtalo de nuevo.",
  empty: {
    title: "No has bloqueado a nadie",
    text: "Si alguien te incomoda, puedes bloquear a esa persona desde su perfil o desde el chat.",
  },
  error: {
    title: "No hemos podido abrir la lista",
    text: "Nadie ha dejado de estar bloqueado: vuelve a intentarlo en un momento.",
  },
};
