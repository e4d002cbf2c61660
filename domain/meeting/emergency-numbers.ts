/**
 * Emergency numbers, as of 1 December 2026: in each of these 31 countries 112 reaches help from every phone, free of charge; in
 * Norway the police, who pass a call on. `more` holds well-known numbers of their own beside it: police, then ambulance. Compared on
 * that day with the numbers that Android dials (`ecc/input/eccdata.txt` of the Android Open Source Project), DIDWW's list by country
 * (doc.didww.com), and for Czechia, Croatia, Poland and Slovakia with pages of towns and guides.
 */
const EVERYWHERE = "112";

/** By IANA zone; zones that are shared with other countries, or whose number is not certain, are left out. */
const COUNTRIES: Readonly<Record<string, { zones: readonly string[]; more?: readonly string[] }>> = {
  AT: { zones: ["Europe/Vienna"], more: ["133", "144"] },
  BE: { zones: ["Europe/Brussels"], more: ["101"] },
  BG: { zones: ["Europe/Sofia"] },
  CH: { zones: ["Europe/Zurich"], more: ["117", "144"] },
  CY: { zones: ["Asia/Nicosia", "Europe/Nicosia"] },
  CZ: { zones: ["Europe/Prague"], more: ["158", "155"] },
  DE: { zones: ["Europe/Berlin", "Europe/Busingen"], more: ["110"] },
  DK: { zones: ["Europe/Copenhagen"] },
  EE: { zones: ["Europe/Tallinn"] },
  ES: { zones: ["Europe/Madrid", "Africa/Ceuta", "Atlantic/Canary"], more: ["091"] },
  FI: { zones: ["Europe/Helsinki", "Europe/Mariehamn"] },
  FR: { zones: ["Europe/Paris"], more: ["17", "15"] },
  GR: { zones: ["Europe/Athens"], more: ["100", "166"] },
  HR: { zones: ["Europe/Zagreb"], more: ["192", "194"] },
  HU: { zones: ["Europe/Budapest"], more: ["107", "104"] },
  IE: { zones: ["Europe/Dublin"], more: ["999"] },
  IS: { zones: ["Atlantic/Reykjavik"] },
  IT: { zones: ["Europe/Rome"] },
  LI: { zones: ["Europe/Vaduz"], more: ["117", "144"] },
  LT: { zones: ["Europe/Vilnius"] },
  LU: { zones: ["Europe/Luxembourg"], more: ["113"] },
  LV: { zones: ["Europe/Riga"] },
  MT: { zones: ["Europe/Malta"] },
  NL: { zones: ["Europe/Amsterdam"] },
  NO: { zones: ["Europe/Oslo", "Arctic/Longyearbyen"], more: ["113"] },
  PL: { zones: ["Europe/Warsaw"], more: ["997", "999"] },
  PT: { zones: ["Europe/Lisbon", "Atlantic/Madeira", "Atlantic/Azores"] },
  RO: { zones: ["Europe/Bucharest"] },
  SE: { zones: ["Europe/Stockholm"] },
  SI: { zones: ["Europe/Ljubljana"], more: ["113"] },
  SK: { zones: ["Europe/Bratislava"], more: ["158", "155"] },
};

/** Numbers of the zone's country, the common one first; empty where they are not certain. */
export function emergencyNumbers(timeZone: string): string[] {
  const found = Object.values(COUNTRIES).find(({ zones }) => zones.includes(timeZone));
  return found ? [EVERYWHERE, ...(found.more ?? [])] : [];
}
