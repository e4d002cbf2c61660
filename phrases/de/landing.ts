import type { Phrases } from "../dictionary.ts";

export const landing: Phrases["landing"] = {
  meta: {
    title: "Nakamatch: Triff Menschen, die lieben, was du liebst",
    description:
      "Freundschaft und Dating für Fans von Anime, Manga, Videospielen, Serien und Filmen. Finde den Menschen, der jede Anspielung versteht.",
  },
  hero: {
    titleStart: "Finde deinen",
    titleMark: "Nakama",
    subtitle: "Irgendwo da draußen versteht jemand all deine Anspielungen.",
    description:
      "Nakamatch bringt Erwachsene zusammen, die für Anime und Manga, Videospiele, Serien und Filme brennen. Zum Freundefinden, zum Verlieben oder für alles, was zwischen zwei Folgen passiert.",
    join: "Kostenlos mitmachen",
    haveAccount: "Ich habe schon ein Konto",
  },
  closed: "Gerade können wir keine neuen Konten aufnehmen. Schau bald wieder vorbei: Wir freuen uns auf dich.",
  stats: {
    label: "Nakamatch in Zahlen",
    compatibility: "Übereinstimmung",
    otakus: "aktive Otakus",
    couples: "neue Paare",
  },
  example: {
    title: "So sieht jemand hier aus",
    text: "Ein Gesicht, was euch verbindet, und ein Satz, auf den du antworten kannst. Die Prozentzahl ergibt sich aus den Titeln, die ihr beide liebt.",
    note: "Beispielprofil",
    facts: "27 Jahre alt · Köln · 12 km entfernt",
    reason: "Ihr liebt beide {{title}}.",
    question: "Darüber rede ich stundenlang",
    answer: "Warum die beste Folge immer die am Strand ist.",
  },
  features: {
    title: "Was zwischen dem ersten Panel und dem Happy End passiert",
    tastes: {
      title: "Dein Geschmack macht den ersten Schritt",
      text: "Die Übereinstimmung kommt von dem, was euch wirklich verbindet, und du siehst immer, was das ist. Keine Geheimformeln.",
    },
    kinds: {
      title: "Drei Welten, ein Profil",
      text: "Anime und Manga, Videospiele, Serien und Filme: Füg hinzu, was du liebst, und zeig es.",
    },
    intent: {
      title: "Freundschaft, Beziehung oder beides",
      text: "Du sagst, was du suchst und mit wem. Du siehst nur Menschen, die dasselbe suchen und jemanden wie dich kennenlernen möchten.",
    },
    distance: {
      title: "Um die Ecke oder quer über die Karte",
      text: "Sortiere nach Entfernung oder Übereinstimmung. Deine Stadt ist zu sehen, deine Straße nie.",
    },
    chat: {
      title: "Match, Konfetti, Chat",
      text: "Ist das Like gegenseitig, geht der Chat auf. Das Eis ist schnell gebrochen: Ihr habt ja ein Thema.",
    },
    safety: {
      title: "Ein Ort zum Wohlfühlen",
      text: "Blockiere jemanden in Sekunden, melde, was nicht okay ist, und verdecke Schimpfwörter in deinen Nachrichten. Dahinter steht ein Moderationsteam aus echten Menschen.",
    },
  },
  cta: {
    line: "Dein nächstes Kapitel beginnt mit „Moment, das hast du auch gesehen?“.",
    join: "Mein Profil erstellen",
  },
  footer: {
    description: "Freundschaft und Dating für Erwachsene, die Anime, Videospiele, Serien und Filme lieben.",
    company: "Nakamatch",
    about: "Über mich",
    contact: "Kontakt",
    legal: "Rechtliches",
    privacy: "Impressum und Datenschutz",
    terms: "Nutzungsbedingungen",
    copyright: "© {{year}} Nakamatch. Alle Rechte vorbehalten.",
    attribution: "Hintergrundbilder: eigene Illustrationen von Nakamatch.",
  },
  documents: { updated: "Stand: {{date}}", contents: "Auf dieser Seite" },
};
