import { MAX_PROFILES } from '@/lib/rules/profiles/constants';
import type { AvatarCategory, Profile, Role } from '@/lib/rules/profiles/profile';
import {
  canAdd,
  DEFAULT_ROLE,
  isInChildWorld,
  needsParentalCheck,
  randomAvatar,
  whyItStays,
} from '@/lib/rules/profiles/rules';

const of = (id: string, role: Role = 'adult'): Profile => ({
  id,
  name: id,
  role,
  icon: null,
  avatarId: null,
});
const mum = of('mum');
const dad = of('dad');
const kid = of('kid', 'child');

describe('spec 3 §5, §9: at most five profiles', () => {
  test.each([
    [0, true],
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('with %i another may be made: %s', (count, isAllowed) => {
    const profiles = Array.from({ length: count }, (_, index) => of(String(index)));
    expect(canAdd({ profiles })).toBe(isAllowed);
  });

  test('the number is the specification’s', () => expect(MAX_PROFILES).toBe(5));
});

describe('spec 3 §4 Profile editing', () => {
  test('a new profile is an adult’s', () => expect(DEFAULT_ROLE).toBe('adult'));

  test.each<[string, Profile, Profile[], string, ReturnType<typeof whyItStays>]>([
    ['the active one stays', mum, [mum, dad], 'mum', 'active'],
    ['another one goes', dad, [mum, dad], 'mum', null],
    ['a child’s goes', kid, [mum, kid], 'mum', null],
    ['the last adult stays', mum, [mum, kid], 'kid', 'lastAdult'],
    ['a child’s that is active stays', kid, [mum, kid], 'kid', 'active'],
    ['an adult goes while another is there', mum, [mum, dad, kid], 'kid', null],
  ])('%s', (_, profile, profiles, activeId, why) => {
    expect(whyItStays(profile, { profiles, activeId })).toBe(why);
  });

  test.each<[string, Profile, { role?: Role }, boolean]>([
    ['an adult profile needs the parental check', mum, {}, true],
    ['a child’s is free', kid, {}, false],
    ['a child’s that stays one is free', kid, { role: 'child' }, false],
    ['a child’s that becomes an adult’s needs it', kid, { role: 'adult' }, true],
    ['an adult’s that becomes a child’s needs it', mum, { role: 'child' }, true],
  ])('%s', (_, profile, change, isNeeded) => {
    expect(needsParentalCheck(profile, change)).toBe(isNeeded);
  });
});

test.each([
  ['mum', false],
  ['kid', true],
  [null, false],
])('spec 3 §6: with %s in use it is a child’s world: %s', (activeId, isChildWorld) => {
  expect(isInChildWorld({ profiles: [mum, kid], activeId })).toBe(isChildWorld);
});

describe('spec 3 §4: a random avatar', () => {
  const avatars = (...ids: string[]) => ids.map((id) => ({ id, src: `https://img.test/${id}` }));
  const categories: AvatarCategory[] = [
    { title: 'Animals', avatars: avatars('1', '2') },
    { title: 'Space', avatars: avatars('3') },
  ];

  test.each([
    [[], 0, '1'],
    [[], 0.5, '2'],
    [[], 0.999, '3'],
    [['1', null], 0, '2'],
    [['1', '2'], 0.999, '3'],
    [['1', '2', '3'], 0, '1'],
  ])('taken %j, chance %d: %s', (taken, chance, id) => {
    expect(randomAvatar(categories, taken, () => chance)?.id).toBe(id);
  });

  test('none where there are none', () => expect(randomAvatar([], [])).toBeNull());
});
