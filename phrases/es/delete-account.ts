/** Account deletion, from profile and settings. */
export const deleteAccount = {
  action: "Eliminar mi cuenta",
  title: "¿Eliminar tu cuenta?",
  text: "Borraremos para siempre tu perfil, tu foto, tus gustos, tus likes y tus matches. Los mensajes que enviaste se quedan en los chats de las otras personas, como de «Usuario eliminado». Las denuncias sin resolver, tuyas o sobre ti, se conservan sin tu nombre hasta que alguien decida. No se puede deshacer.",
  premium: {
    granted: "Tu premium termina en ese momento.",
    paid: "Tu suscripción premium termina en ese momento y no te cobraremos nada más. Lo que ya has pagado no se devuelve.",
    withdrawable:
      "Hasta el {{date}} puedes desistir y te devolvemos todo el importe: hazlo antes de eliminar la cuenta.",
    premium: "Desistir en la página Premium",
    contact: "Escríbenos para desistir",
  },
  password: "Tu contraseña",
  passwordHint: "Para saber que eres tú.",
  passwordRequired: "Escribe tu contraseña.",
  confirm: "Eliminar cuenta",
  failed: "No se pudo eliminar tu cuenta. Inténtalo de nuevo.",
  done: { title: "Cuenta eliminada", text: "Tu cuenta ha sido eliminada correctamente" },
};
