import { render, screen } from '@testing-library/react';
import { GenreKinds } from '@/components/search/GenreKinds';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

test('the titles of a genre can be narrowed to films or series, which are pages of the catalogue', () => {
  const words = dictionaries.en.search.scopes;
  render(<GenreKinds query="comedy" genre="comedy" number="42" words={words} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [`${words.all} 42`, '/search?q=comedy'],
    [words.movies, '/movies?genre=comedy'],
    [words.series, '/series?genre=comedy'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(words.all);
});
