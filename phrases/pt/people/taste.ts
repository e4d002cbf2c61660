import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Você também adora {{title}}: aqui, menos de {{count}} pessoas gostam.",
  both: "Você também adora {{title}}.",
  bothMore_one: "Você também adora {{title}}, e vocês têm mais um título em comum.",
  bothMore_other: "Você também adora {{title}}, e vocês têm mais {{count}} títulos em comum.",
  today: {
    title: "Sua turma de hoje",
    text: "Quem mais combina com seus interesses. Trazemos mais {{when}}.",
    done: "Você já viu toda a sua turma de hoje. Trazemos mais {{when}}.",
    limits: {
      none: "Onde quer que morem · qualquer idioma",
      near: "Até {{km}} km · qualquer idioma",
      speaking: "Onde quer que morem · meus idiomas",
      both: "Até {{km}} km · meus idiomas",
    },
    change: "Mudar",
    few: {
      nearNone: "Hoje não há ninguém novo a até {{km}} km.",
      near_one: "Hoje há só uma pessoa nova a até {{km}} km.",
      near_other: "Hoje há só {{count}} pessoas novas a até {{km}} km.",
      speakingNone: "Hoje não há ninguém novo que fale seus idiomas.",
      speaking_one: "Hoje há só uma pessoa nova que fala seus idiomas.",
      speaking_other: "Hoje há só {{count}} pessoas novas que falam seus idiomas.",
      bothNone: "Hoje não há ninguém novo a até {{km}} km que fale seus idiomas.",
      both_one: "Hoje há só uma pessoa nova a até {{km}} km que fala seus idiomas.",
      both_other: "Hoje há só {{count}} pessoas novas a até {{km}} km que falam seus idiomas.",
    },
    farther: "Por isso, procuramos mais longe.",
    foreign: "Por isso, procuramos também em outros idiomas.",
    either: "Por isso, procuramos mais longe e em outros idiomas.",
    previous: "Pessoa anterior",
    next: "Próxima pessoa",
  },
};
