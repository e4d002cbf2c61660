import type { Phrases } from "../../dictionary.ts";

export const plans: Phrases["plans"] = {
  titles: { anime: "Assistir {{title}}", serie_pelicula: "Assistir {{title}}", juego: "Jogar {{title}}" },
  standings: { proposed: "proposto", accepted: "aceito", declined: "recusado", cancelled: "cancelado" },
};
