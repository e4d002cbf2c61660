import type { Phrases } from "../../dictionary.ts";

export const photos: Phrases["photos"] = {
  list: "Le tue foto",
  main: "Principale",
  photo: "Foto {{number}} di {{count}}",
  menu: "Opzioni della foto {{number}}",
  sortable: "spostabile",
  instructions:
    "Premi la barra spaziatrice per prendere la foto, spostala con le frecce e premila di nuovo per lasciarla. Con Esc resta dov’era.",
  lifted: "Hai preso la foto {{number}} di {{count}}.",
  over: "La foto è al posto {{number}} di {{count}}.",
  dropped: "Hai lasciato la foto al posto {{number}} di {{count}}.",
  cancelled: "La foto è tornata al suo posto.",
  first: "Usa come principale",
  earlier: "Sposta avanti",
  later: "Sposta indietro",
  remove: "Rimuovi",
  removeTitle: "Rimuovere questa foto?",
  removeText: "La cancelliamo del tutto. Puoi caricarne un’altra quando vuoi.",
  failed: "Non siamo riusciti a salvare le tue foto",
};
