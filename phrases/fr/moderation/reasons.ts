import type { Phrases } from "../../dictionary.ts";

export const reasons: Phrases["reasons"] = {
  spam: "Spam ou contenu indésirable",
  fake_profile: "Faux profil ou usurpation d’identité",
  harassment: "Harcèlement ou comportement toxique",
  inappropriate_content: "Contenu inapproprié",
  inappropriate_photo: "Photo inappropriée",
  inappropriate_nickname: "Pseudo inapproprié",
  impersonation: "Usurpation d’identité",
  offensive_content: "Contenu offensant",
  violence: "Violence ou menaces",
  pressure: "A insisté ou n’a pas accepté un non",
  theft: "Vol ou demande d’argent",
  other_person: "Ce n’était pas la personne du profil",
  other: "Autre",
};
