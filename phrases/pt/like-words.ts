import type { Phrases } from "../dictionary.ts";

export const likeWords: Phrases["likeWords"] = {
  say: "Diga algo com seu like",
  reply: "Responder com seu like",
  title: "Umas palavras para {{name}}",
  text: "Elas vão com seu like, uma vez só e sem links. Se você tirar o like, elas somem.",
  about: "Sobre o quê?",
  photo: "Foto {{number}}",
  label: "Suas palavras",
  placeholder: "Que cena não sai da sua cabeça?",
  send: "Dar like e enviar",
  add: "Juntar ao seu like",
  problems: {
    empty: "Escreva algo primeiro.",
    tooLong: "No máximo {{max}} caracteres.",
    invalid: "Suas palavras têm caracteres invisíveis. Apague o texto e digite de novo.",
    link: "Sem links nem e-mails, por favor.",
  },
  sent: "Enviado com seu like",
  sentText: "{{name}} vai ver junto com seu like.",
  failed: "Não conseguimos enviar. Tente de novo.",
  quote: {
    otherAbout: "{{name}} sobre {{title}}",
    otherPhoto: "{{name}} sobre a sua foto",
    other: "{{name}}, com um like",
    mineAbout: "Você sobre {{title}}",
    minePhoto: "Você sobre a foto",
    mine: "Você, com seu like",
  },
  chat: "Com os likes",
  settings: {
    text: "Quem dá like em você pode dizer algo sobre seu perfil: uma linha, sem links.",
    switch: "Receber likes com palavras",
    hint: "Se você desligar, só recebe likes. O que você já tem fica.",
  },
};
