import { act, fireEvent, screen, within } from '@testing-library/react';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { user } from '@/tests/support/user';
import { installDialog } from '../ui/browser';
import {
  advance,
  engine,
  film,
  firstPicture,
  noTracks,
  open,
  phone,
  playWithFakes,
  report,
  settle,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
beforeAll(installDialog);
afterEach(() => document.documentElement.classList.remove(TELEVISION_CLASS));

const tracks = {
  ...noTracks,
  qualities: [
    { id: 1, height: 1080, bitrate: 2 },
    { id: 0, height: 360, bitrate: 1 },
  ],
  audio: [
    { id: '0', language: 'ru', name: 'Русский' },
    { id: '1', language: 'en', name: 'English' },
  ],
  text: [{ id: '5', language: 'ru', name: 'Русские' }],
  audioId: '0',
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const settings = () => screen.queryByRole('dialog', { name: 'Настройки' });

async function openSettings(offered = tracks) {
  await open();
  act(() => {
    engine().events.tracks(offered);
    engine().events.height(360);
  });
  fireEvent.click(button('Настройки'));
  await settle();
}
/** From any page of the settings to another one. */
async function toPage(name: RegExp) {
  const back = screen.queryByRole('button', { name: 'Назад' });
  if (back) await user.click(back);
  await user.click(button(name));
}

describe('the menu of settings', () => {
  test('shows the current choices; the focus moves in, Escape returns it', async () => {
    await openSettings();
    expect(button('Настройки')).toHaveAttribute('aria-expanded', 'true');
    const lines = within(settings() as HTMLElement).getAllByRole('button');
    expect(lines.map((line) => line.textContent).filter(Boolean)).toEqual([
      'СубтитрыВыключены',
      'АудиодорожкаРусский',
      'КачествоАвто, сейчас 360p',
      'СкоростьОбычная',
      'Таймер снаВыключен',
      'Статистика для знатоков',
      'Горячие клавиши',
    ]);
    expect(button(/^Субтитры/)).toHaveFocus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(button('Настройки')).toHaveFocus();
    expect(settings()).toBeNull();
  });

  test('arrows move between its lines, and a page returns to the line that led to it', async () => {
    await openSettings();
    const volume = engine().media.volume;
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown', code: 'ArrowDown' });
    expect(button(/^Аудиодорожка/)).toHaveFocus();
    expect(engine().media.volume).toBe(volume);
    await user.click(document.activeElement as Element);
    expect(group('Аудиодорожка').getByRole('radio', { name: 'Русский' })).toHaveFocus();
    await user.click(button('Назад'));
    expect(button(/^Аудиодорожка/)).toHaveFocus();
  });

  test('on a television an arrow leaves the lines at their ends', async () => {
    document.documentElement.classList.add(TELEVISION_CLASS);
    await openSettings();
    const line = button(/^Субтитры/);
    expect(line).toHaveFocus();
    // It is not used here, so that it leads to the buttons of the head.
    expect(fireEvent.keyDown(line, { key: 'ArrowUp', code: 'ArrowUp' })).toBe(true);
    expect(line).toHaveFocus();
  });

  test('a press outside closes it', async () => {
    await openSettings();
    fireEvent.pointerDown(document.body);
    expect(settings()).toBeNull();
  });

  test('live has only speed 1, so it has no line for it', async () => {
    await open({ source: { kind: 'live', hls: 'https://origin/live.m3u8' } });
    await user.click(button('Настройки'));
    await settle();
    expect(settings()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Скорость/ })).toBeNull();
  });

  test('leads to the list of keys, which opens in its place', async () => {
    await openSettings();
    await toPage(/^Горячие клавиши/);
    await user.click(button('Все клавиши'));
    await settle();
    expect(settings()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Горячие клавиши' })).toBeInTheDocument();
  });
});

describe('choices', () => {
  test('call the engine; the choice changes when the engine reports it', async () => {
    await openSettings();
    await toPage(/^Качество/);
    await user.click(group('Качество').getByRole('radio', { name: '1080p' }));
    await toPage(/^Аудиодорожка/);
    await user.click(group('Аудиодорожка').getByRole('radio', { name: 'English' }));
    await toPage(/^Субтитры/);
    await user.click(group('Субтитры').getByRole('radio', { name: 'Русские' }));
    expect(engine().calls).toEqual(['quality 1', 'audio 1', 'text 5']);
    expect(group('Субтитры').getByRole('radio', { name: 'Выключены' })).toBeChecked();
    act(() => engine().events.tracks({ ...tracks, textId: '5' }));
    await settle();
    expect(group('Субтитры').getByRole('radio', { name: 'Русские' })).toBeChecked();
  });

  test('a quality without a height is named by its bitrate, and applied again by it', async () => {
    const radio = [128_000, 64_000].map((bitrate, id) => ({ id, height: 0, bitrate }));
    await openSettings({ ...tracks, qualities: radio });
    await toPage(/^Качество/);
    const names = group('Качество')
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(['Авто, сейчас 360p', '128 кбит/с', '64 кбит/с']);
    await user.click(group('Качество').getByRole('radio', { name: '64 кбит/с' }));
    act(() => engine().events.tracks({ ...tracks, qualities: radio, quality: 1 }));
    await user.click(button('Назад'));
    expect(button(/^Качество/)).toHaveTextContent('64 кбит/с');
    act(() => {
      for (let n = 0; n < 2; n += 1) engine().events.fault({ kind: 'media', fatal: true, detail: 'test' });
    });
    await settle();
    act(() => engine().events.tracks({ ...tracks, qualities: radio }));
    report(engine().media, {}, 'playing');
    expect(engine().calls).toContain('quality 1');
  });

  test('spec 2 §2 Player UI: speeds 0.25 to 2 in steps of 0.25', async () => {
    await openSettings();
    await toPage(/^Скорость/);
    const names = group('Скорость')
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(['0.25×', '0.5×', '0.75×', 'Обычная', '1.25×', '1.5×', '1.75×', '2×']);
    await user.click(group('Скорость').getByRole('radio', { name: '1.5×' }));
    expect(engine().media.playbackRate).toBe(1.5);
  });
});

test('the chosen speed stays when an engine is replaced, and when a source replaces one that failed', async () => {
  const view = await open();
  fireEvent.click(button('Настройки'));
  await settle();
  await toPage(/^Скорость/);
  await user.click(group('Скорость').getByRole('radio', { name: '1.5×' }));
  const before = engine();
  const fail = (kind: 'media' | 'codec') => engine().events.fault({ kind, fatal: true, detail: 'test' });
  act(() => {
    for (let n = 0; n < 2; n += 1) fail('media');
  });
  await settle();
  expect([engine() === before, engine().media.playbackRate]).toEqual([false, 1.5]);
  act(() => fail('codec'));
  await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
  expect([engine().media === before.media, engine().media.playbackRate]).toEqual([false, 1.5]);
});

test('a phone has them in a sheet: a modal dialog without keys, closed by a press beside it', async () => {
  phone.is = true;
  await openSettings();
  const sheet = settings() as HTMLDialogElement;
  expect([sheet.tagName, sheet.open]).toEqual(['DIALOG', true]);
  const opener = [...document.querySelectorAll('[aria-expanded=true]')];
  expect(opener.map((element) => element.getAttribute('aria-controls'))).toEqual([sheet.id]);
  expect(screen.queryByRole('button', { name: 'Горячие клавиши' })).toBeNull();
  await toPage(/^Субтитры/);
  await user.click(group('Субтитры').getByRole('radio', { name: 'Русские' }));
  expect(engine().calls).toEqual(['text 5']);
  await user.click(sheet);
  expect(settings()).toBeNull();
});

test('spec 1 §3 language priority list: a chosen language comes first, for sound and for subtitles', async () => {
  localStorage.setItem('taspa.player', JSON.stringify({ audioLanguages: ['kk'], textLanguages: ['ru'] }));
  await openSettings();
  await toPage(/^Аудиодорожка/);
  await user.click(group('Аудиодорожка').getByRole('radio', { name: 'English' }));
  await toPage(/^Субтитры/);
  await user.click(group('Субтитры').getByRole('radio', { name: 'Русские' }));
  expect(JSON.parse(localStorage.getItem('taspa.player') ?? '{}')).toMatchObject({
    audioLanguages: ['en', 'kk'],
    textLanguages: ['ru'],
    subtitles: true,
  });
  expect(engine().source?.audioLanguages).toEqual(['kk']);
});

test('an engine that replaces another one gets the chosen sound, subtitles and quality again', async () => {
  await openSettings();
  await toPage(/^Качество/);
  await user.click(group('Качество').getByRole('radio', { name: '1080p' }));
  await toPage(/^Аудиодорожка/);
  await user.click(group('Аудиодорожка').getByRole('radio', { name: 'English' }));
  await toPage(/^Субтитры/);
  await user.click(group('Субтитры').getByRole('radio', { name: 'Русские' }));
  const before = engine();
  act(() => before.events.tracks({ ...tracks, quality: 1, audioId: '1', textId: '5' }));
  act(() => {
    for (let n = 0; n < 2; n += 1) before.events.fault({ kind: 'media', fatal: true, detail: 'test' });
  });
  await settle();
  expect(engine()).not.toBe(before);
  expect(engine().source?.audioLanguages).toEqual(['en']);
  // Its ids are others.
  const qualities = tracks.qualities.map((quality) => ({ ...quality, id: 1 - quality.id }));
  act(() => engine().events.tracks({ ...tracks, qualities, audioId: '1' }));
  expect(engine().calls).toEqual([]);
  report(engine().media, {}, 'playing');
  report(engine().media, {}, 'playing');
  expect(engine().calls).toEqual(['text 5', 'quality 0']);
});

test('of several tracks in one language an engine that replaces another one gets the chosen one', async () => {
  const audio = ['Русский', 'Русский 2'].map((name, id) => ({ id: String(id), language: 'ru', name }));
  await openSettings({ ...tracks, audio });
  await toPage(/^Аудиодорожка/);
  await user.click(group('Аудиодорожка').getByRole('radio', { name: 'Русский 2' }));
  const before = engine();
  act(() => before.events.tracks({ ...tracks, audio, audioId: '1' }));
  act(() => {
    for (let n = 0; n < 2; n += 1) before.events.fault({ kind: 'media', fatal: true, detail: 'test' });
  });
  await settle();
  act(() => engine().events.tracks({ ...tracks, audio }));
  report(engine().media, {}, 'playing');
  expect(engine().calls).toEqual(['audio 1']);
});

describe('subtitles', () => {
  test('that an earlier version stored as off, although nobody had switched them, are shown as the stream wants', async () => {
    localStorage.setItem('taspa.player', JSON.stringify({ hasSubtitles: false }));
    await open({}, null);
    act(() => engine().events.tracks({ ...tracks, textId: '5' }));
    report(engine().media, { readyState: 4 }, 'playing');
    expect(engine().calls).toEqual([]);
  });

  test('a stored language is applied once the picture plays (media 2.6)', async () => {
    localStorage.setItem('taspa.player', JSON.stringify({ textLanguages: ['kk', 'ru'], hasSubtitles: true }));
    await open({}, null);
    act(() => engine().events.tracks(tracks));
    expect(engine().calls).toEqual([]);
    report(engine().media, { readyState: 4 }, 'playing');
    expect(engine().calls).toEqual(['text 5']);
  });

  test('that were switched off stay off, also where a stream switches its own on', async () => {
    const own = { ...tracks, textId: '5' };
    const view = await open({}, null);
    act(() => engine().events.tracks(own));
    firstPicture(engine().media);
    expect(engine().calls).toEqual([]);
    await user.keyboard('c');
    expect(engine().calls).toEqual(['text -1']);
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    act(() => engine().events.tracks(own));
    firstPicture(engine().media);
    await settle();
    expect(engine().calls).toEqual(['text -1']);
  });

  test('of the preferred language replace the ones that a later stream switches on itself', async () => {
    localStorage.setItem('taspa.player', JSON.stringify({ textLanguages: ['kk', 'ru'], subtitles: true }));
    const text = [...tracks.text, { id: '6', language: 'kk', name: 'Қазақша' }];
    const view = await open({}, null);
    act(() => engine().events.tracks({ ...tracks, text, textId: '6' }));
    firstPicture(engine().media);
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    act(() => engine().events.tracks({ ...tracks, text, textId: '5' }));
    firstPicture(engine().media);
    await settle();
    expect(engine().calls).toEqual(['text 6']);
  });

  test('are drawn from the cues of the chosen track', async () => {
    await open();
    act(() => engine().events.tracks({ ...tracks, textId: '5' }));
    engine().events.cues('5', [{ start: 0, end: 5, text: 'Снег идёт' }]);
    await advance(100);
    expect(screen.getByTestId('player-cues')).toHaveTextContent('Снег идёт');
    report(engine().media, { currentTime: 6 }, 'timeupdate');
    await advance(100);
    expect(screen.queryByTestId('player-cues')).toBeNull();
  });

  test('size, colour and background change them at once, and are remembered on this device', async () => {
    await openSettings();
    act(() => engine().events.tracks({ ...tracks, textId: '5' }));
    engine().events.cues('5', [{ start: 0, end: 50, text: 'Снег идёт' }]);
    await toPage(/^Субтитры/);
    await user.click(button('Вид субтитров'));
    await user.click(group('Размер').getByRole('radio', { name: '150 %' }));
    await user.click(group('Цвет').getByRole('radio', { name: 'Жёлтый' }));
    await user.click(group('Фон').getByRole('radio', { name: 'Сплошной' }));
    await advance(100);
    const cue = screen.getByTestId('player-cues').firstElementChild as HTMLElement;
    expect(cue.dataset).toMatchObject({ color: 'yellow', background: 'solid' });
    expect(cue.style.getPropertyValue('--cue-size')).toBe('1.5');
    expect(JSON.parse(localStorage.getItem('taspa.player') ?? '{}').cueStyle).toEqual({
      size: 1.5,
      color: 'yellow',
      background: 'solid',
    });
  });
});
