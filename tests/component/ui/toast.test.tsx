import { act, render } from '@testing-library/react';
import { Toast } from '@/components/ui/modal/Toast';

test('spec 2 §9: each alert stays 3000 ms', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const { rerender } = render(<Toast alert={{ text: 'Saved', kind: 'done' }} onEnd={onEnd} />);
  wait(2_999);
  rerender(<Toast alert={{ text: 'Copied', kind: 'done' }} onEnd={onEnd} />);
  wait(2_999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
