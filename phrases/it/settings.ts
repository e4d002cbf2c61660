import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Impostazioni · Nakamatch",
  title: "Impostazioni",
  account: { title: "Account", email: "E-mail", nickname: "Nickname" },
  password: {
    title: "Password",
    text: "Cambiandola si chiudono le altre sessioni e ti avvisiamo via e-mail.",
    open: "Cambia la password",
    current: "Password attuale",
    next: "Nuova password",
    save: "Salva la password",
    doneTitle: "Password cambiata",
    doneText: "Le tue altre sessioni sono state chiuse.",
    currentRequired: "Scrivi la tua password attuale.",
    set: {
      text: "Ora entri senza password. Con una password puoi entrare anche con il tuo indirizzo.",
      open: "Scegli una password",
      prove: "Prima di scegliere una password, conferma che sei tu.",
      doneTitle: "Password salvata",
      doneText: "Da ora puoi entrare anche con il tuo indirizzo e questa password.",
    },
  },
  providers: {
    title: "Altri modi di entrare",
    text: "Anche con questi account entri in Nakamatch.",
    unlink: "Scollega",
    unlinkTitle: "Scollegare {{provider}}?",
    unlinkText: "Dopo non potrai più entrare con {{provider}}.",
    done: "{{provider}} è scollegato",
  },
  appearance: { title: "Lingua e tema", text: "Valgono per questo browser." },
  data: {
    title: "I miei dati",
    text: "Un file con tutto ciò che conserviamo su di te: una pagina da leggere e la stessa cosa per un computer.",
    request: "Prepara il file",
    building: "Stiamo preparando il file. Ti scriviamo quando è pronto.",
    progress: "In preparazione",
    download: "Scarica ({{size}})",
    until: "Lo cancelliamo il {{date}}.",
    again: "Preparane un altro",
    failed: "Non è stato possibile preparare il file. Riprova.",
  },
  deletion: {
    title: "Elimina l'account",
    text: "Il tuo profilo e tutto ciò che è tuo sparisce da Nakamatch. Prima te lo chiediamo di nuovo.",
  },
};
