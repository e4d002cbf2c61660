import type { Phrases } from "../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Saia de Descobrir e dos resumos por e-mail sem perder nada.",
  switch: "Pausar meu perfil",
  goesOn: "Seus matches, seus chats e seu perfil para quem tem o link continuam como sempre.",
  begun: "Seu perfil está em pausa",
  ended: "Você voltou para Descobrir",
  notice: "Seu perfil está em pausa: ninguém descobre você agora.",
  end: "Encerrar a pausa",
  instead: "Só precisa de um tempo? Pause seu perfil: ninguém descobre você, e tudo continua aqui quando você voltar.",
  begin: "Pausar meu perfil",
};
