import type { Phrases } from "../../dictionary.ts";

export const photos: Phrases["photos"] = {
  list: "Deine Fotos",
  main: "Hauptfoto",
  photo: "Foto {{number}} von {{count}}",
  menu: "Optionen für Foto {{number}}",
  sortable: "verschiebbar",
  instructions:
    "Nimm das Foto mit der Leertaste auf, beweg es mit den Pfeiltasten und leg es mit der Leertaste wieder ab. Mit Escape bleibt es, wo es war.",
  lifted: "Du hast Foto {{number}} von {{count}} aufgenommen.",
  over: "Das Foto ist an Stelle {{number}} von {{count}}.",
  dropped: "Du hast das Foto an Stelle {{number}} von {{count}} abgelegt.",
  cancelled: "Das Foto ist wieder an seinem Platz.",
  first: "Zum Hauptfoto machen",
  earlier: "Nach vorn",
  later: "Nach hinten",
  remove: "Entfernen",
  removeTitle: "Dieses Foto entfernen?",
  removeText: "Wir löschen es endgültig. Du kannst jederzeit ein anderes hochladen.",
  failed: "Wir konnten deine Fotos nicht speichern",
};
