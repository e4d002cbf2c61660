import type { Phrases } from "../../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Tu disparais de Découvrir et tu ne reçois plus de récap par e-mail, sans rien perdre.",
  switch: "Mettre mon profil en pause",
  goesOn: "Tes matchs et tes discussions ne changent pas, et ton profil reste visible pour qui a le lien.",
  begun: "Ton profil est en pause",
  ended: "Tu es de retour dans Découvrir",
  notice: "Ton profil est en pause\u202f: personne ne te voit dans Découvrir.",
  end: "Terminer la pause",
  instead:
    "Juste besoin d’une pause\u202f? Mets ton profil en pause\u202f: tu disparais de Découvrir, et tout sera encore là à ton retour.",
  begin: "Mettre en pause",
};
