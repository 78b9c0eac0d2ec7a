import { render, screen } from '@testing-library/react';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { CategoryChips } from '@/components/channels/list/CategoryChips';
import { CategoryMenu } from '@/components/channels/list/CategoryMenu';
import { ChannelList } from '@/components/channels/list/ChannelList';
import { DaySwitcher } from '@/components/channels/schedule/DaySwitcher';
import { ScheduleList } from '@/components/channels/schedule/ScheduleList';
import type { ChannelCard as Card, OwnLock, ScheduleItem, ScheduleState } from '@/lib/rules/channels/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { channelCard } from '../channel-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const labels = dictionaries.en.channels;

const now = { title: 'News', subtitle: null, startsAt: 0, endsAt: 3600, age: 12, still: null };
const channel = (id: number, more: Partial<Card & OwnLock> = {}) =>
  channelCard(id, { isFree: false, now, ...more });

const programme = (state: ScheduleState, more: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id: state,
  channelId: 3,
  startsAt: 1_800_000_000,
  endsAt: 1_800_003_600,
  time: '20:30',
  title: `Programme ${state}`,
  subtitle: null,
  age: 16,
  state,
  href: '/channels/all/c1?ts=1800000000',
  isCurrent: false,
  ...more,
});

describe('spec 2 §4 Schedule item states', () => {
  test.each<[ScheduleState, boolean]>([
    ['future', false],
    ['onAir', true],
    ['archive', true],
    ['unavailable', false],
  ])('%s can be opened: %s', (state, isOpen) => {
    render(<ScheduleList items={[programme(state)]} labels={labels} />);
    expect(screen.queryAllByRole('link')).toHaveLength(isOpen ? 1 : 0);
    expect(screen.getByRole('listitem')).toHaveTextContent(labels.schedule.states[state]);
  });

  test('has machine readable times and marks the programme on screen', () => {
    render(<ScheduleList items={[programme('onAir', { isCurrent: true })]} labels={labels} />);
    expect(screen.getByText('20:30')).toHaveAttribute('datetime', '2027-01-15T08:00:00.000Z');
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'true');
  });

  test('a day without programmes says so', () => {
    render(<ScheduleList items={[]} labels={labels} />);
    expect(screen.getByText(labels.schedule.empty)).toBeInTheDocument();
  });
});

describe('channel list', () => {
  test('shows name, number and current programme, and marks the channel in the player', () => {
    render(<ChannelList channels={[channel(1), channel(2)]} currentId={2} labels={labels} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('1Channel 1News12+');
    expect(first).not.toHaveAttribute('aria-current');
    expect(second).toHaveAttribute('aria-current', 'true');
  });

  test('shows an unknown programme and a lock', () => {
    render(
      <ChannelList channels={[channel(1, { now: null, isLocked: true })]} currentId={null} labels={labels} />,
    );
    expect(screen.getByRole('link')).toHaveTextContent(labels.noProgramme);
    expect(screen.getByRole('link')).toHaveTextContent(labels.locked);
  });

  test('an empty search says so', () => {
    render(<ChannelList channels={[]} currentId={null} labels={labels} />);
    expect(screen.getByText(labels.noneFound)).toBeInTheDocument();
  });
});

describe('channel tile', () => {
  test.each<[Partial<Card>, string]>([
    [{ is4k: true, isHd: true }, '4K'],
    [{}, labels.locked],
  ])('%o shows %s', (more, expected) => {
    render(<ChannelCard card={channel(1, more)} labels={labels} />);
    expect(screen.getByText(expected)).toBeInTheDocument();
  });

  test('says nothing of HD, which nearly every channel has', () => {
    render(<ChannelCard card={channel(1, { isHd: true })} labels={labels} />);
    expect(screen.queryByText('HD')).toBeNull();
  });
});

test('a tile says what follows, and when', () => {
  const next = { time: '20:30', title: 'Weather' };
  render(<ChannelCard card={channel(1, { next })} labels={labels} />);
  expect(screen.getByRole('link')).toHaveTextContent(/News.*20:30 Weather$/);
});

test('a channel that is free has no lock', () => {
  render(<ChannelCard card={channel(1, { isFree: true })} labels={labels} />);
  expect(screen.queryByText(labels.locked)).toBeNull();
});

describe('spec 2 §2: the category filter is hidden if fewer than 2 categories', () => {
  const category = (id: string) => ({ id, href: `/channels/${id}`, name: id, isCurrent: id === 'kids' });
  const chips = { label: 'Categories', favourites: null };
  const menu = { ...chips, id: 'menu' };

  test('is hidden with one category', () => {
    const one = { categories: [category('kids')] };
    render(<CategoryMenu {...menu} {...one} />);
    render(<CategoryChips {...chips} {...one} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('with two categories the menu names the current one and links to both', () => {
    render(<CategoryMenu {...menu} categories={[category('kids'), category('sport')]} />);
    expect(screen.getByRole('button', { name: 'kids' })).toHaveAttribute('popovertarget', 'menu');
    expect(screen.getByRole('link', { name: 'kids', hidden: true })).toHaveAttribute('aria-current', 'page');
  });

  test('chips show all of them as links to their pages, and which one is chosen', () => {
    render(<CategoryChips {...chips} categories={[category('kids'), category('sport')]} />);
    const [kids, sport] = screen.getAllByRole('link');
    expect(kids).toHaveAttribute('aria-current', 'page');
    expect(sport).toHaveAttribute('href', '/channels/sport');
    expect(sport).not.toHaveAttribute('aria-current');
  });

  test.each([
    [false, 'for logged-in viewers only'],
    [true, 'for everyone who is on its page'],
  ])('spec 2 §6: the chip of favourites, chosen: %s, is %s', (isCurrent) => {
    const favourites = { ...category('favourites'), isCurrent };
    render(
      <CategoryChips {...chips} favourites={favourites} categories={[category('all'), category('kids')]} />,
    );
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['all', 'favourites', 'kids']);
    expect(screen.getByRole('link', { name: 'favourites' }).matches('[data-own]')).toBe(!isCurrent);
  });

  test('spec 2 §6: a guest sees no favourites', () => {
    const favourites = { ...category('favourites'), isCurrent: false };
    render(
      <CategoryMenu {...menu} favourites={favourites} categories={[category('kids'), category('sport')]} />,
    );
    expect(screen.queryByRole('link', { name: 'favourites', hidden: true })).toBeNull();
  });
});

test('DaySwitcher: moves one day at a time and stops at the ends', async () => {
  const days = [
    { date: '2026-11-20', label: 'Yesterday' },
    { date: '2026-11-21', label: 'Today' },
  ];
  const onPick = jest.fn();
  render(<DaySwitcher days={days} current="2026-11-21" onPick={onPick} labels={labels.schedule} />);
  const next = screen.getByRole('button', { name: 'Next day' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(onPick).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Previous day' }));
  expect(onPick).toHaveBeenCalledWith('2026-11-20');
});
