import { act, fireEvent, render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { ChannelStage } from '@/components/channels/viewer/ChannelStage';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { showAlert } from '@/lib/client/modals/alert';
import { showMessage, showMessageFor } from '@/lib/client/modals/message';
import { noteRefusedReport } from '@/lib/client/playback/screen-time';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { viewerLabels } from '@/lib/server/channels/viewer-labels';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import type { PlayerProps } from '@/player';
import { answerWith } from '@/tests/support/answer';
import { scheduleEntry } from '@/tests/support/schedule-entry';
import { channelCard } from '../channel-card';

const mockPlayer: { props?: PlayerProps } = {};
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/modals/message', () => ({ showMessage: jest.fn(), showMessageFor: jest.fn() }));
jest.mock('@/lib/client/modals/alert', () => ({ showAlert: jest.fn() }));
const mockViewer = { askPin: jest.fn(), isLoggedIn: false };
jest.mock('@/lib/client/parental/ask-pin', () => ({
  askPin: async (question: unknown) => (await mockViewer.askPin(question)) ?? false,
}));
jest.mock('@/lib/client/parental/more-time', () => ({ askForMoreTime: async () => true }));
jest.mock('@/lib/client/viewer/use-is-logged-in', () => ({ useIsLoggedIn: () => mockViewer.isLoggedIn }));
jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'player' }));
jest.mock('@/player/page', () => ({
  Player: (props: PlayerProps) => {
    mockPlayer.props = props;
    return <p>player</p>;
  },
}));
jest.mock('@/player', () => ({
  preloadEngine: () => {},
  hasMini: () => false,
  useMini: () => undefined,
  useCloseMini: () => {},
  loadChannelKeys: async () =>
    jest.requireActual<typeof import('@/player/features/support/page-channel-keys')>(
      '@/player/features/support/page-channel-keys',
    ).listenForChannelKeys,
}));
const onChannelKey = jest.fn();
const onMoment = jest.fn();
const onProgramme = jest.fn();

const { errors, channels, viewer } = dictionaries.en;
const labels = viewerLabels('en').stage;

function stage(
  more: Partial<ListedChannel> = {},
  ts: number | null = null,
  entries: readonly ScheduleEntry[] | null = [],
  hasShare = true,
) {
  const channel = { ...channelCard(5), archiveDays: 0, isAvailable: true, accessError: null, ...more };
  return (
    <ChannelStage
      channel={channel as ListedChannel}
      own={null}
      start={{ ts, beginAt: null }}
      entries={entries}
      hasShare={hasShare}
      blackout={{ screen: null, safeArea: 0 }}
      vitrinaHosts={['player.vitrina.test']}
      cast={null}
      labels={labels}
      locale="en"
      timeZone="Asia/Almaty"
      onMoment={onMoment}
      onProgramme={onProgramme}
      onToggleTheatre={() => {}}
      onChannelKey={onChannelKey}
      overlay={<p>banner</p>}
      linkAt={() => '/'}
    />
  );
}

async function open(more: Partial<ListedChannel> = {}, ts: number | null = null) {
  const { rerender } = render(stage(more, ts));
  await act(async () => {});
  return async (other: Partial<ListedChannel>) => {
    rerender(stage(other));
    await act(async () => {});
  };
}

const denied = new PlatformError('refused', 'Not allowed', {
  status: 403,
  code: 'permission_denied',
  detail: { detail: ['Watched on another device'] },
});

beforeEach(() => {
  for (const mock of [push, showMessage, showMessageFor]) jest.mocked(mock).mockReset();
  jest.mocked(showMessageFor).mockResolvedValue(null);
});

