import { isKeyOn, opensSearch, setKeyOn } from '@/lib/client/search/hotkey';

let isDesktop = true;

beforeEach(() => {
  isDesktop = true;
  localStorage.clear();
  document.body.innerHTML = '';
  window.matchMedia = (() => ({ matches: isDesktop })) as unknown as typeof window.matchMedia;
});

/** Presses a key on the marked element of the page. */
function press(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-focus]') ?? document.body;
  let opens = false;
  const listen = (event: KeyboardEvent) => {
    opens = opensSearch(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, ...init }));
  return opens;
}

describe('spec 2 §2 Search: "the / key (desktop, no input focused)"; quality E5 2.1.4', () => {
  test('opens from the page and from its links', () => {
    expect(press('')).toBe(true);
    expect(press('<a href="/x" data-focus>x</a>')).toBe(true);
  });

  test.each([
    '<input data-focus>',
    '<textarea data-focus></textarea>',
    '<select data-focus></select>',
    '<div contenteditable="true"><b data-focus>x</b></div>',
    '<section><div data-screen></div><button data-focus>x</button></section>',
    '<dialog><button data-focus>x</button></dialog>',
    '<div popover="auto"><a href="/x" data-focus>x</a></div>',
    '<dialog open></dialog>',
  ])('does not open in %s', (html) => {
    expect(press(html)).toBe(false);
  });

  test('does not open with modifier keys or by other keys', () => {
    expect(press('', { ctrlKey: true })).toBe(false);
    expect(press('', { metaKey: true })).toBe(false);
    expect(press('', { altKey: true })).toBe(false);
    expect(press('', { repeat: true })).toBe(false);
    expect(press('', { key: '?' })).toBe(false);
  });

  test('does not open on a phone', () => {
    isDesktop = false;
    expect(press('')).toBe(false);
  });

  test('can be switched off and on again', () => {
    setKeyOn(false);
    expect(isKeyOn()).toBe(false);
    expect(press('')).toBe(false);
    setKeyOn(true);
    expect(press('')).toBe(true);
  });
});
