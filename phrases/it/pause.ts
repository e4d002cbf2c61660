import type { Phrases } from "../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Sparisci da Scopri e dai riepiloghi via email, senza perdere niente.",
  switch: "Metti in pausa il mio profilo",
  goesOn: "I tuoi match, le tue chat e il tuo profilo per chi ha il link restano come sono.",
  begun: "Il tuo profilo è in pausa",
  ended: "Sei di nuovo in Scopri",
  notice: "Il tuo profilo è in pausa: al momento nessuno ti scopre.",
  end: "Termina la pausa",
  instead:
    "Ti serve solo una pausa? Metti in pausa il profilo: nessuno ti scopre e, quando torni, trovi tutto com’era.",
  begin: "Metti in pausa",
};
