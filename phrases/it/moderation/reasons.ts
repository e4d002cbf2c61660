import type { Phrases } from "../../dictionary.ts";

export const reasons: Phrases["reasons"] = {
  spam: "Spam o contenuti indesiderati",
  fake_profile: "Profilo falso o di qualcun altro",
  harassment: "Molestie o comportamento tossico",
  inappropriate_content: "Contenuti inappropriati",
  inappropriate_photo: "Foto inappropriata",
  inappropriate_nickname: "Nickname inappropriato",
  impersonation: "Furto d’identità",
  offensive_content: "Contenuti offensivi",
  violence: "Violenza o minacce",
  pressure: "Ha insistito o non ha accettato un no",
  theft: "Furto o richiesta di denaro",
  other_person: "Non era la persona del profilo",
  other: "Altro",
};
