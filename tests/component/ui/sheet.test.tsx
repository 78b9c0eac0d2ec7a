import { CLOSE_BEYOND_PX, followSheet } from '@/components/ui/menu/sheet';

type Traverse = { navigationType: string; cancelable: boolean; preventDefault(): void };
let navigation: EventTarget;
let panel: HTMLElement;
const hidePopover = jest.fn();

beforeEach(() => {
  navigation = new EventTarget();
  panel = document.body.appendChild(document.createElement('div'));
  // jsdom has no popovers, no media and no history of its own.
  Object.assign(panel, { matches: () => true, hidePopover: hidePopover.mockReset() });
  Object.assign(globalThis, { navigation, matchMedia: () => ({ matches: true }) });
});
afterEach(() => {
  panel.dispatchEvent(new Event('beforetoggle'));
  document.body.replaceChildren();
});

const travel = (given: Partial<Traverse> = {}) => {
  const event = new Event('navigate', { cancelable: given.cancelable ?? true });
  navigation.dispatchEvent(Object.assign(event, { navigationType: given.navigationType ?? 'traverse' }));
  return event.defaultPrevented;
};

/** One finger from the middle of the panel; says whether the page was kept from scrolling. */
function drag(down: number, { across = 0, scrolled = 0 } = {}): boolean {
  panel.scrollTop = scrolled;
  const touch = (type: string, x: number, y: number) => {
    const event = new Event(type, { cancelable: true });
    panel.dispatchEvent(
      Object.assign(event, { touches: type === 'touchend' ? [] : [{ clientX: x, clientY: y }] }),
    );
    return event.defaultPrevented;
  };
  touch('touchstart', 100, 100);
  const isKept = touch('touchmove', 100 + across, 100 + down);
  touch('touchend', 0, 0);
  return isKept;
}

describe('spec 3 §2 Header: sheets of phones', () => {
  test.each([
    ['far enough', CLOSE_BEYOND_PX + 1, {}, true],
    ['not far enough', CLOSE_BEYOND_PX, {}, false],
    ['up', -300, {}, false],
    ['across', 80, { across: 200 }, false],
    ['in a list that is scrolled down', 300, { scrolled: 40 }, false],
  ])('a drag %s', (_, down, more, closes) => {
    followSheet(panel);
    drag(down, more);
    expect(hidePopover).toHaveBeenCalledTimes(closes ? 1 : 0);
    expect(panel.style.translate).toBe('');
  });

  test('a drag down does not scroll the page, a drag up does', () => {
    followSheet(panel);
    expect(drag(20)).toBe(true);
    expect(drag(-20)).toBe(false);
  });

  test('"back" closes the sheet and keeps the page', () => {
    followSheet(panel);
    expect(travel()).toBe(true);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another page', { navigationType: 'push' }],
    ['a step that the browser does not let a page stop', { cancelable: false }],
  ])('%s is not stopped', (_, given) => {
    followSheet(panel);
    expect(travel(given)).toBe(false);
    expect(hidePopover).not.toHaveBeenCalled();
  });

  test('after it has closed, or left the page, "back" is the browser\'s', async () => {
    followSheet(panel);
    panel.dispatchEvent(new Event('beforetoggle'));
    expect(travel()).toBe(false);
    followSheet(panel);
    panel.remove();
    await Promise.resolve();
    expect(travel()).toBe(false);
  });

  test('a press outside, also on its button, does nothing else on the page; presses inside, and the next one do', async () => {
    panel.id = 'sheet';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="under"></a><button popovertarget="sheet"></button>',
    );
    panel.append(document.createElement('a'));
    followSheet(panel);
    const press = (place: string) => {
      const element = document.querySelector(place) as HTMLElement;
      const onClick = jest.fn();
      element.addEventListener('click', onClick, { once: true });
      element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      element.click();
      return onClick.mock.calls.length;
    };
    expect(press('#sheet a')).toBe(1);
    expect(press('[popovertarget]')).toBe(0);
    expect(press('#under')).toBe(0);
    panel.dispatchEvent(new Event('beforetoggle'));
    expect(press('#under')).toBe(1);
    // A panel that leaves the page while it is open sends no event.
    followSheet(panel);
    panel.remove();
    await Promise.resolve();
    expect(press('#under')).toBe(1);
  });

  test('the page behind is inert while it is open, and the focus is in it', async () => {
    const bar = document.body.appendChild(document.createElement('nav'));
    bar.innerHTML = '<button>Menu</button>';
    bar.append(panel);
    document.body.insertAdjacentHTML('beforeend', '<main></main><footer inert></footer>');
    const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);
    bar.querySelector('button')?.focus();
    followSheet(panel);
    expect(inert()).toEqual(['button', 'main', 'footer']);
    expect(panel).toHaveFocus();
    panel.dispatchEvent(new Event('beforetoggle'));
    expect(inert()).toEqual(['footer']);
    // A panel that leaves the page while it is open sends no event.
    followSheet(panel);
    panel.remove();
    await Promise.resolve();
    expect(inert()).toEqual(['footer']);
  });

  test('a notice over it is not inert, and its button can be pressed', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main></main><div data-notices=""><button id="undo">Undo</button></div>',
    );
    followSheet(panel);
    expect([...document.querySelectorAll('[inert]')].map(({ localName }) => localName)).toEqual(['main']);
    const undo = document.querySelector('#undo') as HTMLElement;
    const onClick = jest.fn();
    undo.addEventListener('click', onClick);
    undo.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    undo.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a panel beside its button stays where it is', () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    followSheet(panel);
    expect(travel()).toBe(false);
    expect(drag(300)).toBe(false);
  });
});
