import { MAX_PROFILES } from '@/lib/rules/profiles/constants';
import type { AvatarCategory, Profile, Role } from '@/lib/rules/profiles/profile';
import {
  allowsMore,
  canAdd,
  DEFAULT_ROLE,
  isInChildMode,
  needsParentalCheck,
  randomAvatar,
  removalObstacle,
} from '@/lib/rules/profiles/rules';

const of = (id: string, role: Role = 'adult'): Profile => ({
  id,
  name: id,
  role,
  ageLevel: role === 'child' ? 12 : null,
  screenTime: role === 'child' ? { dailyMinutes: null, bedtime: null } : null,
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
  ])('with %i profiles another one is allowed: %s', (count, isAllowed) => {
    const profiles = Array.from({ length: count }, (_, index) => of(String(index)));
    expect(canAdd({ profiles })).toBe(isAllowed);
  });

  test('the limit is five', () => expect(MAX_PROFILES).toBe(5));
});

describe('spec 3 §4 Profile editing', () => {
  test('a new profile is for an adult', () => expect(DEFAULT_ROLE).toBe('adult'));

  test.each<[string, Profile, Profile[], string, ReturnType<typeof removalObstacle>]>([
    ['the active one cannot be removed', mum, [mum, dad], 'mum', 'active'],
    ['another one can be removed', dad, [mum, dad], 'mum', null],
    ['a child’s can be removed', kid, [mum, kid], 'mum', null],
    ['the last adult cannot be removed', mum, [mum, kid], 'kid', 'lastAdult'],
    ['a child’s that is active cannot be removed', kid, [mum, kid], 'kid', 'active'],
    ['an adult can be removed while another adult exists', mum, [mum, dad, kid], 'kid', null],
  ])('%s', (_, profile, profiles, activeId, why) => {
    expect(removalObstacle(profile, { profiles, activeId })).toBe(why);
  });

  test.each<[string, Profile, Parameters<typeof needsParentalCheck>[1], boolean]>([
    ['changing an adult’s needs the parental check', mum, {}, true],
    ['changing a child’s needs none', kid, {}, false],
    ['a child’s that stays a child’s needs none', kid, { role: 'child' }, false],
    ['a child’s that becomes an adult’s needs it', kid, { role: 'adult' }, true],
    ['choosing the level of a child needs it', kid, { ageLevel: 6 }, true],
    ['the minutes of a child need it', kid, { dailyMinutes: 60 }, true],
    ['ending a bedtime needs it', kid, { bedtime: null }, true],
    ['a limit that this rule does not know needs it', kid, { weekendMinutes: 60 } as object, true],
    ['another name and avatar need none', kid, { name: 'Дана', avatarId: 2 } as object, false],
    ['an adult’s that becomes a child’s needs it', mum, { role: 'child' }, true],
  ])('%s', (_, profile, change, isNeeded) => {
    expect(needsParentalCheck(profile, change)).toBe(isNeeded);
  });
});

describe('spec 3 §6: a child needs the PIN for a profile that may watch more', () => {
  const night = { from: '21:00', to: '07:00' };
  const limited = (
    ageLevel: 0 | 6 | 12,
    dailyMinutes: number | null = null,
    bedtime: typeof night | null = null,
  ) => ({
    ...kid,
    ageLevel,
    screenTime: { dailyMinutes, bedtime },
  });

  test.each<[string, Profile, Profile, boolean]>([
    ['an adult one', limited(12), mum, true],
    ['a sibling of a higher level', limited(6), limited(12), true],
    ['a sibling of the same level', limited(6), limited(6), false],
    ['a sibling of a lower level', limited(12), limited(0), false],
    ['a sibling when the own minutes are limited', limited(6, 60), limited(6, 60), true],
    ['a sibling with limited minutes', limited(6), limited(6, 60), false],
    ['a sibling without the own bedtime', limited(6, null, night), limited(6), true],
    [
      'a sibling with another bedtime',
      limited(6, null, night),
      limited(6, null, { ...night, from: '23:00' }),
      true,
    ],
    ['a sibling with the same bedtime', limited(6, null, night), limited(6, null, night), false],
  ])('%s', (_, own, next, isMore) => {
    expect(allowsMore(next, own)).toBe(isMore);
  });
});

test.each([
  ['mum', false],
  ['kid', true],
  [null, false],
])('spec 3 §6: with %s active the child mode is on: %s', (activeId, isChildMode) => {
  expect(isInChildMode({ profiles: [mum, kid], activeId })).toBe(isChildMode);
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
  ])('used %j, random number %d: %s', (taken, chance, id) => {
    expect(randomAvatar(categories, taken, () => chance)?.id).toBe(id);
  });

  test('returns none without avatars', () => expect(randomAvatar([], [])).toBeNull());
});
