import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Impostazioni · Nakamatch",
  title: "Impostazioni",
  account: { title: "Account", email: "E-mail", nickname: "Nickname" },
  password: {
    title: "Password",
    text: "Quando la cambi, le altre sessioni vengono chiuse e ti avvisiamo via e-mail.",
    open: "Cambia la password",
    current: "Password attuale",
    next: "Nuova password",
    save: "Salva la password",
    doneTitle: "Password cambiata",
    doneText: "Le tue altre sessioni sono state chiuse.",
    currentRequired: "Scrivi la tua password attuale.",
    set: {
      text: "Ora accedi senza password. Con una password puoi accedere anche con la tua e-mail.",
      open: "Scegli una password",
      prove: "Prima di scegliere una password, conferma che sei tu.",
      doneTitle: "Password salvata",
      doneText: "D'ora in poi puoi accedere anche con la tua e-mail e questa password.",
    },
  },
  providers: {
    title: "Altri modi di accedere",
    text: "Puoi accedere a Nakamatch anche con questi account.",
    unlink: "Scollega",
    unlinkTitle: "Scollegare {{provider}}?",
    unlinkText: "Non potrai più accedere con {{provider}}.",
    done: "{{provider}} è scollegato",
  },
  appearance: { title: "Lingua e tema", text: "Cambiano solo in questo browser." },
  data: {
    title: "I miei dati",
    text: "Un file con tutto ciò che conserviamo su di te: una pagina da leggere e gli stessi dati in un formato per programmi.",
    request: "Prepara il file",
    building: "Stiamo preparando il file. Ti scriveremo quando sarà pronto.",
    progress: "In preparazione",
    download: "Scarica ({{size}})",
    until: "Lo cancelliamo il {{date}}.",
    again: "Preparane un altro",
    failed: "Non è stato possibile preparare il file. Riprova.",
  },
  deletion: {
    title: "Elimina l'account",
    text: "Il tuo profilo e i tuoi dati spariscono per sempre da Nakamatch. Prima ti chiederemo conferma.",
  },
};