describe('spec 2 §8 "Stream refused": permission_denied of a channel that is open', () => {
  test('shows a message with the detail of the platform and a back button that leads to the channels', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(denied);
    jest.mocked(showMessageFor).mockResolvedValue('back');
    await open();
    expect(jest.mocked(showMessageFor).mock.calls).toEqual([
      [{ text: 'Watched on another device', hasBack: true }],
    ]);
    expect(push.mock.calls).toEqual([['/channels']]);
  });

  test('in a frame of another site the back button opens them in a tab', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(denied);
    jest.mocked(showMessageFor).mockResolvedValue('back');
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    render(cloneElement(stage(), { isOutside: true }));
    await act(async () => {});
    expect([push.mock.calls, openTab.mock.calls]).toEqual([[], [['/channels', '_blank', 'noopener']]]);
    openTab.mockRestore();
  });

  test('closing the message in another way leads nowhere, and the reason stays on the page', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(denied);
    await open();
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Watched on another device');
    expect(screen.getByRole('link', { name: channels.all })).toHaveAttribute('href', '/channels');
  });

  test('spec 2 §4, §8: a moment of a programme that may not be watched later waits for the schedule, and then plays live', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(denied);
    const { rerender } = render(stage({ archiveDays: 7 }, 1_800_000_000, null));
    await act(async () => {});
    expect([screen.queryByRole('alert'), mockPlayer.props?.source]).toEqual([null, null]);
    expect(screen.getByText('player')).toBeInTheDocument();
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
    rerender(stage({ archiveDays: 7 }, null));
    await act(async () => {});
    expect(mockPlayer.props?.source).toMatchObject({ kind: 'live' });
    expect([screen.queryByRole('alert'), jest.mocked(showMessageFor).mock.calls]).toEqual([null, []]);
  });

  test('a denied moment of any other programme says so when the schedule is there', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(denied);
    const { rerender } = render(stage({ archiveDays: 7 }, 1_800_000_000, null));
    await act(async () => {});
    rerender(stage({ archiveDays: 7 }, 1_800_000_000));
    await act(async () => {});
    expect(showMessageFor).toHaveBeenCalledTimes(1);
  });

  test('the player is told which programmes may be watched later', async () => {
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
    render(stage({}, null, [scheduleEntry(0, 60), scheduleEntry(60, 60, { hasCatchUp: false })]));
    await act(async () => {});
    expect(mockPlayer.props?.programmes).toMatchObject([{ hasCatchUp: true }, { hasCatchUp: false }]);
  });

  test('shows any other refusal on the page alone', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(new PlatformError('refused', 'Soon', { status: 403 }));
    await open();
    expect(showMessageFor).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Soon');
  });
});

describe('spec 2 §6: the report of a child is denied, because the next programme is above its age', () => {
  async function denyReportOf(statId: string) {
    jest
      .mocked(callAsViewer)
      .mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: { id: '7' } }));
    await open();
    jest.mocked(callAsViewer).mockRejectedValueOnce(denied);
    await act(async () => mockPlayer.props?.onPosition?.({ statId, position: 30, watched: 30, date: null }));
  }

  test('the message of a refused stream replaces the player', async () => {
    await denyReportOf('7');
    expect(screen.queryByText('player')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Watched on another device');
    expect(jest.mocked(showMessageFor).mock.calls).toEqual([
      [{ text: 'Watched on another device', hasBack: true }],
    ]);
  });

  test('that of the stream before changes nothing', async () => {
    await denyReportOf('6');
    expect(screen.getByText('player')).toBeInTheDocument();
    expect([screen.queryByRole('alert'), jest.mocked(showMessageFor).mock.calls]).toEqual([null, []]);
  });
});

describe('spec 2 §4 Stream start: the player requests a second', () => {
  const NOW = 1_800_000_000;
  const DAYS = 7 * 86_400;
  test.each([
    ['older than the archive: its oldest one', 7, NOW - DAYS - 10, NOW - DAYS + 60],
    ['of the archive', 7, NOW - DAYS + 90, NOW - DAYS + 90],
    ['that is live', 7, 0, null],
    ['of a channel without an archive', 0, NOW - 10, NOW - 10],
  ])('%s', async (_, archiveDays, second, requested) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
    await open({ archiveDays });
    mockPlayer.props?.onRequestTime?.(second, 'requested');
    clock.mockRestore();
    expect(onMoment.mock.calls.at(-1)).toEqual([requested, 'requested']);
  });
});

