import type { Phrases } from "../dictionary.ts";

export const dashboard: Phrases["dashboard"] = {
  meta: "Entdecken · Nakamatch",
  welcome: "Hallo, <name>{{nickname}}</name>!",
  found_one: "{{count}} Person gefunden",
  found_other: "{{count}} Personen gefunden",
  info: {
    title: "Passende Profile",
    text: "Hier siehst du nur Leute, die dasselbe suchen wie du und jemanden wie dich kennenlernen möchten. Die Prozentzahl ergibt sich aus euren gemeinsamen Interessen.",
  },
  sort: { label: "Sortieren nach", distance: "Entfernung", compatibility: "Übereinstimmung" },
  list: "Passende Leute",
  loading: "Wir suchen deine Leute...",
  card: {
    inCommon_one: "{{count}} Interesse gemeinsam",
    inCommon_other: "{{count}} Interessen gemeinsam",
    noneInCommon: "Noch keine gemeinsamen Interessen",
    shared: "Was ihr teilt",
    seeks: {
      amistad: "Sucht Freundschaft",
      relacion: "Sucht eine Beziehung",
      ambas: "Sucht Freundschaft oder Beziehung",
    },
  },
  empty: {
    title: "Noch niemand hier",
    text: "Im Moment passt niemand zu dir. Sobald Leute dazukommen, die dasselbe suchen wie du, siehst du sie hier.",
    action: "Noch einmal suchen",
  },
  noPreference: {
    title: "Sag uns, wen du treffen willst",
    text: "Du hast noch nicht angekreuzt, wen du suchst, deshalb können wir dir niemanden zeigen. Kreuze es in deinem Profil an, dann erscheinen deine Leute hier.",
    action: "Auswählen, wen ich suche",
  },
  error: {
    title: "Diese Seite blieb leer",
    text: "Wir konnten die Leute nicht laden. Meistens hilft ein neuer Versuch.",
  },
};
