import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { type ModalProps, ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { MODAL_HIDE_MS } from '@/lib/modals/limits';
import { PlatformError } from '@/lib/platform/errors';
import { useFresh } from '@/lib/playback/use-fresh';
import { setWho } from '@/lib/session/who';
import { installDialog, installMotion } from '../ui/browser';

let path = '/channels';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const words = { close: 'Close', loading: 'Loading', loadFailed: 'It did not open', retry: 'Again' };

function Question({ frame, to, say }: ModalProps) {
  return (
    <Dialog {...frame} title="Who are you?" closeLabel={words.close}>
      <p>to {to ?? 'here'}</p>
      <button type="button" onClick={() => say('Welcome')}>
        Say
      </button>
    </Dialog>
  );
}

const registry = { auth: Question, message: Question, confirm: Question };
const Modals = (props: ModalShellProps) => <ModalShell {...props} registry={registry} />;

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  installMotion({ isReduced: false });
  history.replaceState(null, '', '/channels');
  path = '/channels';
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** As the browser does it for a plain link: an entry of its own, and an event. */
const follow = (hash: string) =>
  act(async () => {
    const oldURL = location.href;
    history.pushState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
  });
const dialog = () => screen.queryByRole('dialog');

async function start(load: () => Promise<typeof Modals> = async () => Modals) {
  render(
    <>
      <a href="#auth">sign in</a>
      <ModalListener load={load} words={words} />
    </>,
  );
  await pass(0);
}

describe('spec 3 §2 Modal shell', () => {
  test('nothing is loaded until an address names a modal', async () => {
    const load = jest.fn(async () => Modals);
    await start(load);
    await follow('#main');
    expect(load).not.toHaveBeenCalled();
    await follow('#auth?to=%2Fmovies');
    await pass(0);
    expect(load).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveTextContent('to /movies');
  });

  test('an address that one came with opens it, and closing takes it out of the address', async () => {
    history.replaceState(null, '', '/channels#auth');
    await start();
    await pass(0);
    expect(dialog()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    expect(location.hash).toBe('');
    await pass(MODAL_HIDE_MS - 1);
    expect(document.querySelector('dialog')).toBeInTheDocument();
    await pass(1);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a modal with an entry of its own closes by going back', async () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    await start();
    await follow('#auth');
    await pass(0);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(back).toHaveBeenCalledTimes(1);
    await follow('/channels');
    await pass(MODAL_HIDE_MS);
    expect(dialog()).toBeNull();
    back.mockRestore();
  });

  test('nothing moves slowly where movement is not wanted', async () => {
    installMotion({ isReduced: true });
    history.replaceState(null, '', '/channels#auth');
    await start();
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    await pass(0);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('while one is open the page is marked for panels to hide, and words wait for the page', async () => {
    history.replaceState(null, '', '/channels#auth');
    await start();
    await pass(0);
    expect(document.documentElement).toHaveAttribute('data-modal', 'auth');
    fireEvent.click(screen.getByRole('button', { name: 'Say' }));
    expect(screen.queryByText('Welcome')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    await pass(MODAL_HIDE_MS);
    expect(document.documentElement).not.toHaveAttribute('data-modal');
    expect(screen.getByRole('status')).toHaveTextContent('Welcome');
    await pass(10_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('script that does not come is said, and asked for again with the connection', async () => {
    const load = jest.fn<Promise<typeof Modals>, []>().mockRejectedValueOnce(new Error('no script'));
    load.mockResolvedValue(Modals);
    await start(load);
    await follow('#auth');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(words.loadFailed);
    await act(async () => dispatchEvent(new Event('online')));
    await pass(0);
    expect(dialog()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('what was refused to a guest is asked for again when somebody signs in; what was given is not', async () => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new PlatformError('refused', 'not bought', { status: 402 }));
  load.mockResolvedValue('stream');
  const { result } = renderHook(() => useFresh('content/1', load));
  await pass(0);
  expect(result.current.error?.status).toBe(402);
  act(() => setWho({ state: 'user', name: null, phone: null }));
  await pass(0);
  expect(result.current.value).toBe('stream');
  act(() => setWho({ state: 'none', name: null, phone: null }));
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
});
