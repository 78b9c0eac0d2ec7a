import { createEvent, fireEvent, screen } from '@testing-library/react';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { keyIsFree } from '@/player/features/support/shortcuts';
import { user } from '@/tests/support/user';
import { advance, engine, open, playWithFakes, report } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
afterEach(() => document.body.replaceChildren());

const scrim = () => document.querySelector('[data-visible]');
const player = () => screen.getByRole('region', { name: /Плеер/ });

/** Events have the time of the browser, which goes on while the clock of the test stands. */
function movePointer() {
  const event = createEvent.pointerMove(player());
  Object.defineProperty(event, 'timeStamp', { value: Date.now() });
  fireEvent(player(), event);
}

describe('spec 2 §4: controls', () => {
  test('auto-hide after 5000 ms, and come back with the pointer', async () => {
    await open();
    movePointer();
    await advance(4999);
    expect(scrim()).toHaveAttribute('data-visible', 'true');
    await advance(1);
    expect(scrim()).toHaveAttribute('data-visible', 'false');
    movePointer();
    expect(scrim()).toHaveAttribute('data-visible', 'true');
  });

  test('stay while a menu is open', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Настройки' }));
    await advance(20_000);
    expect(scrim()).toHaveAttribute('data-visible', 'true');
    await user.click(screen.getByRole('button', { name: 'Закрыть настройки' }));
    (document.activeElement as HTMLElement).blur();
    await advance(10_000);
    expect(scrim()).toHaveAttribute('data-visible', 'false');
  });

  test('stay while the bar is dragged', async () => {
    await open();
    const bar = screen.getByRole('slider', { name: 'Перемотка' });
    fireEvent.pointerDown(bar);
    fireEvent.change(bar, { target: { value: '50' } });
    await advance(20_000);
    expect(scrim()).toHaveAttribute('data-visible', 'true');
  });

  test('quality E5 2.2.1: stay while keyboard focus is inside', async () => {
    await open();
    screen.getByRole('button', { name: 'Настройки' }).focus();
    await advance(20_000);
    expect(scrim()).toHaveAttribute('data-visible', 'true');
  });
});

describe('WCAG 2.4.3: a player that covers its page', () => {
  test('takes the focus that went with the page before', async () => {
    await open({ takesFocus: true });
    expect(player()).toHaveFocus();
    await advance(20_000);
    expect(scrim()).toHaveAttribute('data-visible', 'false');
    await user.tab();
    expect(player()).toContainElement(document.activeElement as HTMLElement);
  });

  test('leaves it where the viewer has moved it', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await open({ takesFocus: true });
    expect(field).toHaveFocus();
  });

  test('any other player takes none', async () => {
    await open();
    expect(document.body).toHaveFocus();
  });
});

describe('spec 2 §2 Keyboard', () => {
  const press = (key: string, code = key, target: Element = document.body) =>
    fireEvent.keyDown(target, { key, code });

  test('space plays and pauses, arrows skip and set the volume, M mutes', async () => {
    await open();
    const { media } = engine();
    report(media, { currentTime: 100 }, 'timeupdate');
    press(' ', 'Space');
    expect(media.paused).toBe(true);
    press(' ', 'Space');
    expect(media.paused).toBe(false);
    press('ArrowRight');
    press('ArrowRight');
    await advance(500);
    expect(media.currentTime).toBe(120);
    press('ArrowDown');
    expect(media.volume).toBe(0.95);
    press('m', 'KeyM');
    expect(media.muted).toBe(true);
  });

  test('ignores keys in a field and while a modal is open', async () => {
    await open();
    const field = document.body.appendChild(document.createElement('input'));
    press(' ', 'Space', field);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press(' ', 'Space');
    expect(engine().media.paused).toBe(false);
  });

  test('quality E5 2.1.4: can be switched off permanently', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Настройки' }));
    await user.click(await screen.findByRole('button', { name: 'Горячие клавиши' }));
    await user.click(screen.getByRole('checkbox', { name: 'Горячие клавиши' }));
    press(' ', 'Space');
    expect(engine().media.paused).toBe(false);
    expect(localStorage.getItem('taspa.player')).toContain('"shortcuts":false');
  });

  test('a focused button handles space, a focused slider handles arrows', async () => {
    await open();
    const key = (name: string, code = name) => ({
      key: name,
      code,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      shiftKey: false,
    });
    const settings = screen.getByRole('button', { name: 'Настройки' });
    const volume = screen.getByRole('slider', { name: 'Громкость' });
    expect(keyIsFree(key(' ', 'Space'), settings, player())).toBe(false);
    expect(keyIsFree(key('ArrowLeft'), settings, player())).toBe(true);
    expect(keyIsFree(key('ArrowLeft'), volume, player())).toBe(false);
    expect(keyIsFree(key('f', 'KeyF'), volume, player())).toBe(true);
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#' }));
    expect(keyIsFree(key('ArrowDown'), link, player())).toBe(false);
    // After a press of the pointer in the list beside the player, the Page keys change channels.
    link.focus();
    expect(keyIsFree(key('PageDown'), link, player())).toBe(false);
    link.blur();
    expect(keyIsFree(key('PageDown'), link, player())).toBe(true);
  });
});

