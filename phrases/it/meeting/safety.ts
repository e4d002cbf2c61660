import type { Phrases } from "../../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Opzioni per {{name}}",
  centre: { link: "Consigli di sicurezza", newTab: "(si apre in una nuova scheda)" },
  block: {
    action: "Blocca questa persona",
    title: "Bloccare {{name}}?",
    text: "Non potrete più vedervi né scrivervi, e la chat sparirà dal tuo elenco. Non glielo diremo. Puoi cambiare idea quando vuoi nel tuo profilo, in «Persone bloccate».",
    confirm: "Blocca",
    done: "Hai bloccato {{name}}",
  },
};
