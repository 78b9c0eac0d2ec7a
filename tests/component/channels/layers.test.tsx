import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { GuideLayer } from '@/components/channels/viewer/layers/GuideLayer';
import { ListLayer } from '@/components/channels/viewer/layers/ListLayer';
import type { ViewerLabels } from '@/components/channels/viewer/props';
import { fetchChannels } from '@/lib/client/channels/fetch-channels';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { listedChannel } from '../channel-card';
import { answerWith, json } from '../server';
import { installDialog } from '../ui/browser';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push }) }));
jest.mock('@/lib/client/channels/fetch-channels', () => ({ fetchChannels: jest.fn() }));
jest.mock('@/lib/client/channels/use-favourites', () => ({ useFavouriteChannels: () => null }));
jest.mock('@/lib/client/channels/use-own-channels', () => ({
  useOwnChannels: () => null,
  useMyChannel: () => null,
}));
jest.mock('@/lib/client/favourites/use-can-keep', () => ({ useCanKeep: () => true }));
jest.mock('@/lib/client/channels/use-programmes', () => ({
  useSchedule: (id: number) => ({
    entries: [
      {
        ...{ id: `${id}-1`, channelId: id, startsAt: NOW - 7_200, endsAt: NOW - 3_600 },
        ...{ realStartsAt: NOW - 7_200, realEndsAt: NOW - 3_600, contentId: null, title: `Earlier on ${id}` },
        episodeTitle: null,
        season: null,
        episode: null,
        description: null,
        age: null,
        still: null,
        hasCatchUp: true,
      },
    ],
    hasFailed: false,
    retry: () => {},
  }),
}));

const push = jest.fn();
const NOW = 1_800_000_000;
const { channels: words, viewer, player } = dictionaries.en;
const labels = {
  channels: words,
  viewer,
  stage: { player, retry: player.retry },
} as unknown as ViewerLabels;
const category = (key: string, isCurrent = false): ChannelCategory => ({
  id: key,
  name: key,
  isCurrent,
  href: key === 'all' ? '/channels' : `/channels/${key}`,
});
const all = [1, 2, 3].map((id) => listedChannel(id, { archiveDays: 7 }));
const news = [listedChannel(7, { href: '/channels/news/c7' })];
const opened = jest.fn();

function openList(channels: ListedChannel[] = all) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ListLayer
        categoryKey="all"
        channels={channels}
        categories={[category('all', true), category('news')]}
        currentId={2}
        isForChildren={false}
        labels={labels}
        onOpen={({ id }) => opened(id)}
      />
    </SWRConfig>,
  );
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => {};
});
beforeEach(() => {
  opened.mockReset();
  push.mockReset();
  jest.mocked(fetchChannels).mockReset().mockResolvedValue(all);
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
});

describe('the list of channels over the picture', () => {
  test('the focus begins at the channel on screen; arrows lead through the list and stop at its ends', async () => {
    openList();
    await waitFor(() => expect(link(/Channel 2/)).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(link(/Channel 3/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(link(/Channel 1/)).toHaveFocus();
  });

  test('a press opens the channel without a new page', async () => {
    openList();
    await user.click(link(/Channel 3/));
    expect(opened.mock.calls).toEqual([[3]]);
    expect(push).not.toHaveBeenCalled();
  });

  test('another category shows its channels and leads nowhere', async () => {
    openList();
    jest.mocked(fetchChannels).mockResolvedValue(news);
    await user.click(screen.getByRole('link', { name: 'news', hidden: true }));
    await waitFor(() => expect(link(/Channel 7/)).toHaveFocus());
    expect(push).not.toHaveBeenCalled();
    await user.click(link(/Channel 7/));
    expect(opened.mock.calls).toEqual([[7]]);
  });

  test('a category that cannot be read says so, and is read again', async () => {
    openList();
    jest.mocked(fetchChannels).mockRejectedValueOnce(new Error('away')).mockResolvedValue(news);
    await user.click(screen.getByRole('link', { name: 'news', hidden: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent(player.layerFailed);
    await user.click(screen.getByRole('button', { name: player.retry }));
    expect(await screen.findByRole('link', { name: /Channel 7/ })).toBeInTheDocument();
  });
});

const guideLayer = (now = NOW) => (
  <GuideLayer
    categoryKey="all"
    channels={all}
    channel={listedChannel(2, { archiveDays: 7 })}
    now={now}
    moment={null}
    currentId={null}
    locale="en-GB"
    labels={labels}
    onOpen={opened}
  />
);

test('the guide of a small screen shows one channel at a time, its neighbours one press away, and opens the archive', async () => {
  render(guideLayer());
  expect(screen.getByText('Channel 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: viewer.nextChannel }));
  expect(screen.getByText('Channel 3')).toBeInTheDocument();
  // It is the last one, and the pressed button keeps the focus.
  const next = screen.getByRole('button', { name: viewer.nextChannel });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.click(within(screen.getByRole('list')).getByRole('link', { name: /Earlier on 3/ }));
  expect(opened.mock.calls).toEqual([[`/channels/all/c3?ts=${NOW - 7_200}`]]);
  expect(push).not.toHaveBeenCalled();
});

describe('the guide of a wide screen', () => {
  const { guide } = dictionaries.en;
  const now = Math.floor(Date.now() / 1000);
  const programme = (startsAt: number, title: string) => ({
    ...{ startsAt, endsAt: startsAt + 3_600, title, subtitle: null, age: null, hasCatchUp: true },
  });
  const row = (id: number) => ({
    channel: { ...listedChannel(id, { archiveDays: 7 }), key: `c${id}` },
    entries: [programme(now - 1_800, `Now on ${id}`), programme(now + 1_800, `Next on ${id}`)],
  });

  beforeEach(async () => {
    installGuideLayout();
    installDialog();
    Object.assign(globalThis, {
      matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    });
    answerWith({
      'GET /api/words/guide': () => json(guide),
      'GET /api/guide': () => json({ total: 3, archiveDays: 7, rows: [1, 2, 3].map(row) }),
    });
    await act(async () => {
      render(<Suspense>{guideLayer(now)}</Suspense>);
    });
  });

  test('a press on a programme to come opens its card with a reminder, and the picture stays', async () => {
    await user.click(await screen.findByRole('button', { name: /^Next on 2/ }));
    const card = await screen.findByRole('dialog', { name: 'Next on 2' });
    expect(within(card).getByRole('button', { name: words.schedule.remind })).toBeVisible();
    // What is pressed in the card is no programme to play.
    await user.click(card);
    expect(opened).not.toHaveBeenCalled();
  });

  test('a programme on air opens its channel', async () => {
    await user.click(await screen.findByRole('link', { name: /^Now on 3/ }));
    expect(opened.mock.calls).toEqual([['/channels/all/c3']]);
  });
});
