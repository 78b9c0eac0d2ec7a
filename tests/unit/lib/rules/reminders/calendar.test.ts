import { calendarFile } from '@/lib/rules/reminders/calendar';

const event = {
  uid: '3-1795245300@taspa.kz',
  startsAt: Date.UTC(2026, 10, 21, 15, 5) / 1000,
  endsAt: Date.UTC(2026, 10, 21, 16, 0) / 1000,
  madeAt: Date.UTC(2026, 10, 20) / 1000,
  title: 'Новости',
  description: '',
  place: 'Первый',
  url: 'https://taspa.kz/channels/all/perviy',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

test('RFC 5545 3.3.5: times are in UTC, and 3.1: every line ends with CRLF', () => {
  const file = calendarFile(event);
  expect(file).toContain('DTSTART:20261121T150500Z\r\n');
  expect(file).toContain('DTEND:20261121T160000Z\r\n');
  expect(file).toContain('DTSTAMP:20261120T000000Z\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('RFC 5545 3.3.11: backslash, semicolon, comma and line break are escaped, so that no text adds a property', () => {
  const file = calendarFile({ ...event, title: 'A\\B; C, D\r\nEND:VEVENT' });
  expect(unfolded(file)).toContain('SUMMARY:A\\\\B\\; C\\, D\\nEND:VEVENT\r\n');
});

test('RFC 5545 3.1: no line is longer than 75 octets, and no letter is cut', () => {
  const title = 'Ұлы даланың жеті қыры 🎬 '.repeat(20);
  const file = calendarFile({ ...event, title });
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(unfolded(file)).toContain(`SUMMARY:${title}\r\n`);
});
