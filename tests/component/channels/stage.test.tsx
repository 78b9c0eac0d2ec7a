import { act, render, screen } from '@testing-library/react';
import { ChannelStage } from '@/components/channels/viewer/ChannelStage';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { showMessage, showMessageFor } from '@/lib/client/modals/message';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { stageWords } from '@/lib/server/playback/stage-words';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { channelCard } from '../channel-card';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/modals/message', () => ({ showMessage: jest.fn(), showMessageFor: jest.fn() }));
jest.mock('@/player', () => ({ Player: () => <p>player</p>, preloadPlayer: () => {} }));

const { errors, channels, viewer, offers } = dictionaries.en;
const labels = {
  ...stageWords('en'),
  ...{ channels: channels.all, notAvailable: errors.channel_not_available },
  offer: {
    ...viewer.offer,
    ...{ soon: errors.channel_soon, loading: 'Loading', channels: channels.all, askAdult: offers.askAdult },
  },
};

async function open(more: Partial<ListedChannel> = {}) {
  const channel = { ...channelCard(5), archiveDays: 0, isAvailable: true, accessError: null, ...more };
  render(
    <ChannelStage
      channel={channel as ListedChannel}
      own={null}
      start={{ ts: null, beginAt: null }}
      entries={[]}
      labels={labels}
      locale="en"
      timeZone="Asia/Almaty"
      onMoment={() => {}}
      onProgramme={() => {}}
    />,
  );
  await act(async () => {});
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

  test('closing the message in another way leads nowhere, and the reason stays on the page', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(denied);
    await open();
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Watched on another device');
    expect(screen.getByRole('link', { name: channels.all })).toHaveAttribute('href', '/channels');
  });

  test('shows any other refusal on the page alone', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(new PlatformError('refused', 'Soon', { status: 403 }));
    await open();
    expect(showMessageFor).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Soon');
  });
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
