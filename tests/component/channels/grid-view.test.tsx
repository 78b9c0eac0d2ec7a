import { act, renderHook } from '@testing-library/react';
import { useGridView } from '@/components/channels/guide/use-grid-view';
import { ROW_REM } from '@/lib/rules/guide/constants';

const HOUR = 3_600;
const WINDOW = 600;
const REM = 16;
const ROW = ROW_REM * REM;
const whole = { start: 0, end: 24 * HOUR };

/** A scroller with a size, which jsdom does not compute, that applies scrollTo. */
function makeScroller(): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientHeight: { value: WINDOW }, clientWidth: { value: 1_000 } });
  element.scrollTo = ((to: ScrollToOptions) => {
    element.scrollTop = Math.max(0, to.top ?? element.scrollTop);
    element.scrollLeft = Math.max(0, to.left ?? element.scrollLeft);
  }) as typeof element.scrollTo;
  return element;
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.documentElement.style.fontSize = `${REM}px`;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const element = makeScroller();
  const scroller = { current: element };
  const first = { rows: { from: 0, to: 8 }, time: whole };
  const onRest = () => {};
  const { result } = renderHook(() => useGridView({ scroller, whole, total: 100, first, onRest }));
  const scrolledTo = (top: number) =>
    act(async () => {
      element.scrollTop = top;
      element.dispatchEvent(new Event('scroll'));
      await jest.advanceTimersByTimeAsync(50);
    });
  const reveal = (row: number) => act(() => result.current.reveal(row, { start: HOUR, end: 2 * HOUR }));
  return { element, scrolledTo, reveal };
}

/** A wheel event at the current time of the fake clock. */
function wheel(): WheelEvent {
  const event = new WheelEvent('wheel');
  return Object.defineProperty(event, 'timeStamp', { value: performance.now() });
}

describe('quality E5: the programme that a key selects is visible', () => {
  test('scrolls to a programme below the window by the shortest distance', () => {
    const { element, reveal } = start();
    reveal(20);
    expect(element.scrollTop).toBe(21 * ROW - WINDOW);
    reveal(19);
    expect(element.scrollTop).toBe(21 * ROW - WINDOW);
  });

  test('cancels the rest of a wheel scroll that began before the key', async () => {
    const { element, scrolledTo, reveal } = start();
    const before = wheel();
    await act(() => jest.advanceTimersByTimeAsync(10));
    reveal(1);
    element.dispatchEvent(before);
    await scrolledTo(40 * ROW);
    expect(element.scrollTop).toBe(ROW);
  });

  test('allows a wheel scroll that begins after the key', async () => {
    const { element, scrolledTo, reveal } = start();
    reveal(1);
    await act(() => jest.advanceTimersByTimeAsync(10));
    element.dispatchEvent(wheel());
    await scrolledTo(40 * ROW);
    expect(element.scrollTop).toBe(40 * ROW);
  });

  test('allows any other scroll a little later', async () => {
    const { element, scrolledTo, reveal } = start();
    reveal(1);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await scrolledTo(40 * ROW);
    expect(element.scrollTop).toBe(40 * ROW);
  });
});
