import type { Phrases } from "../dictionary.ts";

export const errors: Phrases["errors"] = {
  title: "Fehler",
  crashTitle: "Dieses Panel ist verschmiert",
  crashText: "Beim Zeichnen der Seite ist etwas schiefgegangen. Lade sie neu, dann geht es weiter.",
  reload: "Neu laden",
  screenTitle: "Diese Seite ist nicht angekommen",
  screenText:
    "Anscheinend fehlt die Verbindung. Sobald sie wieder da ist, versuchen wir es noch einmal. Oder du versuchst es jetzt.",
  codes: {
    VALIDATION_FAILED: "Einige Angaben stimmen nicht. Schau dir die markierten Felder an.",
    MALFORMED_REQUEST: "Wir konnten die Anfrage nicht verarbeiten. Lade die Seite neu und versuch es noch einmal.",
    SESSION_MISSING: "Deine Sitzung ist beendet. Melde dich wieder an.",
    INVALID_CREDENTIALS: "E-Mail-Adresse oder Passwort stimmt nicht.",
    EMAIL_NOT_CONFIRMED:
      "Du hast deine E-Mail-Adresse noch nicht bestätigt. Öffne den Link aus unserer E-Mail oder fordere einen neuen an.",
    ACCOUNT_BANNED: "Dein Konto ist gesperrt.",
    FORBIDDEN: "Das darfst du leider nicht.",
    NOT_FOUND: "Wir finden nicht, was du suchst. Vielleicht gibt es das nicht mehr.",
    PERSON_NOT_FOUND: "Wir finden diese Person nicht. Vielleicht hat sie ihr Konto gelöscht.",
    CHAT_NOT_FOUND: "Wir finden diesen Chat nicht.",
    INTEREST_NOT_FOUND: "Wir finden dieses Interesse nicht. Such dir ein anderes aus der Liste aus.",
    INTERESTS_FULL: "Mehr Interessen passen nicht. Entferne eins, um ein anderes hinzuzufügen.",
    PROFILE_CHANGED:
      "Dein Profil wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Sieh dir das Neue an und speichere noch einmal.",
    NOT_MATCHED: "Ihr könnt chatten, sobald ihr euch gegenseitig likt.",
    CHAT_REFUSED_BLOCKED: "Du kannst diesen Chat nicht öffnen, weil du diese Person blockiert hast",
    MESSAGE_REFUSED: "Die Nachricht konnte nicht gesendet werden. Versuch es noch einmal.",
    MESSAGE_ID_TAKEN: "Diese Nachricht wurde schon gesendet. Lade den Chat neu.",
    LINK_INVALID: "Der Link ist ungültig oder abgelaufen. Fordere einen neuen an.",
    TOO_MANY_REQUESTS: "Zu viele Versuche hintereinander. Warte einen Moment und versuch es dann noch einmal.",
    PAYLOAD_TOO_LARGE: "Das ist zu groß. Versuch es mit etwas Kleinerem.",
    INTERNAL: "Etwas ist schiefgegangen. Versuch es noch einmal.",
    UNAVAILABLE: "Nakamatch ist gerade nicht erreichbar. Versuch es in einer Minute noch einmal.",
    NETWORK: "Wir erreichen Nakamatch gerade nicht. Prüfe deine Verbindung und versuch es noch einmal.",
  },
  retryIn: {
    seconds_one: "Zu viele Versuche hintereinander. Versuch es in {{count}} Sekunde noch einmal.",
    seconds_other: "Zu viele Versuche hintereinander. Versuch es in {{count}} Sekunden noch einmal.",
    minutes_one: "Zu viele Versuche hintereinander. Versuch es in {{count}} Minute noch einmal.",
    minutes_other: "Zu viele Versuche hintereinander. Versuch es in {{count}} Minuten noch einmal.",
  },
  generic: {
    network: "Verbindungsfehler. Prüfe dein Netz und versuch es noch einmal.",
    notFound: "Wir finden nicht, was du suchst.",
    unauthorized: "Melde dich an, um weiterzumachen.",
    forbidden: "Das darfst du leider nicht.",
    server: "Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.",
    validation: "Prüfe deine Angaben.",
    general: "Etwas ist schiefgegangen. Versuch es noch einmal.",
  },
};
