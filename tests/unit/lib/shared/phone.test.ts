import { nameOf } from '@/lib/client/viewer/viewer-name';
import {
  caretAfter,
  codeLengthOf,
  DEFAULT_CODE_LENGTH,
  DEFAULT_PHONE_MASK,
  formatPhone,
  MAX_CODE_LENGTH,
  MESSENGER_POLL_MS,
  OPERATOR_PHONE_PREFIX,
  phoneInText,
  phoneLength,
  phoneMaskOf,
  phonePrefix,
  RESEND_SECONDS,
  readPhone,
  showPhone,
} from '@/lib/shared/phone';
import { sites } from '@/lib/shared/sites/sites';

const UZ = '+998 (99) 999-99-99';

test('spec 3 §5, §9: 11 digits and a code of 6 by default, resend after 60 s, messenger polled every 5 s', () =>
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
  ['the mask of the provider has priority', UZ, 'nine_unless_seven', '7', 12],
  ['an empty mask counts as none', '', 'eleven', '', 11],
  ['11 by default', null, 'eleven', '901234567', 11],
  ['9 at the alternate operator', null, 'nine_unless_seven', '901234567', 9],
  ['9 there before typing', null, 'nine_unless_seven', '', 9],
  ['11 there when the number starts with 7', null, 'nine_unless_seven', '7701', 11],
  ['11 there when it starts with +7', null, 'nine_unless_seven', '+7701', 11],
] as const)('spec 3 §5 digits of a phone: %s', (_, mask, rule, typed, length) =>
  expect(phoneLength(phoneMaskOf(mask, rule, typed))).toBe(length),
);

test.each([
  ['phone_otp_length has priority', 5, 'four', '77010000000', 5],
  ['6 by default', null, 'six', '77010000000', 6],
  ['4 for one brand', null, 'four', '77010000000', 4],
  ['8 for another', null, 'eight_or_four', '901234567', 8],
  ['or 4, by the first digit', null, 'eight_or_four', '77010000000', 4],
] as const)('spec 3 §5 length of a code: %s', (_, given, rule, phone, length) =>
  expect(codeLengthOf(given, rule, phone)).toBe(length),
);

test('spec 1 §5: phones of an operator start with 7; spec 3 §5: a code has 8 digits at most', () =>
  expect([OPERATOR_PHONE_PREFIX, MAX_CODE_LENGTH]).toEqual(['7', 8]));

test('spec 3 §5: sites with other rules name them in their row', () => {
  const differing = sites.filter(({ phoneRule, codeRule }) => phoneRule !== 'eleven' || codeRule !== 'six');
  expect(differing.map(({ id, phoneRule, codeRule }) => [id, phoneRule, codeRule])).toEqual([
    ['almatv', 'eleven', 'four'],
    ['uznet', 'nine_unless_seven', 'eight_or_four'],
  ]);
});

test.each([
  ['9', '9'],
  ['901234567', '901234567'],
  ['90 123 45 678', '901234567'],
  ['7', '7'],
  ['', ''],
])('spec 3 §5 the alternate operator: %s is read as %s', (text, digits) =>
  expect(readPhone(text, phoneMaskOf(null, 'nine_unless_seven', text))).toBe(digits),
);

test.each([
  ['the prefix stays', '+', '7'],
  ['the prefix stays after deleting everything', '', '7'],
  ['a digit behind the prefix', '+77', '77'],
  ['all typed', '+7 (701) 234-56-7' + '8', '77012345678'],
  ['the trunk 8', '87012345678', '77012345678'],
  ['the trunk 8 pasted behind the prefix', '+7 8 701 234 56 78', '77012345678'],
  ['a whole number pasted behind the prefix', '+7+7 701 234-56-78', '77012345678'],
  ['without the country', '701 234 56 78', '77012345678'],
  ['filled in by the browser', '+77012345678', '77012345678'],
  ['letters', 'abc', '7'],
])('spec 3 §5 phone: %s', (_, text, expected) => expect(readPhone(text, DEFAULT_PHONE_MASK)).toBe(expected));

test('spec 3 §5 phone: an extra digit is dropped', () =>
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
])('%s is formatted as %s, without characters after the last digit', (digits, text) =>
  expect(formatPhone(digits, DEFAULT_PHONE_MASK)).toBe(text),
);

test('formatting and parsing agree at every length', () => {
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
])('in %s the caret after %d digits is at %d', (text, count, place) =>
  expect(caretAfter(text, count)).toBe(place),
);

test.each([
  ['77012345678', '+7 (701) 234-56-78'],
  ['998901234567', '+998901234567'],
])('%s is displayed as %s', (phone, shown) => expect(showPhone(phone)).toBe(shown));

test('a viewer without a name is called by the phone', () => {
  const viewer = { state: 'user' as const, name: '77012345678', phone: '77012345678' };
  expect(nameOf(viewer)).toEqual({ name: null, phone: '+7 (701) 234-56-78' });
  expect(nameOf({ ...viewer, name: 'Айша' })).toEqual({ name: 'Айша', phone: '+7 (701) 234-56-78' });
});

test('a phone within a sentence does not wrap', () => {
  expect(phoneInText('77012345678', DEFAULT_PHONE_MASK)).toBe('+7\u00A0(701)\u00A0234-56-78');
});
