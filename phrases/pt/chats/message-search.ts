import type { Phrases } from "../../dictionary.ts";

export const messageSearch: Phrases["messageSearch"] = {
  list: "Mensagens encontradas",
  hint: "Escreva pelo menos duas letras do que procura.",
  loading: "Procurando nas suas mensagens…",
  none: "Nenhuma mensagem com “{{text}}”.",
  error: "Não conseguimos buscar nas suas mensagens.",
  shown_one: "{{count}} mensagem na lista",
  shown_other: "{{count}} mensagens na lista",
};
