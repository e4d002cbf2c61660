import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Você também adora {{title}}: aqui, menos de {{count}} pessoas gostam.",
  both: "Você também adora {{title}}.",
  possible: {
    amistad: "Com você: só amizade",
    relacion: "Com você: só relacionamento",
    ambas: "Com você: amizade ou relacionamento",
  },
  today: {
    title: "Sua turma de hoje",
    text: "Escolhida pelos seus interesses. Trazemos mais {{when}}.",
    done: "Você já viu toda a sua turma de hoje. Trazemos mais {{when}}.",
    limits: {
      none: "Qualquer lugar, idade e idioma",
      anywhere: "Onde quer que morem",
      near: "Até {{km}} km",
      ages: "{{ages}} anos",
      anyLanguage: "qualquer idioma",
      speaking: "meus idiomas",
    },
    change: "Mudar",
    fewNone: "Hoje não há ninguém novo que combine com o que você pede.",
    few_one: "Hoje há só uma pessoa nova que combina com o que você pede.",
    few_other: "Hoje há só {{count}} pessoas novas que combinam com o que você pede.",
    widened: "Por isso, procuramos também {{where}}.",
    wider: {
      farther: "mais longe",
      otherAge: "até {{years}} anos além dessas idades",
      foreign: "em outros idiomas",
    },
    previous: "Pessoa anterior",
    next: "Próxima pessoa",
  },
};
