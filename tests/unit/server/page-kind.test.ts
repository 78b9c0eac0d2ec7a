import { finish } from '@/server/finish';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.VITRINA_HOSTS = 'vitrina.test';
process.env.PAYMENT_HOSTS = 'bank.test';

const BODY = Buffer.from('<!DOCTYPE html><html lang="ru"><body></body></html>');

test.each([
  ['channels/all/first', 'player', 'vitrina.test'],
  ['guide/~/now', 'player', 'vitrina.test'],
  ['packets/first', 'money', 'bank.test'],
  ['missing/subscription', 'plain', undefined],
  ['search', 'plain', undefined],
])(
  'quality S26: the document of the inner address %s names the kind that its policy has: %s',
  (path, kind, host) => {
    const page = finish(
      { status: 200, headers: { 'content-type': 'text/html' }, body: BODY },
      { path: `/taspa/ru/${path}`, locale: 'ru', isFramable: false },
    );
    const policy = page.headers[page.headers.indexOf('content-security-policy') + 1] ?? '';
    expect(/frame-src 'self' (\S+?);/.exec(policy)?.[1]).toBe(host);
    expect(String(page.body('identity'))).toContain(`<html lang="ru" data-page-kind="${kind}">`);
  },
);
