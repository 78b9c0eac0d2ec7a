import { act, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { OverDialogs } from '@/components/ui/dialog/OverDialogs';
import { Toast } from '@/components/ui/modal/Toast';
import { ALERTED, type Alert, showAlert } from '@/lib/client/modals/alert';
import { installDialog } from './browser';

test('spec 2 §9: each alert stays 3000 ms', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const { rerender } = render(<Toast alert={{ id: 1, text: 'Saved', kind: 'done' }} onEnd={onEnd} />);
  wait(2_999);
  rerender(<Toast alert={{ id: 2, text: 'Copied', kind: 'done' }} onEnd={onEnd} />);
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
  const alert = { id: 1, text: 'Removed', kind: 'done', undo: { label: 'Undo', run } } as const;
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

test('WCAG 4.1.3: a second notice with the same words is a change of the same status', () => {
  const copied = (): Alert => {
    const shown = jest.fn();
    addEventListener(ALERTED, (event) => shown((event as CustomEvent<Alert>).detail), { once: true });
    showAlert('Copied');
    return shown.mock.lastCall?.[0];
  };
  const { rerender } = render(<Toast alert={copied()} onEnd={() => {}} />);
  const status = screen.getByRole('status');
  const first = screen.getByText('Copied');
  rerender(<Toast alert={copied()} onEnd={() => {}} />);
  expect(screen.getByText('Copied')).not.toBe(first);
  expect(screen.getByRole('status')).toBe(status);
});

describe('a notice is in the topmost open dialog, because everything beside it can be neither seen nor pressed', () => {
  beforeAll(installDialog);

  const run = jest.fn();
  const removed: Alert = { id: 1, text: 'Removed', kind: 'done', undo: { label: 'Undo', run } };
  const page = (dialogs: string[], alert: Alert | null = null) => (
    <>
      {dialogs.map((label) => (
        <Dialog key={label} isOpen onClose={() => {}} label={label} closeLabel="Close">
          <p>{label}</p>
        </Dialog>
      ))}
      <OverDialogs>
        <Toast alert={alert} onEnd={() => {}} />
      </OverDialogs>
    </>
  );
  const place = () => screen.getByRole('status').closest('dialog')?.getAttribute('aria-label') ?? 'body';

  test('where it can be pressed', () => {
    const { rerender } = render(page(['Film']));
    rerender(page(['Film'], removed));
    expect(place()).toBe('Film');
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('it moves while it is shown, and its element stays the same, which screen readers know already', () => {
    const { rerender, unmount } = render(page([]));
    const status = screen.getByRole('status');
    for (const [dialogs, where] of [
      [[], 'body'],
      [['Film'], 'Film'],
      [['Film', 'Settings'], 'Settings'],
      [['Film'], 'Film'],
      [[], 'body'],
    ] as [string[], string][]) {
      rerender(page(dialogs, removed));
      expect(place()).toBe(where);
      expect(screen.getByRole('status')).toBe(status);
      expect(status).toHaveTextContent('Removed');
    }
    unmount();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
