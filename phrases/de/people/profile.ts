import type { Phrases } from "../../dictionary.ts";

export const profile: Phrases["profile"] = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "Mein Profil · Nakamatch",
  metaLoading: "Profil · Nakamatch",
  back: "Zurück",
  loading: "Das Profil wird geladen …",
  warnOrBan: "Verwarnen oder sperren",
  decisions: "Entscheidungen über diese Person",
  enlarge: "Bild von {{name}} vergrößern",
  photos: {
    previous: "Voriges Foto",
    next: "Nächstes Foto",
    position: "{{number}} von {{count}}",
  },
  edit: "Profil bearbeiten",
  menuOwn: "Optionen für dein Profil",
  blocked: "Blockierte Personen",
  about: "Über mich",
  noBio: "Hier steht noch nichts. Frag nach dem letzten Serienmarathon.",
  noBioOwn: "Hier steht noch nichts. Erzähl, für welche Serie du die Nacht durchmachst.",
  writeBio: "Über mich schreiben",
  hasMetPeople: "Hat schon Leute von hier getroffen",
  info: {
    title: "Persönliche Angaben",
    gender: "Geschlecht",
    lookingFor: "Sucht",
    languages: "Sprachen",
    unknown: "Keine Angabe",
  },
  preferences: {
    title: "Möchte kennenlernen",
    friendship: "Für Freundschaft",
    relationship: "Für eine Beziehung",
    nobody: "Im Moment niemand",
  },
  interests: {
    title: "Interessen",
    legend: "Magst du auch",
    shared: "habt ihr gemeinsam",
    empty: "Noch keine Titel ausgesucht.",
    emptyOwn: "Du hast noch keine Titel ausgesucht. Füg deine liebsten hinzu, wenn du dein Profil bearbeitest.",
  },
  prompts: {
    title: "Fragen für Fans",
    text: "Eine gute Antwort sagt mehr als eine ganze Liste. Such dir eine Frage aus und gib anderen etwas zum Anknüpfen.",
    action: "Frage aussuchen",
  },
  hidden:
    "Du siehst dieses Profil, weil du moderierst: Das Konto ist gesperrt oder nicht bestätigt, oder jemand von euch hat die andere Person blockiert.",
  notFound: {
    meta: "Profil nicht gefunden · Nakamatch",
    title: "Profil nicht gefunden",
    text: "Vielleicht ist diese Person nicht mehr auf Nakamatch, oder der Link ist unvollständig.",
  },
  error: {
    title: "Dieses Profil blieb auf halbem Weg stecken",
    text: "Wir konnten es nicht laden. Meist hilft ein neuer Versuch.",
  },
};
