/** The settings of the own account. */
export const settings = {
  meta: "Ajustes · Nakamatch",
  title: "Ajustes",
  account: { title: "Cuenta", email: "Correo", nickname: "Nickname" },
  appearance: { title: "Idioma y tema", text: "Valen para este navegador." },
  deletion: {
    title: "Eliminar la cuenta",
    text: "Tu perfil y todo lo tuyo desaparece de Nakamatch. Antes te lo preguntamos otra vez.",
  },
};
