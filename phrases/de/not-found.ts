import type { Phrases } from "../dictionary.ts";

export const notFound: Phrases["notFound"] = {
  meta: "Seite nicht gefunden · Nakamatch",
  title: "Diese Seite fehlt im Band",
  text: "Vielleicht wurde sie herausgerissen, vielleicht nie gezeichnet. Unter dieser Adresse ist nichts zu finden.",
  home: "Zur Startseite",
};
