import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Guide } from '@/components/channels/guide/Guide';
import { guideHref } from '@/lib/rules/guide/address';
import { BLOCK_SECONDS } from '@/lib/rules/guide/constants';
import { packScreen } from '@/lib/rules/guide/packed';
import { wholeSpan } from '@/lib/rules/guide/span';
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

function open(page: typeof packed, isWide: boolean) {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }),
  });
  return act(async () => {
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
          screen={page}
          {...{ labels }}
        />
      </Suspense>,
    );
  });
}

describe.each([
  ['large', true, 'grid'],
  ['small', false, 'list'],
] as const)('navigation to the guide from another page, on a %s screen', (_, isWide, role) => {
  test('shows the page before until the view is complete, and has its programmes at once', async () => {
    await open(packed, isWide);
    const view = await screen.findByRole(role);
    expect(screen.queryByText('The page before')).toBeNull();
    expect(view).toHaveTextContent('Channel One');
    expect(view).toHaveTextContent(/News.*Film/);
  });
});

describe('the way back from a channel, to a page that came for now and the first row', () => {
  const ROW_PX = 72;
  const HOUR_PX = 60 * 0.3 * 16;
  const many = packScreen({
    ...{ total: 50, archiveDays: 7, now, moment: null, days: [] },
    rows: [row],
    span: { start, end: start + BLOCK_SECONDS },
  });
  const moment = start - 5 * HOUR;
  const scroller = () => {
    const found = document
      .querySelector<HTMLElement>('[data-corner]')
      ?.closest<HTMLElement>('[class*="scroller"]');
    if (!found) throw new Error('no grid');
    return found;
  };
  afterEach(() => history.replaceState(null, '', '/'));

  test('docs/decisions/0009: the guide is at the moment of its address and at the row where it was left', async () => {
    history.replaceState({ guideRow: 20 }, '', guideHref('/channels', moment));
    await open(many, true);
    await screen.findByRole('grid');
    expect(scroller().scrollTop).toBe(20 * ROW_PX);
    expect(scroller().scrollLeft).toBe(((moment - wholeSpan(now, 7).start) / HOUR) * HOUR_PX);
  });

  test('the first row in sight is stored with the entry of the history', async () => {
    history.replaceState({ other: true }, '', guideHref('/channels', null));
    await open(many, true);
    await screen.findByRole('grid');
    scroller().scrollTop = 12 * ROW_PX;
    fireEvent.scroll(scroller());
    await waitFor(() => expect(history.state).toEqual({ other: true, guideRow: 12 }));
  });
});
