import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Cambia la tua foto",
  title: "Ritaglia la tua foto",
  instructions:
    "Trascina il cerchio per posizionarlo e tira un angolo per ridimensionarlo. Da tastiera, usa le frecce.",
  area: "Area di ritaglio: spostala con le frecce",
  corner: "Angolo: ridimensiona con le frecce",
  preview: "Anteprima della tua foto",
  previewText: "Così ti vedranno gli altri.",
  apply: "Applica ritaglio",
  empty: "Non è selezionato nulla. Trascina sulla foto, o premi Annulla per ricominciare.",
  uploading: "Caricamento della foto...",
  saving: "Salvataggio della foto...",
  saved: "Foto aggiornata",
  savedText: "La tua foto del profilo è stata aggiornata",
  failed: "Non è stato possibile elaborare e caricare la foto del profilo",
  heldSaved: "Foto salvata",
  heldSavedText: "Una persona la controllerà prima che la vedano gli altri",
  remove: "Rimuovi la tua foto",
  removeTitle: "Vuoi rimuovere la tua foto?",
  removeText: "Al suo posto comparirà l'iniziale del tuo nickname. Puoi caricarne un'altra quando vuoi.",
  removeConfirm: "Rimuovi la foto",
  removed: "Foto rimossa",
  removedText: "Il tuo profilo non mostra più nessuna foto",
  removeFailed: "Non è stato possibile rimuovere la foto",
  held: {
    title: "La tua foto è in attesa di verifica",
    text: "Un controllo automatico non l'ha approvata; a volte si sbaglia. Presto la controllerà una persona: fino ad allora la vedi solo tu.",
  },
  rejected: {
    title: "Gli altri non vedono la tua foto",
    text: "Una persona del team di moderazione l'ha controllata e l'ha rifiutata. Motivo: {{reason}}.",
    next: "Puoi caricarne un'altra. Se pensi che sia un errore, fai ricorso: la controllerà un'altra persona.",
    appeal: "Vedi la decisione e fai ricorso",
  },
};
