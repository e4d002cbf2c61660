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
};
