import { render, screen } from '@testing-library/react';
import { PersonHeading } from '@/components/catalogue/person/PersonHeading';
import { PersonViews } from '@/components/catalogue/person/PersonViews';
import type { Person } from '@/lib/platform/resources/persons';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { labels } from './fixtures';

const person: Person = {
  id: '7',
  slug: 'anna',
  name: 'Anna',
  biography: null,
  photo: null,
  roleKey: 'director',
  roleKeys: ['actor', 'director', 'editor', 'astronaut'],
  birthDate: null,
};
const heading = (more: Partial<Person> = {}) =>
  render(
    <PersonHeading
      person={{ ...person, ...more }}
      count={5}
      color={null}
      labels={labels.page}
      favourites={dictionaries.en.favourites}
      locale="en"
    />,
  );

const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('spec 2 §2 Person page', () => {
  test('shows photo, name, every role with a translation, favourite toggle', () => {
    const { container } = heading({ photo: 'https://platform.test/img/person/7.jpg' });
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/img/person/7.jpg');
    expect(screen.getByRole('heading', { level: 1, name: 'Anna' })).toBeInTheDocument();
    expect(facts()).toEqual(['Director', 'Actor', 'Editor', 'Filmography: 5']);
    expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'false');
  });

  test.each([
    ['1990-05-12', ['35 years old', 'May 12, 1990']],
    ['1890-05-12', []],
    ['nonsense', []],
  ])('born on %s: the heading says %s', (birthDate, expected) => {
    jest.useFakeTimers({ now: new Date('2026-05-11T12:00:00Z') });
    heading({ birthDate });
    expect(facts()).toEqual(['Director', 'Actor', 'Editor', ...expected, 'Filmography: 5']);
    jest.useRealTimers();
  });

  test('a biography with a view of its own begins in the heading, without a second way to it; the tab says the number of works', () => {
    const { container } = heading({ biography: `${'first words '.repeat(30)}${'last words '.repeat(30)}` });
    expect(container).toHaveTextContent(/first words…$/);
    expect(screen.queryByText(/last words/)).toBeNull();
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Favourite' })]);
    expect(container).not.toHaveTextContent('Filmography');
  });

  test.each(['director', 'actor', 'producer', 'writer', 'composer', 'presenter', 'editor'])(
    'role %s has a translation',
    (role) => {
      heading({ roleKey: role, roleKeys: [] });
      const word = labels.page.professions[role as 'director'];
      expect(facts()).toEqual([word, 'Filmography: 5']);
    },
  );

  test.each([
    [400, false],
    [401, true],
  ])('spec 2 §5 collapse over 400 characters: %d get a tab of their own: %s', (length, isFolded) => {
    const biography = 'x'.repeat(length);
    heading({ biography });
    expect(Boolean(screen.queryByText(biography))).toBe(!isFolded);
    render(
      <PersonViews biography={biography} count={2} labels={labels.page}>
        <p>works</p>
      </PersonViews>,
    );
    expect(screen.queryAllByRole('tab')).toHaveLength(isFolded ? 2 : 0);
    expect(screen.getByText('works')).toBeVisible();
  });

  test('film count link and biography link open their tabs', async () => {
    const biography = 'word '.repeat(100);
    render(
      <PersonViews biography={biography} count={12} labels={labels.page}>
        <p>works</p>
      </PersonViews>,
    );
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/12/);
    await user.click(screen.getByRole('tab', { name: labels.page.biography }));
    expect(screen.getByRole('tabpanel', { name: labels.page.biography })).toHaveTextContent(biography.trim());
  });

  test('says so when a person has no works', () => {
    render(
      <PersonViews biography={null} count={0} labels={labels.page}>
        {null}
      </PersonViews>,
    );
    expect(screen.getByText(labels.page.noWorks)).toBeInTheDocument();
  });

  test.each([
    ['word '.repeat(100), 1],
    [null, 0],
  ])('says nothing of works that are not known now, and shows a long biography alone', (biography, shown) => {
    const { container } = render(
      <PersonViews biography={biography} count={null} labels={labels.page}>
        <p>works</p>
      </PersonViews>,
    );
    expect(container.textContent).toBe(biography ?? '');
    expect(container.querySelectorAll('p')).toHaveLength(shown);
  });
});
