import { fireEvent, render, screen } from '@testing-library/react';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { EmbedError } from '@/app/[site]/[locale]/_parts/EmbedError';
import { MissingPage } from '@/app/[site]/[locale]/_parts/MissingPage';
import ContentEmbedRoute from '@/app/[site]/[locale]/content_embed/[id]/page';
import FallbackPage from '@/app/[site]/[locale]/missing/[kind]/page';
import { ErrorWords } from '@/components/shell/message/ErrorWords';
import type { RowPage } from '@/lib/platform/resources/rows';
import { missingTitle } from '@/lib/rules/pages/missing-words';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { embedOf } from '@/lib/server/playback/watch-address';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type ContextId, contexts } from '@/lib/shared/sites/contexts';
import { siteById } from '@/lib/shared/sites/sites';
import { card } from '../catalogue/fixtures';
import { installObserver } from '../ui/observer';

jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));
jest.mock('@/lib/server/catalogue/load-starter-row', () => ({ loadStarterRow: jest.fn() }));
jest.mock('@/lib/server/playback/watch-address', () => ({ embedOf: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/watch/EmbedStage', () => ({ EmbedStage: () => null }));

const words = dictionaries.en;
const { notFound, errors } = words;
const popular = {
  ...{ id: '1', key: 'popular', title: 'Popular', template: 'content-v', about: [], nextOffset: null },
  ...{ contents: [card(1)], channels: [], promotions: [], histories: [], persons: [], total: null },
} as unknown as RowPage;

function shownIn(context: ContextId) {
  const siteContext = { site: siteById('taspa'), locale: 'en', audience: 'everyone' };
  jest.mocked(currentSiteContext).mockResolvedValue({ ...siteContext, context: contexts[context] } as never);
}

/** As the server sends it: a component that waits cannot be rendered in a browser. */
async function awaited(node: ReactNode): Promise<ReactNode> {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (node.type === MissingPage) return MissingPage(node.props as Parameters<typeof MissingPage>[0]);
  const children = await Promise.all(Children.toArray(node.props.children).map(awaited));
  return children.length > 0 ? cloneElement(node, {}, ...children) : node;
}

const openMissing = async (kind: string) =>
  render(await awaited(await FallbackPage({ params: Promise.resolve({ kind }) })));

/** Where a press on the link opens it. */
function targetOf(name: string): string {
  const link = screen.getByText<HTMLAnchorElement>(name, { selector: 'a' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link.target;
}

beforeEach(() => {
  installObserver();
  shownIn('embed');
  jest.mocked(loadStarterRow).mockResolvedValue(popular);
});

describe('spec 2 §2, §6: in a frame of another site', () => {
  test('a title that does not play leads to the site in a new tab', async () => {
    const closed = { kind: 'lost', title: 'Orbit', contentHref: '/contents/orbit-1' } as const;
    jest.mocked(embedOf).mockResolvedValue(closed);
    render(await ContentEmbedRoute({ params: Promise.resolve({ id: 'orbit-1' }) }));
    expect(screen.getByRole('alert')).toHaveTextContent(errors.content_not_available);
    expect([targetOf(errors.watch_tv), targetOf(words.watch.about)]).toEqual(['_blank', '_blank']);
  });

  test.each(['content', 'channel'] as const)('a missing %s has no search and no titles', async (kind) => {
    await openMissing(kind);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(missingTitle(kind, words));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByText('Popular')).toBeNull();
    expect([targetOf(notFound.channels), targetOf(notFound.home)]).toEqual(['_blank', '_blank']);
    expect(loadStarterRow).not.toHaveBeenCalled();
  });

  test('a page that could not be rendered is tried again in the frame', async () => {
    await openMissing('unavailable');
    expect([targetOf(errors.home), targetOf(errors.retry)]).toEqual(['_blank', '_self']);
  });

  test('a player that fails leads to the site in a new tab', () => {
    render(
      <ErrorWords words={errors}>
        <EmbedError reset={jest.fn()} />
      </ErrorWords>,
    );
    expect([targetOf(errors.watch_tv), targetOf(errors.home)]).toEqual(['_blank', '_blank']);
  });
});

test('elsewhere a missing title has a search, something to watch, and links in this tab', async () => {
  shownIn('browser');
  await openMissing('content');
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  expect(screen.getByText('Popular')).toBeInTheDocument();
  expect(targetOf(notFound.home)).toBe('');
});
