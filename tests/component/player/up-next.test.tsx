import { act, fireEvent, screen, within } from '@testing-library/react';
import { user } from '@/tests/support/user';
import { advance, engine, film, firstPicture, open, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const next = { title: 'Снег', subtitle: 'Сезон 1, серия 2 · Лёд' };
const card = () => screen.queryByTestId('up-next');
const button = (name: string) => screen.getByRole('button', { name });
const moveTo = (currentTime: number) => report(engine().media, { currentTime }, 'timeupdate');
const end = () => report(engine().media, { currentTime: 600, ended: true, paused: true }, 'pause', 'ended');

async function openEpisode() {
  const calls: string[] = [];
  const view = await open({
    next,
    onNext: (reason) => calls.push(reason),
    onUpNext: () => calls.push('prepare'),
  });
  return { calls, view };
}

test('a card counts down to the next episode, which follows at the end; it is prepared once', async () => {
  const { calls } = await openEpisode();
  expect(card()).toBeNull();
  moveTo(591);
  expect(card()).toHaveTextContent('Следующая серия через 9 с');
  expect(card()).toHaveTextContent(next.subtitle);
  moveTo(593);
  expect(card()).toHaveTextContent('через 7 с');
  end();
  expect(calls).toEqual(['prepare', 'continues']);
  // What follows by itself needs no screen in between.
  expect(screen.queryByTestId('post-play')).toBeNull();
});

test('the card is gone when playback fails: it would lie over the button that tries again', async () => {
  await openEpisode();
  moveTo(591);
  act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'test' }));
  // The element loses its source.
  report(engine().media, { duration: Number.NaN }, 'timeupdate');
  await settle();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(card()).toBeNull();
});

test('nothing follows under a dialog, whose address it would replace; it follows when the dialog is closed', async () => {
  const requests: string[] = [];
  await open({ next: { title: 'Снег 2' }, onNext: (how) => requests.push(how) });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
  await advance(20_000);
  expect(requests).toEqual([]);
  dialog.remove();
  await advance(5000);
  expect(requests).toEqual(['continues']);
});

test('watch now goes on at once; a declined card does not come again, and nothing follows', async () => {
  const { calls } = await openEpisode();
  moveTo(591);
  await user.click(button('Смотреть сейчас'));
  await user.click(button('Отмена'));
  expect(card()).toBeNull();
  moveTo(595);
  expect(card()).toBeNull();
  end();
  expect(calls).toEqual(['prepare', 'requested']);
});

test('what was asked for once is not followed by the one after it', async () => {
  const { calls, view } = await openEpisode();
  const other = jest.fn();
  moveTo(595);
  await user.click(button('Смотреть сейчас'));
  await view.change({ source: null, next: { title: 'Снег', subtitle: 'Серия 3' }, onNext: other });
  expect(card()).toBeNull();
  moveTo(598);
  expect(card()).toBeNull();
  end();
  expect(other).not.toHaveBeenCalled();
  expect(calls).toEqual(['prepare', 'requested']);
});

test('what was asked for does not follow again at the end, when its page takes longer', async () => {
  const { calls } = await openEpisode();
  moveTo(595);
  await user.click(button('Смотреть сейчас'));
  end();
  expect(calls).toEqual(['prepare', 'requested']);
});

test('the card of the episode before is gone while the next one loads behind its picture', async () => {
  const { view } = await openEpisode();
  moveTo(595);
  await view.change({
    source: { ...film, hls: 'https://o/2' },
    next: { title: 'Снег', subtitle: 'Серия 3' },
  });
  expect(card()).toBeNull();
});

test('after four untouched episodes the viewer is asked, and the fifth waits for the answer', async () => {
  const { calls, view } = await openEpisode();
  const episode = async (number: number) => {
    await view.change({ source: { ...film, hls: `https://o/${number}` } });
    firstPicture(engine().media);
    await settle();
  };
  for (const number of [2, 3, 4]) {
    end();
    await episode(number);
  }
  expect(calls).toEqual(['continues', 'continues', 'continues']);
  end();
  expect(calls).toHaveLength(3);
  expect(screen.getByRole('alertdialog', { name: 'Вы ещё смотрите?' })).toBeInTheDocument();
  expect(button('Продолжить')).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'Shift' });
  await user.click(button('Продолжить'));
  expect(calls.at(-1)).toBe('requested');
  await episode(5);
  await advance(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a button skips the intro, and the next episode comes within the credits', async () => {
  const calls: string[] = [];
  const source = {
    ...film,
    markers: [
      { kind: 'intro' as const, start: 20, end: 60 },
      { kind: 'credits' as const, start: 500, end: null },
    ],
  };
  await open({ source, next, onNext: (reason) => calls.push(reason) });
  const skip = () => screen.queryByRole('button', { name: 'Пропустить заставку' });
  expect(skip()).toBeNull();
  moveTo(21);
  await user.click(skip() as HTMLElement);
  expect(engine().media.currentTime).toBe(60);
  moveTo(60.2);
  expect(skip()).toBeNull();
  moveTo(500);
  expect(card()).toHaveTextContent('через 10 с');
  moveTo(510.1);
  moveTo(510.4);
  expect(calls).toEqual(['continues']);
});

test('no button to skip lies beside an open layer', async () => {
  await open({ source: { ...film, markers: [{ kind: 'intro', start: 20, end: 60 }] } });
  moveTo(21);
  const skip = () => screen.queryByRole('button', { name: 'Пропустить заставку' });
  expect(skip()).not.toBeNull();
  await user.keyboard('?');
  expect(skip()).toBeNull();
});

describe('post-play', () => {
  const panel = () => screen.queryByTestId('post-play');

  test('after a film the page offers further titles, and the film again', async () => {
    await open({ afterEnd: <p>Ещё фильмы</p> });
    expect(panel()).toBeNull();
    end();
    await advance(6000);
    expect(document.querySelector('[data-visible]')).toHaveAttribute('data-visible', 'true');
    expect(panel()).toHaveTextContent('Ещё фильмы');
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Смотреть ещё раз' }));
    report(engine().media, { currentTime: 0, ended: false, paused: false }, 'play', 'playing');
    expect(panel()).toBeNull();
  });

  test('an episode that a next one follows shows no panel; after a declined card the panel offers it', async () => {
    const { calls } = await openEpisode();
    moveTo(595);
    await user.click(button('Отмена'));
    end();
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Следующая серия' }));
    expect(calls.at(-1)).toBe('requested');
  });
});

// In a tall window; the style sheet hides it in others (tests/e2e/player-states.spec.ts).
describe('below the picture', () => {
  const below = () => screen.queryByTestId('player-below');

  test('an episode offers the next one, which plays when pressed; near the end the card offers it', async () => {
    const { calls } = await openEpisode();
    expect(below()).toHaveTextContent(next.subtitle);
    await user.click(within(below() as HTMLElement).getByRole('button'));
    expect(calls).toEqual(['requested']);
    moveTo(591);
    expect(card()).not.toBeNull();
    expect(below()).toBeNull();
  });

  test('a film offers further titles until its end, where the panel has them', async () => {
    await open({ afterEnd: <p>Ещё фильмы</p> });
    expect(below()).toHaveTextContent('Ещё фильмы');
    end();
    expect(below()).toBeNull();
    expect(screen.getAllByText('Ещё фильмы')).toHaveLength(1);
  });

  test('nothing is offered where nothing follows, and while playback has failed', async () => {
    await open({});
    expect(below()).toBeNull();
    await open({ next });
    act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'test' }));
    await settle();
    expect(below()).toBeNull();
  });
});
