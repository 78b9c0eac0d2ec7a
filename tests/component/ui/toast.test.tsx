import { act, render, screen } from '@testing-library/react';
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

test('a notice with an undo button stays 10 s, longer while the button has the focus, and ends when it is pressed', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  const run = jest.fn();
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const alert = { text: 'Removed', kind: 'done', undo: { label: 'Undo', run } } as const;
  render(<Toast alert={alert} onEnd={onEnd} />);
  const button = screen.getByRole('button', { name: 'Undo' });
  wait(9_999);
  act(() => button.focus());
  wait(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => button.click());
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
