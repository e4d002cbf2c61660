/** Plans for two in a chat; also in calendar files, emails and archives. */
export const plans = {
  titles: { anime: "Ver {{title}}", serie_pelicula: "Ver {{title}}", juego: "Jugar a {{title}}" },
  standings: { proposed: "propuesto", accepted: "aceptado", declined: "rechazado", cancelled: "cancelado" },
};
