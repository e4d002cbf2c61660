import type { Phrases } from "../../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "Non riconosci uno di questi dispositivi? Disconnettilo e cambia la password.",
  loadFailed: "Non siamo riusciti a caricare i tuoi dispositivi.",
  device: "{{browser}} su {{system}}",
  unknown: "Dispositivo sconosciuto",
  current: "Questo dispositivo",
  heldBack: "Non verificato",
  address: "Indirizzo IP: {{address}}",
  lastSeen: "Ultima attività: {{time}}",
  now: "adesso",
  end: "Disconnetti",
  ended: "Dispositivo disconnesso",
  endOthers: "Disconnetti gli altri dispositivi",
  endOthersTitle: "Disconnettere gli altri dispositivi?",
  endOthersText: "Tutti i dispositivi tranne questo verranno disconnessi.",
  endedOthers: "Gli altri dispositivi sono stati disconnessi",
};
