/** @jest-environment jsdom */
import { watchActivity } from '@/lib/client/notices/activity';
import { ACTIVITY_MS, MESSAGE_POLL_MS } from '@/lib/client/notices/constants';
import { markRead, readMessages } from '@/lib/client/notices/read';

test('spec 3 §9 message poll: 150 s; spec 1 §9: activity window 1800 s', () => {
  expect([MESSAGE_POLL_MS, ACTIVITY_MS]).toEqual([150_000, 1_800_000]);
});

test('spec 1 §9: a viewer without input for longer than the window is inactive until the next input', () => {
  let now = 0;
  const activity = watchActivity(() => now);
  now = ACTIVITY_MS;
  expect(activity.isActive()).toBe(true);
  now += 1;
  expect(activity.isActive()).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(activity.isActive()).toBe(true);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  expect(activity.isActive()).toBe(false);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  activity.stop();
});

test('read messages stay read, invalid stored data counts as empty, and the stored list has a limit', () => {
  localStorage.setItem('taspa:messages-read', '{');
  expect(readMessages().size).toBe(0);
  markRead(['1', '2']);
  markRead(['2', '3']);
  expect([...readMessages()]).toEqual(['2', '3', '1']);
  markRead(Array.from({ length: 500 }, (_, at) => `n${at}`));
  expect(readMessages().size).toBeLessThanOrEqual(100);
});
