import type { Phrases } from "../../dictionary.ts";

export const censorship: Phrases["censorship"] = {
  open: "Filtre de mots",
  title: "Filtre de mots",
  intro:
    "Masque les gros mots dans les messages que tu écris, avant leur envoi. Ces réglages sont enregistrés uniquement dans ce navigateur.",
  enabled: "Masquer les gros mots de mes messages",
  on: "Activé : les mots de la liste sont masqués.",
  off: "Désactivé : tes messages partent tels que tu les écris.",
  replacement: "Caractère de remplacement",
  example: "Voici à quoi ressemble un mot masqué : {{masked}}",
  custom: "Tes mots",
  language: "Langue",
  word: "Mot ou expression",
  short:
    "Un mot de ta liste doit avoir au moins trois lettres pour être masqué. Il l’est dans toutes les langues à la fois.",
  add: "Ajouter",
  words: "Tes mots : {{language}}",
  none: "Tu n’as pas encore ajouté de mot dans cette langue.",
  count_one: "{{count}} mot ajouté dans cette langue.",
  count_other: "{{count}} mots ajoutés dans cette langue.",
  done: "Terminé",
  problems: {
    replacement: "Un seul caractère visible, comme * ou #. Pas d’emoji.",
    empty: "Entre un mot.",
    duplicate: "Ce mot est déjà dans la liste de cette langue.",
    tooLong: "{{max}} caractères au maximum.",
  },
};
