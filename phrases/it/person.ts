import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "Nome",
    lastName: "Cognome",
    nameFull: "Non ci stanno più di {{max}} caratteri.",
    bio: "Su di te",
    bioPlaceholder: "Quale serie ti ha tolto il sonno? A quale gioco torni sempre?",
    country: "Paese",
    countryPlaceholder: "Cerca il tuo paese",
    city: "Città",
    cityPlaceholder: "Cerca la tua città",
    cityLocked: "Scegli prima un paese",
    gender: "Genere",
    lookingFor: "Che cosa cerchi?",
    friendshipPreference: "Per un'amicizia, mi interessano",
    relationshipPreference: "Per una relazione, mi interessano",
    nobody: "Se non selezioni nessuno, non potremo mostrarti nessuno.",
  },
  problems: {
    firstName: {
      required: "Il nome è obbligatorio",
      invalid: "Il nome può contenere solo lettere, spazi e trattini",
      mixed: "Scrivi il nome con le lettere di un solo alfabeto",
      tooLong: "Il nome non può superare i 10 caratteri",
    },
    lastName: {
      required: "Il cognome è obbligatorio",
      invalid: "Il cognome può contenere solo lettere, spazi e trattini",
      mixed: "Scrivi il cognome con le lettere di un solo alfabeto",
      tooLong: "Il cognome non può superare i 10 caratteri",
    },
    country: {
      required: "Scegli un paese",
    },
    city: {
      required: "Scegli una città",
    },
    bio: {
      invalid: "La bio contiene caratteri invisibili. Cancellali o scrivila a mano.",
      tooLong: "La bio non può superare i 300 caratteri",
    },
    gender: {
      required: "Scegli un genere",
    },
    lookingFor: {
      required: "Indica che cosa cerchi",
    },
  },
};
