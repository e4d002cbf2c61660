import type { Phrases } from "../dictionary.ts";

export const notFound: Phrases["notFound"] = {
  meta: "Pagina non trovata · Nakamatch",
  title: "Questa pagina non è mai uscita in volume",
  text: "Forse è stata strappata, forse non è mai stata disegnata. Quello che cerchi non è a questo indirizzo.",
  home: "Torna alla home",
};
