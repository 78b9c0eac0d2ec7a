import { act, fireEvent, screen, within } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { user } from '@/tests/support/user';
import { answerWith, json } from '../server';
import { installDialog } from '../ui/browser';
import { advance, engine, film, noTracks, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
beforeAll(installDialog);

const press = (key: string, code = key, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...more });
const shown = () => screen.queryByTestId('player-feedback');
const said = () => screen.getByRole('status').textContent;

describe('the keys of YouTube', () => {
  test('K plays and pauses, J and L skip like the arrows', async () => {
    await open();
    const { media } = engine();
    report(media, { currentTime: 100 }, 'timeupdate');
    press('k', 'KeyK');
    expect(media.paused).toBe(true);
    press('k', 'KeyK');
    press('l', 'KeyL');
    press('l', 'KeyL');
    press('j', 'KeyJ');
    await advance(500);
    expect(media.currentTime).toBe(110);
  });

  test('digits go to their tenth of the film, Home and End to its ends', async () => {
    await open();
    const { media } = engine();
    const moves = ['3', 'Home', 'End'].map((key) => {
      press(key);
      return media.currentTime;
    });
    expect(moves).toEqual([180, 0, 595]);
  });

  test('comma and full stop move one frame, only while paused', async () => {
    await open();
    const { media } = engine();
    report(media, { currentTime: 100 }, 'timeupdate');
    press('.', 'Period');
    expect(media.currentTime).toBe(100);
    press('k', 'KeyK');
    press('.', 'Period');
    expect(media.currentTime).toBeCloseTo(100.04);
    press(',', 'Comma');
    expect(media.currentTime).toBeCloseTo(100);
  });

  test('< and > change the speed by one step within its limits; live has only speed 1', async () => {
    const view = await open();
    for (let step = 0; step < 9; step += 1) press('>', 'Period', { shiftKey: true });
    expect(engine().media.playbackRate).toBe(2);
    press('<', 'Comma', { shiftKey: true });
    expect(engine().media.playbackRate).toBe(1.75);
    view.unmount();
    await open({ source: { kind: 'live', hls: 'https://origin/live.m3u8' } });
    press('>', 'Period', { shiftKey: true });
    expect(engine().media.playbackRate).toBe(1);
  });

  test('C turns subtitles on in the last language, and off', async () => {
    localStorage.setItem('taspa.player', JSON.stringify({ textLanguages: ['en'] }));
    await open();
    const text = [
      { id: '5', language: 'ru', name: 'Русские' },
      { id: '6', language: 'en', name: 'English' },
    ];
    act(() => engine().events.tracks({ ...noTracks, text }));
    press('c', 'KeyC');
    act(() => engine().events.tracks({ ...noTracks, text, textId: '6' }));
    press('c', 'KeyC');
    expect(engine().calls).toEqual(['text 6', 'text -1']);
  });

  test('N and P lead to the next and previous episode, T asks the page for more width', async () => {
    const requests: string[] = [];
    await open({
      onNext: (how) => requests.push(`next ${how}`),
      onPrevious: () => requests.push('previous'),
      onToggleTheatre: () => requests.push('theatre'),
    });
    press('n', 'KeyN');
    press('P', 'KeyP', { shiftKey: true });
    press('t', 'KeyT');
    expect(requests).toEqual(['next requested', 'previous', 'theatre']);
  });

  test('P begins a film or a first episode again', async () => {
    await open({}, { currentTime: 300 });
    press('p', 'KeyP');
    expect(engine().media.currentTime).toBe(0);
  });

  test('on a channel N and P lead to the next and previous programme of the archive', async () => {
    const requests: number[] = [];
    const at = (start: number) => ({ id: String(start), title: `${start}`, start, end: start + 600 });
    await open(
      {
        source: { kind: 'archive', hls: 'https://origin/a.m3u8', startDate: 10_600, archived: true },
        programmes: [at(10_000), at(10_600), at(11_200)],
        onRequestTime: (second) => requests.push(second),
        now: () => 20_000,
      },
      { currentTime: 2 },
    );
    press('n', 'KeyN');
    press('p', 'KeyP');
    expect(requests).toEqual([11_200, 10_000]);
  });
});

