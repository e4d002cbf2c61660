import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Sua turma de cada dia",
  text: "Gente com os seus interesses, tão perto quanto você quiser. Se for pouca, procuramos mais longe, passo a passo.",
  distance: "Distância máxima",
  anywhere: "Sem limite",
  upTo: "Até {{km}} km",
  sharedLanguage: "Só quem fala meu idioma",
  sharedLanguageHint: "E quem não diz que idiomas fala.",
  now: "Ao salvar, procuramos de novo a sua turma de hoje. Dá para fazer isso uma vez até a próxima turma.",
  later:
    "Já procuramos de novo a sua turma de hoje. O que você mudar agora vale a partir da próxima, {{when}} ({{time}}).",
  save: "Salvar",
  saved: "Sua turma de hoje está atualizada",
  savedLater: "Salvo para a próxima turma",
};
