import type { Phrases } from "../../dictionary.ts";

export const plans: Phrases["plans"] = {
  titles: { anime: "{{title}} schauen", serie_pelicula: "{{title}} schauen", juego: "{{title}} spielen" },
  standings: { proposed: "vorgeschlagen", accepted: "zugesagt", declined: "abgelehnt", cancelled: "abgesagt" },
};
