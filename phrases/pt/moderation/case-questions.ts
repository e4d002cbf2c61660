import type { Phrases } from "../../dictionary.ts";

export const caseQuestions: Phrases["caseQuestions"] = {
  ask: "Perguntar à pessoa",
  title: "Perguntas à pessoa",
  dialog: {
    title: "Perguntar a {{name}}",
    rules:
      "{{name}} lê e responde no Nakamatch, em até {{days}} dias. Só texto: não peça documentos nem fotos de papéis, não diga quem denunciou e não cite as provas.",
    template: "Pergunta",
    templateRequired: "Escolha uma pergunta",
    note: "Acrescentar algo",
    noteHint: "Com suas palavras; não é traduzido. Idioma da pessoa: {{language}}.",
    preview: "O que {{name}} lê",
    choose: "Escolha uma pergunta para ver o texto.",
    submit: "Enviar pergunta",
    sent: "Enviamos sua pergunta a {{name}}",
    failed: "Não conseguimos enviar a pergunta",
  },
  asked: "Pergunta de {{date}}, por {{name}}",
  askedByGone: "Pergunta de {{date}}",
  answer: "Resposta de {{date}}",
  states: {
    open: "Pode responder até {{date}}.",
    expired: "Não respondeu. Só isso não justifica nenhuma medida.",
    closed: "Encerrada sem resposta.",
  },
  marks: {
    open: "Pergunta enviada",
    answered: "Respondeu",
    expired: "Não respondeu",
    closed: "Pergunta encerrada",
  },
};
