import { deviceKind } from '@/lib/rules/account/device-kind';
import { EMAIL_MAX_LENGTH, emailProblem, NAME_MAX_LENGTH, nameProblem } from '@/lib/rules/account/rules';
import { moneyText } from '@/lib/shared/money';

describe('spec 3 §5, quality S16: the account form', () => {
  test.each([
    ['a name', 'Айша', null],
    ['the longest name', 'я'.repeat(NAME_MAX_LENGTH), null],
    ['none', '', 'error_name_required'],
    ['spaces only', '   ', 'error_name_required'],
    ['one letter too many', 'я'.repeat(NAME_MAX_LENGTH + 1), 'error_name_long'],
  ])('name: %s', (_, name, problem) => expect(nameProblem(name)).toBe(problem));

  const long = `a@${'b'.repeat(EMAIL_MAX_LENGTH - 5)}.kz`;
  test.each([
    ['usual', 'aisha.n+tv@mail.example.kz', null],
    ['none at all is accepted', '', null],
    ['spaces around it', ' aisha@example.kz ', null],
    ['as long as an address may be', long, null],
    ['longer', `a${long}`, 'error_email'],
    ['no @', 'aisha.example.kz', 'error_email'],
    ['two of them', 'a@b@example.kz', 'error_email'],
    ['no domain', 'aisha@', 'error_email'],
    ['no point', 'aisha@example', 'error_email'],
    ['a dot first', '.aisha@example.kz', 'error_email'],
    ['a dot last', 'aisha.@example.kz', 'error_email'],
    ['two dots together', 'aisha..n@example.kz', 'error_email'],
    ['two dots in the domain', 'aisha@example..kz', 'error_email'],
    ['a domain that begins with a hyphen', 'aisha@-example.kz', 'error_email'],
    ['a domain that ends with a hyphen', 'aisha@example-.kz', 'error_email'],
    ['a hyphen inside the domain', 'aisha@my-example.kz', null],
    ['a space inside', 'ai sha@example.kz', 'error_email'],
    ['Cyrillic in the name', 'айша@example.kz', 'error_email_letters'],
    ['a Cyrillic a among Latin letters', 'аisha@example.kz', 'error_email_letters'],
    ['a Cyrillic domain', 'aisha@пример.рф', 'error_email_letters'],
    ['the same as punycode', 'aisha@xn--e1afmkfd.xn--p1ai', 'error_email_letters'],
    ['punycode in capitals', 'aisha@XN--e1afmkfd.com', 'error_email_letters'],
  ])('e-mail: %s', (_, email, problem) => expect(emailProblem(email)).toBe(problem));
});

test.each([
  ['android tv', 'tv', 'android_tv'],
  ['android-mobile', 'phone', 'android_mobile'],
  ['Android STB', '', 'android_stb'],
  ['ios', 'tablet', 'ios'],
  ['tvos', 'tv', 'tvos'],
  ['webkit', 'tv', 'webkit'],
  ['web', 'pc', 'pc'],
  ['web', '', 'web'],
  ['', 'toaster', 'other'],
] as const)('spec 3 §3 device types: %s on %s is called %s', (application, machine, kind) =>
  expect(deviceKind(application, machine)).toBe(kind),
);

test.each([
  ['whole amounts have no zeros', '1990.00', '{amount} ₸', '1 990 ₸'],
  ['other amounts have both digits', '0.50', '{amount} soʻm', '0,50 soʻm'],
  ['a text that is not a number stays', 'много', '{amount} ₸', 'много ₸'],
])('a balance: %s', (_, amount, format, text) =>
  expect(moneyText({ amount, format }, 'ru')?.replace(/\s/g, ' ')).toBe(text),
);

test.each([
  [null, '{amount} ₸'],
  ['', '{amount} ₸'],
  ['990.00', null],
])('an amount or a currency alone is no price: %p as %p', (amount, format) => {
  expect(moneyText({ amount, format }, 'ru')).toBeNull();
});
