import type { Phrases } from "../../dictionary.ts";

export const plans: Phrases["plans"] = {
  titles: { anime: "Regarder {{title}}", serie_pelicula: "Regarder {{title}}", juego: "Jouer à {{title}}" },
  standings: { proposed: "proposé", accepted: "accepté", declined: "refusé", cancelled: "annulé" },
};
