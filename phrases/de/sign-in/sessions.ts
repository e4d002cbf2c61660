import type { Phrases } from "../../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Kennst du eins dieser Geräte nicht? Melde es ab und ändere dein Passwort.",
  loadFailed: "Wir konnten deine Geräte nicht laden.",
  device: "{{browser}} unter {{system}}",
  unknown: "Unbekanntes Gerät",
  current: "Dieses Gerät",
  heldBack: "Nicht bestätigt",
  address: "IP-Adresse: {{address}}",
  lastSeen: "Zuletzt aktiv: {{time}}",
  now: "jetzt",
  end: "Abmelden",
  ended: "Gerät abgemeldet",
  endOthers: "Alle anderen Geräte abmelden",
  endOthersTitle: "Alle anderen Geräte abmelden?",
  endOthersText: "Nur auf diesem Gerät bleibst du angemeldet.",
  endedOthers: "Alle anderen Geräte sind abgemeldet",
};
