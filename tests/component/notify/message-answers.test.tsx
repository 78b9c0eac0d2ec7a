import { act, fireEvent, render, screen } from '@testing-library/react';
import { showNotAvailable } from '@/components/catalogue/content/watch/notices';
import { useDenial } from '@/components/channels/viewer/use-denial';
import { MessageModal } from '@/components/notify/MessageModal';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import { ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { showError } from '@/lib/client/errors/show-error';
import { LEAVE_MS } from '@/lib/client/modals/ask';
import { PlatformError } from '@/lib/shared/platform-error';
import { installDialog, installMotion } from '../ui/browser';

const push = jest.fn((address: string) => void events.push(`push ${address}`));
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/movies' }));
const mockWords = jest.requireActual('@/lib/shared/i18n/dictionaries').dictionaries.en.dialogs;
jest.mock('@/lib/client/i18n/load-words', () => ({ loadWords: async () => mockWords }));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: () => ({ words: mockWords, hasFailed: false }),
}));

const words = { close: 'Close', loading: 'Loading', loadFailed: 'It did not open', retry: 'Again' };
const registry = { message: MessageModal } as unknown as Parameters<typeof ModalShell>[0]['registry'];
const Modals = (props: ModalShellProps) => <ModalShell {...props} registry={registry} />;

/** What happened after the press, in its order: the router drops a push that a step in the history overtakes. */
const events: string[] = [];
const moved = () => events.push(`at ${location.pathname}${location.hash}`);

/** jsdom moves through its history by timers. */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Denied() {
  useDenial('Watched on another device');
  return null;
}

async function open(more = <></>) {
  render(
    <>
      <ModalListener load={async () => Modals} words={words} closed={undefined} />
      {more}
    </>,
  );
  await wait(50);
}

async function press(name: string) {
  events.length = 0;
  fireEvent.click(await screen.findByRole('button', { name }));
  await wait(100);
}

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  installMotion({ isReduced: true });
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/movies');
  addEventListener('popstate', moved);
});
afterEach(() => {
  removeEventListener('popstate', moved);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('spec 2 §8: the button of a message leads on when the message has left the history', () => {
  test('a channel that is refused: back to the channels', async () => {
    await open(<Denied />);
    await press(mockWords.back);
    expect(events).toEqual(['at /movies', 'push /channels']);
  });

  test('a title that is not available: to the channels', async () => {
    await open();
    void showNotAvailable({ notAvailable: 'Not available', watchTv: 'Watch TV' }, router.push);
    await wait(50);
    await press('Watch TV');
    expect(events).toEqual(['at /movies', 'push /channels']);
  });

  test('spec 1 §8: an error: back to the page before', async () => {
    await open();
    void showError(new PlatformError('refused', 'Not allowed', { status: 403 }));
    await wait(50);
    await press(mockWords.back);
    expect(events).toEqual(['at /movies', 'at /before']);
  });

  test('spec 1 §8: a later change of the hash does not go back, when the browser has not left the message', async () => {
    await open();
    void showError(new PlatformError('refused', 'Not allowed', { status: 403 }));
    await wait(50);
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    await press(mockWords.back);
    await wait(LEAVE_MS + 100);
    const calls = back.mock.calls.length;
    location.hash = '#main';
    await wait(50);
    expect(back).toHaveBeenCalledTimes(calls);
  });
});
