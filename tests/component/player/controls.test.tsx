import { act, fireEvent, screen } from '@testing-library/react';
import type { PlayerSource } from '@/player/core/source';
import { user } from '@/tests/support/user';
import { advance, engine, film, firstPicture, open, phone, playWithFakes, report } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const button = (name: string) => screen.getByRole('button', { name });
const bar = () => screen.getByRole('slider', { name: 'Перемотка' });

test('the player is a named region with its title', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Плеер: Снег' })).toBeInTheDocument();
  expect(screen.getByTestId('player-title')).toHaveTextContent('Снег');
});

test('media 7.1: a button shows the state that the media reports, not the requested one', async () => {
  await open();
  const { media } = engine();
  media.pause = () => {};
  await user.click(screen.getAllByRole('button', { name: 'Пауза' })[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Воспроизвести' })).toBeNull();
  report(media, { paused: true }, 'pause');
  expect(screen.getAllByRole('button', { name: 'Воспроизвести' })).not.toHaveLength(0);
});

describe('seeking by pointer: the hint, its picture and the second that plays are the same', () => {
  const LEFT = 108;
  const WIDTH = 984;
  const TWO_HOURS = 7200;

  async function openFilm(more: Partial<PlayerSource> = {}) {
    const requested: string[] = [];
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = {
        decode: async () => {},
        set src(url: string) {
          requested.push(url);
        },
      };
      return image as unknown as HTMLImageElement;
    });
    await open({ source: { ...film, thumbnails: 'https://o/thumb', ...more } }, { duration: TWO_HOURS });
    const box = { left: LEFT, width: WIDTH } as DOMRect;
    jest.spyOn(screen.getByTestId('player-track'), 'getBoundingClientRect').mockReturnValue(box);
    return requested;
  }
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['near the beginning', 0.01, '1:12'],
    ['at a quarter', 0.25, '30:00'],
    ['near the end', 0.9901, '1:58:48'],
    ['before the track', -0.01, '0:00'],
    ['after the track, but not in the last 5 s', 1.01, '1:59:55'],
  ])('%s', async (_, share, words) => {
    const requested = await openFilm();
    const at = { clientX: LEFT + share * WIDTH, pointerId: 1, button: 0 };
    fireEvent.pointerMove(bar(), at);
    await advance(100);
    expect(screen.getByTestId('player-hint')).toHaveTextContent(words);
    const within = Math.max(0, Math.min(share * TWO_HOURS, TWO_HOURS - 5));
    expect(requested.at(-1)).toContain(`/${Math.floor(within / 10) * 10}.jpg`);
    fireEvent.pointerDown(bar(), at);
    // The browser moves the native thumb to the pointer as well.
    fireEvent.change(bar(), { target: { value: '3333' } });
    fireEvent.pointerUp(bar(), at);
    expect(engine().media.currentTime).toBeCloseTo(within, 3);
  });

  test('spec 2 §7: the file of timings is read once, at the first look, and says which pictures there are', async () => {
    const answer = { ok: true, json: async () => ({ seek_points: [0, 7, 1795] }) };
    const read = jest.fn(async () => answer);
    Object.assign(globalThis, { fetch: read });
    const requested = await openFilm({ thumbnailTimings: 'https://o/timings.json' });
    expect(read).not.toHaveBeenCalled();
    const look = async (share: number) => {
      fireEvent.pointerMove(bar(), { clientX: LEFT + share * WIDTH, pointerId: 1 });
      await advance(100);
    };
    await look(0.1);
    await look(0.25);
    expect(read.mock.calls.map(([url]: unknown[]) => url)).toEqual(['https://o/timings.json']);
    expect(requested.at(-1)).toContain('/1795.jpg');
  });

  test('the picture of the hint disappears with the pointer', async () => {
    await openFilm();
    fireEvent.pointerMove(bar(), { clientX: 500 });
    await advance(100);
    expect(screen.getByTestId('player-hint').querySelector('img')).not.toBeNull();
    fireEvent.pointerLeave(bar().parentElement as HTMLElement);
    fireEvent.pointerMove(bar(), { clientX: 900 });
    expect(screen.getByTestId('player-hint').querySelector('img')).toBeNull();
  });
});

describe('spec 1 §4 Player store: loading, waiting, fullscreen', () => {
  /** Without the large buttons the centre shows a spinner. */
  const isWaiting = () => screen.queryAllByRole('button', { name: /^(Воспроизвести|Пауза)$/ }).length < 2;

  test('a source is loading until its first picture', async () => {
    await open({}, null);
    // The first pause renders the controls, the second one shows the spinner.
    await advance(400);
    await advance(400);
    expect(isWaiting()).toBe(true);
    firstPicture(engine().media);
    expect(isWaiting()).toBe(false);
  });

  test('media that stalls during playback is waiting until it can continue', async () => {
    await open();
    report(engine().media, { readyState: 2 }, 'waiting');
    await advance(399);
    expect(isWaiting()).toBe(false);
    await advance(1);
    expect(isWaiting()).toBe(true);
    report(engine().media, { readyState: 4 }, 'canplay');
    expect(isWaiting()).toBe(false);
  });

  test('full screen is the state that the page reports, not the requested one', async () => {
    const page = document as { fullscreenEnabled: boolean; fullscreenElement: Element | null };
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, value: true },
      fullscreenElement: { configurable: true, writable: true, value: null },
    });
    await open();
    await user.click(button('На весь экран'));
    expect(button('На весь экран')).toBeInTheDocument();
    page.fullscreenElement = screen.getByRole('region', { name: 'Плеер: Снег' });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(button('Выйти из полноэкранного режима')).toBeInTheDocument();
    page.fullscreenElement = null;
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(button('На весь экран')).toBeInTheDocument();
  });

  test.each([
    [
      'a phone turns to landscape in full screen, and may turn freely again afterwards',
      true,
      ['landscape', 'free'],
    ],
    ['a larger screen stays as it is held', false, []],
  ])('%s', async (_, isPhone, expected) => {
    const turns: string[] = [];
    const lock = async (to: string) => void turns.push(to);
    const orientation = { lock, unlock: () => turns.push('free') };
    Object.defineProperty(window.screen, 'orientation', { configurable: true, value: orientation });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, writable: true, value: null });
    phone.is = isPhone;
    await open();
    const player = screen.getByRole('region', { name: 'Плеер: Снег' });
    for (const element of [player, player, null]) {
      Object.assign(document, { fullscreenElement: element });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    }
    phone.is = false;
    expect(turns).toEqual(expected);
  });
});

