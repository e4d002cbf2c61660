import type { Phrases } from "../dictionary.ts";

export const notFound: Phrases["notFound"] = {
  meta: "Página não encontrada · Nakamatch",
  title: "Esta página não saiu em nenhum volume",
  text: "Talvez tenha sido arrancada, talvez nunca tenha sido desenhada. O que você procura não está neste endereço.",
  home: "Voltar ao início",
};
