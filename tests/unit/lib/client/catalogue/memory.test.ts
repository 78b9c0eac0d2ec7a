import { forgetList, rememberedList, rememberList } from '@/lib/client/catalogue/list-memory';

const MINUTE = 60_000;
const list = { href: '/movies?genre=drama', pages: [] };

beforeEach(() => {
  jest.useFakeTimers();
  forgetList(list.href);
});
afterEach(() => jest.useRealTimers());

test.each([
  [15 * MINUTE - 1, true],
  [15 * MINUTE, false],
])('spec 2 §9 cache timeout 15 minutes: after %d ms the list is still cached: %s', (passed, isThere) => {
  rememberList(list);
  jest.advanceTimersByTime(passed);
  expect(rememberedList(list.href)).toBe(isThere ? list : null);
});

test('spec 2 §4: a new choice of filters loads a new list', () => {
  rememberList(list);
  forgetList(list.href);
  expect(rememberedList(list.href)).toBeNull();
});
