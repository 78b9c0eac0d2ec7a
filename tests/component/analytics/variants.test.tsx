import { renderHook } from '@testing-library/react';
import { useRotation } from '@/components/ui/carousel/use-rotation';
import { refreshVariants } from '@/lib/client/analytics/refresh-variants';
import { storedVariants, variantOf } from '@/lib/client/browser/variants';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { answerWith } from '@/tests/support/answer';
import { installObserver, setVisible } from '../ui/observer';

let isKnown = true;
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/viewer/known', () => ({ hasSession: () => isKnown }));

const DAY_MS = 86_400_000;
const platform = jest.mocked(callAsViewer);

beforeEach(() => {
  localStorage.clear();
  isKnown = true;
  platform.mockReset();
  platform.mockImplementation(answerWith([{ id: 1, name: 'promo_autoplay', group: 'still', groups: [] }]));
});

test('spec 2 §7 ab_tests: the variant of a device is read once a day and holds from the next page on', async () => {
  expect(variantOf('promo_autoplay')).toBeNull();
  await refreshVariants(DAY_MS);
  expect(variantOf('promo_autoplay')).toBe('still');
  await refreshVariants(2 * DAY_MS - 1);
  expect(platform).toHaveBeenCalledTimes(1);
  await refreshVariants(2 * DAY_MS);
  expect(platform).toHaveBeenCalledTimes(2);
});

test('a viewer without a session gets none for it, and a failure leaves the usual behaviour', async () => {
  isKnown = false;
  await refreshVariants(DAY_MS);
  expect(platform).not.toHaveBeenCalled();
  isKnown = true;
  platform.mockRejectedValue(new Error('offline'));
  await refreshVariants(DAY_MS);
  localStorage.setItem('taspa_variants', '{"variants":[');
  expect(storedVariants().variants).toEqual({});
});

test('spec 1 §7 ab_tests: a promotion stands still in that variant, and moves without it', async () => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
  installObserver();
  const place = { current: document.body };
  const isRotating = () => {
    const { result } = renderHook(() =>
      useRotation({ place, index: 0, count: 3, seconds: null, next: () => {} }),
    );
    setVisible(document.body, true);
    return result.current.isRotating;
  };
  expect(isRotating()).toBe(true);
  await refreshVariants(DAY_MS);
  expect(isRotating()).toBe(false);
});
