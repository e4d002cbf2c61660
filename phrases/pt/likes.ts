import type { Phrases } from "../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Dar like",
  likeName: "Dar like em {{name}}",
  unlike: "Tirar like",
  unlikeName: "Tirar like de {{name}}",
  liked: "Você deu like",
  likeBack: "Retribuir like",
  likeBackName: "Retribuir like de {{name}}",
  matched: "Deu match",
  chat: "Conversar",
  chatName: "Conversar com {{name}}",
  endMatch: {
    title: "Tirar o like de {{name}}?",
    text: "Vocês deixarão de ser um match. Se já estiverem conversando, a conversa fica.",
  },
  inCommon: "Em comum",
  match: {
    title: "Deu match!",
    text: "{{name}} também gosta de você. Quebre o gelo!",
    chat: "Abrir o chat",
    later: "Continuar vendo",
  },
  toasts: {
    sent: "Like enviado",
    sentText: "Se {{name}} também der like em você, é match.",
    removed: "Like retirado",
    removedText: "Você tirou o like de {{name}}.",
    removedMatchText: "Você tirou o like de {{name}}. Não é mais um match.",
    match: "Você tem um match!",
    matchText: "{{name}} e você deram like um no outro.",
  },
  errors: {
    lookup: "Não foi possível processar o like. Tente de novo.",
    update: "Não foi possível enviar ou retirar o like. Tente de novo.",
    insert: "Não foi possível enviar o like. Tente de novo.",
    unexpected: "Não foi possível concluir a ação. Tente de novo.",
  },
};
