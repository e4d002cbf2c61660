import type { Phrases } from "../../dictionary.ts";

export const warning: Phrases["warning"] = {
  title: "Tu as reçu un avertissement",
  date: "Date",
  reason: "Motif",
  note: "Note de l’équipe",
  confirm: "J’ai lu l’avertissement",
  confirming: "Enregistrement…",
  more: "Voir la décision et contester",
  markedAsSeen: "Avertissement marqué comme lu",
  errorMarking: "Impossible de marquer l’avertissement comme lu. Réessaie.",
};
