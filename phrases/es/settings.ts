/** The settings of the own account. */
export const settings = {
  meta: "Ajustes · Nakamatch",
  title: "Ajustes",
  account: { title: "Cuenta", email: "Correo", nickname: "Nickname" },
  password: {
    title: "Contraseña",
    text: "Al cambiarla se cierran tus demás sesiones, y te avisamos por correo.",
    open: "Cambiar la contraseña",
    current: "Contraseña actual",
    next: "Contraseña nueva",
    save: "Guardar contraseña",
    doneTitle: "Contraseña cambiada",
    doneText: "Tus demás sesiones se han cerrado.",
    currentRequired: "Escribe tu contraseña actual.",
  },
  appearance: { title: "Idioma y tema", text: "Valen para este navegador." },
  data: {
    title: "Mis datos",
    text: "Un archivo con todo lo que guardamos de ti: una página para leer y lo mismo para un ordenador.",
    request: "Preparar el archivo",
    building: "Estamos preparando el archivo. Te escribimos cuando esté listo.",
    progress: "Preparando",
    download: "Descargar ({{size}})",
    until: "Lo borramos el {{date}}.",
    again: "Preparar otro",
    failed: "No se pudo preparar el archivo. Inténtalo de nuevo.",
  },
  deletion: {
    title: "Eliminar la cuenta",
    text: "Tu perfil y todo lo tuyo desaparece de Nakamatch. Antes te lo preguntamos otra vez.",
  },
};
