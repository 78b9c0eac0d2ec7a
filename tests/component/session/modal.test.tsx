import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { followHost } from '@/app/[site]/[locale]/_parts/follow-host';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { type ModalProps, ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { TRACK_EVENT } from '@/lib/client/analytics/track';
import { trackModal } from '@/lib/client/analytics/track-modal';
import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import { showAlert } from '@/lib/client/modals/alert';
import { askFor, askModal } from '@/lib/client/modals/ask';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { ModalId } from '@/lib/rules/modals/address';
import { MODAL_HIDE_MS, MODAL_REPLACE_MS } from '@/lib/rules/modals/constants';
import { PlatformError } from '@/lib/shared/platform-error';
import { user } from '@/tests/support/user';
import { installDialog, installMotion } from '../ui/browser';

let path = '/channels';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const words = { close: 'Close', loading: 'Loading', loadFailed: 'It did not open', retry: 'Again' };
const onClosedMock = jest.fn();

const TITLES: Partial<Record<ModalId, string>> = { auth: 'Who are you?', message: 'News', confirm: 'Sure?' };

/** A dialog that answers; its title shows which one it is. */
function Question({ id, frame, to, data, notify, settle }: ModalProps & { id: ModalId }) {
  const agree = () => {
    settle('yes');
    frame.onClose();
  };
  return (
    <Dialog {...frame} title={TITLES[id]} closeLabel={words.close}>
      <p>
        to {to ?? 'here'}, with {String(data)}
      </p>
      <button type="button" onClick={() => notify('Welcome')}>
        Say
      </button>
      <button type="button" onClick={agree}>
        Yes
      </button>
    </Dialog>
  );
}

const Auth = (props: ModalProps) => <Question id="auth" {...props} />;
const Confirm = (props: ModalProps) => <Question id="confirm" {...props} />;
const Message = (props: ModalProps) =>
  props.data === undefined ? <CloseEmptyModal frame={props.frame} /> : <Question id="message" {...props} />;

/** The shell works with any set of modals. */
const registry = { auth: Auth, message: Message, confirm: Confirm } as unknown as Parameters<
  typeof ModalShell
>[0]['registry'];
const Modals = (props: ModalShellProps) => (
  <ModalShell {...props} registry={registry} onClosed={{ confirm: onClosedMock }} onOpened={trackModal} />
);

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  installMotion({ isReduced: false });
  history.replaceState(null, '', '/channels');
  path = '/channels';
  onClosedMock.mockClear();
});
afterEach(async () => {
  await settleHistory();
  jest.useRealTimers();
});

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Two phases, because each one starts its timer after the previous one was rendered. */
const waitForReplacement = async () => {
  await advance(MODAL_HIDE_MS);
  await advance(MODAL_REPLACE_MS - MODAL_HIDE_MS);
};
/** jsdom moves through its history by timers, one after the other. */
const settleHistory = async () => {
  for (let turn = 0; turn < 3; turn += 1) await advance(1);
};
const requestModal = async (...requested: Parameters<typeof askModal>) => {
  act(() => askModal(...requested));
  await settleHistory();
};
/** Follows a plain link like a browser: a new history entry and an event. */
const follow = async (hash: string) => {
  act(() => {
    location.hash = hash;
  });
  await settleHistory();
};
const goBack = async () => {
  act(() => history.back());
  await settleHistory();
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settleHistory();
};
const dialog = () => screen.queryByRole('dialog');

async function start(
  load: () => Promise<typeof Modals> = async () => Modals,
  closed: readonly string[] | undefined = undefined,
) {
  const view = render(
    <>
      <a href="#auth">sign in</a>
      <ModalListener load={load} words={words} closed={closed} />
    </>,
  );
  await advance(0);
  return view;
}

