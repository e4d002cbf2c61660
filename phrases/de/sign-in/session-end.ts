import type { Phrases } from "../../dictionary.ts";

export const sessionEnd: Phrases["sessionEnd"] = {
  unknown: {
    title: "Du wurdest abgemeldet",
    text: "Vielleicht geschah es von einem anderen Gerät aus, das Passwort wurde geändert oder du warst lange nicht hier. Melde dich an und mach da weiter, wo du warst.",
  },
  elsewhere: {
    title: "Von einem anderen Gerät aus abgemeldet",
    text: "Jemand, wahrscheinlich du, hat dieses Gerät von einem anderen aus abgemeldet. Melde dich an und mach da weiter, wo du warst. Wenn du es nicht warst, ändere danach dein Passwort.",
  },
  password: {
    title: "Das Passwort wurde geändert",
    text: "Jemand, wahrscheinlich du, hat das Passwort geändert; das meldet alle anderen Geräte ab. Melde dich mit dem neuen an und mach da weiter, wo du warst. Wenn du es nicht warst, wähl über „Passwort vergessen?“ ein anderes.",
  },
  factor: {
    title: "Jetzt brauchst du einen Code",
    text: "Jemand, wahrscheinlich du, hat auf einem anderen Gerät die Bestätigung in zwei Schritten eingeschaltet. Melde dich mit einem Code an und mach da weiter, wo du warst.",
  },
  deleted: {
    title: "Dieses Konto wurde gelöscht",
    text: "Du hast es in einem anderen Tab oder auf einem anderen Gerät gelöscht, deshalb bist du auch hier abgemeldet.",
  },
};
