import { castSettings } from '@/lib/server/playback/cast-settings';
import { parseEnv } from '@/lib/shared/env';

const settings = (more: Record<string, string>) =>
  castSettings(parseEnv({ SESSION_SECRET: 'x'.repeat(32), ...more }));
const google = { CAST_RECEIVER: 'CC1AD845', CAST_HOSTS: 'www.gstatic.com' };

test('spec 2 §9 Cast: the receiver comes from the environment, the join policy is tab_and_origin_scoped', () => {
  expect(settings(google)).toMatchObject({ receiver: 'CC1AD845', joinPolicy: 'tab_and_origin_scoped' });
  expect(settings(google)?.sender).toMatch(/^https:\/\/www\.gstatic\.com\//);
  expect(settings({ ...google, CAST_JOIN_POLICY: 'page_scoped' })?.joinPolicy).toBe('page_scoped');
});

test.each([
  ['without a receiver', { CAST_HOSTS: 'www.gstatic.com' }],
  ['with a sender that pages may not run', { ...google, CAST_HOSTS: 'other.example' }],
])('%s there is no Google Cast', (_name, more) => {
  expect(settings(more)).toBeNull();
});

test('an unknown join policy stops the start', () => {
  expect(() => settings({ ...google, CAST_JOIN_POLICY: 'everyone' })).toThrow(/CAST_JOIN_POLICY/);
});