describe('spec 3 §2 Modal shell: a modal opens by id, with an optional delay', () => {
  test('loads nothing until an address names a modal', async () => {
    const load = jest.fn(async () => Modals);
    await start(load);
    await follow('#main');
    expect(load).not.toHaveBeenCalled();
    await follow('#auth?to=%2Fmovies');
    await advance(0);
    expect(load).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveTextContent('to /movies');
  });

  test('opens from the address of the page, and closing removes it from the address', async () => {
    history.replaceState(null, '', '/channels#auth');
    await start();
    await advance(0);
    expect(dialog()).toBeInTheDocument();
    await press(words.close);
    expect(location.hash).toBe('');
    await advance(MODAL_HIDE_MS);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('opens from code with data that is not in the address', async () => {
    await start();
    await requestModal({ id: 'confirm', to: '/movies', data: 'a film' });
    await advance(0);
    expect(location.hash).toBe('#confirm?to=%2Fmovies');
    expect(dialog()).toHaveTextContent('to /movies, with a film');
  });

  test('each opening is measured once, by its id and without its data', async () => {
    const happened = jest.fn();
    const note = (event: Event) => happened((event as CustomEvent).detail);
    addEventListener(TRACK_EVENT, note);
    await start();
    await requestModal({ id: 'confirm', to: '/movies', data: 'a film' });
    await advance(0);
    expect(happened.mock.calls).toEqual([
      [{ type: 'event', name: 'open_modal', path: '/channels', item: 'confirm' }],
    ]);
    await press(words.close);
    await advance(MODAL_HIDE_MS);
    await requestModal({ id: 'confirm' });
    await advance(0);
    expect(happened).toHaveBeenCalledTimes(2);
    removeEventListener(TRACK_EVENT, note);
  });

  test('waits for its delay', async () => {
    await start();
    await requestModal({ id: 'auth', delayMs: 5_000 });
    await advance(4_900);
    expect(dialog()).toBeNull();
    await advance(100);
    expect(dialog()).toBeInTheDocument();
  });

  test('a request before the page listens opens when it listens', async () => {
    askModal({ id: 'confirm', data: 'early' });
    await start();
    await advance(0);
    expect(dialog()).toHaveTextContent('with early');
  });

  test('of two simultaneous requests the last one opens, and the first one gets null', async () => {
    await start();
    const first = askFor({ id: 'message', data: 'first' });
    await requestModal({ id: 'confirm', data: 'last' });
    await waitForReplacement();
    expect(dialog()).toHaveTextContent('with last');
    expect(await first).toBeNull();
    await goBack();
    await advance(MODAL_HIDE_MS);
    // The data of the first one is dropped, so its address alone opens nothing.
    await follow('#message');
    await advance(MODAL_HIDE_MS);
    expect(dialog()).toBeNull();
  });

  test('a script that fails to load shows an error and is loaded again when online', async () => {
    const load = jest.fn<Promise<typeof Modals>, []>().mockRejectedValueOnce(new Error('no script'));
    load.mockResolvedValue(Modals);
    await start(load);
    await follow('#auth');
    await advance(0);
    expect(screen.getByRole('alert')).toHaveTextContent(words.loadFailed);
    await act(async () => dispatchEvent(new Event('online')));
    await advance(0);
    expect(dialog()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('spec 3 §2 Modal shell: a modal closes through back, the overlay, the close button or Esc', () => {
  const ways: Array<[string, () => Promise<unknown>]> = [
    ['back', goBack],
    ['the close button', () => press(words.close)],
    [
      'the overlay',
      async () => {
        fireEvent.click(dialog() as HTMLElement);
        await settleHistory();
      },
    ],
    [
      'Esc',
      async () => {
        fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
        await settleHistory();
      },
    ],
  ];
  test.each(ways)(
    '%s: its history entry goes, the page stays, and the caller gets null',
    async (_, close) => {
      await start();
      screen.getByRole('link').focus();
      const answer = jest.fn();
      askFor({ id: 'confirm', data: 1 }).then(answer);
      await settleHistory();
      const length = history.length;
      expect(dialog()).toBeInTheDocument();
      await close();
      expect(location.href).toMatch(/\/channels$/);
      await advance(MODAL_HIDE_MS);
      expect(dialog()).toBeNull();
      expect(history.length).toBe(length);
      expect(answer).toHaveBeenCalledWith(null);
      expect(screen.getByRole('link')).toHaveFocus();
    },
  );

  test('spec 3 §9: hiding lasts 300 ms', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    await user.click(screen.getByRole('button', { name: words.close }));
    await settleHistory();
    await advance(MODAL_HIDE_MS - 10);
    expect(document.querySelector('dialog')).not.toBeNull();
    await advance(10);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('hides without delay under reduced motion', async () => {
    installMotion({ isReduced: true });
    await start();
    await requestModal({ id: 'confirm' });
    await press(words.close);
    await advance(0);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('returns its result to the caller once', async () => {
    await start();
    const answer = askFor({ id: 'confirm' });
    await settleHistory();
    await press('Yes');
    await advance(MODAL_HIDE_MS);
    expect(await answer).toBe('yes');
  });

  test('another modal can be requested as soon as one has answered', async () => {
    await start();
    askFor({ id: 'confirm' }).then((answer) => askModal({ id: 'message', data: `said ${answer}` }));
    await settleHistory();
    await press('Yes');
    await waitForReplacement();
    expect(dialog()).toHaveTextContent('with said yes');
    expect(location.hash).toBe('#message');
    await goBack();
    await advance(MODAL_HIDE_MS);
    expect(dialog()).toBeNull();
  });

  test('spec 3 §2 "Modal shell": the close handler runs on closing, but not on replacing', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    await requestModal({ id: 'message', data: 1, back: { id: 'confirm', to: null } });
    await waitForReplacement();
    expect(onClosedMock).not.toHaveBeenCalled();
    await press(words.close);
    await waitForReplacement();
    await press(words.close);
    await advance(MODAL_HIDE_MS);
    expect(onClosedMock).toHaveBeenCalledTimes(1);
  });

  test('opened by its address without data it closes', async () => {
    history.replaceState(null, '', '/channels#message');
    await start();
    await advance(MODAL_HIDE_MS);
    expect(dialog()).toBeNull();
    expect(location.href).toMatch(/\/channels$/);
  });
});

describe('quality S31: a host app closes the open modal', () => {
  const told: unknown[] = [];
  let stop = () => {};
  beforeEach(() => {
    told.length = 0;
    Object.assign(window, { taspaApp: { postMessage: (text: string) => told.push(JSON.parse(text).news) } });
    stop = followHost([], () => {});
    told.length = 0;
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(window, 'taspaApp');
  });
  const command = async () => {
    const data = { taspa: 1, command: 'close' };
    const { origin } = location;
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: window })));
    await settleHistory();
  };

  test('one with an entry of its own goes, and the host hears of it', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    await command();
    expect(location.href).toMatch(/\/channels$/);
    expect(told).toEqual(['closed']);
  });

  test('one that the page was opened with goes, and the page stays', async () => {
    history.pushState(null, '', '/movies#auth');
    await start();
    await advance(0);
    await command();
    expect(location.href).toMatch(/\/movies$/);
    expect(told).toEqual(['closed']);
  });

  test('one that the viewer may not close stays, and the host hears nothing', async () => {
    await start();
    await requestModal({ id: 'auth', hideClose: true });
    await command();
    expect(location.hash).toBe('#auth');
    expect(told).toEqual([]);
  });

  test('where none is open the host hears so at once', async () => {
    await start();
    await command();
    expect(told).toEqual(['closed']);
  });
});

describe('spec 3 §2 Modal shell: requested again at once after closing', () => {
  /** Browsers close a dialog without a cancel event if Esc is the first input of the viewer. */
  const closeByBrowser = () => {
    const element = dialog() as HTMLDialogElement;
    element.close();
    fireEvent(element, new Event('close'));
  };

  test('opens again before the history has changed', async () => {
    await start();
    const first = askFor({ id: 'confirm', data: 'first' });
    await settleHistory();
    closeByBrowser();
    act(() => askModal({ id: 'confirm', data: 'second' }));
    await settleHistory();
    await waitForReplacement();
    expect(await first).toBeNull();
    expect(dialog()).toHaveTextContent('with second');
    expect(dialog()).toHaveAttribute('open');
    expect(location.hash).toBe('#confirm');
  });

  test('a late answer of the first one does not close the second', async () => {
    await start();
    const answer = jest.fn();
    await requestModal({ id: 'confirm', data: 'first' });
    const agree = screen.getByRole('button', { name: 'Yes' });
    await press(words.close);
    askFor({ id: 'confirm', data: 'second' }).then(answer);
    await settleHistory();
    await user.click(agree);
    await settleHistory();
    await waitForReplacement();
    expect(dialog()).toHaveTextContent('with second');
    expect(answer).not.toHaveBeenCalled();
    await press('Yes');
    expect(answer).toHaveBeenCalledWith('yes');
  });

  test('while it hides it ignores keys and pointer', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    expect(dialog()).not.toHaveAttribute('inert');
    await press(words.close);
    expect(document.querySelector('dialog')).toHaveAttribute('inert');
  });
});

describe('spec 3 §2 Modal shell: a modal with a back target returns to it', () => {
  test.each([
    ['its close button', () => press(words.close)],
    ['back', goBack],
  ])('by %s, with its data and its caller', async (_, close) => {
    await start();
    const answer = jest.fn();
    askFor({ id: 'confirm', data: 'first' }).then(answer);
    await settleHistory();
    await requestModal({
      id: 'message',
      data: 'second',
      back: { id: 'confirm', to: null, data: 'first', settle: answer },
    });
    await waitForReplacement();
    answer.mockClear();
    await close();
    await waitForReplacement();
    expect(dialog()).toHaveTextContent('with first');
    expect(answer).not.toHaveBeenCalled();
    await press('Yes');
    expect(answer).toHaveBeenCalledWith('yes');
  });
});

describe('spec 3 §2 Modal shell: modals flagged hideClose cannot be closed', () => {
  test('not by Esc, overlay, another address or a change of the hash', async () => {
    await start();
    const answer = jest.fn();
    await requestModal({ id: 'auth', hideClose: true, settle: answer });
    expect(screen.queryByRole('button', { name: words.close })).toBeNull();
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    await user.click(dialog() as HTMLElement);
    await follow('#main');
    await waitForReplacement();
    expect(dialog()).toBeInTheDocument();
    expect(location.hash).toBe('#auth');
    await follow('#message');
    await waitForReplacement();
    expect(dialog()).toHaveAccessibleName('Who are you?');
    expect(answer).not.toHaveBeenCalled();
  });

  test('has no history entry of its own, so that back leaves the page', async () => {
    await start();
    const length = history.length;
    await requestModal({ id: 'auth', hideClose: true });
    expect(history.length).toBe(length);
  });

  test('closes when its work is done', async () => {
    await start();
    await requestModal({ id: 'auth', hideClose: true });
    await press('Yes');
    await advance(MODAL_HIDE_MS);
    expect(dialog()).toBeNull();
    expect(location.hash).toBe('');
  });
});

describe('spec 3 §2 Modal shell: a new modal replaces an open one after 600 ms', () => {
  test('the old one hides first; the new one takes over its history entry', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    const length = history.length;
    act(() => askModal({ id: 'auth' }));
    await settleHistory();
    await advance(MODAL_HIDE_MS);
    await advance(MODAL_REPLACE_MS - MODAL_HIDE_MS - 20);
    expect(dialog()).toBeNull();
    await advance(20);
    expect(dialog()).toHaveAccessibleName('Who are you?');
    expect(history.length).toBe(length);
    await goBack();
    expect(location.hash).toBe('');
  });

  test.each([
    ['hides', 0],
    ['is gone', MODAL_HIDE_MS + 50],
  ])(
    'Esc while the old one %s closes the new one before it is drawn, and its caller gets the result',
    async (_, ms) => {
      await start();
      await requestModal({ id: 'confirm' });
      const answered = jest.fn();
      act(() => void askFor({ id: 'auth' }).then(answered));
      await settleHistory();
      await advance(ms);
      expect(document.documentElement.dataset.modal).toBeDefined();
      fireEvent.keyDown(document.body, { key: 'Escape' });
      await settleHistory();
      await waitForReplacement();
      expect(dialog()).toBeNull();
      expect(answered).toHaveBeenCalledWith(null);
      expect(location.hash).toBe('');
    },
  );

  test('quality E5 Dialog: the focus returns to the first opener', async () => {
    await start();
    const opener = screen.getByRole('link', { name: 'sign in' });
    opener.focus();
    await requestModal({ id: 'confirm' });
    screen.getByRole('button', { name: 'Say' }).focus();
    await requestModal({ id: 'auth' });
    await waitForReplacement();
    screen.getByRole('button', { name: 'Say' }).focus();
    await press(words.close);
    await advance(MODAL_HIDE_MS);
    expect(opener).toHaveFocus();
  });

  test('a patient modal waits until nothing is open, and is queued once', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    await requestModal({ id: 'message', data: 'patient', isPatient: true });
    await requestModal({ id: 'message', data: 'once more', isPatient: true });
    await requestModal({ id: 'auth', isPatient: true });
    await waitForReplacement();
    expect(dialog()).toHaveAccessibleName('Sure?');
    await press(words.close);
    await waitForReplacement();
    expect(dialog()).toHaveTextContent('with patient');
    await press(words.close);
    await waitForReplacement();
    expect(dialog()).toHaveAccessibleName('Who are you?');
    await press(words.close);
    await waitForReplacement();
    expect(dialog()).toBeNull();
  });

  test('a patient modal opens at once when nothing is open', async () => {
    await start();
    await requestModal({ id: 'auth', isPatient: true });
    await advance(0);
    expect(dialog()).toBeInTheDocument();
  });
});

describe('spec 2 §6: a web view changes the allowed modals', () => {
  test('a modal that its surface closes does not open: its address loses the hash, and its caller gets no result', async () => {
    await start(undefined, ['confirm']);
    const settle = jest.fn();
    await requestModal({ id: 'confirm', settle });
    await settleHistory();
    expect(dialog()).toBeNull();
    expect(location.hash).toBe('');
    expect(settle).toHaveBeenCalledWith(null);
    await follow('#auth');
    expect(dialog()).toHaveAccessibleName('Who are you?');
  });
});

describe('spec 3 §2 Modal shell: panels are hidden while any modal is open', () => {
  test('the page stays marked from the first modal to the last, also between two', async () => {
    await start();
    const mark = () => document.documentElement.dataset.modal;
    await requestModal({ id: 'confirm' });
    expect(mark()).toBe('confirm');
    await requestModal({ id: 'auth' });
    await advance(MODAL_HIDE_MS + 50);
    expect(dialog()).toBeNull();
    expect(mark()).toBe('auth');
    await waitForReplacement();
    await press(words.close);
    await advance(MODAL_HIDE_MS);
    expect(mark()).toBeUndefined();
  });

  test('a delayed modal hides nothing before it opens', async () => {
    await start();
    await requestModal({ id: 'auth', delayMs: 5_000 });
    await advance(1_000);
    expect(document.documentElement.dataset.modal).toBeUndefined();
  });

  test('an alert waits until the modal is closed', async () => {
    await start();
    await requestModal({ id: 'confirm' });
    await user.click(screen.getByRole('button', { name: 'Say' }));
    await advance(0);
    expect(screen.queryByText('Welcome')).toBeNull();
    await press(words.close);
    await advance(MODAL_HIDE_MS);
    expect(screen.getByRole('status')).toHaveTextContent('Welcome');
    await advance(10_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('spec 1 §8: alert and failure-icon variants', () => {
  test.each([
    ['done', 0],
    ['failure', 1],
  ] as const)('%s can be shown from anywhere and disappears after its time', async (kind, icons) => {
    await start();
    act(() => showAlert('It is so', kind));
    await advance(0);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('It is so');
    expect(status.querySelectorAll('svg')).toHaveLength(icons);
    await advance(10_000);
    expect(status).toBeEmptyDOMElement();
  });

  test('over a page in a dialog it is in that dialog, whose outside is inert', async () => {
    render(
      <Dialog isOpen onClose={() => {}} label="Film" closeLabel="Close">
        <p>film</p>
      </Dialog>,
    );
    await start();
    act(() => showAlert('It is so'));
    await advance(0);
    expect(screen.getByRole('dialog', { name: 'Film' })).toContainElement(screen.getByText('It is so'));
  });

  test('WCAG 4.1.3: also the first notice is a change of a status that is there already', async () => {
    await start();
    act(() => showAlert('Saved'));
    await advance(0);
    const status = screen.getByRole('status');
    // Screen readers hear of neither what comes with the status nor what is hidden from them.
    const isHeard = () => screen.getByText('Saved').closest('[aria-hidden="true"]') === null;
    expect(screen.getByText('Saved')).toBeVisible();
    expect(isHeard()).toBe(false);
    await advance(200);
    expect(isHeard()).toBe(true);
    expect(screen.getByRole('status')).toBe(status);
  });

  test('repeats an alert with the same text', async () => {
    await start();
    act(() => showAlert('Saved'));
    await advance(10_000);
    act(() => showAlert('Saved'));
    await advance(0);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});

test('a load that was refused to a guest runs again after a login; a successful one does not', async () => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new PlatformError('refused', 'not bought', { status: 402 }));
  load.mockResolvedValue('stream');
  const { result } = renderHook(() => useUncachedQuery('content/1', load));
  await advance(0);
  expect(result.current.error?.status).toBe(402);
  act(() => setViewer({ state: 'user', name: null, phone: null }));
  await advance(0);
  expect(result.current.value).toBe('stream');
  act(() => setViewer({ state: 'none', name: null, phone: null }));
  await advance(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['had no answer runs again when the network is back', 'unavailable', 2],
  ['was refused does not', 'refused', 1],
] as const)('a load that %s', async (_, kind, calls) => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new PlatformError(kind, 'failed'));
  load.mockResolvedValue('stream');
  renderHook(() => useUncachedQuery('content/1', load));
  await advance(0);
  act(() => void dispatchEvent(new Event('online')));
  await advance(0);
  act(() => void dispatchEvent(new Event('online')));
  await advance(0);
  expect(load).toHaveBeenCalledTimes(calls);
});
