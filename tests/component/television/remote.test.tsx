import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { StoredButton } from '@/components/catalogue/content/watch/StoredButton';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { AsyncDialog } from '@/components/ui/modal/AsyncDialog';
import { goBack } from '@/lib/client/television/back';
import { startTelevision } from '@/lib/client/television/start';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { passTasks } from '../tasks';
import { installDialog, installMotion } from '../ui/browser';

/** jsdom has no layout: an element with `data-at="left top width height"` stands there, any other nowhere. */
function boxOf(element: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] =
    element.getAttribute('data-at')?.split(' ').map(Number) ?? [];
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
}

installDialog();
installMotion({ isReduced: true });

let page: AbortController;
const scrolled = jest.fn();

beforeEach(() => {
  document.documentElement.classList.add(TELEVISION_CLASS);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') || !this.hasAttribute('data-at')
      ? []
      : [boxOf(this)]) as unknown as DOMRectList;
  });
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
  window.scrollBy = scrolled;
  Element.prototype.scrollBy = jest.fn();
  scrolled.mockClear();
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  document.documentElement.classList.remove(TELEVISION_CLASS);
  delete document.documentElement.dataset.letters;
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function Tiles() {
  const [count, setCount] = useState(3);
  return [...'abc'].slice(0, count).map((name, at) => (
    <button key={name} type="button" data-at={`${at * 100} 0 90 90`} onClick={() => setCount(2)}>
      {name}
    </button>
  ));
}

function Asking({ onClose }: { onClose(): void }) {
  return (
    <Dialog isOpen onClose={onClose} closeLabel="Close" title="Question">
      <button type="button" data-at="0 100 50 50">
        Yes
      </button>
    </Dialog>
  );
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key,
    bubbles: true,
    cancelable: true,
    ...init,
  });

function show(content: React.ReactNode) {
  const view = render(<main>{content}</main>);
  startTelevision(page.signal);
  return view;
}

