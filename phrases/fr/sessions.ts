import type { Phrases } from "../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Les appareils sur lesquels ta session est ouverte. Si tu n’en reconnais pas un, ferme sa session et change ton mot de passe.",
  loadFailed: "Impossible de charger tes sessions.",
  device: "{{browser}} sur {{system}}",
  unknown: "Appareil inconnu",
  current: "Cette session",
  heldBack: "Non vérifiée",
  address: "Adresse réseau : {{address}}",
  lastSeen: "Dernière activité : {{time}}",
  now: "maintenant",
  end: "Fermer la session",
  ended: "Session fermée",
  endOthers: "Fermer les autres sessions",
  endOthersTitle: "Fermer les autres sessions ?",
  endOthersText: "Tous les appareils sauf celui-ci seront déconnectés.",
  endedOthers: "Les autres sessions sont fermées",
};
