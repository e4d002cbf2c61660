import type { Phrases } from "../../dictionary.ts";

export const icebreakers: Phrases["icebreakers"] = {
  use: "Diese Idee nehmen",
  another: "Andere Idee",
  anime: {
    one: "Wer ist deine Lieblingsfigur in {{title}}?",
    two: "Ab wann hat dich {{title}} gepackt?",
    three: "Wenn du einen Tag in {{title}} verbringen könntest: Was würdest du zuerst machen?",
    four: "Wie würdest du jemanden überreden, mit {{title}} anzufangen?",
  },
  juego: {
    one: "Wie viele Stunden stecken bei dir in {{title}}? Ich urteile nicht, versprochen.",
    two: "Was ist deine schönste Erinnerung an {{title}}?",
    three: "Wie spielst du {{title}}: Vollgas oder ganz gemütlich?",
    four: "An welcher Stelle in {{title}} bist du fast verzweifelt?",
  },
  serie_pelicula: {
    one: "Welche Szene aus {{title}} kannst du immer wieder sehen?",
    two: "Welche Figur aus {{title}} magst du am liebsten?",
    three: "Wenn du {{title}} vergessen und noch einmal neu sehen könntest: Würdest du es tun?",
    four: "Was würdest du an {{title}} ändern? Ohne Spoiler.",
  },
  any: {
    one: "Was hat dich zuletzt so richtig gepackt?",
    two: "Welchen Titel empfiehlst du bei jeder Gelegenheit?",
    three: "Was gibt’s heute Abend: Anime, Spiel oder Serie?",
    four: "Welchen Soundtrack kannst du auswendig?",
  },
};
