import type { Phrases } from "../../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Sparisci da Scopri e non ricevi più novità via e-mail, senza perdere niente.",
  switch: "Metti in pausa il mio profilo",
  goesOn: "Match e chat restano come sono, e chi ha il link può ancora vedere il tuo profilo.",
  begun: "Il tuo profilo è in pausa",
  ended: "Sei di nuovo in Scopri",
  notice: "Il tuo profilo è in pausa: in Scopri non ti vede nessuno.",
  end: "Termina la pausa",
  instead:
    "Ti serve solo una pausa? Metti in pausa il profilo: sparisci da Scopri e, quando torni, trovi tutto com’era.",
  begin: "Metti in pausa",
};
