import { readCode } from '@/lib/rules/promo/code';

describe('spec 3 §5: a promo code as people type it', () => {
  test.each([
    ['with spaces around and inside it', '\u00a0 NAURYZ 2026\n', 'NAURYZ2026'],
    ['of fifteen characters, pasted with a space before it', ' ABCDEFGHIJ12345', 'ABCDEFGHIJ12345'],
    ['too long', 'A'.repeat(40), 'A'.repeat(15)],
    ['partly with a Cyrillic keyboard', 'МАХСАRD', 'MAXCARD'],
    ['in small Cyrillic letters', 'кinо7', 'KinO7'],
    ['with Kazakh letters', 'ТҮРЕІ', 'TYPEI'],
    ['that is a Cyrillic word', 'НАУРЫЗ', 'НАУРЫЗ'],
    ['that is nothing but spaces', '   ', ''],
  ])('%s', (_, typed, code) => expect(readCode(typed)).toBe(code));
});
