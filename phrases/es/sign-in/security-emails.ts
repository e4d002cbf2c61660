/** Security notices about the account. */
export const securityEmails = {
  common: {
    greeting: "Hola, {{nickname}}:",
    action: "Revisar mi cuenta",
    after:
      "¿No fuiste tú? Cambia tu contraseña y cierra las demás sesiones. Si ya no puedes entrar, pulsa «¿Olvidaste tu contraseña?».",
    why: "Aviso de seguridad para la cuenta de {{email}}.",
    factors: {
      totp: "app de autenticación",
      phone: "teléfono",
    },
  },
  newDevice: {
    subject: "Inicio de sesión desde un dispositivo nuevo",
    preheader: "Si no fuiste tú, cambia tu contraseña cuanto antes.",
    body: "Alguien, probablemente tú, ha entrado en tu cuenta desde un dispositivo nuevo:",
  },
  factorAdded: {
    subject: "Nuevo método de verificación en tu cuenta",
    preheader: "Te pediremos un código al iniciar sesión.",
    body: "Alguien, probablemente tú, ha añadido un método de verificación: {{factor}}.",
  },
  factorRemoved: {
    subject: "Alguien ha quitado un método de verificación",
    preheader: "Si no fuiste tú, revisa tu cuenta cuanto antes.",
    body: "Alguien, probablemente tú, ha quitado un método de verificación: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Tus códigos de recuperación han cambiado",
    preheader: "Los anteriores ya no funcionan.",
    body: "Alguien, probablemente tú, ha creado códigos de recuperación nuevos.",
  },
  providerLinked: {
    subject: "Nueva forma de entrar en tu cuenta",
    preheader: "Ya puedes entrar con una cuenta de otro servicio.",
    body: "Alguien, probablemente tú, ha vinculado {{provider}}: ya sirve para entrar.",
  },
  providerUnlinked: {
    subject: "Cuenta de otro servicio desvinculada",
    preheader: "Esa cuenta ya no sirve para entrar en Nakamatch.",
    body: "Alguien, probablemente tú, ha desvinculado {{provider}}: ya no sirve para entrar.",
  },
  passwordSet: {
    subject: "Tu cuenta tiene ahora una contraseña",
    preheader: "Ya puedes entrar con tu correo y esa contraseña.",
    body: "Alguien, probablemente tú, ha creado una contraseña para entrar en tu cuenta.",
  },
  passkeyAdded: {
    subject: "Nueva llave de acceso en tu cuenta",
    preheader: "Con ella entras sin contraseña.",
    body: "Alguien, probablemente tú, ha añadido una llave de acceso a tu cuenta.",
  },
  passkeyRemoved: {
    subject: "Alguien ha quitado una llave de acceso",
    preheader: "Ya no sirve para entrar.",
    body: "Alguien, probablemente tú, ha quitado una llave de acceso de tu cuenta.",
  },
};