describe('docs/TELEVISION.md: on a television', () => {
  beforeEach(() => document.documentElement.classList.add(TELEVISION_CLASS));
  afterEach(() => document.documentElement.classList.remove(TELEVISION_CLASS));

  const press = (key: string, target: Element) => fireEvent.keyDown(target, { key, code: key });

  test('OK plays and pauses at the picture, left and right skip; up and down lead to the controls', async () => {
    await open();
    const { media } = engine();
    report(media, { currentTime: 100 }, 'timeupdate');
    press('Enter', player());
    expect(media.paused).toBe(true);
    press('ArrowRight', player());
    await advance(500);
    expect(media.currentTime).toBe(110);
    // Not used: true.
    expect(press('ArrowDown', player())).toBe(true);
    expect(press('ArrowUp', player())).toBe(true);
    expect(media.volume).toBe(1);
  });

  test('the arrows belong to the controls, and to the bar only along it', async () => {
    await open();
    const { media } = engine();
    report(media, { currentTime: 100 }, 'timeupdate');
    expect(press('ArrowRight', screen.getByRole('button', { name: 'Настройки' }))).toBe(true);
    const bar = screen.getByRole('slider', { name: 'Перемотка' });
    expect(press('ArrowUp', bar)).toBe(true);
    await advance(500);
    expect(media.currentTime).toBe(100);
    expect(press('ArrowRight', bar)).toBe(false);
    await advance(500);
    expect(media.currentTime).toBe(110);
  });
});

describe('touch', () => {
  /** jsdom clicks have no pointer type, so it is added. */
  function tap(x: number) {
    const stage = document.querySelector('[data-screen]') as HTMLElement;
    stage.getBoundingClientRect = () => ({ left: 0, width: 1000 }) as DOMRect;
    const event = new MouseEvent('click', { bubbles: true, clientX: x });
    Object.defineProperty(event, 'pointerType', { value: 'touch' });
    fireEvent(stage, event);
  }

  test('the first tap on a picture without controls shows them, though it moves the focus before its click', async () => {
    await open();
    tap(500);
    expect(scrim()).toHaveAttribute('data-visible', 'false');
    fireEvent.focusIn(document.querySelector('[data-screen]') as HTMLElement);
    tap(500);
    expect(scrim()).toHaveAttribute('data-visible', 'true');
  });

  test('spec 2 §2: a double tap in the outer fifth skips 10 s', async () => {
    await open();
    report(engine().media, { currentTime: 100 }, 'timeupdate');
    tap(950);
    tap(950);
    await advance(500);
    expect(engine().media.currentTime).toBe(110);
    tap(100);
    tap(100);
    await advance(500);
    expect(engine().media.currentTime).toBe(100);
  });

  test('a single tap shows and hides the controls and does not pause', async () => {
    await open();
    tap(500);
    expect(scrim()).toHaveAttribute('data-visible', 'false');
    tap(500);
    expect(scrim()).toHaveAttribute('data-visible', 'true');
    expect(engine().media.paused).toBe(false);
  });
});
