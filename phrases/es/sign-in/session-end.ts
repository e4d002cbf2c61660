/** Told where one lands after a session that ended by itself or elsewhere. */
export const sessionEnd = {
  unknown: {
    title: "Tu sesión ha terminado",
    text: "Quizá se cerró desde otro dispositivo, cambió la contraseña o llevabas mucho tiempo sin entrar. Entra y sigue donde estabas.",
  },
  elsewhere: {
    title: "Sesión cerrada desde otro dispositivo",
    text: "Alguien, probablemente tú, ha cerrado esta sesión desde otro dispositivo. Entra y sigue donde estabas. Si no has sido tú, cambia después la contraseña.",
  },
  password: {
    title: "La contraseña ha cambiado",
    text: "Alguien, probablemente tú, ha cambiado la contraseña, y eso cierra las demás sesiones. Entra con la nueva y sigue donde estabas. Si no has sido tú, elige otra con «¿Olvidaste tu contraseña?».",
  },
  factor: {
    title: "Ahora hace falta un código",
    text: "Alguien, probablemente tú, ha activado la verificación en dos pasos en otro dispositivo. Entra con un código y sigue donde estabas.",
  },
  deleted: {
    title: "Esta cuenta ya no existe",
    text: "La eliminaste en otra pestaña u otro dispositivo, así que aquí también has salido.",
  },
};
