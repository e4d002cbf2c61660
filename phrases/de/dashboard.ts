import type { Phrases } from "../dictionary.ts";

export const dashboard: Phrases["dashboard"] = {
  meta: "Entdecken · Nakamatch",
  welcome: "Hallo, <name>{{nickname}}</name>!",
  found_one: "{{count}} Person gefunden",
  found_other: "{{count}} Leute gefunden",
  info: {
    title: "Passende Profile",
    text: "Hier siehst du nur Leute, die dasselbe suchen wie du und jemanden wie dich kennenlernen möchten. Die Prozentzahl ergibt sich aus euren gemeinsamen Interessen.",
  },
  photoHint: {
    text: "Mit Foto und ein paar Zeilen über dich bricht das Eis leichter.",
    open: "Mein Profil vervollständigen",
    close: "Nicht jetzt",
  },
  sort: { label: "Sortieren nach", distance: "Entfernung", compatibility: "Übereinstimmung" },
  list: "Passende Leute",
  loading: "Wir suchen deine Leute …",
  card: {
    hide: "Nichts für mich",
    inCommon_one: "{{count}} gemeinsames Interesse",
    inCommon_other: "{{count}} gemeinsame Interessen",
    noneInCommon: "Noch keine gemeinsamen Interessen",
    shared: "Gemeinsame Interessen",
    favourites: "Favoriten dieser Person",
    explain: "{{percent}} Übereinstimmung: warum?",
    basis: {
      yours_one: "Dein einziges Interesse",
      yours_other: "{{shared}} deiner {{count}} Interessen",
      theirs_one: "Das einzige Interesse dieser Person",
      theirs_other: "{{shared}} der {{count}} Interessen dieser Person",
    },
    because: "{{part}}: {{kinds}}",
    byKind: {
      anime_one: "{{count}} Anime",
      anime_other: "{{count}} Anime",
      juego_one: "{{count}} Spiel",
      juego_other: "{{count}} Spiele",
      serie_pelicula_one: "{{count}} Serie oder Film",
      serie_pelicula_other: "{{count}} Serien oder Filme",
    },
    seeks: {
      amistad: "Sucht Freundschaft",
      relacion: "Sucht eine Beziehung",
      ambas: "Sucht Freundschaft oder Beziehung",
    },
  },
  filters: {
    toggle: "Filter",
    title: "Leute filtern",
    active_one: "{{count}} aktiver Filter",
    active_other: "{{count}} aktive Filter",
    clear: "Filter zurücksetzen",
    showAny: "Leute ansehen",
    show_one: "{{count}} Person ansehen",
    show_other: "{{count}} Leute ansehen",
    country: "Land",
    anyCountry: "Alle Länder",
    city: "Stadt",
    anyCity: "Alle Städte",
    cityLocked: "Erst Land wählen",
    unknownCity: "Unbekannte Stadt",
    compatibility: "Übereinstimmung",
    anyCompatibility: "Egal",
    atLeast: "{{percent}} % oder mehr",
    distance: "Entfernung",
    noLimit: "Unbegrenzt",
    upTo: "Bis {{km}} km",
    minAge: "Mindestalter",
    maxAge: "Höchstalter",
    ageCorrected: "Möglich ist {{min}} bis {{max}}: Wir haben {{age}} eingesetzt.",
    interests: "Interessen",
    interestsPlaceholder: "Titel suchen …",
    interestsHint: "Zeigt alle, die mindestens eines teilen.",
    interestsFull_one: "Du kannst nur {{count}} auswählen. Entferne es, um ein anderes hinzuzufügen.",
    interestsFull_other: "Du kannst bis zu {{count}} auswählen. Entferne eines, um ein anderes hinzuzufügen.",
    chosenInterests: "Interessen, nach denen du filterst",
    hideLiked: "Ausblenden, wer schon ein Like von mir hat",
  },
  filtered: {
    title: "Deine Filter lassen niemanden übrig",
    text: "Niemand erfüllt all deine Wünsche. Setz die Filter zurück oder lockere einen und schau, wer auftaucht.",
    loosen: {
      minCompatibility:
        "So viel Übereinstimmung erreicht niemand. Verlange etwas weniger oder setz den Filter zurück und schau, wer auftaucht.",
      maxDistance:
        "So nah ist niemand. Such in einem größeren Umkreis oder setz den Filter zurück und schau, wer auftaucht.",
      country:
        "In diesem Land passt niemand zu dir. Versuch es mit einem anderen oder setz den Filter zurück und schau, wer auftaucht.",
      city: "In dieser Stadt passt niemand zu dir. Such im ganzen Land oder setz die Filter zurück und schau, wer auftaucht.",
      selectedInterests:
        "Diese Titel liebt noch niemand. Nimm andere dazu oder setz den Filter zurück und schau, wer auftaucht.",
      ageRange:
        "In diesem Alter passt niemand zu dir. Erweitere die Spanne oder setz den Filter zurück und schau, wer auftaucht.",
      hideLiked:
        "Hier ist niemand mehr, der noch kein Like von dir hat. Schalte den Filter aus und sieh, wer auftaucht.",
    },
  },
  empty: {
    title: "Noch niemand hier",
    text: "Im Moment passt niemand zu dir. Sobald Leute dazukommen, die dasselbe suchen wie du, siehst du sie hier.",
    action: "Noch einmal suchen",
  },
  noPreference: {
    title: "Sag uns, wen du kennenlernen möchtest",
    text: "Du hast noch nicht angekreuzt, wen du suchst, deshalb können wir dir niemanden zeigen. Kreuz es in deinem Profil an, dann erscheinen deine Leute hier.",
    action: "Auswählen, wen ich suche",
  },
  error: {
    title: "Diese Seite ist leer geblieben",
    text: "Wir konnten die Leute nicht laden. Meistens hilft ein neuer Versuch.",
  },
};
