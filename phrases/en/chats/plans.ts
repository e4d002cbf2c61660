import type { Phrases } from "../../dictionary.ts";

export const plans: Phrases["plans"] = {
  titles: { anime: "Watch {{title}}", serie_pelicula: "Watch {{title}}", juego: "Play {{title}}" },
  standings: { proposed: "proposed", accepted: "accepted", declined: "declined", cancelled: "canceled" },
};