test('the focus begins after the heading of the page, and arrows move it', () => {
  show(
    <>
      <a href="/films" data-at="0 0 50 20">
        All films
      </a>
      <h1>Korga</h1>
      <button type="button" data-at="0 100 100 50">
        Watch
      </button>
      <button type="button" data-at="150 100 100 50">
        Trailer
      </button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Watch' })).toHaveFocus();
  press('ArrowRight');
  expect(screen.getByRole('button', { name: 'Trailer' })).toHaveFocus();
  press('ArrowUp');
  expect(screen.getByRole('link', { name: 'All films' })).toHaveFocus();
});

test('a title of a logged-in viewer begins at its watch button, also while it is asked what it is', async () => {
  const title = (watch: React.ReactNode) => (
    <main>
      <h1>Korga</h1>
      <div data-actions="">
        {watch}
        <button type="button" data-at="150 100 100 50">
          Trailer
        </button>
      </div>
    </main>
  );
  const { catalogue, errors } = dictionaries.en;
  const words = {
    ...{ ...catalogue.page, ...catalogue.watch, watchTv: errors.watch_tv, soon: errors.watch_tv },
    notAvailable: errors.content_not_available,
  };
  const stored = { isFree: true, isAnnouncement: false, watchHref: '/watch/korga', firstEpisode: null };
  const { rerender } = render(title(<StoredButton {...stored} words={words} isWaiting />));
  const waiting = screen.getByRole('link', { name: /Watch/ });
  waiting.setAttribute('data-at', '0 100 100 50');
  startTelevision(page.signal);
  expect(waiting).toHaveFocus();
  await passTasks();
  rerender(
    title(
      <a href="/watch/korga" data-at="0 100 100 50">
        Continue
      </a>,
    ),
  );
  await waitFor(() => expect(screen.getByText('Continue')).toHaveFocus());
});

test('an arrow without anything ahead scrolls, and sideways does nothing', () => {
  show(
    <button type="button" data-at="0 100 100 50">
      Watch
    </button>,
  );
  press('ArrowDown');
  expect(scrolled).toHaveBeenCalledWith({ top: expect.any(Number) });
  press('ArrowRight');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a focused tile scrolls its whole row below the header, so that the row above is not cut', () => {
  const placed: Array<[string, unknown]> = [];
  Element.prototype.scrollIntoView = function (this: Element, options) {
    placed.push([this.id, (options as ScrollIntoViewOptions).block]);
  };
  show(
    <>
      <section data-row="hero" id="hero" data-at="0 0 900 700">
        <button type="button" data-at="0 600 100 50">
          Watch
        </button>
      </section>
      <section data-row="films" id="films" data-at="0 700 900 300">
        <button id="film" type="button" data-at="0 750 100 200">
          Film
        </button>
      </section>
      <section data-row="all" id="all" data-at="0 1000 900 3000">
        <button id="last" type="button" data-at="0 1050 100 200">
          Last
        </button>
      </section>
    </>,
  );
  placed.length = 0;
  press('ArrowDown');
  expect(placed).toEqual([
    ['film', 'nearest'],
    ['films', 'start'],
  ]);
  placed.length = 0;
  press('ArrowDown');
  // What is higher than the window moves as little as its tile needs.
  expect(placed.map(([id]) => id)).toEqual(['last']);
});

test('an element of the first screen is shown with the page scrolled to the top, also on the way back up', () => {
  show(
    <section data-row="films" data-at="0 300 900 300">
      <button type="button" data-at="0 350 100 200">
        Film
      </button>
      <button type="button" data-at="0 560 100 200">
        Beyond the edge
      </button>
    </section>,
  );
  jest.mocked(window.scrollTo).mockClear();
  press('ArrowDown');
  expect(screen.getByText('Beyond the edge')).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
  press('ArrowUp');
  expect(screen.getByText('Film')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('each line of a grid stops at the same position, and an element covered by a sticky title is not in view', () => {
  const placed: Array<[string, unknown]> = [];
  Element.prototype.scrollIntoView = function (this: Element, options) {
    placed.push([this.id, (options as ScrollIntoViewOptions).block]);
  };
  const header = document.createElement('header');
  header.dataset.at = '0 0 1024 100';
  document.body.prepend(header);
  show(
    <>
      <h1 data-strip="" data-at="0 100 1024 60">
        Films
      </h1>
      <button id="covered" type="button" data-at="0 120 100 700">
        Above
      </button>
      <ul data-grid="">
        <li>
          <button id="tile" type="button" data-at="0 850 100 200">
            Film
          </button>
        </li>
      </ul>
    </>,
  );
  placed.length = 0;
  press('ArrowDown');
  expect(placed).toEqual([['tile', 'start']]);
  header.remove();
});

test('outside of rows and grids the header does not cover a part of the element that had the focus', () => {
  const header = document.createElement('header');
  header.dataset.at = '0 0 1024 100';
  document.body.prepend(header);
  show(
    <>
      <h1>Korga</h1>
      <button type="button" data-at="0 540 100 60">
        Watch
      </button>
      <button type="button" data-at="0 860 100 60">
        On air
      </button>
    </>,
  );
  press('ArrowDown');
  expect(screen.getByRole('button', { name: 'On air' })).toHaveFocus();
  // In the middle of a window of 768 px it would leave the upper half of "Watch" under the header.
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 508, behavior: 'instant' });
  header.remove();
});

test('an arrow from the letter keys of a form reaches a result one line lower; from the last tile of a row it does not', () => {
  show(
    <>
      <form>
        <button type="button" data-at="0 100 50 50">
          A
        </button>
      </form>
      <ul>
        <li>
          <button type="button" data-at="100 160 50 50">
            Found
          </button>
        </li>
      </ul>
      <button type="button" data-at="200 220 50 50">
        Elsewhere
      </button>
    </>,
  );
  screen.getByText('A').focus();
  press('ArrowRight');
  expect(screen.getByText('Found')).toHaveFocus();
  press('ArrowRight');
  expect(screen.getByText('Found')).toHaveFocus();
});

test('down stays beside the letters of a form instead of going back into them', () => {
  show(
    <>
      <form data-at="0 100 100 400">
        <button type="button" data-at="0 160 100 50">
          A
        </button>
      </form>
      <button type="button" data-at="200 100 50 50">
        All
      </button>
      <button type="button" data-at="200 300 50 50">
        Found
      </button>
    </>,
  );
  screen.getByText('All').focus();
  press('ArrowDown');
  expect(screen.getByText('Found')).toHaveFocus();
});

test('the focus starts at the main list and not at its filters, and a list in view is not scrolled', () => {
  const moved = jest.fn();
  Element.prototype.scrollIntoView = moved;
  show(
    <>
      <h1>Channels</h1>
      <button type="button" data-at="0 100 100 50">
        Category
      </button>
      <ul data-begins="">
        <li>
          <a href="/channels/all/1" data-at="0 700 100 60">
            Taspa
          </a>
        </li>
      </ul>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Taspa' })).toHaveFocus();
  expect(moved).not.toHaveBeenCalled();
});

test.each([
  ['render later', false],
  // What the server sends later stands in a hidden element, until a script puts it in its place.
  ['are not in their place yet', true],
])(
  'on a page whose letter keys %s the focus waits for them, and does not start elsewhere',
  async (_, isSent) => {
    // It waits for a limited time, which a busy machine must not use up.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    document.documentElement.dataset.letters = '';
    const letters = (
      <form>
        <div data-begins="">
          <button type="button" data-at="0 100 50 50">
            a
          </button>
        </div>
      </form>
    );
    const results = (
      <section>
        <h1>Search</h1>
        <a href="/contents/korga" data-at="300 100 100 50">
          Korga
        </a>
      </section>
    );
    const { rerender } = show(
      <>
        {results}
        {isSent ? <div hidden>{letters}</div> : null}
      </>,
    );
    await passTasks();
    expect(document.body).toHaveFocus();
    rerender(
      <main>
        {letters}
        {results}
      </main>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'a' })).toHaveFocus());
  },
);