test.each([
  ['of the archive goes on at the second that was watched', 1_800_000_000, { beginAt: 1_800_003_000 }],
  ['that was live plays live again', null, {}],
])('spec 3 §6: when a parent has given more time, a channel %s', async (_, ts, begins) => {
  const playing = answerWith({ hls: 'https://origin/5.m3u8', stat: { id: '7' }, ts });
  jest.mocked(callAsViewer).mockImplementation(playing);
  await open({ archiveDays: 7 }, ts);
  const position = { statId: '7', position: 3000, watched: 10, date: 1_800_003_000 };
  jest.mocked(callAsViewer).mockResolvedValueOnce({ seconds_left: null });
  mockPlayer.props?.onPosition?.(position);
  act(() => noteRefusedReport(new PlatformError('refused', 'Bed', { status: 403, code: 'bedtime' })));
  await act(async () => screen.getByRole('button', { name: labels.askParent }).click());
  const { kind, beginAt } = mockPlayer.props?.source ?? {};
  expect({ kind, beginAt }).toEqual({ kind: ts === null ? 'live' : 'archive', ...begins });
});

test.each([true, false])('spec 2 §6: a web view hides share; links to a moment: %s', async (hasShare) => {
  jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
  render(stage({}, null, [], hasShare));
  await act(async () => {});
  expect(mockPlayer.props?.linkAt !== undefined).toBe(hasShare);
});

describe('spec 2 §8 "Moments of the schedule": a channel that is not available', () => {
  test.each([
    ['with the reason of the platform', 'Off air today', 'Off air today'],
    ['else with channel_not_available', null, errors.channel_not_available],
  ])('shows a message %s, and requests no stream', async (_, accessError, text) => {
    jest.mocked(callAsViewer).mockReset();
    await open({ isAvailable: false, accessError });
    expect(jest.mocked(showMessage).mock.calls).toEqual([[{ title: 'Channel 5', text }]]);
    expect(callAsViewer).not.toHaveBeenCalled();
  });
});

