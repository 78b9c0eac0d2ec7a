import { duePanel, mayReturn, type PanelFacts, RETURN_SECONDS } from '@/lib/rules/notices/panels';

const none = () => false;
const facts = (changes: Partial<PanelFacts>): PanelFacts => ({
  used: 60,
  viewer: 'guest',
  hasEmail: null,
  ofPartner: [],
  isPhone: false,
  canInstall: false,
  canAllowPushes: false,
  ...changes,
});

describe('spec 3 §4 Notifications: which panel is due', () => {
  test.each<[string, Partial<PanelFacts>, string | null]>([
    ['a guest of the main brand', {}, null],
    ['a user without an e-mail', { viewer: 'user', hasEmail: false }, 'email'],
    ['a user with an e-mail', { viewer: 'user', hasEmail: true }, null],
    ['a user whose e-mail is unknown yet', { viewer: 'user' }, null],
    ['the first half minute', { used: 29, viewer: 'user', hasEmail: false }, null],
    ['a phone of AlmaTV', { isPhone: true, ofPartner: ['almatv_install'] }, 'almatv_install'],
    ['a computer of AlmaTV', { ofPartner: ['almatv_install'] }, null],
    [
      'a phone of Freedom Media: the installation first',
      { isPhone: true, ofPartner: ['freedommedia_install', 'freedommedia_promo'] },
      'freedommedia_install',
    ],
    [
      'a computer of Freedom Media: the promo code',
      { ofPartner: ['freedommedia_install', 'freedommedia_promo'] },
      'freedommedia_promo',
    ],
    ['a user of Galam: its poll', { viewer: 'user', ofPartner: ['galam_poll2'] }, 'galam_poll2'],
    ['a guest of Galam', { ofPartner: ['galam_poll2'] }, null],
    ['a user whom the browser has not asked yet', { viewer: 'user', canAllowPushes: true }, 'permission'],
    ['a guest: pushes belong to an account', { canAllowPushes: true }, null],
    ['a user after a quarter of an hour', { viewer: 'user', used: 900 }, 'survey_rate'],
    ['a user shortly before', { viewer: 'user', used: 899 }, null],
    [
      'a child',
      {
        viewer: 'child',
        canInstall: true,
        canAllowPushes: true,
        used: 1000,
        ofPartner: ['galam_poll2'],
      },
      null,
    ],
  ])('%s', (_, changes, id) => expect(duePanel(facts(changes), none)).toBe(id));

  test('the installation is offered after 120 s of use, on a computer whose browser offers it', () => {
    expect(duePanel(facts({ canInstall: true, used: 119 }), none)).toBeNull();
    expect(duePanel(facts({ canInstall: true, used: 120 }), none)).toBe('install');
    expect(duePanel(facts({ canInstall: false, used: 120 }), none)).toBeNull();
    expect(duePanel(facts({ canInstall: true, used: 120, isPhone: true }), none)).toBeNull();
  });

  test('a closed panel makes way for the next one', () => {
    const user = facts({ viewer: 'user', hasEmail: false, canInstall: true, used: 200 });
    expect(duePanel(user, (id) => id === 'email')).toBe('install');
  });
});

test('spec 3 §4 Notifications: register returns after 28800 s, installations of partners after 259200 s, permission after 1209600 s, others with the next visit', () => {
  const { register, almatv_install, freedommedia_install, permission, ...others } = RETURN_SECONDS;
  expect([register, almatv_install, freedommedia_install]).toEqual([28_800, 259_200, 259_200]);
  expect(permission).toBe(1_209_600);
  expect(Object.values(others).every((delay) => delay === 0)).toBe(true);
  expect(mayReturn('register', { register: 1_000 }, 1_000 + 28_799)).toBe(false);
  expect(mayReturn('register', { register: 1_000 }, 1_000 + 28_800)).toBe(true);
  expect(mayReturn('register', {}, 0)).toBe(true);
  expect(mayReturn('email', { email: 1_000 }, 1_000)).toBe(true);
});

test('a survey that was opened does not return', () =>
  expect(mayReturn('survey_rate', { survey_rate: Number.MAX_SAFE_INTEGER }, 4_000_000_000)).toBe(false));
