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
      <OverDialogs notice={alert?.id ?? null}>
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

  test('in a player that fills the screen it is in the player, because browsers make the rest inert', () => {
    const player = document.body.appendChild(document.createElement('section'));
    const fill = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    const { rerender } = render(page([], removed));
    fill(player);
    expect(player).toContainElement(screen.getByRole('status'));
    rerender(page(['Film'], removed));
    expect(place()).toBe('Film');
    rerender(page([], removed));
    expect(player).toContainElement(screen.getByRole('status'));
    fill(null);
    expect(player).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toHaveTextContent('Removed');
    player.remove();
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  describe('in a browser with popovers', () => {
    /** What lies over the page, the topmost last. */
    const layer: HTMLElement[] = [];
    const isShown = (element: HTMLElement) => layer.includes(element);
    const topmost = () => layer.at(-1);
    beforeAll(() => {
      HTMLElement.prototype.showPopover = function show() {
        if (!this.isConnected || isShown(this)) throw new DOMException('', 'InvalidStateError');
        layer.push(this);
      };
      HTMLElement.prototype.hidePopover = function hide() {
        if (isShown(this)) layer.splice(layer.indexOf(this), 1);
        if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      };
    });
    beforeEach(() => layer.splice(0));
    afterAll(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    });

    test('each notice is above what was shown before it: a sheet, or a player that fills the screen', () => {
      const { rerender } = render(page([]));
      expect(layer).toEqual([]);
      const player = document.createElement('section');
      layer.push(player);
      rerender(page([], removed));
      expect(topmost()).toContainElement(screen.getByText('Removed'));
      const sheet = document.createElement('div');
      layer.push(sheet);
      rerender(page([], { ...removed, id: 2, text: 'Once more' }));
      expect(layer).toEqual([player, sheet, screen.getByText('Once more').closest('[popover]')]);
      rerender(page([]));
      expect(layer).toEqual([player, sheet]);
    });

    test('it is shown again in the dialog that opens under it', () => {
      const { rerender } = render(page([], removed));
      // A browser hides a popover that is moved.
      layer.splice(0);
      rerender(page(['Film'], removed));
      expect(place()).toBe('Film');
      expect(topmost()).toContainElement(screen.getByText('Removed'));
    });

    test('its button keeps the focus when another notice has one, too', () => {
      const { rerender } = render(page([], removed));
      const undo = screen.getByRole('button', { name: 'Undo' });
      act(() => undo.focus());
      rerender(page([], { ...removed, id: 2 }));
      expect(undo).toHaveFocus();
    });
  });
});
