import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Guide } from '@/components/channels/guide/Guide';
import { BLOCK_SECONDS } from '@/lib/rules/guide/constants';
import { packScreen } from '@/lib/rules/guide/packed';
import type { GuideRow } from '@/lib/rules/guide/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { installGuideLayout } from './guide-layout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));
jest.mock('@/lib/client/http/fetch-list', () => ({ fetchList: () => new Promise(() => {}) }));

const labels = { guide: dictionaries.en.guide, channels: dictionaries.en.channels };
const HOUR = 3_600;
const now = Math.floor(Date.now() / 1_000);
const start = now - (now % HOUR);

const row: GuideRow = {
  channel: {
    id: 1,
    key: 'one',
    name: 'Channel One',
    number: 1,
    logo: null,
    color: null,
    isFree: true,
    archiveDays: 7,
  },
  entries: [
    { startsAt: start, endsAt: start + HOUR, title: 'News', subtitle: null, age: null, hasCatchUp: true },
    {
      startsAt: start + HOUR,
      endsAt: start + 2 * HOUR,
      title: 'Film',
      subtitle: null,
      age: null,
      hasCatchUp: true,
    },
  ],
};
const packed = packScreen({
  total: 1,
  archiveDays: 7,
  rows: [row],
  now,
  moment: null,
  span: { start, end: start + BLOCK_SECONDS },
  days: [],
});

beforeAll(installGuideLayout);

describe.each([
  ['large', true, 'grid'],
  ['small', false, 'list'],
] as const)('navigation to the guide from another page, on a %s screen', (_, isWide, role) => {
  test('shows the page before until the view is complete, and has its programmes at once', async () => {
    Object.assign(globalThis, {
      matchMedia: () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }),
    });
    await act(async () => {
      render(
        <Suspense fallback="The page before">
          <Guide
            favourites={null}
            favouriteWords={null}
            genres={[]}
            title="Guide"
            categoryKey="all"
            categories={[]}
            locale="en"
            screen={packed}
            {...{ labels }}
          />
        </Suspense>,
      );
    });
    const view = await screen.findByRole(role);
    expect(screen.queryByText('The page before')).toBeNull();
    expect(view).toHaveTextContent('Channel One');
    expect(view).toHaveTextContent(/News.*Film/);
  });
});
