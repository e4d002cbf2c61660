/** Security notices about the account. */
export const securityEmails = {
  common: {
    greeting: "Hola, {{nickname}}:",
    action: "Revisar mi cuenta",
    after:
      "¿Has sido tú? Entonces no tienes que hacer nada. Si no, cierra las demás sesiones en los ajustes y cambia tu contraseña cuanto antes. Si ya no puedes entrar, pulsa «¿Olvidaste tu contraseña?» al iniciar sesión.",
    why: "Recibes este correo porque avisamos de todo lo que afecta a la seguridad de la cuenta de Nakamatch de {{email}}.",
    factors: {
      totp: "app de autenticación",
      phone: "teléfono",
    },
  },
  newDevice: {
    subject: "Inicio de sesión desde un dispositivo nuevo",
    preheader: "Si no has sido tú, alguien ha entrado en tu cuenta.",
    body: "Se ha iniciado sesión en tu cuenta desde un dispositivo en el que no lo habías hecho nunca:",
  },
  factorAdded: {
    subject: "Tu cuenta tiene una verificación más",
    preheader: "A partir de ahora se pide un código para entrar.",
    body: "Tu cuenta tiene una verificación en dos pasos nueva ({{factor}}). Al iniciar sesión se pide un código.",
  },
  factorRemoved: {
    subject: "Se ha quitado una verificación de tu cuenta",
    preheader: "Si no has sido tú, revisa tu cuenta cuanto antes.",
    body: "Tu cuenta tiene una verificación en dos pasos menos ({{factor}}): ya no sirve para iniciar sesión.",
  },
  recoveryCodesRenewed: {
    subject: "Tus códigos de recuperación han cambiado",
    preheader: "Los anteriores ya no funcionan.",
    body: "Se han creado códigos de recuperación nuevos para tu cuenta. Los anteriores ya no funcionan.",
  },
  providerLinked: {
    subject: "Tu cuenta tiene otra forma de entrar",
    preheader: "Se ha vinculado una cuenta de otro servicio.",
    body: "Desde ahora se puede entrar en tu cuenta también con {{provider}}.",
  },
  providerUnlinked: {
    subject: "Tu cuenta tiene una forma de entrar menos",
    preheader: "Se ha desvinculado una cuenta de otro servicio.",
    body: "Ya no se puede entrar en tu cuenta con {{provider}}.",
  },
  passwordSet: {
    subject: "Tu cuenta tiene ahora una contraseña",
    preheader: "Con ella y tu correo también se puede entrar.",
    body: "Se ha elegido una contraseña para tu cuenta. Desde ahora se puede entrar también con ella y tu correo.",
  },
  passkeyAdded: {
    subject: "Tu cuenta tiene una llave de acceso nueva",
    preheader: "Con ella se entra sin contraseña.",
    body: "Se ha añadido una llave de acceso a tu cuenta. Con ella se puede entrar sin contraseña.",
  },
  passkeyRemoved: {
    subject: "Se ha quitado una llave de acceso de tu cuenta",
    preheader: "Ya no sirve para entrar.",
    body: "Se ha quitado una llave de acceso de tu cuenta: ya no sirve para entrar.",
  },
};
