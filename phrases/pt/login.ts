import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {
  meta: "Entrar · Nakamatch",
  title: "Que bom ver você!",
  intro: "A história continua de onde você parou.",
  email: "E-mail",
  password: "Senha",
  submit: "Entrar",
  submitting: "Entrando...",
  forgot: "Esqueceu a senha?",
  noAccount: "Ainda não tem conta?",
  register: "Registre-se",
  backHome: "Voltar ao início",
  emailRequired: "Escreva o seu e-mail",
  passwordRequired: "Escreva a sua senha",
  firstWelcomeTitle: "Que bom ter você aqui!",
  welcomeTitle: "Olá de novo!",
  welcomeText: "Login feito.",
  failedTitle: "Não foi possível entrar",
  reset: {
    title: "Recupere a sua senha",
    text: "Escreva o seu e-mail e enviaremos um link para escolher outra.",
    email: "E-mail da sua conta",
    send: "Enviar link",
    sentTitle: "Confira o seu e-mail",
    sentText: "Se houver uma conta com esse e-mail, o link está a caminho.",
    failedTitle: "Não foi possível enviar o link",
  },
  confirmed: {
    title: "E-mail confirmado",
    text: "Tudo pronto. Entre e comece o capítulo um.",
  },
  linkInvalid: {
    title: "Este link já não serve",
    text: "Não é válido ou expirou. Peça um novo e confirme o seu e-mail.",
  },
  unconfirmed: {
    title: "Falta confirmar o seu e-mail",
    text: "Abra o link que enviamos para {{email}}. Se não o encontrar, mandamos outro.",
  },
  banned: {
    title: "A sua conta está suspensa",
    reason: "Motivo",
    until: "Até",
    permanent: "Permanente",
  },
};
