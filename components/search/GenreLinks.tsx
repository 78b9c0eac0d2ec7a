import { Chips } from '@/components/ui/chips/Chips';
import { FilmIcon } from '@/components/ui/icon/film';
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
  const chips = genres.flatMap(({ text, found }) =>
    found
      ? [
          {
            id: found.id,
            href: found.href,
            name: (
              <>
                <FilmIcon size="sm" />
                {text}
              </>
            ),
          },
        ]
      : [],
  );
  return <Chips label={label} chips={chips} className={styles.scopes} />;
}
