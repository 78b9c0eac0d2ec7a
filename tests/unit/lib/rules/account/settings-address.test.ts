import {
  SETTINGS_IDS,
  screenAbove,
  screenAddress,
  settingsScreen,
} from '@/lib/rules/account/settings-address';

describe('spec 3 §2 Settings page: its addresses', () => {
  test.each<[string, string]>([
    ['/settings', 'home'],
    ['/settings/', 'home'],
    ...SETTINGS_IDS.map((id): [string, string] => [`/settings/${id}`, id]),
    ['/settings/language/interface', 'interface'],
    ['/settings/language/audiotracks', 'audiotracks'],
    ['/settings/language/texttracks', 'texttracks'],
  ])('%s is the screen %s', (address, screen) => expect(settingsScreen(address)).toBe(screen));

  test.each([
    '/',
    '/lk',
    '/settings/nothing',
    '/settings/constructor',
    '/settings/home',
    '/settings/account/info',
    '/settings/language/ru',
    '/settings/language/interface/ru',
    '/taspa/ru/settings',
  ])('%s is no screen', (address) => expect(settingsScreen(address)).toBeNull());

  test('each screen has one address of its own', () => {
    for (const screen of ['home', ...SETTINGS_IDS] as const)
      expect(settingsScreen(screenAddress(screen))).toBe(screen);
  });
});

test('spec 3 §2 Settings page: back goes one level up', () => {
  const wayUp = (path: string) => {
    const way = [];
    for (let at = settingsScreen(path); at; at = screenAbove(at)) way.push(screenAddress(at));
    return way;
  };
  expect(wayUp('/settings/devices')).toEqual(['/settings/devices', '/settings/account', '/settings']);
  expect(wayUp('/settings/audiotracks')).toEqual([
    '/settings/language/audiotracks',
    '/settings/language',
    '/settings/account',
    '/settings',
  ]);
});
