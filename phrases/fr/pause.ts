import type { Phrases } from "../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Disparais de Découvrir et des résumés par e-mail, sans rien perdre.",
  switch: "Mettre mon profil en pause",
  goesOn: "Tes matchs, tes discussions et ton profil pour qui a le lien restent comme avant.",
  begun: "Ton profil est en pause",
  ended: "Tu es de retour dans Découvrir",
  notice: "Ton profil est en pause : personne ne te découvre pour le moment.",
  end: "Terminer la pause",
  instead:
    "Juste besoin d’une pause ? Mets ton profil en pause : personne ne te découvre, et tout sera encore là à ton retour.",
  begin: "Mettre en pause",
};
