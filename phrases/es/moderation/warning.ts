/** The banner of an unconfirmed warning. */
export const warning = {
  title: "Has recibido una advertencia",
  date: "Fecha",
  reason: "Motivo",
  note: "Nota del equipo",
  confirm: "He leído la advertencia",
  confirming: "Guardando...",
  more: "Ver la decisión y apelar",
  markedAsSeen: "Advertencia marcada como leída",
  errorMarking: "No hemos podido marcar la advertencia como leída. Inténtalo de nuevo.",
};
