import { Chips } from '@/components/ui/chips/Chips';
import { catalogueHref } from '@/lib/rules/filters/address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './page.module.scss';
import { named } from './Scopes';

interface Props {
  query: string;
  /** The genre whose titles are shown, as a part of an address. */
  genre: string;
  /** How many titles it has, where that is certain. */
  number: string | undefined;
  words: Messages['search']['scopes'];
}

/** Links to all titles of a genre on this page, and to its films and its series in the catalogue. */
export function GenreKinds({ query, genre, number, words }: Props) {
  const chips = [
    { id: 'all', href: routes.search(query), name: named(words.all, number), isCurrent: true },
    { id: 'movies', href: catalogueHref('movies', { genre }), name: words.movies },
    { id: 'series', href: catalogueHref('series', { genre }), name: words.series },
  ];
  return <Chips label={words.label} chips={chips} className={styles.scopes} />;
}
