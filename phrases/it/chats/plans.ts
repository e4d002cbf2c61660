import type { Phrases } from "../../dictionary.ts";

export const plans: Phrases["plans"] = {
  titles: { anime: "Guardare {{title}}", serie_pelicula: "Guardare {{title}}", juego: "Giocare a {{title}}" },
  standings: { proposed: "proposto", accepted: "accettato", declined: "rifiutato", cancelled: "annullato" },
};
