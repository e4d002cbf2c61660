import type { Phrases } from "../../dictionary.ts";

export const sessionEnd: Phrases["sessionEnd"] = {
  unknown: {
    title: "Il tuo accesso è terminato",
    text: "Forse è stato chiuso da un altro dispositivo, è cambiata la password o non entravi da molto tempo. Accedi e riprendi da dove eri.",
  },
  elsewhere: {
    title: "Dispositivo disconnesso a distanza",
    text: "Qualcuno, probabilmente tu, ha disconnesso questo dispositivo da un altro. Accedi e riprendi da dove eri. Se non ne sai nulla, poi cambia la password.",
  },
  password: {
    title: "La password è cambiata",
    text: "Qualcuno, probabilmente tu, ha cambiato la password, e questo disconnette gli altri dispositivi. Accedi con quella nuova e riprendi da dove eri. Se non ne sai nulla, scegline un’altra con «Password dimenticata?».",
  },
  factor: {
    title: "Ora serve un codice",
    text: "Qualcuno, probabilmente tu, ha attivato la verifica in due passaggi su un altro dispositivo. Accedi con un codice e riprendi da dove eri.",
  },
  deleted: {
    title: "Questo account è stato eliminato",
    text: "L’hai eliminato in un’altra scheda o su un altro dispositivo, quindi anche qui l’accesso è terminato.",
  },
};
