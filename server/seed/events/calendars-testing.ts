const lines = (...text: string[]) => `${text.join("\r\n")}\r\n`;

const calendar = (head: string[], ...events: string[][]) =>
  lines("BEGIN:VCALENDAR", "VERSION:2.0", ...head, ...events.flat(), "END:VCALENDAR");

const event = (...text: string[]) => ["BEGIN:VEVENT", "DTSTAMP:20260201T080000Z", ...text, "END:VEVENT"];

const MADRID = ["X-WR-TIMEZONE:Europe/Madrid"];
const GRANADA = "LOCATION:Palacio de Congresos\\, Granada\\, España";

/** A zone as Outlook defines it, under a name of Windows. */
const WINDOWS_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:W. Europe Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

/** Calendars in the manner of what programs write, seen from 2 March 2026. */
export const CALENDARS = {
  google: calendar(
    ["PRODID:-//Google Inc//Google Calendar 70.9054//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH", ...MADRID],
    event(
      "DTSTART;VALUE=DATE:20260523",
      "DTEND;VALUE=DATE:20260525",
      "UID:4k2m@google.com",
      "SEQUENCE:1",
      GRANADA,
      "STATUS:CONFIRMED",
      "SUMMARY:Kaze Con 2026",
      "TRANSP:TRANSPARENT",
    ),
  ),
  apple: calendar(
    ["PRODID:-//Apple Inc.//macOS 15.3//EN", "X-WR-CALNAME:Conventions"],
    event(
      "UID:6A0E7E1C-3B0B-4C6B-9C53-E8A3F2B0C001",
      "DTSTART;TZID=Europe/Berlin:20260418T100000",
      "DTEND;TZID=Europe/Berlin:20260419T180000",
      "SUMMARY:Animes am Fluss",
      "LOCATION:Messe\\nMesseplatz 1\\, 50679 Köln\\, Deutschland",
      'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Messeplatz 1":geo:50.94,6.98',
      "CATEGORIES:Convention",
      "URL;VALUE=URI:https://animesamfluss.de/",
    ),
  ),
  outlook: calendar(
    ["PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN", "METHOD:PUBLISH", ...WINDOWS_ZONE],
    event(
      "CLASS:PUBLIC",
      "UID:040000008200E00074C5B7101A82E008",
      'DTSTART;TZID="W. Europe Standard Time":20260327T200000',
      'DTEND;TZID="W. Europe Standard Time":20260328T013000',
      "LOCATION:Kino am Ring\\, Wien\\, Österreich",
      "SUMMARY;LANGUAGE=de-at:Premiere: Chihiros Reise",
      "CATEGORIES:Premiere,Spirited Away",
      "X-MICROSOFT-CDO-BUSYSTATUS:BUSY",
    ),
  ),
  thunderbird: calendar(
    ["PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN"],
    event(
      "UID:b7a1",
      "DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20260410T190000",
      "DURATION:PT3H",
      "SUMMARY:Projection : Le Voyage de Chihiro",
      "LOCATION:Cinéma Lumière\\, 69001 Lyon\\, France",
      "CATEGORIES:screenings",
    ),
  ),
  folded: calendar(
    MADRID,
    event(
      "UID:folded",
      "DTSTART;VALUE=DATE:20260606",
      "SUMMARY:Un encuentro con un nombre tan largo que los calendarios lo part",
      " en en varias líneas; también\\, si hace falta\\, en mitad de una",
      "  palabra",
      "LOCATION:Palacio de Congresos\\, Gra",
      "\tnada\\, España",
    ),
  ),
  windowsNewline: calendar(
    MADRID,
    event("UID:lf", "DTSTART;VALUE=DATE:20260606", "SUMMARY:Solo LF", GRANADA),
  ).replaceAll("\r\n", "\n"),
  utc: calendar(
    ["X-WR-TIMEZONE:America/Mexico_City"],
    event(
      "UID:utc",
      "DTSTART:20260502T010000Z",
      "DTEND:20260502T050000Z",
      "SUMMARY:Torneo nocturno (+18)",
      "LOCATION:Arena Norte\\, Monterrey\\, México",
      "CATEGORIES:tournament",
    ),
  ),
  weekly: calendar(
    MADRID,
    event(
      "UID:weekly",
      "SEQUENCE:3",
      "DTSTART;TZID=Europe/Madrid:20250103T190000",
      "DTEND;TZID=Europe/Madrid:20250103T220000",
      "RRULE:FREQ=WEEKLY;BYDAY=FR",
      "EXDATE;TZID=Europe/Madrid:20260313T190000",
      "SUMMARY:Quedada de los viernes",
      "CATEGORIES:Meetup",
      GRANADA,
    ),
    event(
      "UID:weekly",
      "SEQUENCE:3",
      "RECURRENCE-ID;TZID=Europe/Madrid:20260320T190000",
      "DTSTART;TZID=Europe/Madrid:20260321T190000",
      "DTEND;TZID=Europe/Madrid:20260321T220000",
      "SUMMARY:Quedada\\, esta vez el sábado",
      GRANADA,
    ),
    event(
      "UID:weekly",
      "SEQUENCE:4",
      "RECURRENCE-ID;TZID=Europe/Madrid:20260327T190000",
      "DTSTART;TZID=Europe/Madrid:20260327T190000",
      "STATUS:CANCELLED",
      "SUMMARY:Quedada de los viernes",
      GRANADA,
    ),
  ),
  everyYear: calendar(
    MADRID,
    event("UID:yearly", "DTSTART;VALUE=DATE:20100306", "RRULE:FREQ=YEARLY", "SUMMARY:Día del cosplay", GRANADA),
  ),
  ended: calendar(
    MADRID,
    event("UID:ended", "DTSTART;VALUE=DATE:20200104", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Ciclo", GRANADA),
  ),
  everyMinute: calendar(
    MADRID,
    event("UID:minutely", "DTSTART:20200104T000000Z", "RRULE:FREQ=MINUTELY", "SUMMARY:Pulso", GRANADA),
  ),
  cancelled: calendar(
    ["METHOD:CANCEL"],
    event(
      "UID:4k2m@google.com",
      "SEQUENCE:2",
      "DTSTART;VALUE=DATE:20260523",
      "STATUS:CANCELLED",
      "SUMMARY:Kaze Con 2026",
    ),
  ),
  private: calendar(
    MADRID,
    event("UID:private", "CLASS:PRIVATE", "DTSTART;VALUE=DATE:20260606", "SUMMARY:Cumple en casa", "LOCATION:Mi casa"),
  ),
  tentative: calendar(
    MADRID,
    event("UID:maybe", "STATUS:TENTATIVE", "DTSTART;VALUE=DATE:20260606", "SUMMARY:Quizá", GRANADA),
  ),
  online: calendar(
    MADRID,
    event(
      "UID:online",
      "DTSTART;VALUE=DATE:20260606",
      "SUMMARY:Watch party",
      "LOCATION:https://meet.google.com/abc-defg-hij",
    ),
  ),
  plainLink: calendar(
    MADRID,
    event("UID:http", "DTSTART;VALUE=DATE:20260606", "SUMMARY:Con", GRANADA, "URL:http://con.org/"),
  ),
  strangeZone: calendar(
    [],
    event("UID:zone", "DTSTART;TZID=Customized Time Zone 1:20260606T100000", "SUMMARY:Con", GRANADA),
  ),
  noZone: calendar([], event("UID:nozone", "DTSTART;VALUE=DATE:20260606", "SUMMARY:Con", GRANADA)),
  noUid: calendar(MADRID, event("DTSTART;VALUE=DATE:20260606", "SUMMARY:Con", GRANADA)),
  broken: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY Con\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  cut: calendar(MADRID, event("UID:cut", "DTSTART;VALUE=DATE:20260606", "SUMMARY:Con")).slice(0, 90),
  page: "<!doctype html><title>Please sign in</title>",
  tasks: calendar([], ["BEGIN:VTODO", "UID:todo", "SUMMARY:Buy tickets", "END:VTODO"]),
  impossible: calendar(MADRID, event("UID:impossible", "DTSTART;VALUE=DATE:20261345", "SUMMARY:Con", GRANADA)),
  crowd: calendar(
    MADRID,
    ...Array.from({ length: 2001 }, (_, index) =>
      event(`UID:crowd-${index}`, "DTSTART;VALUE=DATE:20260606", `SUMMARY:Con ${index}`, GRANADA),
    ),
  ),
} as const;
