import { dueReminder, type Reminder } from '@/lib/rules/reminders/reminder';

const START = 1_800_000_000;
const reminder = (more: Partial<Reminder> = {}): Reminder => ({
  id: 'a',
  channel: { id: 3, key: 'perviy', name: 'Первый' },
  title: 'Новости',
  subtitle: null,
  startsAt: START,
  endsAt: START + 1800,
  announcedAt: START,
  state: 'planned',
  ...more,
});
const kindAt = (now: number, more: Partial<Reminder> = {}) =>
  dueReminder([reminder(more)], now, () => false)?.kind ?? null;

test.each([
  [START - 301, null],
  [START - 300, 'before'],
  [START - 1, 'before'],
  [START, 'start'],
  [START + 299, 'start'],
  [START + 300, null],
])('five minutes before and at the start: at %i the notice is %s', (now, kind) => {
  expect(kindAt(now)).toBe(kind);
});

test('a cancelled programme is not announced, a moved one by its new time', () => {
  expect(kindAt(START, { state: 'cancelled', endsAt: null })).toBeNull();
  expect(kindAt(START, { state: 'moved', announcedAt: START - 3600 })).toBe('start');
});

test('each notice comes once; of several the programme that starts first', () => {
  const shown = new Set<string>();
  const both = [reminder({ id: 'late', startsAt: START + 60 }), reminder({ id: 'early' })];
  const next = () => {
    const due = dueReminder(both, START - 120, (key) => shown.has(key));
    if (due) shown.add(due.key);
    return due?.reminder.id ?? null;
  };
  expect([next(), next(), next()]).toEqual(['early', 'late', null]);
});
