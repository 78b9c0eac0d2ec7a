import { render, screen } from '@testing-library/react';
import { UpcomingBroadcasts } from '@/components/catalogue/content/UpcomingBroadcasts';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

jest.mock('@/lib/client/hooks/use-near', () => ({ useNear: () => () => {} }));

const SOON = Math.floor(Date.now() / 1000) + 3_600;
const coming = (title: string) => ({ channelId: 7, channel: 'Qala', startsAt: SOON, when: '18:00', title });

test.each([
  ['of the page itself is named by its channel', 'Karaoke', 'Qala', '18:00'],
  ['of an episode is named by the episode', 'Duets', 'Duets', '18:00 · Qala'],
])('a broadcast %s', (_, title, name, facts) => {
  const words = dictionaries.en.channels.schedule;
  render(
    <UpcomingBroadcasts upcoming={[coming(title)]} title="Soon on air" ofTitle="Karaoke" words={words} />,
  );
  const item = screen.getByRole('listitem');
  expect([...item.querySelectorAll('span > span')].slice(0, 2).map((one) => one.textContent)).toEqual([
    name,
    facts,
  ]);
});

test('results of a search show the title of each broadcast, also when all are of one', () => {
  const words = dictionaries.en.channels.schedule;
  render(<UpcomingBroadcasts upcoming={[coming('Karaoke')]} title="Soon on air" words={words} />);
  expect(screen.getByText('Karaoke')).toBeVisible();
  expect(screen.getByText('18:00 · Qala')).toBeVisible();
});
