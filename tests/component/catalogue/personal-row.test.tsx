import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { PersonalRow } from '@/components/catalogue/row/PersonalRow';
import { PersonalRowBody } from '@/components/catalogue/row/PersonalRowBody';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';
import { setViewer } from '@/lib/client/viewer/viewer';
import { readAnswer } from '@/lib/platform/http/transport';
import { ownRowProperty } from '@/lib/rules/pages/own-rows';
import { PERSON_MARK } from '@/lib/rules/pages/person-mark';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { rowLabels } from './fixtures';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const PLACE = ownRowProperty('history');
const isPlaceReserved = () => document.documentElement.style.getPropertyValue(PLACE) === 'block';

/** Simulates the next page of the same browser. */
function openPage(kind: 'user' | null) {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-person');
  setKnownCookie(kind);
  // Runs the inline script of the page.
  new Function(PERSON_MARK)();
}

const history = (count: number) => ({
  id: 'history',
  slug: 'history',
  title: 'Continue watching',
  template: 'history-h',
  histories: Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    content: {
      id: String(index + 1),
      title: `Film ${index + 1}`,
      slug: `film-${index + 1}`,
      content_type: 'movie',
    },
    position: 300,
    duration: 3000,
  })),
});

let setVisible: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    constructor(listener: (entries: unknown[]) => void) {
      setVisible = (isIntersecting) => listener([{ isIntersecting, boundingClientRect: { top: 2_000 } }]);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  openPage('user');
});

afterEach(() => jest.restoreAllMocks());

function show(count: number) {
  jest.mocked(callAsViewer).mockImplementation(async (call) => readAnswer(call, history(count)));
  renderRow();
}

const props = {
  rowKey: 'history',
  template: 'history-h',
  title: 'Continue watching',
  episodeLabel: '',
  labels: rowLabels,
};

function renderRow(row = <PersonalRowBody {...props} place={<p>place</p>} />) {
  render(<SWRConfig value={{ provider: () => new Map() }}>{row}</SWRConfig>);
}

describe('DESIGN section 10 CLS ≤ 0.02: personal rows', () => {
  test('a row without a reserved place appears when it is out of sight, and the next page reserves its place', async () => {
    show(2);
    await waitFor(() => expect(localStorage.length).toBe(1));
    act(() => setVisible(true));
    expect(screen.queryByRole('heading')).toBeNull();
    act(() => setVisible(false));
    expect(screen.getByRole('heading', { name: 'Continue watching' })).toBeVisible();
    openPage('user');
    expect(isPlaceReserved()).toBe(true);
    expect(document.documentElement).toHaveAttribute('data-person');
  });

  test('a row with a reserved place appears at once', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
    show(2);
    expect(await screen.findByRole('heading', { name: 'Continue watching' })).toBeVisible();
    expect(screen.queryByText('place')).toBeNull();
  });

  test('a row that fails shows an error in its reserved place and loads on retry', async () => {
    jest.mocked(callAsViewer).mockRejectedValue(new Error('away'));
    renderRow();
    const retry = await screen.findByRole('button', { name: rowLabels.row.retry });
    expect(screen.getByText('place')).toBeInTheDocument();
    expect(retry.closest('[style]')).toHaveStyle({ display: `var(${PLACE}, none)` });
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
    jest.mocked(callAsViewer).mockImplementation(async (call) => readAnswer(call, history(2)));
    await user.click(retry);
    expect(await screen.findByText('Film 1')).toBeInTheDocument();
  });

  test('an empty row reserves no place', async () => {
    localStorage.setItem('taspa:own-rows', `${PLACE} --own-row-other`);
    openPage('user');
    expect(isPlaceReserved()).toBe(true);
    show(0);
    await waitFor(() => expect(isPlaceReserved()).toBe(false));
    expect(localStorage.getItem('taspa:own-rows')).toBe('--own-row-other');
  });

  test.each([
    ['user', 'none'],
    ['user', 'user'],
  ])('from %s to %s all reserved places are cleared', (before, now) => {
    localStorage.setItem('taspa:own-rows', PLACE);
    openPage('user');
    forgetViewerData(before, now);
    expect(isPlaceReserved()).toBe(false);
    expect(localStorage.getItem('taspa:own-rows')).toBeNull();
  });

  test('without a session no place is reserved', () => {
    localStorage.setItem('taspa:own-rows', PLACE);
    openPage(null);
    expect(isPlaceReserved()).toBe(false);
    expect(document.documentElement).not.toHaveAttribute('data-person');
  });
});

test('spec 2 §2: a login over the page loads the personal rows, which nobody requested before', async () => {
  openPage(null);
  jest.mocked(callAsViewer).mockReset();
  jest.mocked(callAsViewer).mockImplementation(async (call) => readAnswer(call, history(2)));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
  renderRow(
    <PersonalRow {...props}>
      <p>place</p>
    </PersonalRow>,
  );
  await act(async () => {});
  expect(callAsViewer).not.toHaveBeenCalled();
  setKnownCookie('user');
  await act(async () => setViewer({ state: 'user', name: null, phone: null }));
  expect(await screen.findByText('Film 1')).toBeInTheDocument();
});