describe('spec 2 §4 "Channel loading": a channel with the player of its broadcaster', () => {
  const ADDRESS = 'https://player.vitrina.test/live';
  const frame = () => document.querySelector('iframe');
  const callOf = () => jest.mocked(callAsViewer).mock.calls.at(-1)?.[0];
  const says = (data: object, origin = 'https://player.vitrina.test') =>
    act(() => {
      const source = frame()?.contentWindow ?? null;
      dispatchEvent(new MessageEvent('message', { data: { type: 'vitrina', ...data }, origin, source }));
    });
  beforeEach(() => {
    jest.mocked(callAsViewer).mockReset();
    jest.mocked(callAsViewer).mockResolvedValue({ config: { web: ADDRESS, web_vlight: null } });
    jest.mocked(showAlert).mockReset();
  });
  afterEach(() => jest.useRealTimers());

  test('live it runs in a sandboxed frame of an allowed host, and no stream is requested', async () => {
    await open({ hasVitrina: true });
    expect(frame()).toHaveAttribute('src', ADDRESS);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(jest.mocked(callAsViewer).mock.calls.map(([call]) => call.query)).toMatchObject([
      { type: 'config' },
    ]);
    expect(screen.queryByText('player')).toBeNull();
  });

  test.each([
    [
      'the light player where the channel has it',
      { web: 'https://player.vitrina.test/full', web_vlight: ADDRESS },
      ADDRESS,
    ],
    ['not a host that is not allowed', { web: 'https://evil.test/live', web_vlight: null }, undefined],
    ['not a script', { web: 'javascript:alert(1)', web_vlight: null }, undefined],
  ])('the stage frames %s', async (_, config, src) => {
    jest
      .mocked(callAsViewer)
      .mockResolvedValueOnce({ config })
      .mockReturnValue(new Promise(() => {}));
    await open({ hasVitrina: true });
    expect(frame()?.src).toBe(src);
    if (!src) expect(screen.getByText('player')).toBeInTheDocument();
  });

  test.each([
    [300, true],
    [400, false],
  ])('a moment %s s ago is in the frame: %s', async (age, isFramed) => {
    jest
      .mocked(callAsViewer)
      .mockResolvedValue({ config: { web: ADDRESS, web_vlight: null }, blackouts: [] });
    await open({ hasVitrina: true, archiveDays: 7 }, Math.floor(Date.now() / 1000) - age);
    expect(frame() !== null).toBe(isFramed);
    expect(callOf()?.query?.type).toBe(isFramed ? 'config' : 'hls');
  });

  test('spec 2 §3 Channel config: its pre-roll plays before the frame, once', async () => {
    jest.mocked(callAsViewer).mockImplementation(
      answerWith({
        config: { web: ADDRESS, web_vlight: null },
        ad: { pre_roll: [{ url: 'https://ads.test/pre' }], allow_disable: true },
      }),
    );
    jest.useFakeTimers();
    await open({ hasVitrina: true });
    expect([frame(), mockPlayer.props?.source?.isBreaksOnly]).toEqual([null, true]);
    expect(mockPlayer.props?.source?.breaks?.ads?.rolls.pre).toEqual([
      { url: 'https://ads.test/pre', aliases: [] },
    ]);
    // An ad may be longer than the time that the frame has.
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    act(() => mockPlayer.props?.onEnded?.());
    expect([frame()?.src, screen.queryByText('player')]).toEqual([ADDRESS, null]);
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    act(() => screen.getByRole('button', { name: labels.retry }).click());
    expect(frame()?.src).toBe(ADDRESS);
  });

  test('quality S33: a frame that is silent for 8 s or reports an error gives a text, a retry and our player', async () => {
    jest.useFakeTimers();
    await open({ hasVitrina: true });
    says({ event: 'ready' }, 'https://evil.test');
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(screen.getByRole('alert')).toHaveTextContent(viewer.vitrina.failed);
    act(() => screen.getByRole('button', { name: labels.retry }).click());
    says({ event: 'ready' });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByRole('alert')).toBeNull();
    says({ event: 'error' });
    jest.mocked(callAsViewer).mockReturnValue(new Promise(() => {}));
    act(() => screen.getByRole('button', { name: viewer.vitrina.ownPlayer }).click());
    expect(screen.getByText('player')).toBeInTheDocument();
  });

  test('spec 2 §8 Loading timeout: a slow address and a silent frame cost ten seconds together', async () => {
    jest.useFakeTimers();
    const answer = { config: { web: ADDRESS, web_vlight: null } };
    jest.mocked(callAsViewer).mockReturnValue(new Promise((resolve) => setTimeout(resolve, 6_000, answer)));
    await open({ hasVitrina: true });
    expect(screen.getByRole('status')).toHaveTextContent(labels.player.loading);
    await act(() => jest.advanceTimersByTimeAsync(9_500));
    expect([frame() !== null, screen.queryByRole('alert')]).toEqual([true, null]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('alert')).toHaveTextContent(viewer.vitrina.failed);
  });

  test('spec 2 §8: a configuration refused with 403 is an alert with the message of the server', async () => {
    jest
      .mocked(callAsViewer)
      .mockRejectedValue(new PlatformError('refused', 'Not in your region', { status: 403 }));
    await open({ hasVitrina: true });
    expect(jest.mocked(showAlert).mock.calls).toEqual([['Not in your region', 'failure']]);
    expect(screen.getByRole('alert')).toHaveTextContent('Not in your region');
  });

  test('any other failure of its configuration offers our player, too', async () => {
    jest.mocked(callAsViewer).mockRejectedValueOnce(new PlatformError('unavailable', 'Bad gateway'));
    await open({ hasVitrina: true });
    jest.mocked(callAsViewer).mockReturnValue(new Promise(() => {}));
    act(() => screen.getByRole('button', { name: viewer.vitrina.ownPlayer }).click());
    expect(screen.getByText('player')).toBeInTheDocument();
  });

  describe('spec 2 §4 "Channel loading": an adult channel needs the PIN, also in the player of its broadcaster', () => {
    const refusedBy = (code: string) =>
      new PlatformError('refused', 'PIN', {
        status: 403,
        code,
        detail: { action: ['channel'], subject: ['5'] },
      });
    afterEach(() => mockViewer.askPin.mockReset());

    test('it is asked for at once, and a right one requests the configuration again', async () => {
      mockViewer.askPin.mockResolvedValue(true);
      jest.mocked(callAsViewer).mockRejectedValueOnce(refusedBy('pin_required'));
      await open({ hasVitrina: true });
      expect(mockViewer.askPin.mock.calls.map(([question]) => question)).toEqual([
        { action: 'channel', subject: '5', title: 'Channel 5' },
      ]);
      expect([frame()?.src, jest.mocked(callAsViewer).mock.calls.length]).toEqual([ADDRESS, 2]);
      expect(showAlert).not.toHaveBeenCalled();
    });

    test('after the PIN dialog is closed, a button opens it again', async () => {
      jest.mocked(callAsViewer).mockRejectedValueOnce(refusedBy('pin_required'));
      await open({ hasVitrina: true });
      expect(screen.getByText(labels.pinNeeded)).toBeInTheDocument();
      mockViewer.askPin.mockResolvedValue(true);
      await act(async () => screen.getByRole('button', { name: labels.enterPin }).click());
      expect(frame()).toHaveAttribute('src', ADDRESS);
    });

    test.each([
      [true, 0],
      [false, 1],
    ])('another refusal: logged in %s, links to the login: %s', async (isLoggedIn, count) => {
      mockViewer.isLoggedIn = isLoggedIn;
      jest.mocked(callAsViewer).mockRejectedValue(refusedBy('forbidden'));
      await open({ hasVitrina: true });
      expect(screen.queryAllByRole('link', { name: labels.signIn })).toHaveLength(count);
      mockViewer.isLoggedIn = false;
    });
  });
});

