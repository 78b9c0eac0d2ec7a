import {
  changeRefusal,
  KIND_ID,
  loginProfileOf,
  removalRefusal,
  replacementOf,
  roleOfKind,
} from '../../src/domain/profiles.ts';

const unlimited = { ageLevel: 6, dailyMinutes: null, bedtimeFrom: null, bedtimeTo: null };
const mother = { ...unlimited, id: 'm', role: 'adult' as const };
const father = { ...unlimited, id: 'f', role: 'adult' as const };
const child = { ...unlimited, id: 'c', role: 'child' as const };
const sister = { ...unlimited, id: 's', role: 'child' as const };
const brother = { ...sister, id: 'b', ageLevel: 12 };
const limited = { ...child, dailyMinutes: 60 };

test.each([
  ['the active one', [mother, father], 'm', 'm', 'active_profile'],
  ['another adult', [mother, father], 'f', 'm', null],
  ['a child', [mother, child], 'c', 'm', null],
  ['the last adult one, requested from a child’s', [mother, child], 'm', 'c', 'last_adult_profile'],
  ['another one, when none is active', [mother, father], 'f', null, null],
] as const)('spec 3 §4 Profile editing: removing %s', (_what, held, id, active, expected) => {
  expect(removalRefusal(held, id, active)).toBe(expected);
});

test.each([
  ['the last adult into a child', [mother, child], 'm', 'child', 'last_adult_profile'],
  ['one of two adults into a child', [mother, father], 'm', 'child', null],
  ['a child into an adult', [mother, child], 'c', 'adult', null],
] as const)('spec 3 §4 toggling child: %s', (_what, held, id, role, expected) => {
  expect(changeRefusal(held, id, role)).toBe(expected);
});

test.each([
  ['a child’s to another child’s', [mother, child, sister], child, sister],
  ['a child’s to none, when no child is left', [mother, child], child, null],
  ['a child’s to the sibling that may not watch more', [mother, brother, child, sister], child, sister],
  [
    'a child’s to the sibling with the lowest level, when all may watch more',
    [mother, limited, brother, sister],
    limited,
    sister,
  ],
  ['an adult’s to an adult’s', [child, mother, father], mother, father],
  ['the only one to none', [mother], mother, null],
])('spec 3 §6 when a profile is removed, its device moves from %s', (_what, held, removed, replacement) => {
  expect(replacementOf(held, removed, true)).toBe(replacement);
});

test.each([
  ['a child’s to the first child’s', [mother, child, brother], child, brother],
  ['a child’s to the first one left, when no child is left', [mother, child], child, mother],
])(
  'spec 3 §6 without a PIN the device of a removed profile moves from %s',
  (_what, held, removed, replacement) => {
    expect(replacementOf(held, removed, false)).toBe(replacement);
  },
);

test.each([
  ['the first adult one', [child, mother, father], mother],
  ['the first one, when no profile is an adult one', [child, sister], child],
  ['none, when there are none', [], null],
])('spec 1 §4 a login begins with %s', (_what, held, first) => {
  expect(loginProfileOf(held)).toBe(first);
});

test('wire 2.10 the kinds of profile have the numbers of the wire', () => {
  expect([roleOfKind(KIND_ID.adult), roleOfKind(KIND_ID.child), roleOfKind(3)]).toEqual([
    'adult',
    'child',
    null,
  ]);
});
