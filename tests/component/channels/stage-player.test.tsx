import { act, render, screen } from '@testing-library/react';
import { ChannelStage } from '@/components/channels/viewer/ChannelStage';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { viewerLabels } from '@/lib/server/channels/viewer-labels';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { answerWith } from '@/tests/support/answer';
import { user } from '@/tests/support/user';
import { listedChannel } from '../channel-card';
import { advance, autoplay, engine, engines, firstPicture, playWithFakes, settle } from '../player/support';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/modals/message', () => ({ showMessage: () => {}, showMessageFor: async () => null }));
jest.mock('@/player/engines/load', () => ({
  preloadEngine: () => {},
  loadEngine: async () =>
    jest.requireActual<typeof import('../player/support')>('../player/support').createFakeEngine,
}));

playWithFakes();

const MINUTE = 60_000;

const { player } = dictionaries.en;
const labels = viewerLabels('en').stage;

const stage = (id: number, isAvailable = true) => (
  <ChannelStage
    channel={{ ...listedChannel(id), isAvailable }}
    own={null}
    start={{ ts: null, beginAt: null }}
    entries={[]}
    blackout={{ screen: null, safeArea: 0 }}
    vitrinaHosts={[]}
    cast={null}
    labels={labels}
    locale="en"
    timeZone="Asia/Almaty"
    onMoment={() => {}}
    onProgramme={() => {}}
    linkAt={() => '/'}
  />
);

async function open(id = 5) {
  jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/live.m3u8', stat: null }));
  const { rerender } = render(stage(id));
  const play = async () => {
    await settle();
    firstPicture(engine().media);
    await settle();
  };
  await play();
  return {
    /** To a channel that does not play, and on to one that does. */
    async stepAcross(waitMs = 0) {
      rerender(stage(6, false));
      await pass(waitMs);
      expect(document.querySelector('video')).toBeNull();
      rerender(stage(7));
      await play();
    },
  };
}

/** The clock goes on while timers stand still, and then the next tick comes. */
async function pass(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  await advance(1000);
}

async function chooseSleep(name: RegExp) {
  await user.click(screen.getByRole('button', { name: player.settings }));
  await settle();
  await user.click(screen.getByRole('button', { name: /^Таймер сна/ }));
  await user.click(screen.getByRole('radio', { name }));
}

describe('a channel that does not play stands between two that do', () => {
  test('what was muted stays muted', async () => {
    const { stepAcross } = await open();
    await user.click(screen.getByRole('button', { name: player.mute }));
    await stepAcross();
    expect(engine().media.muted).toBe(true);
    await user.click(screen.getByRole('button', { name: player.unmute }));
    await stepAcross();
    expect(engine().media.muted).toBe(false);
  });

  test('what the browser has muted still offers the sound', async () => {
    autoplay.refuses = (media) => !media.muted;
    const { stepAcross } = await open();
    const offers = () => screen.getAllByRole('button', { name: player.unmute }).length;
    expect(offers()).toBe(2);
    await stepAcross();
    expect([engine().media.muted, offers()]).toEqual([true, 2]);
  });

  test('the sleep timer continues after a change of channel', async () => {
    const { stepAcross } = await open();
    await chooseSleep(/^15/);
    await stepAcross(10 * MINUTE);
    await pass(4 * MINUTE);
    expect(engine().media.paused).toBe(false);
    await pass(MINUTE);
    expect(engine().media.paused).toBe(true);
  });

  test('a sleep timer that has ended there does not pause what somebody opens afterwards', async () => {
    const { stepAcross } = await open();
    await chooseSleep(/^15/);
    await stepAcross(16 * MINUTE);
    await advance(2000);
    expect(engine().media.paused).toBe(false);
  });
});

describe('the address of a channel expires in the evening', () => {
  // Each test has its own channel, because the mini-player keeps the one that was left.
  async function expire(id: number, answer: () => Promise<never>) {
    await open(id);
    jest.mocked(callAsViewer).mockImplementation(answer);
    jest.setSystemTime(Date.now() + 12 * 60 * MINUTE);
    refuse();
    await settle();
  }
  const refuse = () =>
    act(() => engine().events.fault({ kind: 'network', fatal: true, detail: 'test', status: 403 }));

  test('a new stream call gives another one, which plays', async () => {
    await expire(11, answerWith({ hls: 'https://origin/2.m3u8', stat: null }) as never);
    firstPicture(engine().media);
    expect([engines.length, engine().source?.url]).toEqual([2, 'https://origin/2.m3u8']);
    expect(engine().media.paused).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a stream call that gives the same one makes it an error', async () => {
    await expire(12, answerWith({ hls: 'https://origin/live.m3u8', stat: null }) as never);
    const calls = jest.mocked(callAsViewer).mock.calls.length;
    for (const _ of [1, 2]) refuse();
    expect(screen.queryByRole('alert')).toBeNull();
    refuse();
    await settle();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(callAsViewer).toHaveBeenCalledTimes(calls);
  });

  test('a stream that is refused now says why', async () => {
    await expire(13, async () => {
      throw new PlatformError('refused', 'Sleep well', { status: 403, code: 'bedtime' });
    });
    expect(screen.getByText('Sleep well')).toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
  });
});
