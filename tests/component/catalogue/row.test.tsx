import { render, screen, within } from '@testing-library/react';
import { ContentCardH } from '@/components/catalogue/cards/ContentCardH';
import { ContentCardV } from '@/components/catalogue/cards/ContentCardV';
import { HistoryCard } from '@/components/catalogue/cards/HistoryCard';
import { PersonCard } from '@/components/catalogue/cards/PersonCard';
import { Grid } from '@/components/catalogue/row/Grid';
import { RowRail } from '@/components/catalogue/row/RowRail';
import { hasOpenAll, hasSeeAll } from '@/lib/rules/catalogue/row-layout';
import type { RowTemplate } from '@/lib/rules/catalogue/view';
import { installObserver } from '../ui/observer';
import { card, labels } from './fixtures';

beforeEach(installObserver);

function show(count: number, template: RowTemplate = 'content-v', href: string | null = '/row/new') {
  render(
    <RowRail id="7" template={template} title="New" href={href} labels={labels.row}>
      {Array.from({ length: count }, (_, index) => (
        <ContentCardV key={card(index).id} card={card(index)} labels={labels.card} />
      ))}
    </RowRail>,
  );
}

describe('spec 2 §2: rows', () => {
  test.each([
    [2, false],
    [3, true],
  ])('a title with %d items links to see-all: %s', (count, expected) => {
    expect(hasSeeAll(count)).toBe(expected);
  });

  test.each<[RowTemplate, number, boolean]>([
    ['content-v', 6, false],
    ['content-v', 7, true],
    ['content-h', 7, true],
    ['history-h', 7, true],
    ['channel', 7, true],
    ['person', 7, false],
    ['person', 70, false],
  ])('%s with %d items has an open-all tile: %s', (template, count, expected) => {
    expect(hasOpenAll(template, count)).toBe(expected);
  });

  test('heading and list have only the name of the row as their name', () => {
    show(7);
    expect(screen.getByRole('region', { name: 'New' })).toBeInTheDocument();
    const list = screen.getByRole('list', { name: 'New' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(within(list).getByRole('link', { name: /Open all.*New/ })).toHaveAttribute('href', '/row/new');
    expect(within(screen.getByRole('heading', { level: 2 })).getByRole('link')).toHaveAttribute(
      'href',
      '/row/new',
    );
  });

  test('a row without a page has no see-all link and no open-all tile', () => {
    show(9, 'content-v', null);
    expect(within(screen.getByRole('heading', { level: 2 })).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('link', { name: /Open all/ })).toBeNull();
  });

  test('a grid is a list of the same tiles', () => {
    render(
      <Grid template="content-h" label="New">
        {[1, 2].map((id) => (
          <ContentCardH key={id} card={card(id)} labels={labels.card} />
        ))}
      </Grid>,
    );
    expect(within(screen.getByRole('list', { name: 'New' })).getAllByRole('link')).toHaveLength(2);
  });
});

describe('tiles', () => {
  test('have title, rating, price and facts once in their name, and no name for the picture (WCAG 1.1.1)', () => {
    render(<ContentCardV card={card(1)} labels={labels.card} />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Film 1 Rating 7.8. 2024 · 16+ · drama Free');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('leave out unknown facts', () => {
    render(
      <ContentCardV
        card={card(1, { rating: null, isFree: false, year: null, genre: null, age: 0 })}
        labels={labels.card}
      />,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Film 1');
  });

  test('history links to the player and shows the watched share', () => {
    render(
      <HistoryCard
        card={{
          id: '1',
          href: '/watch/film',
          title: 'Film',
          subtitle: 'Season 1, episode 4',
          still: null,
          percent: 41.6,
          positionSeconds: 900,
          color: null,
        }}
        labels={labels.card}
      />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/watch/film');
    expect(screen.getByRole('img', { name: '42% watched' })).toBeInTheDocument();
  });

  test('a person without a page is not a link', () => {
    render(<PersonCard card={{ id: '1', href: null, name: 'Anna', photo: null, role: 'director' }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Anna')).toBeInTheDocument();
  });
});
