/** The deletion of the own account, from the own profile and from the settings. */
export const deleteAccount = {
  action: "Eliminar mi cuenta",
  title: "¿Eliminar tu cuenta?",
  text: "Borraremos para siempre tu perfil, tu foto, tus gustos, tus likes y tus matches. Los mensajes que enviaste se quedan en los chats de las otras personas, como de «Usuario eliminado». Las denuncias sin resolver, tuyas o sobre ti, se conservan sin tu nombre hasta que alguien decida. No se puede deshacer.",
  password: "Tu contraseña",
  passwordHint: "Para saber que eres tú.",
  passwordRequired: "Escribe tu contraseña.",
  confirm: "Eliminar cuenta",
  failed: "No se pudo eliminar tu cuenta. Inténtalo de nuevo.",
  done: { title: "Cuenta eliminada", text: "Tu cuenta ha sido eliminada correctamente" },
};
