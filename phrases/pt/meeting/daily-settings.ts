import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "Sua turma de cada dia",
  text: "Gente com os seus interesses, tão perto e da idade que você quiser. Se for pouca, procuramos mais, passo a passo: primeiro mais longe, depois em idades próximas.",
  distance: "Distância máxima",
  anywhere: "Sem limite",
  upTo: "Até {{km}} km",
  minAge: "Idade mínima",
  maxAge: "Idade máxima",
  sharedLanguage: "Só quem fala meu idioma",
  sharedLanguageHint: "E quem não diz que idiomas fala.",
  now: "Ao salvar, procuramos de novo a sua turma de hoje. Dá para fazer isso uma vez até a próxima turma.",
  later:
    "Já procuramos de novo a sua turma de hoje. O que você mudar agora vale a partir da próxima, {{when}} ({{time}}).",
  save: "Salvar",
  saved: "Sua turma de hoje está atualizada",
  savedLater: "Salvo para a próxima turma",
  first: {
    title: "Até onde, e de que idade?",
    step: "Passo 2 de 2",
    text: "É assim que escolhemos a sua turma de hoje. Se for pouca, procuramos um pouco mais longe, e você pode mudar quando quiser.",
    save: "Ver minha turma",
    noLimits: "Sem limites",
  },
};
