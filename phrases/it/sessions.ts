import type { Phrases } from "../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "I dispositivi da cui hai fatto l'accesso. Se non ne riconosci uno, chiudi quella sessione e cambia la password.",
  loadFailed: "Non è stato possibile caricare le tue sessioni.",
  device: "{{browser}} su {{system}}",
  unknown: "Dispositivo sconosciuto",
  current: "Questa sessione",
  heldBack: "Non verificata",
  address: "Indirizzo IP: {{address}}",
  lastSeen: "Ultima attività: {{time}}",
  now: "Adesso",
  end: "Chiudi sessione",
  ended: "Sessione chiusa",
  endOthers: "Chiudi le altre sessioni",
  endOthersTitle: "Chiudere le altre sessioni?",
  endOthersText: "Tutti i dispositivi tranne questo verranno disconnessi.",
  endedOthers: "Le altre sessioni sono state chiuse",
};
