import {
  caretAfter,
  DEFAULT_CODE_LENGTH,
  DEFAULT_PHONE_MASK,
  formatPhone,
  MESSENGER_POLL_MS,
  phoneLength,
  phonePrefix,
  RESEND_SECONDS,
  readPhone,
  showPhone,
} from '@/lib/session/phone';
import { nameOf } from '@/lib/session/who-name';

const UZ = '+998 (99) 999-99-99';

test('spec 3 §5, §9: 11 digits and a code of 6 by default, resend after 60 s, messenger asked every 5 s', () =>
  expect([phoneLength(DEFAULT_PHONE_MASK), DEFAULT_CODE_LENGTH, RESEND_SECONDS, MESSENGER_POLL_MS]).toEqual([
    11, 6, 60, 5000,
  ]));

test.each([
  [DEFAULT_PHONE_MASK, 11, '7'],
  [UZ, 12, '998'],
  ['999999999', 9, ''],
])('spec 3 §5: %s has %d digits and begins with "%s"', (mask, length, prefix) =>
  expect([phoneLength(mask), phonePrefix(mask)]).toEqual([length, prefix]),
);

test.each([
  ['the prefix stays', '+', '7'],
  ['the prefix stays when all is deleted', '', '7'],
  ['a digit behind the prefix', '+77', '77'],
  ['all typed', '+7 (701) 234-56-7' + '8', '77012345678'],
  ['the trunk 8', '87012345678', '77012345678'],
  ['the trunk 8 pasted behind the prefix', '+7 8 701 234 56 78', '77012345678'],
  ['a whole number pasted behind the prefix', '+7+7 701 234-56-78', '77012345678'],
  ['without the country', '701 234 56 78', '77012345678'],
  ['filled in by the browser', '+77012345678', '77012345678'],
  ['letters', 'abc', '7'],
])('spec 3 §5 phone: %s', (_, text, expected) => expect(readPhone(text, DEFAULT_PHONE_MASK)).toBe(expected));

test('spec 3 §5 phone: one digit too many is dropped', () =>
  expect(readPhone('+7 (701) 234-56-789', DEFAULT_PHONE_MASK, '77012345678')).toBe('77012345678'));

test.each([
  ['90 123 45 67', '998901234567'],
  ['+998901234567', '998901234567'],
  ['+99', '998'],
  ['+998 +998901234567', '998901234567'],
])('spec 3 §5 phone with a longer prefix: %s', (text, expected) =>
  expect(readPhone(text, UZ)).toBe(expected),
);

test.each([
  ['7', '+7'],
  ['7701', '+7 (701'],
  ['77012', '+7 (701) 2'],
  ['77012345678', '+7 (701) 234-56-78'],
])('%s is written %s: nothing stands behind the last digit', (digits, text) =>
  expect(formatPhone(digits, DEFAULT_PHONE_MASK)).toBe(text),
);

test('writing and reading agree at every length', () => {
  for (let length = 1; length <= 11; length += 1) {
    const digits = '77012345678'.slice(0, length);
    expect(readPhone(formatPhone(digits, DEFAULT_PHONE_MASK), DEFAULT_PHONE_MASK)).toBe(digits);
  }
});

test.each([
  ['+7 (701) 2', 0, 0],
  ['+7 (701) 2', 1, 2],
  ['+7 (701) 2', 4, 7],
  ['+7 (701) 2', 5, 10],
  ['+7 (701) 2', 9, 10],
])('in %s the caret after %d digits stands at %d', (text, count, place) =>
  expect(caretAfter(text, count)).toBe(place),
);

test.each([
  ['77012345678', '+7 (701) 234-56-78'],
  ['998901234567', '+998901234567'],
])('%s is shown as %s', (phone, shown) => expect(showPhone(phone)).toBe(shown));

test('whoever never gave a name is called by the phone', () => {
  const who = { state: 'user' as const, name: '77012345678', phone: '77012345678' };
  expect(nameOf(who)).toEqual({ name: null, phone: '+7 (701) 234-56-78' });
  expect(nameOf({ ...who, name: 'Айша' })).toEqual({ name: 'Айша', phone: '+7 (701) 234-56-78' });
});
