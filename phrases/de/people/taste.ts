import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Ihr liebt beide {{title}}: Hier geht das weniger als {{count}} Leuten so.",
  both: "Ihr liebt beide {{title}}.",
  bothMore_one: "Ihr liebt beide {{title}} und noch einen Titel.",
  bothMore_other: "Ihr liebt beide {{title}} und {{count}} weitere Titel.",
  today: {
    title: "Deine Leute für heute",
    text: "Sie kommen deinem Geschmack am nächsten. Die nächsten kommen {{when}}.",
    done: "Für heute hast du alle gesehen. Die nächsten kommen {{when}}.",
    limits: {
      none: "Egal, wo sie wohnen · alle Sprachen",
      near: "Bis {{km}} km · alle Sprachen",
      speaking: "Egal, wo sie wohnen · meine Sprachen",
      both: "Bis {{km}} km · meine Sprachen",
    },
    change: "Ändern",
    few: {
      nearNone: "Im Umkreis von {{km}} km war heute niemand Neues dabei.",
      near_one: "Im Umkreis von {{km}} km war heute nur eine neue Person dabei.",
      near_other: "Im Umkreis von {{km}} km waren heute nur {{count}} neue Leute dabei.",
      speakingNone: "Heute war niemand Neues dabei, der deine Sprachen spricht.",
      speaking_one: "Heute war nur eine neue Person dabei, die deine Sprachen spricht.",
      speaking_other: "Heute waren nur {{count}} neue Leute dabei, die deine Sprachen sprechen.",
      bothNone: "Im Umkreis von {{km}} km war heute niemand Neues dabei, der deine Sprachen spricht.",
      both_one: "Im Umkreis von {{km}} km war heute nur eine neue Person dabei, die deine Sprachen spricht.",
      both_other: "Im Umkreis von {{km}} km waren heute nur {{count}} neue Leute dabei, die deine Sprachen sprechen.",
    },
    farther: "Deshalb haben wir weiter weg gesucht.",
    foreign: "Deshalb haben wir auch in anderen Sprachen gesucht.",
    either: "Deshalb haben wir weiter weg und in anderen Sprachen gesucht.",
    previous: "Vorherige Person",
    next: "Nächste Person",
  },
};