test.each([
  ['the player of a broadcaster', { hasVitrina: true }],
  ['the PIN', {}],
  ['the reason why a channel is not available', { isAvailable: false }],
] as const)(
  '%s in the place of the player takes back the programme that it has reported',
  async (_, next) => {
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
    const change = await open();
    onProgramme.mockReset();
    await change({ id: 6 });
    expect(onProgramme).not.toHaveBeenCalled();
    jest
      .mocked(callAsViewer)
      .mockRejectedValue(
        new PlatformError('refused', 'PIN', { status: 403, code: 'pin_required', detail: {} }),
      );
    await change({ id: 7, ...next });
    expect(screen.queryByText('player')).toBeNull();
    expect(onProgramme.mock.calls).toEqual([[null]]);
  },
);

describe('changing channels where there is no player', () => {
  beforeEach(() => onChannelKey.mockReset());

  test('the keys lead on from a channel that is not available, but not while a modal is open', async () => {
    await open({ isAvailable: false });
    fireEvent.keyDown(document.body, { key: 'PageUp', code: 'PageUp' });
    fireEvent.keyDown(document.body, { key: 'PageUp', code: 'PageUp', ctrlKey: true });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    fireEvent.keyDown(document.body, { key: 'PageUp', code: 'PageUp' });
    dialog.remove();
    expect(onChannelKey.mock.calls).toEqual([[{ name: 'step', by: 1 }]]);
  });

  test('in full screen one element stays around the player, the PIN and the player of a broadcaster', async () => {
    document.exitFullscreen = jest.fn(async () => {});
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
    const change = await open();
    const frame = screen.getByText('player').closest('[data-fullscreen-frame]');
    expect(screen.queryByRole('button', { name: labels.player.exitFullscreen })).toBeNull();
    jest
      .mocked(callAsViewer)
      .mockRejectedValue(
        new PlatformError('refused', 'PIN', { status: 403, code: 'pin_required', detail: {} }),
      );
    await change({ id: 6 });
    expect(screen.getByText(labels.pinNeeded).closest('[data-fullscreen-frame]')).toBe(frame);
    expect(screen.getByText('banner').closest('[data-fullscreen-frame]')).toBe(frame);
    act(() => screen.getByRole('button', { name: labels.player.exitFullscreen }).click());
    expect(document.exitFullscreen).toHaveBeenCalledTimes(1);
    jest.mocked(callAsViewer).mockReturnValue(new Promise(() => {}));
    await change({ id: 7, hasVitrina: true });
    expect(frame?.isConnected).toBe(true);
    expect(screen.queryByText('player')).toBeNull();
  });

  test('a player listens itself', async () => {
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/5.m3u8', stat: null }));
    await open();
    fireEvent.keyDown(document.body, { key: 'PageUp', code: 'PageUp' });
    expect(onChannelKey).not.toHaveBeenCalled();
  });
});
