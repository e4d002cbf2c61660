import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Você também adora {{title}}: aqui, menos de {{count}} pessoas gostam.",
  both: "Você também adora {{title}}.",
  rareOnCard: "aqui, menos de {{count}} pessoas gostam",
  possible: {
    amistad: "Amizade possível",
    relacion: "Relacionamento possível",
    ambas: "Amizade ou relacionamento possíveis",
  },
  today: {
    title: "Sua turma de hoje",
    text: "Escolhida pelos seus interesses. Trazemos mais {{when}}.",
    done: "Você já viu toda a sua turma de hoje. Que bom que você olhou com calma! Trazemos mais {{when}}; até lá, a lista abaixo é toda sua.",
    limits: {
      none: "Qualquer lugar, idade e idioma",
      anywhere: "Onde quer que morem",
      near: "Até {{km}} km",
      ages: "{{ages}} anos",
      speaking: "meus idiomas",
    },
    change: "Mudar",
    fewNone: "Assim não sobrava ninguém: procuramos também {{where}}.",
    few_one: "Assim só sobrava uma pessoa: procuramos também {{where}}.",
    few_other: "Assim só sobravam {{count}}: procuramos também {{where}}.",
    wider: {
      farther: "mais longe",
      fartherTo: "mais longe (até {{km}} km)",
      otherAge: "até {{years}} anos além dessas idades",
      foreign: "em outros idiomas",
    },
    previous: "Pessoa anterior",
    next: "Próxima pessoa",
  },
  goesTo: "Também vai a {{events}}",
};
