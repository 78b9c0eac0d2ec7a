import { fillMask, renamed, shorten } from '@/lib/server/seo/mask';

const content = '{title} ({year}) – watch online | Taspa';
const about = '{title}: {genre}, {country}, {year}. {description}';

test.each<[string, string, Record<string, string | null | undefined>, string]>([
  ['all there', content, { title: 'Korga', year: '2024' }, 'Korga (2024) – watch online | Taspa'],
  ['no year', content, { title: 'Korga', year: null }, 'Korga – watch online | Taspa'],
  ['no title', content, { year: '2024' }, '(2024) – watch online | Taspa'],
  [
    'a list without its middle',
    about,
    { title: 'Korga', genre: 'drama', country: '', year: '2024', description: 'A day.' },
    'Korga: drama, 2024. A day.',
  ],
  [
    'a list without its end',
    about,
    { title: 'Korga', genre: 'drama', country: 'KZ', description: 'A day.' },
    'Korga: drama, KZ. A day.',
  ],
  ['no list at all', about, { title: 'Korga', description: 'A day.' }, 'Korga. A day.'],
  ['a title alone', about, { title: 'Korga' }, 'Korga.'],
  ['two full stops', 'On {name}. {description}.', { name: 'K', description: 'A day.' }, 'On K. A day.'],
  ['no placeholder', 'Channels online', {}, 'Channels online'],
  ['an unknown placeholder', 'A {colour} day', {}, 'A day'],
  ['values are never read as masks', '{title}', { title: '{year}', year: '2024' }, '{year}'],
])('spec 2 §3 SEO mask: %s', (_, mask, values, expected) => expect(fillMask(mask, values)).toBe(expected));

test('a description is cut after a whole word', () => {
  expect(shorten('one two three', 20)).toBe('one two three');
  expect(shorten('one two, three four', 12)).toBe('one two…');
  expect(shorten('abcdefghij', 5)).toBe('abcd…');
  expect(shorten('abc😀😀😀', 5)).toBe('abc…');
});

test.each([
  ['{title} – watch | Taspa', '{title} – watch | AlmaTV × Taspa'],
  ['Таспа – телеканалы', 'AlmaTV × Taspa – телеканалы'],
  ['Taspakent and $& stay', 'Taspakent and $& stay'],
])('spec 2 §3 SEO mask: a partner adds its own name to %s', (mask, expected) =>
  expect(renamed(mask, ['Taspa', 'Таспа'], 'AlmaTV × Taspa')).toBe(expected),
);
