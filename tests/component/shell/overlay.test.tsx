import { act, fireEvent, render, screen } from '@testing-library/react';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { installDialog, installMotion } from '../ui/browser';

const router = { back: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(document, 'startViewTransition');
});

const close = (canGoBack: boolean) => {
  Object.assign(window, { navigation: { canGoBack } });
  render(
    <Overlay label="Korga" closeLabel="Close">
      <p>title</p>
    </Overlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('spec 2 §4: closing a content modal page waits 200 ms', () => {
  test('and goes back', () => {
    close(true);
    pass(199);
    expect(router.back).not.toHaveBeenCalled();
    pass(1);
    expect(router.back).toHaveBeenCalledTimes(1);
  });

  test('or goes home when it was the first entry', () => {
    close(false);
    pass(200);
    expect(router.back).not.toHaveBeenCalled();
    expect(router.replace).toHaveBeenCalledWith('/');
  });
});

describe('an overlay moves with the link that led to it', () => {
  const changes: Array<() => void> = [];
  const snapshot = () =>
    act(() => {
      for (const change of changes.splice(0)) change();
    });
  const overlay = (
    <Overlay label="Korga" closeLabel="Close">
      <p>title</p>
    </Overlay>
  );
  const isOpen = () => screen.queryByRole('dialog', { hidden: true })?.hasAttribute('open') ?? false;

  beforeEach(() => {
    changes.length = 0;
    installMotion({ isReduced: false });
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        changes.push(change);
        return { ready: Promise.reject(new DOMException('left out', 'InvalidStateError')) };
      },
    });
    document.body.innerHTML = `<a href="${location.pathname}">Korga</a><a href="/other">Other</a>`;
  });

  const press = (name: string) => {
    screen.getByRole('link', { name }).focus();
    return render(overlay);
  };

  test('opens once the browser has seen the link', () => {
    press('Korga');
    expect(isOpen()).toBe(false);
    snapshot();
    expect(isOpen()).toBe(true);
  });

  test('closes the same way, and the link has the focus again', () => {
    press('Korga');
    snapshot();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(true);
    snapshot();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('link', { name: 'Korga' })).toHaveFocus();
  });

  test('stays closed when the viewer goes back before', () => {
    press('Korga').unmount();
    expect(snapshot).not.toThrow();
    expect(document.documentElement).not.toHaveAttribute('data-dialog');
  });

  test('opens at once where another link has the focus', () => {
    press('Other');
    expect(isOpen()).toBe(true);
    expect(changes).toEqual([]);
  });

  test('opens at once where the viewer wants less motion', () => {
    installMotion({ isReduced: true });
    press('Korga');
    expect(isOpen()).toBe(true);
    expect(changes).toEqual([]);
  });
});
