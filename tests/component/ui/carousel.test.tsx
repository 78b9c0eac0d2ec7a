import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '@/components/ui/carousel/Carousel';
import { addOpenDialog } from '@/components/ui/dialog/open-dialogs';
import { user } from '@/tests/support/user';
import { installMotion, showTab } from './browser';
import { installObserver, setVisible } from './observer';

const labels = {
  region: 'Worth watching',
  pause: 'Stop',
  play: 'Start',
  previous: 'Previous',
  next: 'Next',
  slide: 'Slide {number} of {total}',
};

const scrollTo = jest.fn();

function show(seconds: Array<number | null> = [null, null, null]) {
  const view = render(
    <Carousel labels={labels} seconds={seconds}>
      {seconds.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed list.
        <a key={index} href={`/${index}`}>
          Film {index}
        </a>
      ))}
    </Carousel>,
  );
  setVisible(track(view.container), true);
  return view;
}

const track = (container: HTMLElement) => container.querySelector('[aria-live]') as HTMLElement;

const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  installObserver();
  installMotion({ isReduced: false });
  scrollTo.mockReset();
  Element.prototype.scrollTo = scrollTo;
  act(() => showTab('visible'));
});

afterEach(() => jest.useRealTimers());

describe('spec 2 §9 promo autoplay', () => {
  test('a slide stays 7000 ms', () => {
    show();
    wait(6999);
    expect(shown()).toBe('Slide 1 of 3');
    wait(1);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('a slide with its own duration stays that many seconds', () => {
    show([2, null, null]);
    wait(1999);
    expect(shown()).toBe('Slide 1 of 3');
    wait(1);
    expect(shown()).toBe('Slide 2 of 3');
    wait(6999);
    expect(shown()).toBe('Slide 2 of 3');
    wait(1);
    expect(shown()).toBe('Slide 3 of 3');
  });

  test('nothing changes out of view, and the slide starts again in view', () => {
    const { container } = show();
    wait(6000);
    setVisible(track(container), false);
    wait(60_000);
    expect(shown()).toBe('Slide 1 of 3');
    setVisible(track(container), true);
    wait(6999);
    expect(shown()).toBe('Slide 1 of 3');
    wait(1);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('spec 2 §2: loops', () => {
    show();
    wait(7000);
    wait(7000);
    wait(7000);
    expect(shown()).toBe('Slide 1 of 3');
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  });

  test('one slide does not move and has no buttons', () => {
    show([null]);
    wait(60_000);
    expect(screen.queryByRole('button')).toBeNull();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('WCAG 2.2.2: automatic movement can be stopped', () => {
  test('pauses while the pointer is over it', () => {
    show();
    const region = screen.getByRole('region', { name: 'Worth watching' });
    fireEvent.pointerOver(region, { pointerType: 'mouse' });
    wait(30_000);
    expect(shown()).toBe('Slide 1 of 3');
    fireEvent.pointerOut(region, { pointerType: 'mouse' });
    wait(7000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('pauses while the focus is in it', () => {
    show();
    act(() => screen.getByRole('link', { name: 'Film 0' }).focus());
    wait(30_000);
    expect(shown()).toBe('Slide 1 of 3');
    act(() => screen.getByRole('link', { name: 'Film 0' }).blur());
    wait(7000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('pauses while the tab is hidden', () => {
    show();
    act(() => showTab('hidden'));
    wait(30_000);
    expect(shown()).toBe('Slide 1 of 3');
    act(() => showTab('visible'));
    wait(7000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('pauses under an open dialog, which returns the focus to its slide', () => {
    show();
    let close = () => {};
    act(() => {
      close = addOpenDialog(document.createElement('dialog'));
    });
    wait(30_000);
    expect(shown()).toBe('Slide 1 of 3');
    act(close);
    wait(7000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('has a button, first in tab order, that stops and starts it', async () => {
    show();
    const [first] = screen.getAllByRole('button');
    expect(first?.getAttribute('aria-label')).toBe('Stop');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    wait(30_000);
    expect(shown()).toBe('Slide 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    // Under a pointer, and with the focus inside, the slides rest.
    await user.unhover(screen.getByRole('button', { name: 'Stop' }));
    act(() => screen.getByRole('button', { name: 'Stop' }).blur());
    wait(7000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('never starts under prefers-reduced-motion', () => {
    installMotion({ isReduced: true });
    show();
    wait(60_000);
    expect(shown()).toBe('Slide 1 of 3');
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });
});

describe('moving by hand', () => {
  test('previous and next go around', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('Slide 3 of 3');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('Slide 1 of 3');
  });

  test('a mark moves to its slide', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
    expect(shown()).toBe('Slide 3 of 3');
  });

  test('a swipe selects the new slide and gives it the full time', () => {
    show();
    wait(5000);
    const second = screen.getByRole('group', { name: 'Slide 2 of 3', hidden: true });
    setVisible(second, true);
    expect(shown()).toBe('Slide 2 of 3');
    wait(6999);
    expect(shown()).toBe('Slide 2 of 3');
  });

  test('hidden slides are inert', () => {
    show();
    expect(screen.getByText('Film 0').closest('[inert]')).toBeNull();
    expect(screen.getByText('Film 1').closest('[inert]')).not.toBeNull();
  });
});
