import type { Phrases } from "../../dictionary.ts";

export const taste: Phrases["taste"] = {
  rare: "Ihr liebt beide {{title}}: Hier geht das weniger als {{count}} Leuten so.",
  both: "Ihr liebt beide {{title}}.",
  rareOnCard: "hier lieben das weniger als {{count}} Leute",
  possible: {
    amistad: "Freundschaft möglich",
    relacion: "Beziehung möglich",
    ambas: "Freundschaft oder Beziehung möglich",
  },
  today: {
    title: "Deine Leute für heute",
    text: "Ausgesucht anhand deiner Titel. Die nächsten kommen {{when}}.",
    done: "Für heute hast du alle gesehen. Schön, dass du dir Zeit genommen hast! Die nächsten kommen {{when}}; bis dahin gehört die Liste unten ganz dir.",
    limits: {
      none: "Alle Orte, Alter und Sprachen",
      anywhere: "Egal, wo sie wohnen",
      near: "Bis {{km}} km",
      ages: "{{ages}} Jahre",
      speaking: "meine Sprachen",
    },
    change: "Ändern",
    fewNone: "So war niemand mehr übrig: Wir haben auch {{where}} gesucht.",
    few_one: "So war nur noch eine Person übrig: Wir haben auch {{where}} gesucht.",
    few_other: "So waren nur noch {{count}} übrig: Wir haben auch {{where}} gesucht.",
    wider: {
      farther: "weiter weg",
      fartherTo: "weiter weg (bis {{km}} km)",
      otherAge: "bis zu {{years}} Jahre über dein Wunschalter hinaus",
      foreign: "in anderen Sprachen",
    },
    previous: "Vorherige Person",
    next: "Nächste Person",
  },
  goesTo: "Geht auch hin: {{events}}",
};
