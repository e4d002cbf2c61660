import type { Phrases } from "../../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Deixe de aparecer em Descobrir e de receber o resumo por e-mail, sem perder nada.",
  switch: "Pausar meu perfil",
  goesOn: "Seus matches e chats continuam como sempre, e quem tem o link ainda vê seu perfil.",
  begun: "Seu perfil está em pausa",
  ended: "Você voltou a aparecer em Descobrir",
  notice: "Seu perfil está em pausa: você não aparece em Descobrir.",
  end: "Encerrar a pausa",
  instead: "Só precisa de um tempo? Pause seu perfil: você sai de Descobrir, e tudo continua aqui quando voltar.",
  begin: "Pausar meu perfil",
};
