import type { Phrases } from "../../dictionary.ts";

export const chatEnds: Phrases["chatEnds"] = {
  noTime: "Não tenho tempo para isso agora. Se cuida!",
  noSpark: "Gostei de conversar, mas não senti aquela faísca.",
  foundSomebody: "Conheci alguém. Desejo tudo de bom para você!",
  thanks: "Valeu pela conversa. Tudo de bom!",
  mine: "Você encerrou a conversa em {{date}}:",
  mineToday: "Você encerrou a conversa hoje:",
  theirs: "{{name}} encerrou a conversa em {{date}}:",
  theirsToday: "{{name}} encerrou a conversa hoje:",
  closed: "Ninguém pode escrever.",
  until: "Você pode reabrir até {{date}}.",
  later: "Ninguém pode escrever. Se mudar de ideia, dê um like em {{name}}, que então pode reabrir.",
  wait: "Você deu like em {{name}} de novo. A conversa abre se a resposta for sim.",
  ask: "{{name}} deu like em você de novo. Conversar outra vez?",
  yes: "Sim, conversar",
  reopen: "Reabrir a conversa",
  unsent: "Não enviado:",
  dialog: {
    title: "Encerrar a conversa com {{name}}",
    text: "{{name}} vai ler uma frase sua. Depois disso, ninguém pode escrever.",
    note: "Seu like é retirado e vocês não vão mais se encontrar em Descobrir. Você pode reabrir a conversa por 24 horas. Vocês podem encerrar no máximo três vezes.",
    legend: "Sua despedida",
    confirm: "Encerrar",
  },
};
