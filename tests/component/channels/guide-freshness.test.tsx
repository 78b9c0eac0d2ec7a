import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GuideViews } from '@/components/channels/guide/GuideViews';
import { firstSpan } from '@/lib/rules/guide/span';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

jest.mock('@/components/channels/guide/GuideNarrow', () => ({ GuideNarrow: () => 'list of now' }));
jest.mock('@/components/channels/guide/ServerScreen', () => ({ ServerScreen: () => 'list of the page' }));

const NOW = 1_800_000_000;

const guide = (
  <GuideViews
    first={{
      ...{ total: 1, archiveDays: 7, rows: [], days: [] },
      ...{ now: NOW, moment: null, span: firstSpan(null, NOW) },
    }}
    requested={{ moment: null }}
    categoryKey="all"
    locale="en"
    labels={{ guide: dictionaries.en.guide, channels: dictionaries.en.channels }}
    onSeen={() => {}}
    onSchedule={() => {}}
  />
);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['right', 0],
  ['eight hours slow', 8],
])(
  'the list of the page is replaced after a minute, on a device whose clock is %s',
  async (_, hoursBehind) => {
    jest.setSystemTime((NOW - hoursBehind * HOUR_SECONDS) * 1_000);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(guide);
    render(guide, { container, hydrate: true });
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(container).toHaveTextContent('list of the page');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('list of now')).toBeInTheDocument();
  },
);
