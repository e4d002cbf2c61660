import type { Phrases } from "../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Die Geräte, auf denen du angemeldet bist. Wenn du eines nicht kennst, beende seine Sitzung und ändere dein Passwort.",
  loadFailed: "Deine Sitzungen konnten nicht geladen werden.",
  device: "{{browser}} unter {{system}}",
  unknown: "Unbekanntes Gerät",
  current: "Diese Sitzung",
  heldBack: "Nicht bestätigt",
  address: "IP-Adresse: {{address}}",
  lastSeen: "Zuletzt aktiv: {{time}}",
  now: "jetzt",
  end: "Sitzung beenden",
  ended: "Sitzung beendet",
  endOthers: "Alle anderen Sitzungen beenden",
  endOthersTitle: "Alle anderen Sitzungen beenden?",
  endOthersText: "Du wirst auf allen Geräten außer diesem abgemeldet.",
  endedOthers: "Alle anderen Sitzungen sind beendet",
};