test('a key that a part of the page has used is left to it', () => {
  show(
    <>
      <button
        type="button"
        data-at="0 0 50 50"
        onKeyDown={(event) => event.key === 'ArrowRight' && event.preventDefault()}
      >
        Grid
      </button>
      <button type="button" data-at="100 0 50 50">
        Next
      </button>
      <button type="button" data-at="0 100 50 50">
        Below
      </button>
    </>,
  );
  press('ArrowRight');
  expect(screen.getByText('Grid')).toHaveFocus();
  press('ArrowDown');
  expect(screen.getByText('Below')).toHaveFocus();
});

test('a field keeps the arrows that move its caret; a slider those that change it; OK presses a choice', () => {
  const chosen = jest.fn();
  show(
    <>
      <input aria-label="Name" defaultValue="abc" data-at="0 0 100 50" />
      <input type="range" aria-label="Volume" min={0} max={10} defaultValue={5} data-at="120 0 100 50" />
      <input type="radio" aria-label="Russian" onChange={chosen} data-at="120 100 50 50" />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  field.setSelectionRange(1, 1);
  expect(press('ArrowRight')).toBe(true);
  expect(field).toHaveFocus();
  field.setSelectionRange(3, 3);
  expect(press('ArrowRight')).toBe(false);
  expect(screen.getByRole('slider')).toHaveFocus();
  expect(press('ArrowLeft')).toBe(true);
  expect(screen.getByRole('slider')).toHaveFocus();
  // At its end the slider is left.
  screen.getByRole<HTMLInputElement>('slider').value = '0';
  expect(press('ArrowLeft')).toBe(false);
  expect(field).toHaveFocus();
  press('ArrowRight');
  press('ArrowDown');
  expect(screen.getByRole('radio')).toHaveFocus();
  press('Enter');
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('OK is left to a list of choices that the browser does not open by script', () => {
  show(
    <select aria-label="Time" data-at="0 0 100 50">
      <option>20:00</option>
    </select>,
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  list.focus();
  expect(press('Enter')).toBe(true);
  list.showPicker = jest.fn();
  expect(press('Enter')).toBe(false);
  expect(list.showPicker).toHaveBeenCalledTimes(1);
});

test('what is disabled, hidden, inert or outside of an open menu cannot be reached', () => {
  show(
    <>
      <button type="button" data-at="0 0 50 50">
        First
      </button>
      <button type="button" disabled data-at="60 0 50 50">
        Disabled
      </button>
      <button type="button" hidden data-at="120 0 50 50">
        Hidden
      </button>
      <div inert>
        <button type="button" data-at="180 0 50 50">
          Inert
        </button>
      </div>
      <button type="button" data-at="240 0 50 50">
        Last
      </button>
    </>,
  );
  press('ArrowRight');
  expect(screen.getByText('Last')).toHaveFocus();
});

test('when the focused element disappears, the nearest one has the focus', async () => {
  show(<Tiles />);
  const last = screen.getByText('c');
  last.focus();
  await passTasks();
  fireEvent.click(last);
  await waitFor(() => expect(screen.getByText('b')).toHaveFocus());
});

test('a page that is drawn for another query leaves the focus where it is', async () => {
  show(<Tiles />);
  const second = screen.getByText('b');
  second.focus();
  await passTasks();
  history.replaceState(null, '', '/?q=a');
  second.append('!');
  await passTasks();
  expect(second).toHaveFocus();
});

describe('a page that was visited before', () => {
  const tiles = [...'abc'].map((name, at) => (
    <button key={name} type="button" data-at={`${at * 100} 0 90 90`}>
      {name}
    </button>
  ));
  const draw = async () => {
    screen.getByRole('main').append('.');
    (document.activeElement as HTMLElement).blur();
    await passTasks();
  };

  beforeEach(async () => {
    history.replaceState(null, '', '/a');
    show(tiles);
    await passTasks();
    fireEvent.click(screen.getByText('c'));
    history.pushState(null, '', '/b');
    await draw();
    expect(screen.getByText('a')).toHaveFocus();
  });

  test('the tile that was pressed has the focus again after Back', async () => {
    history.replaceState(null, '', '/a');
    fireEvent.popState(window);
    await draw();
    expect(screen.getByText('c')).toHaveFocus();
  });

  test('the first tile has the focus after a link, although Back closed a dialog before', async () => {
    fireEvent.popState(window);
    await passTasks();
    history.pushState(null, '', '/a');
    await draw();
    expect(screen.getByText('a')).toHaveFocus();
  });
});

test('a heading that gets the focus passes it on', async () => {
  show(
    <>
      <h1 tabIndex={-1}>Films</h1>
      <a href="/x" data-at="0 0 50 50">
        Film
      </a>
    </>,
  );
  screen.getByRole('heading').focus();
  await waitFor(() => expect(screen.getByText('Film')).toHaveFocus());
});

test('when the content of a dialog has loaded, its first control has the focus', async () => {
  const words = { close: 'Close', loading: 'Loading', loadFailed: '', retry: '' };
  const page = (value: string | null) => (
    <AsyncDialog
      {...{ words, value }}
      frame={{ isOpen: true, hideClose: false, onClose: () => {} }}
      hasFailed={false}
      onRetry={() => {}}
      title={() => 'Televisions'}
    >
      {() => (
        <a href="/tv" data-at="0 100 50 50">
          Samsung
        </a>
      )}
    </AsyncDialog>
  );
  const { rerender } = show(page(null));
  const close = screen.getByRole('button', { name: 'Close' });
  close.setAttribute('data-at', '300 0 50 50');
  close.focus();
  await passTasks();
  rerender(<main>{page('loaded')}</main>);
  await waitFor(() => expect(screen.getByText('Samsung')).toHaveFocus());
});

test('a dialog inside a panel of the player has the arrows, and the focus begins at its first action', async () => {
  const panel = (isOpen: boolean) => (
    <main>
      <div role="dialog" aria-label="Guide">
        <button type="button" data-at="0 0 50 50">
          News
        </button>
        <Dialog isOpen={isOpen} onClose={() => {}} closeLabel="Close" title="News">
          <button type="button" data-at="0 100 50 50">
            Watch
          </button>
          <button type="button" data-at="0 200 50 50">
            Remind
          </button>
        </Dialog>
      </div>
    </main>
  );
  const { rerender } = render(panel(false));
  startTelevision(page.signal);
  screen.getByText('News', { selector: 'button' }).focus();
  await passTasks();
  rerender(panel(true));
  await waitFor(() => expect(screen.getByText('Watch')).toHaveFocus());
  press('ArrowDown');
  expect(screen.getByText('Remind')).toHaveFocus();
  press('ArrowUp');
  press('ArrowUp');
  expect(screen.getByText('Watch')).toHaveFocus();
});

describe('Back', () => {
  test.each([
    ['GoBack', {}],
    ['Unidentified', { keyCode: 461 }],
    ['Unidentified', { keyCode: 10009 }],
  ])('by %s %o closes the dialog, and not the page', async (key, init) => {
    const back = jest.spyOn(history, 'back').mockImplementation();
    const onClose = jest.fn();
    show(<Asking onClose={onClose} />);
    await passTasks();
    // Not at the button that closes it.
    expect(screen.getByText('Yes')).toHaveFocus();
    press(key, init);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(back).not.toHaveBeenCalled();
  });

  test('by a key of a television is Escape for the parts of the page, which then stays', () => {
    const back = jest.spyOn(history, 'back').mockImplementation();
    const onKeyDown = jest.fn(
      (event: React.KeyboardEvent) => event.key === 'Escape' && event.preventDefault(),
    );
    history.replaceState(null, '', '/movies');
    show(<input aria-label="Search" data-at="0 0 50 50" onKeyDown={onKeyDown} />);
    press('Unidentified', { keyCode: 461 });
    expect(onKeyDown).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Escape' }));
    expect(back).not.toHaveBeenCalled();
  });

  test('by Escape leaves the dialog to the browser', async () => {
    const back = jest.spyOn(history, 'back').mockImplementation();
    show(<Asking onClose={jest.fn()} />);
    const byBrowser = { key: 'Escape', isTrusted: true } as KeyboardEvent;
    expect(goBack(byBrowser, screen.getByText('Yes'))).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });

  test('leads to the page before, from the first page to home, and at home to the header', () => {
    const back = jest.spyOn(history, 'back').mockImplementation();
    const goHome = jest.fn((event: Event) => event.preventDefault());
    const header = document.createElement('header');
    header.innerHTML = '<a href="/" data-at="0 0 50 20">Taspa</a>';
    header.addEventListener('click', goHome);
    document.body.prepend(header);
    const navigation = { canGoBack: true };
    Object.assign(window, { navigation });
    show(
      <button type="button" data-at="0 100 50 50">
        Watch
      </button>,
    );
    press('GoBack');
    expect(screen.getByText('Taspa')).toHaveFocus();
    expect(back).not.toHaveBeenCalled();
    history.replaceState(null, '', '/movies');
    press('GoBack');
    expect(back).toHaveBeenCalledTimes(1);
    navigation.canGoBack = false;
    press('GoBack');
    expect(back).toHaveBeenCalledTimes(1);
    expect(goHome).toHaveBeenCalledTimes(1);
    header.remove();
    Reflect.deleteProperty(window, 'navigation');
  });
});
