import type { Phrases } from "../dictionary.ts";

export const notFound: Phrases["notFound"] = {
  meta: "Page introuvable · Nakamatch",
  title: "Cette page n’a jamais paru dans le tome",
  text: "Elle a peut-être été arrachée, ou jamais dessinée. Ce que tu cherches n’est pas à cette adresse.",
  home: "Retour à l’accueil",
};
