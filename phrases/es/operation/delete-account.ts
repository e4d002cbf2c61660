/** Account deletion, from profile and settings. */
export const deleteAccount = {
  action: "Eliminar mi cuenta",
  title: "¿Eliminar tu cuenta?",
  final: "No se puede deshacer.",
  checkIn: "Tienes un aviso «Estoy en casa» sin contestar: termina con tu cuenta, y no avisaremos a nadie.",
  lost: "Borraremos para siempre tu perfil, tus fotos, tus gustos, tus likes y tus matches.",
  messages:
    "Los mensajes que enviaste se quedan en los chats de las otras personas, con el nombre «Usuario eliminado».",
  reports: "Las denuncias sin resolver, tuyas o sobre ti, las guardamos sin tu nombre hasta que alguien decida.",
  premium: {
    granted: "Tu premium termina en ese momento.",
    paid: "Tu suscripción premium termina en ese momento y no te cobraremos nada más.",
    notRefunded: "No devolvemos lo que ya has pagado.",
    withdrawable:
      "Si eliminas la cuenta ahora, no te devolvemos lo pagado. Si antes desistes de la suscripción, hasta el {{date}}, te lo devolvemos todo.",
    premium: "Desistir en la página Premium",
    contact: "Escríbenos para desistir",
  },
  password: "Tu contraseña",
  passwordHint: "Para saber que eres tú.",
  passwordRequired: "Escribe tu contraseña",
  confirm: "Eliminar cuenta",
  failed: "No se pudo eliminar tu cuenta. Inténtalo de nuevo.",
  done: { title: "Cuenta eliminada", text: "Tu cuenta ha sido eliminada correctamente" },
};
