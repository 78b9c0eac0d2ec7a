import { act, render, screen } from '@testing-library/react';
import { TrailerStage } from '@/components/watch/TrailerStage';
import { replacePage } from '@/lib/client/browser/replace-page';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { stageWords } from '@/lib/server/playback/stage-words';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import type { PlayerProps } from '@/player';
import { answerWith } from '@/tests/support/answer';

const router = { back: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/client/browser/replace-page', () => ({ replacePage: jest.fn() }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));

let playerProps: PlayerProps;
jest.mock('@/player', () => ({ preloadEngine: () => {} }));
jest.mock('@/player/page', () => ({
  Player(props: PlayerProps) {
    playerProps = props;
    return null;
  },
}));

const labels = {
  ...stageWords('en'),
  title: 'Trailer',
  about: dictionaries.en.watch.about,
  home: 'Home',
};

test.each([
  ['/trailers/5?of=steppe-7', '/contents/steppe-7'],
  ['/trailers/5', '/'],
])('a trailer opened directly at %s closes into %s as a new document', async (address, page) => {
  window.history.replaceState(null, '', address);
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: {
      entries: () => [{ url: `https://taspa.test${address}` }],
      currentEntry: { index: 0 },
      canGoBack: false,
    },
  });
  jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8' }));
  render(<TrailerStage trailerId="5" isOverlay={false} labels={labels} locale="en" />);
  await act(async () => {});
  playerProps.onClose?.();
  expect(replacePage).toHaveBeenLastCalledWith(page);
  expect(router.replace).not.toHaveBeenCalled();
});

test('a refused trailer says why and offers no login, because an account changes nothing', async () => {
  jest.mocked(callAsViewer).mockRejectedValue(new PlatformError('refused', 'Not here', { status: 403 }));
  render(<TrailerStage trailerId="5" isOverlay={false} labels={labels} locale="en" />);
  await act(async () => {});
  expect(screen.getByRole('alert')).toHaveTextContent('Not here');
  expect(screen.queryByRole('link', { name: labels.signIn })).toBeNull();
});

test('spec 2 §9: a trailer loads five seconds ahead, and reports nothing', async () => {
  jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8' }));
  render(<TrailerStage trailerId="5" isOverlay={false} labels={labels} locale="en" />);
  await act(async () => {});
  expect(playerProps.source).toMatchObject({ isTrailer: true });
  expect(playerProps.source?.statId).toBeUndefined();
});