describe('the picture answers keys and taps', () => {
  test('with what has changed, said once to screen readers', async () => {
    await open();
    report(engine().media, { currentTime: 100 }, 'timeupdate');
    press('k', 'KeyK');
    expect([shown() !== null, said()]).toEqual([true, 'Пауза']);
    press('ArrowRight');
    press('ArrowRight');
    expect(said()).toBe('Вперёд на 20 секунд');
    press('ArrowDown');
    expect(shown()).toHaveTextContent('95');
    press('>', 'Period', { shiftKey: true });
    expect(shown()).toHaveTextContent('1.25×');
    await advance(900);
    expect([shown(), said()]).toEqual([null, '']);
  });

  test('shows the volume at its limit, too', async () => {
    await open();
    press('ArrowUp');
    expect(shown()).toHaveTextContent('100');
  });

  test('not after changes without a key press: a start, a pause by the system', async () => {
    await open();
    expect(shown()).toBeNull();
    report(engine().media, { paused: true }, 'pause');
    expect(shown()).toBeNull();
  });
});

describe('the list of keys', () => {
  // First, because loaded words stay for the life of the document.
  test('that does not load says so, and the next press tries again', async () => {
    answerWith({});
    await open({ source: film });
    press('?', 'Slash', { shiftKey: true });
    await settle();
    expect(said()).toBe(ru.player.layerFailed);
    answerWith({ 'GET /api/words/playerHelp': () => json(ru.playerHelp) });
    press('?', 'Slash', { shiftKey: true });
    await settle();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('opens by ?, is a dialog with every key, and closes by ? and by its button', async () => {
    await open({ onToggleTheatre: () => {} });
    press('?', 'Slash', { shiftKey: true });
    await settle();
    const list = within(screen.getByRole('dialog', { name: 'Горячие клавиши' }));
    expect(list.getByText('Широкий плеер')).toBeInTheDocument();
    expect(list.getByText('Пробел')).toBeInTheDocument();
    fireEvent.keyDown(list.getByText('Пробел'), { key: '?', code: 'Slash', shiftKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('?', 'Slash', { shiftKey: true });
    await settle();
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves out the wide player where the page has none; keys do nothing behind it', async () => {
    await open();
    press('?', 'Slash', { shiftKey: true });
    await settle();
    expect(screen.queryByText('Широкий плеер')).toBeNull();
    press(' ', 'Space');
    expect(engine().media.paused).toBe(false);
  });
});

describe('on a page with channels', () => {
  const swipe = (y: number, pointerType = 'touch') => {
    const picture = document.querySelector('[data-screen]') as HTMLElement;
    fireEvent.pointerDown(picture, { clientX: 100, clientY: 200, pointerType, isPrimary: true });
    fireEvent.pointerUp(picture, { clientX: 100, clientY: 200 + y, pointerType, isPrimary: true });
  };

  test('keys and swipes of a remote go to the page; the film keys stay', async () => {
    const onChannelKey = jest.fn();
    await open({ onChannelKey });
    press('PageUp');
    press('4', 'Digit4');
    press('b', 'KeyB');
    swipe(-100);
    swipe(-100, 'mouse');
    expect(onChannelKey.mock.calls.map(([key]) => key)).toEqual([
      { name: 'step', by: 1 },
      { name: 'digit', digit: '4' },
      { name: 'last' },
      { name: 'step', by: 1 },
    ]);
    expect(engine().media.currentTime).toBe(0);
    press('ArrowUp');
    expect(shown()).toHaveTextContent('100');
  });

  test('the list of keys has those of the remote instead of the tenths of a film', async () => {
    await open({ onChannelKey: () => {} });
    press('?', 'Slash', { shiftKey: true });
    await settle();
    const list = within(screen.getByRole('dialog'));
    expect(list.getByText(ru.playerHelp.zap)).toBeInTheDocument();
    expect(list.queryByText(ru.playerHelp.share)).toBeNull();
  });
});
