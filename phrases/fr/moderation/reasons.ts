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
  other: "Autre",
};
