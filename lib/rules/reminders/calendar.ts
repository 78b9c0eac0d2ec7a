/** A programme as a calendar file (RFC 5545). */

export interface CalendarEvent {
  /** Unique in the world, and the same each time: a calendar then updates the event. */
  uid: string;
  /** Unix seconds. */
  startsAt: number;
  endsAt: number;
  /** When the file was made. */
  madeAt: number;
  title: string;
  description: string;
  place: string;
  url: string;
}

/** RFC 5545 3.1: a line has at most 75 octets; a longer one goes on after a line break and a space. */
const LINE_OCTETS = 75;

/** RFC 5545 3.3.11: these have a meaning in texts. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 3.3.5, form 2: UTC, so that no time zone has to be described. */
function utc(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Breaks between characters, never inside of one: a letter of Cyrillic takes two octets. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** The alarm comes when the site reminds, too: five minutes before the start. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, startsAt, endsAt, madeAt, title, description, place, url } = event;
  const summary = escapeText(title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Taspa//Reminders//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${summary}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:-PT5M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
