import type { Phrases } from "../../dictionary.ts";

export const messageSearch: Phrases["messageSearch"] = {
  list: "Messages trouvés",
  hint: "Écris au moins deux lettres de ce que tu cherches.",
  loading: "Recherche dans tes messages…",
  none: "Aucun message avec « {{text}} ».",
  error: "Impossible de chercher dans tes messages.",
  shown_one: "{{count}} message dans la liste",
  shown_other: "{{count}} messages dans la liste",
};
