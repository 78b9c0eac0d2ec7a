import { act, render, screen, within } from '@testing-library/react';
import { About } from '@/components/catalogue/content/About';
import { ContentHero } from '@/components/catalogue/content/ContentHero';
import { EpisodeList } from '@/components/catalogue/content/EpisodeList';
import { PersonGroups } from '@/components/catalogue/content/PersonGroups';
import { Seasons } from '@/components/catalogue/content/Seasons';
import { PromoCarousel } from '@/components/catalogue/promo/PromoCarousel';
import { setNextSeason } from '@/lib/rules/playback/progress';
import { scrimFor } from '@/lib/shared/contrast';
import { user } from '@/tests/support/user';
import { installMotion } from '../ui/browser';
import { installObserver } from '../ui/observer';
import { episode, labels, page, promo, rowLabels } from './fixtures';

beforeEach(() => {
  installObserver();
  installMotion({ isReduced: true });
});

const UNKNOWN = { audio: null, subtitles: null, quality: null };

describe('content page', () => {
  test('has one heading with title and suffix, breadcrumbs, facts and actions', () => {
    render(<ContentHero page={page} labels={labels} locale="en" actions={<a href="/watch/1">Watch</a>} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Steppe');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season 1, episode 2');
    const crumbs = screen.getByRole('navigation', { name: labels.page.breadcrumbs });
    expect(within(crumbs).getByText('Steppe')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'drama' })).toHaveAttribute('href', '/row/drama');
    expect(screen.getByText('1 h 34 min')).toBeInTheDocument();
    expect(screen.getByText('0+')).toHaveAttribute('title', 'Age 0+');
    expect(screen.getByRole('list', { name: labels.page.ratings })).toHaveTextContent('7.6 IMDb');
    expect(screen.getByRole('link', { name: 'Watch' })).toBeInTheDocument();
  });

  test('spec 2 §3 graphic_title: the drawn title is in the heading, with the title as its text', () => {
    const graphicTitle = { src: '/title/1.png?w=2400', width: 800, height: 320 };
    render(<ContentHero page={{ ...page, graphicTitle }} labels={labels} locale="en" actions={null} />);
    const image = screen.getByRole('img', { name: 'Steppe' });
    expect(screen.getByRole('heading', { level: 1 })).toContainElement(image);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season 1, episode 2');
    expect(image).not.toHaveAttribute('loading');
  });

  test.each<[string, Partial<typeof page>, number, string | null]>([
    ['a series', {}, 3, '3 seasons'],
    ['a series', {}, 1, '1 season'],
    ['a series without a list', {}, 0, null],
    ['a season', { kind: 'season', season: 1 }, 3, null],
    ['a programme', { kind: 'program' }, 3, null],
  ])('%s %o with %d seasons says %s beside the year', (_, more, count, expected) => {
    const seasons = Array.from({ length: count }, (__, index) => ({
      ...{ id: `${index}`, number: index + 1, title: null, href: '/contents/steppe-1', episodes: [] },
    }));
    render(<ContentHero page={{ ...page, ...more, seasons }} labels={labels} locale="en" actions={null} />);
    expect(screen.queryByText(/seasons?$/)?.textContent ?? null).toBe(expected);
    if (expected) expect(screen.getByText('2024').nextSibling).toHaveTextContent(expected);
  });

  test('the scrim has the computed colour and strength', () => {
    const { container } = render(<ContentHero page={page} labels={labels} locale="en" actions={null} />);
    const { color, alpha } = scrimFor(page.color);
    const style = container.querySelector('header')?.style;
    expect(style?.getPropertyValue('--scrim')).toBe(color);
    expect(style?.getPropertyValue('--strength')).toBe(`${alpha * 100}%`);
  });

  test.each([
    [600, false],
    [700, true],
  ])('spec 2 §9 description trim 600: %d characters fold: %s', (length, isFolded) => {
    const text = 'x'.repeat(length);
    render(
      <About
        page={{ description: text, tracks: UNKNOWN, attribution: null, persons: [] }}
        labels={labels.page}
        newTabLabel="new tab"
      />,
    );
    expect(Boolean(screen.queryByRole('button', { name: labels.page.showAll }))).toBe(isFolded);
  });

  test('names the languages of sound and subtitles that the platform knows', () => {
    const tracks = { ...UNKNOWN, audio: 'Russian, English' };
    render(
      <About
        page={{ description: null, tracks, attribution: null, persons: [] }}
        labels={labels.page}
        newTabLabel="new tab"
      />,
    );
    expect(screen.getByRole('term')).toHaveTextContent(labels.page.audio);
    expect(screen.getByRole('definition')).toHaveTextContent('Russian, English');
  });

  test('names the director and the first four of the cast beside the description', () => {
    const named = (name: string) => ({ id: name, href: null, name, photo: null, role: null });
    const persons = [
      { role: 'director' as const, persons: [named('Anna')] },
      { role: 'actor' as const, persons: ['Bek', 'Dana', 'Erik', 'Gulya', 'Olga'].map(named) },
    ];
    render(
      <About
        page={{ description: null, tracks: UNKNOWN, attribution: null, persons }}
        labels={labels.page}
        newTabLabel="new tab"
      />,
    );
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual(['Anna', 'Bek, Dana, Erik, Gulya']);
  });

  test('shows the credit that a licence asks for, with its link', () => {
    const attribution = { text: 'Big Buck Bunny, CC BY 3.0', href: 'https://peach.blender.org/' };
    render(
      <About
        page={{ description: null, tracks: UNKNOWN, attribution, persons: [] }}
        labels={labels.page}
        newTabLabel="new tab"
      />,
    );
    expect(screen.getByRole('link', { name: /Big Buck Bunny/ })).toHaveAttribute('href', attribution.href);
  });

  test('a person appears in the group of each of their roles', () => {
    render(
      <PersonGroups
        groups={[
          {
            role: 'director',
            persons: [{ id: '1', href: '/persons/1', name: 'Anna', photo: null, role: null }],
          },
          {
            role: 'actor',
            persons: [{ id: '1', href: '/persons/1', name: 'Anna', photo: null, role: null }],
          },
        ]}
        labels={labels.page}
        rail={labels.row}
      />,
    );
    expect(screen.getByText('Director')).toBeInTheDocument();
    expect(screen.getByText('Actor')).toBeInTheDocument();
  });
});

