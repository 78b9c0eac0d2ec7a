import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import GuideProgramme from '@/components/channels/guide/GuideProgramme';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { scheduleEntry } from '@/tests/support/schedule-entry';
import { json } from '../server';
import { installDialog } from '../ui/browser';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const { guide, channels } = dictionaries.en;
/** 21:00 in Almaty on a Friday. */
const START = Date.UTC(2026, 10, 27, 16) / 1000;

const entry = (hour: number) =>
  scheduleEntry(START + hour * HOUR_SECONDS, HOUR_SECONDS, {
    id: String(hour),
    channelId: 5,
    contentId: '7',
    title: 'Steppe',
    episodeTitle: 'The well',
    season: 1,
    episode: 2,
    description: 'A family looks for water.',
    age: 12,
    still: 'https://images.example/still.jpg',
  });

const page = {
  id: '7',
  kind: 'series',
  href: '/contents/steppe',
  title: 'Steppe',
  year: null,
  countries: [],
  genres: [],
  ratings: [],
  description: null,
  list: 'episodes',
  airings: [],
};

beforeEach(installDialog);

function show(answer: (path: string) => Response) {
  globalThis.fetch = (async (path: string | URL) => answer(String(path))) as unknown as typeof fetch;
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <GuideProgramme
        programme={{ channelId: 5, channel: 'Dala', startsAt: START, title: 'Steppe' }}
        onClose={() => {}}
        locale="en"
        labels={{ guide, channels }}
      />
    </SWRConfig>,
  );
}

describe('docs/GUIDE: the card of a programme to come', () => {
  test('says what it is and when it is on again, and leads to its page', async () => {
    show((path) => json(path.includes('/schedule/') ? [entry(0), entry(3)] : page));
    const link = await screen.findByRole('link', { name: guide.about });
    expect(link).toHaveAttribute('href', '/contents/steppe');
    const dialog = screen.getByRole('dialog', { name: 'Steppe' });
    expect(dialog).toHaveTextContent('A family looks for water.');
    expect(dialog).toHaveTextContent('Dala · Friday, November 27, 21:00–22:00 · 12+');
    expect(dialog.querySelector('img')).toHaveAttribute('src', expect.stringContaining('still.jpg'));
    expect(screen.getByRole('heading', { level: 3, name: guide.again })).toBeVisible();
    // Each airing has a reminder with a name of its own.
    expect(
      screen.getByRole('button', { name: 'Remind me of Steppe, Saturday, November 28, 00:00' }),
    ).toBeVisible();
  });

  test('offers the reminder and the calendar at once, and without a schedule too', async () => {
    show(() => json({ error: 'x' }, 500));
    const remind = () => screen.getByRole('button', { name: channels.schedule.remind });
    expect(remind()).toBeVisible();
    expect(screen.getByRole('link', { name: channels.schedule.calendar })).toBeVisible();
    // The place of the picture is not kept for a picture that does not come.
    await waitFor(() => expect(document.querySelector('[class*=still]')).toBeNull());
    expect(remind()).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});
