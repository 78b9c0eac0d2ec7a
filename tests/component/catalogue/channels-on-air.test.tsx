import { render, screen } from '@testing-library/react';
import { ChannelsOnAir } from '@/components/catalogue/channels/ChannelsOnAir';
import { channelCard } from '../channel-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const seconds = Math.floor(Date.now() / 1000);
const programme = (title: string, startsAt: number) => ({
  ...{ title, subtitle: null, age: null, still: null },
  startsAt,
  endsAt: startsAt + 3_600,
});

test('ours: a stored page says what is on air, and nothing about a programme that has ended', () => {
  const channels = [
    channelCard(1, { now: programme('Steppe', seconds - 600) }),
    channelCard(2, { now: programme('Yesterday', seconds - 7_200) }),
    ...Array.from({ length: 12 }, (_, index) => channelCard(index + 3)),
  ];
  render(<ChannelsOnAir title="On air now" channels={channels} />);
  expect(screen.getByText('Steppe')).toBeVisible();
  expect(screen.queryByText('Yesterday')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(10);
});
