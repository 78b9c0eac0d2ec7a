import { act, render, screen } from '@testing-library/react';
import { useAddressedSection } from '@/components/account/use-addressed-section';

let onSize: () => void = () => {};
const disconnect = jest.fn();
const scrolled = jest.fn();

function Sections() {
  const current = useAddressedSection();
  return (
    <div>
      <p>{current}</p>
      <div id="payment" />
    </div>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  globalThis.ResizeObserver = class {
    observe = () => {};
    unobserve = () => {};
    disconnect = disconnect;
    constructor(callback: () => void) {
      onSize = callback;
    }
  } as unknown as typeof ResizeObserver;
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('spec 3 §2: /lk#payment', () => {
  test('the section stays in view while what is above it loads', () => {
    history.replaceState(null, '', '#payment');
    render(<Sections />);
    onSize();
    onSize();
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(screen.getByText('#payment')).toBeVisible();
    expect(disconnect).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'a viewer who has moved (%s) keeps their place',
    (move) => {
      history.replaceState(null, '', '#payment');
      render(<Sections />);
      window.dispatchEvent(new Event(move));
      expect(disconnect).toHaveBeenCalled();
    },
  );

  test('after five seconds nothing moves the page', () => {
    history.replaceState(null, '', '#payment');
    render(<Sections />);
    jest.advanceTimersByTime(5_000);
    expect(disconnect).toHaveBeenCalled();
  });

  test('the menu follows the address', () => {
    render(<Sections />);
    act(() => {
      history.replaceState(null, '', '#payment');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByText('#payment')).toBeVisible();
  });
});
