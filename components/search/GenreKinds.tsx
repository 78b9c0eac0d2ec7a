import { Chips } from '@/components/ui/chips/Chips';
import { catalogueHref } from '@/lib/rules/filters/address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './page.module.scss';

interface Props {
  query: string;
  /** The genre whose titles are shown, as a part of an address. */
  genre: string;
  words: Messages['search']['scopes'];
}

/** Links to all titles of a genre on this page, and to its films and its series in the catalogue. */
export function GenreKinds({ query, genre, words }: Props) {
  const chips = [
    { id: 'all', href: routes.search(query), name: words.all, isCurrent: true },
    { id: 'movies', href: catalogueHref('movies', { genre }), name: words.movies },
    { id: 'series', href: catalogueHref('series', { genre }), name: words.series },
  ];
  return <Chips label={words.label} chips={chips} className={styles.scopes} />;
}
