import { act, fireEvent, render, screen } from '@testing-library/react';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { installDialog } from '../ui/browser';

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
