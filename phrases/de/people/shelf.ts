import type { Phrases } from "../../dictionary.ts";

export const shelf: Phrases["shelf"] = {
  title: "Regal",
  invite: "Such dir bis zu fünf Lieblinge aus und zeig hier ihre Cover.",
  fill: "Mein Regal füllen",
  nowList: "Gerade jetzt",
  nowLine: {
    anime: "Schaut oder liest gerade {{title}}",
    juego: "Spielt gerade {{title}}",
    serie_pelicula: "Schaut gerade {{title}}",
  },
  more_one: "und {{count}} weiterer",
  more_other: "und {{count}} weitere",
  status: {
    now: {
      anime: "Schaut oder liest gerade",
      juego: "Spielt gerade",
      serie_pelicula: "Schaut gerade",
    },
    finished: "Durch",
    planned: "Vorgemerkt",
    dropped: "Abgebrochen",
  },
  nowSign: "Gerade dabei",
  ask: {
    question: "Bist du noch an {{title}} dran? Du hast länger nichts gesagt, darum sehen es andere nicht mehr.",
    yes: "Ja, noch dran",
    finished: "Durch",
    dropped: "Abgebrochen",
  },
  edit: {
    title: "Dein Regal",
    hint: "Bis zu fünf Lieblinge in deiner Reihenfolge. Im Menü jedes Titels stellst du ihn hierher und sagst, wie weit du bist.",
    menu: "Optionen für {{title}}",
    pin: "Ins Regal stellen",
    unpin: "Aus dem Regal nehmen",
    pinned: "in deinem Regal",
    up: "{{title}} nach oben",
    down: "{{title}} nach unten",
    remove: "{{title}} aus dem Regal nehmen",
    place: "{{title}}: {{place}} von {{count}}",
    now: {
      anime: "Schaue oder lese ich gerade",
      juego: "Spiele ich gerade",
      serie_pelicula: "Schaue ich gerade",
    },
    finished: "Bin ich durch",
    planned: "Steht auf meiner Liste",
    dropped: "Habe ich abgebrochen",
    full: "In deinem Regal stehen schon fünf Titel. Nimm einen heraus, um einen anderen hineinzustellen.",
    error: "Das konnten wir nicht speichern. Versuch es noch einmal.",
  },
};
