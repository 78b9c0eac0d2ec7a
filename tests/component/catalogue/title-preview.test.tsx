import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Previews } from '@/components/catalogue/preview/Previews';
import { addOpenDialog } from '@/components/ui/dialog/open-dialogs';
import { watchedAtom } from '@/lib/client/catalogue/watched';
import { store } from '@/lib/client/store/store';
import type { TitleBrief } from '@/lib/rules/catalogue/brief';

const brief: TitleBrief = {
  id: '7',
  title: 'Steppe',
  short: 'Two brothers and a road.',
  still: null,
  color: null,
  year: '2024',
  age: 12,
  rating: '7.8',
  genres: ['drama'],
  durationSeconds: 5400,
  isFree: false,
  watchHref: '/watch/steppe-7',
  firstEpisode: null,
  favourite: 'content',
};

const mockFetchTitle = jest.fn(async () => brief);
jest.mock('@/lib/client/catalogue/title-api', () => ({ fetchTitle: () => mockFetchTitle() }));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: () => ({
    words: jest.requireActual('@/messages/en.json').titles,
    hasFailed: false,
    retry: () => {},
  }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockFetchTitle.mockClear();
  // Browsers throw, too.
  HTMLElement.prototype.showPopover = function show() {
    if (!this.isConnected) throw new DOMException('Not in the document', 'InvalidStateError');
  };
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ul>
        <li>
          <a href="/contents/steppe-7" data-item="7">
            Tile
          </a>
        </li>
        <li>
          <a href="/contents/x-1" data-item="1" data-promo="">
            Promotion
          </a>
        </li>
      </ul>
      <p>Elsewhere</p>
      <Previews first={null} />
    </SWRConfig>,
  );
}

const preview = () => screen.queryByRole('group', { name: 'Steppe', hidden: true });
const point = (name: string) => fireEvent.pointerOver(screen.getByText(name), { pointerType: 'mouse' });

describe('spec 2 §2 hover preview of a title, WCAG 1.4.13', () => {
  test('opens when the pointer rests on a tile, not when it passes', async () => {
    show();
    point('Tile');
    await wait(500);
    point('Elsewhere');
    await wait(2_000);
    expect(mockFetchTitle).not.toHaveBeenCalled();
    point('Tile');
    await wait(700);
    expect(preview()).toHaveTextContent('Two brothers and a road.');
    expect(preview()).toHaveTextContent('By subscription');
    expect(screen.getByRole('link', { name: 'Watch', hidden: true })).toHaveAttribute(
      'href',
      '/watch/steppe-7',
    );
  });

  test.each([
    ['its first episode', new Map(), '/watch/steppe-1', /^Watch ?Season 1, episode 1$/],
    [
      'the episode that the viewer was watching',
      new Map([['7', { percent: 40, episode: { key: 'steppe-3', season: 1, episode: 3 } }]]),
      '/watch/steppe-3',
      /^Continue ?Season 1, episode 3$/,
    ],
  ])('of a series it plays %s, and says which', async (_, watched, href, name) => {
    store.set(watchedAtom, watched);
    const series = { ...brief, watchHref: '/watch/steppe-1', firstEpisode: { season: 1, episode: 1 } };
    mockFetchTitle.mockResolvedValueOnce(series);
    show();
    point('Tile');
    await wait(700);
    expect(screen.getByRole('link', { name, hidden: true })).toHaveAttribute('href', href);
    store.set(watchedAtom, new Map());
  });

  test('does not open when its tile was removed while the pointer rested on it: the page stays', async () => {
    show();
    point('Tile');
    await wait(300);
    screen.getByText('Tile').closest('li')?.remove();
    await wait(2_000);
    expect(preview()).toBeNull();
    expect(mockFetchTitle).not.toHaveBeenCalled();
    expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  });

  test('stays while the pointer is over it, and closes when the pointer leaves', async () => {
    show();
    point('Tile');
    await wait(700);
    point('Elsewhere');
    await wait(100);
    point('Two brothers and a road.');
    await wait(60_000);
    expect(preview()).not.toBeNull();
    point('Elsewhere');
    await wait(300);
    expect(preview()).toBeNull();
  });

  test('stays when another element scrolls, and closes when its own row scrolls', async () => {
    show();
    point('Tile');
    await wait(700);
    fireEvent.scroll(screen.getByText('Elsewhere'));
    expect(preview()).not.toBeNull();
    fireEvent.scroll(screen.getByRole('list'));
    expect(preview()).toBeNull();
  });

  test('closes by Escape without moving the pointer, and other handlers do not get that key', async () => {
    show();
    const outer = jest.fn();
    document.addEventListener('keydown', outer);
    point('Tile');
    await wait(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(preview()).toBeNull();
    expect(outer).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(outer).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', outer);
  });

  test('closes by Escape alone: a dialog below it stays until the next Escape', async () => {
    show();
    // False when the key may not close the dialog.
    const press = () => fireEvent.keyDown(document.body, { key: 'Escape' });
    point('Tile');
    await wait(700);
    expect(press()).toBe(false);
    expect(press()).toBe(true);
  });

  test.each([
    ['is open', 700],
    ['is about to open', 300],
  ])('leaves the page to a dialog that opens over it while it %s', async (_, after) => {
    show();
    point('Tile');
    await wait(after);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let close = () => {};
    act(() => {
      close = addOpenDialog(dialog);
    });
    await wait(1_000);
    expect(preview()).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    act(close);
    dialog.remove();
  });

  test('follows its tile in the document, so it is next in tab order', async () => {
    show();
    point('Tile');
    await wait(700);
    expect(screen.getByText('Tile').closest('li')).toContainElement(preview());
  });

  test('opens for titles only, not for promotions or touch', async () => {
    show();
    point('Promotion');
    await wait(2_000);
    // jsdom has no PointerEvent, so the event gets its type here.
    const tile = screen.getByText('Tile');
    fireEvent(tile, Object.assign(createEvent.pointerOver(tile), { pointerType: 'touch' }));
    await wait(2_000);
    expect(mockFetchTitle).not.toHaveBeenCalled();
  });
});
