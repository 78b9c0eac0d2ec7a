import { render, screen } from '@testing-library/react';
import { ClosedTitle } from '@/app/[site]/[locale]/_parts/ClosedTitle';
import { ContentAnswer } from '@/app/[site]/[locale]/_parts/ContentAnswer';
import type { ContentAnswer as Answer } from '@/lib/server/catalogue/content-address';
import { contentMetadata } from '@/lib/server/catalogue/content-metadata';
import { currentSiteContext, type SiteContext } from '@/lib/server/site/current-site';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

jest.mock('@/app/[site]/[locale]/_parts/ContentPage', () => ({ ContentPage: () => null }));
jest.mock('@/lib/server/site/current-site', () => ({ currentSiteContext: jest.fn() }));
jest.mock('@/lib/server/seo/page-head', () => ({ pageHead: jest.fn() }));
jest.mock('@/lib/server/seo/page-locales', () => ({ completeLocales: jest.fn() }));
jest.mock('@/lib/server/seo/share-card', () => ({ contentCard: jest.fn(), pictureOf: jest.fn() }));
jest.mock('@/lib/platform/resources/contents', () => ({ getContent: jest.fn() }));

const { catalogue, errors, notFound } = dictionaries.en;
const siteContext = { locale: 'en' } as SiteContext;
const { lostTitle, lostText, refusedTitle } = catalogue.page;

beforeEach(() => (currentSiteContext as jest.Mock).mockResolvedValue(siteContext));

describe('spec 2 §8 Content load failure', () => {
  test.each<[string, Answer, string, string]>([
    ['lost_content shows the fallback text', { kind: 'lost' }, lostTitle, lostText],
    [
      'a refusal shows the message of the platform',
      { kind: 'refused', sentence: 'Not here.' },
      refusedTitle,
      'Not here.',
    ],
  ])('%s, with links to other pages, and is not indexed', async (_, answer, title, text) => {
    render(await ContentAnswer({ answer, siteContext }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: errors.watch_tv })).toHaveAttribute('href', '/channels');
    expect(screen.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
    expect(await contentMetadata(answer)).toMatchObject({ title, robots: { index: false } });
  });
});

describe('spec 2 §4, §8: a title that exists and cannot be played', () => {
  const words = dictionaries.en;
  const title = { title: 'Orbit', contentHref: '/contents/orbit-1/7' };

  test('announced: shows the alert and a link to its page', () => {
    render(<ClosedTitle answer={{ kind: 'announced', ...title }} words={words} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orbit');
    expect(screen.getByRole('alert')).toHaveTextContent(errors.warning_episode_is_announcement);
    expect(screen.getByRole('link', { name: words.watch.about })).toHaveAttribute(
      'href',
      '/contents/orbit-1/7',
    );
  });

  test('lost: shows content_not_available with a link to the channels', () => {
    render(<ClosedTitle answer={{ kind: 'lost', ...title }} words={words} />);
    expect(screen.getByRole('alert')).toHaveTextContent(errors.content_not_available);
    expect(screen.getByRole('link', { name: errors.watch_tv })).toHaveAttribute('href', '/channels');
  });
});
