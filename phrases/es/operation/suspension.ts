/** What a banned person reads at sign-in. */
export const suspension = {
  other: "Iniciar sesión con otra cuenta",
  title: "Tu cuenta está suspendida",
  reason: "Motivo",
  until: "Hasta",
  permanent: "Permanente",
  signIn: "Escribe tu correo y tu contraseña para ver todos los motivos y apelar si es un error.",
  over: {
    title: "Tu cuenta vuelve a estar activa",
    text: "La suspensión ha terminado. Inicia sesión para seguir donde lo dejaste; si tenías notificaciones en este navegador, volverán solas.",
  },
  data: {
    title: "Tus datos",
    text: "Aunque tu cuenta esté suspendida, tus datos son tuyos: puedes descargarlos o eliminar la cuenta. Tienes media hora; después, inicia sesión otra vez.",
    open: "Descargar mis datos o eliminar la cuenta",
  },
};
