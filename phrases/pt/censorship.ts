import type { Phrases } from "../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Filtro de palavras",
  title: "Filtro de palavras",
  intro:
    "Esconde os palavrões das mensagens que você escreve, antes do envio. Estas configurações ficam salvas só neste navegador.",
  enabled: "Censurar minhas mensagens",
  on: "Ativado: as palavras da lista são enviadas cobertas.",
  off: "Desativado: suas mensagens são enviadas do jeito que você escreve.",
  replacement: "Caractere de substituição",
  example: "É assim que fica uma palavra coberta: {{masked}}",
  custom: "Suas palavras",
  language: "Idioma",
  word: "Palavra ou expressão",
  short: "São cobertas as que têm mais de duas letras, em todos os idiomas de uma vez.",
  add: "Adicionar",
  words: "Suas palavras: {{language}}",
  none: "Você ainda não tem palavras suas neste idioma.",
  count_one: "{{count}} palavra sua neste idioma.",
  count_other: "{{count}} palavras suas neste idioma.",
  done: "Pronto",
  problems: {
    replacement: "Digite um único caractere visível, como * ou #. Emojis não funcionam aqui.",
    empty: "Digite uma palavra.",
    duplicate: "Essa palavra já está na lista deste idioma.",
    tooLong: "No máximo {{max}} caracteres.",
  },
};
