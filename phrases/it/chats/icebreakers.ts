import type { Phrases } from "../../dictionary.ts";

export const icebreakers: Phrases["icebreakers"] = {
  use: "Usa questa idea",
  another: "Un’altra idea",
  anime: {
    one: "Qual è il tuo personaggio preferito di {{title}}?",
    two: "Quand’è che {{title}} ti ha preso davvero?",
    three: "Se potessi passare un giorno dentro {{title}}, cosa faresti per prima cosa?",
    four: "Come convinceresti qualcuno a iniziare {{title}}?",
  },
  juego: {
    one: "Quante ore hai passato su {{title}}? Prometto di non giudicare.",
    two: "Qual è il tuo ricordo più bello di {{title}}?",
    three: "Come giochi a {{title}}: a tutto gas o con calma?",
    four: "Quale parte di {{title}} ti ha fatto penare di più?",
  },
  serie_pelicula: {
    one: "Che scena di {{title}} rivedresti all’infinito?",
    two: "Chi è il tuo personaggio del cuore in {{title}}?",
    three: "Se potessi dimenticare {{title}} e rivedere tutto da capo, lo faresti?",
    four: "Cosa cambieresti di {{title}}? Niente spoiler.",
  },
  any: {
    one: "Qual è l’ultima cosa che ti ha conquistato?",
    two: "Che titolo consigli a tutti appena puoi?",
    three: "Stasera cosa si fa: anime, gioco o serie?",
    four: "Che colonna sonora sai a memoria?",
  },
};
