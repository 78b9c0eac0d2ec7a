import { modalHref, readModalAddress } from '@/lib/rules/modals/address';

test.each([
  ['#auth', { id: 'auth', to: null }],
  ['auth', { id: 'auth', to: null }],
  ['#auth?to=%2Fwatch%2Fx%3Fa%3D1', { id: 'auth', to: '/watch/x?a=1' }],
  ['#auth?other=1', { id: 'auth', to: null }],
  ['', null],
  ['#', null],
  ['#main', null],
  ['#Auth', null],
  ['#authority', null],
  ['#constructor', null],
])('%s opens the modals %j', (hash, expected) => expect(readModalAddress(hash)).toEqual(expected));

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
])('ignores an invalid hash: %j', (to) =>
  expect(readModalAddress(`#auth?to=${encodeURIComponent(to)}`)).toEqual({ id: 'auth', to: null }),
);

test('a written address is read back', () => {
  expect(readModalAddress(modalHref('auth', '/row/x?offset=20'))).toEqual({
    id: 'auth',
    to: '/row/x?offset=20',
  });
  expect(modalHref('auth')).toBe('#auth');
});