describe('seasons and episodes', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => episode(index + 1));

  test.each([
    [25, false],
    [26, true],
  ])('spec 2 §9 episodes list 25: with %d there is "show all": %s', (count, expected) => {
    render(<EpisodeList episodes={many(count)} currentId={null} labels={labels} />);
    expect(Boolean(screen.queryByText(`Show all episodes: ${count}`))).toBe(expected);
    expect(screen.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(count);
  });

  test('the picture of an episode plays it, its title opens its page', () => {
    render(<EpisodeList episodes={many(1)} currentId={null} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Watch: 1. Part 1' })).toHaveAttribute('href', '/watch/e1');
    expect(screen.getByRole('link', { name: '1. Part 1' })).toHaveAttribute('href', '/contents/series/e1');
  });

  test('spec 2 §4: an announced episode cannot be played', () => {
    render(
      <EpisodeList episodes={[episode(1, { isAnnouncement: true })]} currentId={null} labels={labels} />,
    );
    expect(screen.queryByRole('link', { name: /Watch/ })).toBeNull();
    expect(screen.getByText(labels.page.announcement)).toBeInTheDocument();
  });

  test('several seasons are tabs, and the season of the page is open first', () => {
    const season = (number: number) => ({
      id: `s${number}`,
      number,
      title: null,
      href: `/s${number}`,
      episodes: [episode(number)],
    });
    const seasons = [season(1), season(2)];
    const selected = () => screen.getByRole('tab', { selected: true });
    render(<Seasons page={{ id: '9', seriesId: '8', seasons, season: 2, episode: null }} labels={labels} />);
    expect(selected()).toHaveAccessibleName('Season 2');
    act(() => setNextSeason('8', 1));
    expect(selected()).toHaveAccessibleName('Season 2');
  });

  test('spec 2 §2 Content page: a series opens at the season of the next episode, and stays where the viewer goes', async () => {
    const seasons = [1, 2, 3].map((number) => ({
      ...{ id: `s${number}`, number, title: null, href: `/s${number}`, episodes: [episode(number)] },
    }));
    const selected = () => screen.getByRole('tab', { selected: true });
    render(
      <Seasons page={{ id: '8', seriesId: '8', seasons, season: null, episode: null }} labels={labels} />,
    );
    act(() => setNextSeason('another', 2));
    expect(selected()).toHaveAccessibleName('Season 1');
    act(() => setNextSeason('8', 2));
    expect(selected()).toHaveAccessibleName('Season 2');
    await user.click(screen.getByRole('tab', { name: 'Season 3' }));
    act(() => setNextSeason('8', 1));
    expect(selected()).toHaveAccessibleName('Season 3');
  });
});

describe('promo', () => {
  test('loads the first picture at once and the others lazily', () => {
    const { container } = render(
      <PromoCarousel id="1" isOpening title="" promos={[promo(1), promo(2)]} labels={rowLabels} />,
    );
    const [first, second] = Array.from(container.querySelectorAll('img'));
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('region', { name: labels.promo.label })).toBeInTheDocument();
  });

  test('shows the graphic title as the title and requests it at its size', () => {
    const graphicTitle = { src: '/title/1.png?w=2400', width: 800, height: 200 };
    render(<PromoCarousel id="1" title="" promos={[promo(1, { graphicTitle })]} labels={rowLabels} />);
    const image = screen.getByRole('img', { name: 'Promo 1' });
    expect(screen.getByRole('heading', { level: 2 })).toContainElement(image);
    expect(image.getAttribute('srcset')).not.toContain('2400');
  });

  test('a title plays with the first action and opens its page with the second; a channel plays', () => {
    const channel = { kind: 'channel' as const, href: '/channels/all/5' };
    const promos = [promo(1), promo(2, { target: { kind: 'page', href: channel.href }, watch: channel })];
    render(<PromoCarousel id="1" title="Now" promos={promos} labels={rowLabels} />);
    const links = within(screen.getByRole('region', { name: 'Now' })).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Watch', '/watch/film-1'],
      ['Details', '/contents/film-1'],
      ['Watch live', '/channels/all/5'],
    ]);
  });

  test('spec 2 §2: open_url opens a new tab; a promo without a target has no link', () => {
    render(
      <PromoCarousel
        id="1"
        title="Now"
        promos={[promo(1, { target: { kind: 'outside', href: 'https://example.org/' }, watch: null })]}
        labels={rowLabels}
      />,
    );
    expect(screen.getByRole('link', { name: 'Details (new tab)' })).toHaveAttribute('target', '_blank');
    render(<PromoCarousel id="1" title="None" promos={[promo(2, { target: null })]} labels={rowLabels} />);
    expect(within(screen.getByRole('region', { name: 'None' })).queryByRole('link')).toBeNull();
  });
});
