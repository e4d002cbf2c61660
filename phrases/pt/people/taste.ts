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
      anyLanguage: "qualquer idioma",
      speaking: "meus idiomas",
    },
    change: "Mudar",
    fewNone: "Para hoje não sobrava ninguém dentro dos seus limites, por isso procuramos também {{where}}.",
    few_one: "Para hoje só sobrava uma pessoa dentro dos seus limites, por isso procuramos também {{where}}.",
    few_other: "Para hoje só sobravam {{count}} pessoas dentro dos seus limites, por isso procuramos também {{where}}.",
    wider: {
      farther: "mais longe",
      otherAge: "até {{years}} anos além dessas idades",
      foreign: "em outros idiomas",
    },
    previous: "Pessoa anterior",
    next: "Próxima pessoa",
  },
};
