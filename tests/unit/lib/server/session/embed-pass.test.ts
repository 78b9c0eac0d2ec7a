import { sealData } from 'iron-session';
import { embedPassFor, isTrustedPass } from '@/lib/server/session/embed-pass';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
test('only the pass of a trusted frame skips the PIN, and nobody can write one', async () => {
  expect(await embedPassFor('none')).toBeNull();
  const framed = await embedPassFor('framed');
  const trusted = await embedPassFor('trusted');
  expect(await isTrustedPass(framed ?? undefined)).toBe(false);
  expect(await isTrustedPass(trusted ?? undefined)).toBe(true);
  const forged = await sealData(
    { isTrustedEmbed: true },
    { password: 'another secret of thirty-two characters' },
  );
  for (const value of [undefined, '', 'trusted', forged]) expect(await isTrustedPass(value)).toBe(false);
});
