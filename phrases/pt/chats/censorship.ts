import type { Phrases } from "../../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Filtro de palavras",
  title: "Filtro de palavras",
  intro:
    "Esconde os palavrões das mensagens que você escreve, antes do envio. Estas configurações ficam salvas só neste navegador.",
  enabled: "Ocultar palavrões das minhas mensagens",
  on: "Ativado: ocultamos as palavras da lista antes de enviar sua mensagem.",
  off: "Desativado: enviamos suas mensagens do jeito que você escreve.",
  replacement: "Caractere que as oculta",
  example: "É assim que fica uma palavra oculta: {{masked}}",
  custom: "Suas palavras",
  language: "Idioma",
  word: "Palavra ou expressão",
  short: "Só palavras com mais de duas letras são ocultadas, em todos os idiomas de uma vez.",
  add: "Adicionar",
  words: "Suas palavras: {{language}}",
  none: "Você ainda não adicionou palavras neste idioma.",
  count_one: "Você adicionou {{count}} palavra neste idioma.",
  count_other: "Você adicionou {{count}} palavras neste idioma.",
  done: "Pronto",
  problems: {
    replacement: "Digite um único caractere visível, como * ou #. Emojis não funcionam aqui.",
    empty: "Digite uma palavra.",
    duplicate: "Essa palavra já está na lista deste idioma.",
    tooLong: "No máximo {{max}} caracteres.",
  },
};