test('quality E5 Slider: the bar has its time in words', async () => {
  await open();
  report(engine().media, { currentTime: 62 }, 'timeupdate');
  expect(bar().getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('1 мин 2 с из 10 мин');
});

test('quality E5 Slider: arrows ±10 s, pages ±60 s, Home and End; spec 2 §4: one seek after 500 ms', async () => {
  await open();
  const { media } = engine();
  report(media, { currentTime: 100 }, 'timeupdate');
  for (const key of ['ArrowRight', 'ArrowRight', 'PageUp', 'ArrowLeft']) fireEvent.keyDown(bar(), { key });
  expect(bar()).toHaveValue('170');
  await advance(499);
  expect(media.currentTime).toBe(100);
  await advance(1);
  expect(media.currentTime).toBe(170);
  fireEvent.keyDown(bar(), { key: 'End' });
  await advance(500);
  expect(media.currentTime).toBe(595);
  fireEvent.keyDown(bar(), { key: 'Home' });
  await advance(500);
  expect(media.currentTime).toBe(0);
});

test('quality E5 Slider: while focused it is announced on change, not every second', async () => {
  await open();
  bar().focus();
  const before = bar().getAttribute('aria-valuetext');
  report(engine().media, { currentTime: 7 }, 'timeupdate');
  expect(bar()).toHaveAttribute('aria-valuetext', before);
});

test('a drag is one seek when it ends', async () => {
  await open();
  const { media } = engine();
  const box = { left: 0, width: 600 } as DOMRect;
  jest.spyOn(screen.getByTestId('player-track'), 'getBoundingClientRect').mockReturnValue(box);
  fireEvent.pointerDown(bar(), { clientX: 100 });
  fireEvent.pointerMove(bar(), { clientX: 200 });
  fireEvent.pointerMove(bar(), { clientX: 300 });
  await advance(2000);
  expect(media.currentTime).toBe(0);
  fireEvent.pointerUp(bar());
  expect(media.currentTime).toBe(300);
});

test('spec 2 §4: a video shorter than 20 s has no scrub line and no skipping', async () => {
  await open({}, { duration: 19 });
  expect(screen.queryByRole('slider', { name: 'Перемотка' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Вперёд на 10 секунд' })).toBeNull();
});

test('spec 2 §4: volume is 0 to 100 percent in the UI; mute and unmute by name', async () => {
  await open();
  const { media } = engine();
  const volume = screen.getByRole('slider', { name: 'Громкость' });
  fireEvent.change(volume, { target: { value: '35' } });
  expect(media.volume).toBeCloseTo(0.35);
  expect(volume).toHaveAttribute('aria-valuetext', '35 %');
  await user.click(button('Выключить звук'));
  expect(media.muted).toBe(true);
  expect(button('Включить звук')).toBeInTheDocument();
});

test('spec 2 §4: a film that resumes offers its beginning for 5000 ms', async () => {
  await open({ source: { ...film, startAt: 120 } }, { currentTime: 120 });
  await advance(4999);
  expect(button('Смотреть с начала')).toBeInTheDocument();
  await advance(1);
  expect(screen.queryByRole('button', { name: 'Смотреть с начала' })).toBeNull();
});

test.each([5, 13_200])(
  'spec 2 §5: second %d of a link, or of a place before a gate, is no stored position: the film begins there',
  async (startAt) => {
    await open({ source: { ...film, startAt } });
    expect(engine().source).toMatchObject({ startAt });
  },
);

test('the offer seeks to the beginning', async () => {
  await open({ source: { ...film, startAt: 120 } }, { currentTime: 120 });
  await user.click(button('Смотреть с начала'));
  expect(engine().media.currentTime).toBe(0);
});

describe('chapters', () => {
  const chapters = [
    { at: 0, title: 'Пролог' },
    { at: 150, title: 'Метель' },
  ];

  test('are marks on the seek bar, and their names are in its words and in the hint', async () => {
    await open({ source: { ...film, chapters } });
    const track = screen.getByTestId('player-track');
    jest.spyOn(track, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 600 } as DOMRect);
    expect(
      screen.getAllByTestId('player-chapter').map((mark) => mark.style.getPropertyValue('--at')),
    ).toEqual(['0.25']);
    report(engine().media, { currentTime: 200 }, 'timeupdate');
    expect(bar().getAttribute('aria-valuetext')).toContain('Метель');
    fireEvent.pointerMove(bar(), { clientX: 100 });
    expect(screen.getByTestId('player-hint')).toHaveTextContent('Пролог');
  });
});
