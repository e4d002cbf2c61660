import type { Phrases } from "../../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Tu ne reconnais pas un de ces appareils ? Déconnecte-le et change ton mot de passe.",
  loadFailed: "Impossible de charger tes appareils.",
  device: "{{browser}} sur {{system}}",
  unknown: "Appareil inconnu",
  current: "Cet appareil",
  heldBack: "Non vérifié",
  address: "Adresse IP : {{address}}",
  lastSeen: "Dernière activité : {{time}}",
  now: "maintenant",
  end: "Déconnecter",
  ended: "Appareil déconnecté",
  endOthers: "Déconnecter les autres appareils",
  endOthersTitle: "Déconnecter les autres appareils ?",
  endOthersText: "Tous les appareils sauf celui-ci seront déconnectés.",
  endedOthers: "Les autres appareils sont déconnectés",
};
