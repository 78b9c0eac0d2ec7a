import { FilmIcon } from '@/components/ui/icon/film';
import { Link } from '@/components/ui/link/Link';
import type { Suggestion } from '@/lib/rules/search/options';
import styles from './page.module.scss';

interface Props {
  /** The genres that the query names. */
  genres: readonly Suggestion[];
  label: string;
}

/** Links to all titles of a genre. */
export function GenreLinks({ genres, label }: Props) {
  if (genres.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.scopes}>
      {genres.map(({ text, found }) =>
        found ? (
          <Link key={found.id} href={found.href} className={styles.scope}>
            <FilmIcon size="sm" />
            {text}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
