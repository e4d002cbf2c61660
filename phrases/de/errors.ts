import type { Phrases } from "../dictionary.ts";

export const errors: Phrases["errors"] = {
  title: "Fehler",
  crashTitle: "Dieses Panel ist verschmiert",
  crashText: "Beim Zeichnen der Seite ist etwas schiefgegangen. Lade sie neu, dann geht es weiter.",
  reload: "Neu laden",
  screenTitle: "Wir konnten diese Seite nicht laden",
  screenText:
    "Anscheinend fehlt die Verbindung. Sobald sie wieder da ist, versuchen wir es noch einmal. Oder du versuchst es jetzt.",
  screenUnreached:
    "Wir haben Nakamatch nicht erreicht. Es liegt an deiner Verbindung oder an uns: Versuch es gleich noch einmal.",
  outdatedText: "Dieser Tab ist noch von vor dem Update. Lade ihn neu, dann geht es weiter.",
  codes: {
    VALIDATION_FAILED: "Einige Angaben stimmen nicht. Schau dir die markierten Felder an.",
    MALFORMED_REQUEST: "Da ist etwas durcheinandergeraten. Lade die Seite neu und versuch es noch einmal.",
    TOKEN_INVALID: "Du bist nicht mehr angemeldet. Melde dich noch einmal an.",
    INVALID_CREDENTIALS: "E-Mail-Adresse oder Passwort stimmt nicht.",
    EMAIL_NOT_CONFIRMED:
      "Du hast deine E-Mail-Adresse noch nicht bestätigt. Öffne den Link aus unserer E-Mail oder fordere einen neuen an.",
    PASSWORD_WRONG: "Das Passwort stimmt nicht.",
    PASSWORD_EXISTS: "Du hast schon ein Passwort. Lade die Seite neu, um es zu ändern.",
    LAST_WAY_IN: "Das ist dein einziger Zugang. Wähle zuerst ein Passwort.",
    IDENTITY_NOT_PROVEN: "Gib dein Passwort noch einmal ein, dann geht es weiter.",
    FACTOR_NOT_FOUND: "Diese Methode gibt es nicht mehr.",
    FACTOR_CODE_WRONG: "Der Code stimmt nicht, oder du hast ihn schon benutzt.",
    CHALLENGE_EXPIRED: "Der Code ist abgelaufen. Fordere einen neuen an.",
    FACTORS_FULL: "Mehr Methoden gehen nicht. Entferne zuerst eine.",
    PASSKEY_UNKNOWN: "Diesen Passkey kennen wir nicht. Vielleicht hast du ihn entfernt. Melde dich anders an.",
    PASSKEY_REFUSED: "Wir konnten diesen Passkey nicht prüfen. Versuch es noch einmal oder melde dich anders an.",
    PASSKEY_EXPIRED: "Das hat zu lange gedauert. Versuch es noch einmal.",
    PASSKEY_DUPLICATE: "Diesen Passkey hast du schon hinzugefügt.",
    PASSKEYS_FULL: "Du hast schon 10 Passkeys. Entferne zuerst einen.",
    ACCOUNT_BANNED: "Dein Konto ist gesperrt.",
    SECOND_FACTOR_MISSING:
      "Diese Seite braucht die Bestätigung in zwei Schritten. Richte sie in den Einstellungen ein und melde dich neu an.",
    MODERATOR_ONLY: "Du hast keine Moderationsrechte",
    MODERATOR_PROTECTED:
      "Diese Person gehört zum Moderationsteam. Wer Nakamatch betreibt, muss ihr zuerst die Moderationsrechte entziehen.",
    OPERATOR_PROTECTED:
      "Diese Person betreut das System: Über Fälle zu ihr entscheidet, wer Nakamatch betreibt. Hat sie noch niemand gemeldet, melde sie über ihr Profil.",
    METHOD_NOT_ALLOWED: "Das geht von hier aus nicht. Lade die Seite neu und versuch es noch einmal.",
    UNSUPPORTED_MEDIA_TYPE: "So etwas kannst du hier nicht senden. Lade die Seite neu und versuch es noch einmal.",
    MISDIRECTED_REQUEST: "Das ist nicht die Adresse von Nakamatch. Öffne die Seite unter ihrer üblichen Adresse.",
    PERSON_NOT_FOUND: "Wir finden diese Person nicht. Vielleicht hat sie ihr Konto gelöscht.",
    CHAT_NOT_FOUND: "Wir finden diesen Chat nicht. Wähle einen anderen aus der Liste.",
    INTEREST_NOT_FOUND: "Diesen Titel finden wir nicht. Such dir einen anderen aus der Liste aus.",
    INTERESTS_FULL: "Mehr Titel passen nicht rein. Entferne einen, um einen anderen hinzuzufügen.",
    LIST_PRIVATE: "Diese Liste ist privat. Mach sie bei dem Dienst öffentlich oder importiere eine Datei.",
    LIST_USER_NOT_FOUND: "Bei dem Dienst gibt es niemanden mit diesem Namen. Prüf die Schreibweise.",
    LIST_EMPTY: "Auf dieser Liste stehen noch keine Titel.",
    LIST_TOO_LONG: "Die Liste ist zu lang. Sie darf höchstens 20.000 Titel enthalten.",
    LIST_SERVICE_BUSY: "Der Dienst ist gerade überlastet. Versuch es in einer Minute noch einmal.",
    LIST_SERVICE_SILENT: "Der Dienst antwortet nicht. Versuch es später noch einmal oder importiere eine Datei.",
    HIDDEN_PEOPLE_FULL:
      "Mehr Leute kannst du nicht ausblenden. Zeig erst jemanden wieder an, bevor du noch jemanden ausblendest.",
    SAVED_SEARCHES_FULL: "Du hast schon fünf gespeicherte Suchen. Lösch eine oder gib ihr diese Filter.",
    PROFILE_CHANGED:
      "Dein Profil hat sich in einem anderen Tab oder auf einem anderen Gerät geändert. Sieh dir die Änderungen an und speichere noch einmal.",
    NOT_MATCHED: "Ihr könnt chatten, sobald das Like gegenseitig ist.",
    PERSON_BANNED: "Diese Person ist gerade gesperrt. Heb zuerst die Sperre auf.",
    PERSON_NOT_BANNED: "Diese Person ist gerade nicht gesperrt. Vielleicht hat schon jemand die Sperre aufgehoben.",
    NOTHING_TO_DISMISS: "Zu dieser Person gibt es keine offenen Meldungen. Vielleicht hat sie schon jemand geprüft.",
    CASE_CLAIMED: "Jemand anderes aus dem Team bearbeitet diesen Fall. Warte, bis er erledigt ist.",
    CASE_NOT_FOUND: "Dieser Fall ist geschlossen: Es gibt keine offenen Meldungen mehr.",
    CASE_NEW: "Inzwischen hat jemand diese Person gemeldet. Sieh dir die Meldung an, bevor du entscheidest.",
    BAN_CHANGED: "Inzwischen hat jemand diese Sperre geändert. Sieh sie dir noch einmal an, bevor du entscheidest.",
    CASE_PARTY: "Du hast diese Person selbst gemeldet. Über diesen Fall entscheidet jemand anderes aus dem Team.",
    CASE_WITH_OPERATOR: "Über diesen Fall entscheidet, wer Nakamatch betreibt.",
    PRIVATE_NOTES_FULL: "Über diese Person gibt es schon 50 Notizen, mehr passen nicht. Lösch erst eine von dir.",
    SECOND_LOOK_OVER:
      "Diese Sperre braucht keinen zweiten Blick mehr: Jemand hat sie schon angesehen, oder sie ist vorbei.",
    CHAT_REFUSED_BLOCKED: "Du kannst diesen Chat nicht öffnen, weil du diese Person blockiert hast",
    MESSAGE_REFUSED: "Die Nachricht ist nicht rausgegangen. Versuch es noch einmal.",
    WORDS_NOT_ACCEPTED: "Diese Person möchte Likes ohne Worte. Liken kannst du sie trotzdem.",
    WORDS_WRITTEN: "Du hast dieser Person schon etwas mit einem Like gesagt.",
    WORDS_ABOUT_GONE: "Das steht nicht mehr im Profil. Such dir etwas anderes aus.",
    MESSAGE_REPEATED:
      "Diese Nachricht hast du schon vielen geschickt. Schreib etwas, das für diese Person gedacht ist.",
    MESSAGE_ID_TAKEN: "Diese Nachricht hast du schon gesendet. Lade den Chat neu.",
    OWN_PROFILE_MISSING: "Wir konnten dein Profil nicht laden",
    REPORT_CHECK_FAILED: "Wir konnten das Profil gerade nicht prüfen. Versuch es noch einmal.",
    REPORT_APPEAL_DUPLICATE: "Du hast schon darum gebeten, diese Meldung noch einmal zu prüfen.",
    REPORT_DUPLICATE: "Du hast diese Person aus demselben Grund schon gemeldet",
    LINK_INVALID: "Der Link ist ungültig oder abgelaufen. Fordere einen neuen an.",
    PROVIDER_IDENTITY_MISSING: "Die Anmeldung über den anderen Dienst ist abgelaufen. Fang noch einmal an.",
    WARNING_NOT_FOUND: "Diese Verwarnung hat sich geändert oder gibt es nicht mehr. Lade die Seite neu.",
    DECISION_NOT_FOUND: "Wir finden diese Entscheidung nicht. Lade die Seite neu.",
    DECISION_LIFTED: "Diese Entscheidung gilt nicht mehr. Ein Einspruch ist nicht nötig.",
    DECISION_SUPERSEDED: "Inzwischen hat jemand neu über diese Person entschieden. Rückgängig machen geht nicht mehr.",
    UNDO_OVER: "Die Zeit zum Rückgängigmachen ist vorbei.",
    DOWNLOAD_RUNNING:
      "Diese Datei wird gerade schon heruntergeladen. Warte, bis das fertig ist; falls es abgebrochen ist, versuch es in einer Minute noch einmal.",
    OWN_DECISION: "Das war deine Entscheidung. Über den Einspruch muss jemand anderes entscheiden.",
    APPEAL_TOKEN_INVALID:
      "Es ist zu viel Zeit vergangen. Kopiere deinen Text, melde dich noch einmal an und sende ihn erneut.",
    SUSPENSION_TOKEN_INVALID:
      "Es ist mehr als eine halbe Stunde vergangen, oder dein Konto hat sich geändert. Melde dich noch einmal an, um mit deinen Daten weiterzumachen.",
    APPEAL_NOT_FOUND: "Wir finden diesen Einspruch nicht. Vielleicht hat die Person ihr Konto gelöscht.",
    APPEAL_DUPLICATE:
      "Du hast gegen diese Entscheidung schon Einspruch eingelegt. Wir schreiben dir, sobald es eine Antwort gibt.",
    APPEAL_DECIDED: "Jemand anderes aus dem Team hat schon über diesen Einspruch entschieden.",
    ALREADY_SUBSCRIBED: "Du hast schon ein aktives Premium-Abo.",
    CHECKOUT_REPLACED:
      "Du hast in einem anderen Tab einen anderen Kauf begonnen. Mach dort weiter oder versuch es noch einmal.",
    SUBSCRIPTION_NOT_FOUND: "Dieses Abo läuft nicht mehr. Lade die Seite neu.",
    SUBSCRIPTION_DIFFERS: "Dein Abo hat sich inzwischen geändert. Lade die Seite neu und sieh nach, wie es steht.",
    WITHDRAWAL_OVER: "Die 14\u00a0Tage zum Widerrufen sind vorbei. Kündigen kannst du weiterhin.",
    NOTHING_TO_PAY: "Es ist nichts mehr zu zahlen.",
    PAYMENTS_OFF: "Zahlungen und Änderungen am Abo gehen gerade nicht. Versuch es später noch einmal.",
    PAYMENT_PROVIDER_FAILED: "Der Zahlungsdienst antwortet nicht. Versuch es gleich noch einmal.",
    PHOTO_UNREADABLE:
      "Dieses Foto konnten wir nicht öffnen. Speichere oder exportiere es als JPEG und wähle es noch einmal.",
    PHOTO_ANIMATED: "Animierte Bilder gehen nicht. Nimm ein Standbild.",
    PHOTO_TOO_HEAVY: "Dieses Foto ist größer als 10 MB. Speichere es kleiner oder als JPEG.",
    PHOTO_TOO_LARGE:
      "Dieses Foto ist zu groß zum Öffnen. Speichere es kleiner oder als JPEG und versuch es noch einmal.",
    PHOTO_TOO_SLOW: "Dieses Foto kam zu langsam an. Prüfe deine Verbindung und versuch es noch einmal.",
    PHOTO_TOO_SMALL: "Dieses Foto ist zu klein. Es braucht mindestens 100 × 100 Pixel.",
    PHOTO_TOOK_TOO_LONG:
      "Dieses Foto zu öffnen hat zu lange gedauert. Versuch es gleich noch einmal. Klappt es wieder nicht, speichere es kleiner oder als JPEG.",
    PHOTO_NOT_STORED:
      "Wir konnten das Foto nicht speichern. Dein Profil ist unverändert. Versuch es gleich noch einmal.",
    PHOTOS_FULL: "Du hast schon sechs Fotos. Entferne eines, um ein anderes hinzuzufügen.",
    PHOTOS_CHANGED:
      "Deine Fotos haben sich in einem anderen Tab oder auf einem anderen Gerät geändert. Sieh sie dir an und versuch es noch einmal.",
    PHOTO_NOT_HELD:
      "Dieses Foto wartet nicht mehr auf Prüfung: Es ist nicht mehr da, oder jemand hat schon entschieden.",
    VERIFICATION_PHOTO_MISSING: "Zuerst brauchst du ein Foto, das andere sehen können.",
    VERIFICATION_TRIES_USED:
      "Du hast uns in sieben Tagen schon drei Fotos geschickt. Versuch es in ein paar Tagen noch einmal.",
    VERIFICATION_OVER:
      "Das ist nicht mehr offen: Die Zeit ist um, das Foto ist ein anderes, oder jemand hat schon entschieden.",
    TOO_MANY_REQUESTS: "Zu viele Versuche hintereinander. Warte einen Moment und versuch es dann noch einmal.",
    PAYLOAD_TOO_LARGE: "Das sind zu viele Daten. Versuch es mit weniger.",
    REGISTRATION_CLOSED: "Gerade nehmen wir keine neuen Konten an. Versuch es später noch einmal.",
    SWITCHES_CHANGED: "Das hat inzwischen jemand anderes geändert. Schau nach, wie es jetzt ist.",
    MAINTENANCE:
      "Kurze Wartung: Du kannst lesen, aber nichts senden oder ändern. Versuch es in ein paar Minuten noch einmal.",
    UNAVAILABLE: "Nakamatch ist gerade nicht erreichbar. Versuch es in einer Minute noch einmal.",
  },
  retryIn: {
    seconds_one: "Zu viele Versuche hintereinander. Versuch es in {{count}} Sekunde noch einmal.",
    seconds_other: "Zu viele Versuche hintereinander. Versuch es in {{count}} Sekunden noch einmal.",
    minutes_one: "Zu viele Versuche hintereinander. Versuch es in {{count}} Minute noch einmal.",
    minutes_other: "Zu viele Versuche hintereinander. Versuch es in {{count}} Minuten noch einmal.",
    hours_one: "Für jetzt ist das Limit erreicht. In {{count}} Stunde geht es weiter.",
    hours_other: "Für jetzt ist das Limit erreicht. In {{count}} Stunden geht es weiter.",
  },
  generic: {
    network:
      "Wir erreichen Nakamatch gerade nicht. Es liegt an deiner Verbindung oder an uns: Versuch es gleich noch einmal.",
    offline: "Du bist offline. Versuch es noch einmal, sobald du wieder Netz hast.",
    notFound: "Wir finden nicht, was du suchst. Vielleicht gibt es das nicht mehr.",
    unauthorized: "Du bist abgemeldet. Melde dich wieder an.",
    forbidden: "Das darfst du leider nicht.",
    server: "Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.",
    validation: "Prüfe deine Angaben.",
    general: "Etwas ist schiefgegangen. Versuch es noch einmal.",
  },
};
