/** `/contact`: the address, and faster ways. */
export const contact = {
  meta: {
    title: "Contacto · Nakamatch",
    description: "Escríbenos: dudas, ideas, problemas con tu cuenta y tus datos.",
  },
  title: "Contacto",
  intro: "¿Una duda, una idea, algo que no funciona? Es aquí. Al otro lado hay personas.",
  write: "Escríbenos a",
  button: "Escribir un correo",
  error: "No hemos podido cargar la dirección.",
  faster: {
    title: "Quizá sea más rápido así",
    password: {
      title: "No puedo entrar",
      text: "Pide una contraseña nueva al iniciar sesión: el enlace llega enseguida.",
      link: "Ir a iniciar sesión",
    },
    report: {
      title: "Alguien se porta mal",
      text: "Denuncia desde su perfil o desde el chat. Así guardamos la prueba, cosa que un correo no puede hacer.",
      link: "Qué pasa cuando denuncias",
    },
    decision: {
      title: "He recibido una advertencia o una suspensión",
      text: "Apela en la misma página donde ves la decisión. ¿No puedes entrar? Te la enseñamos al intentar iniciar sesión. La revisa otra persona.",
      link: "Cómo funcionan las apelaciones",
    },
    data: {
      title: "Es sobre mis datos",
      text: "Descárgalos o elimina tu cuenta en los ajustes. Para lo demás, escríbenos desde el correo de tu cuenta.",
      link: "Tus derechos",
    },
  },
};
