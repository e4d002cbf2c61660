import type { Phrases } from "../../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Dar like",
  likeName: "Dar like em {{name}}",
  unlike: "Tirar like",
  unlikeName: "Tirar like de {{name}}",
  liked: "Você deu like",
  held: "Os likes voltam depois da manutenção.",
  likeBack: "Dar like de volta",
  likeBackName: "Dar like de volta em {{name}}",
  likesYou: "{{name}} deu like em você",
  matched: "Deu match",
  chat: "Conversar",
  chatName: "Conversar com {{name}}",
  endMatch: {
    title: "Tirar o like de {{name}}?",
    text: "Vocês deixam de ser um match. Se já houver um chat, ele fica.",
  },
  inCommon: "Em comum",
  match: {
    title: "Deu match!",
    text: "{{name}} também quer conhecer você. Quebre o gelo!",
    ended: "{{name}} e você são um match de novo. O chat reabre se os dois quiserem.",
    chat: "Abrir o chat",
    write: "Escreva para {{name}}",
    later: "Continuar vendo",
  },
  toasts: {
    sent: "Like enviado",
    sentText: "Se {{name}} também der like em você, é match.",
    removed: "Like removido",
    removedText: "Você tirou o like de {{name}}.",
    removedMatchText: "Você tirou o like de {{name}}. Não é mais um match.",
    match: "Você tem um match!",
    matchText: "O like entre você e {{name}} é mútuo.",
  },
  errors: {
    lookup: "Não deu para registrar o like. Tente de novo.",
    update: "Não conseguimos enviar ou tirar o like. Tente de novo.",
    insert: "Não conseguimos enviar o like. Tente de novo.",
    unexpected: "Não conseguimos concluir a ação. Tente de novo.",
  },
};
