import { Fragment } from 'react';
import { AgeBadge } from '@/components/ui/badge/AgeBadge';
import { fill } from '@/components/ui/fill';
import { Link } from '@/components/ui/link/Link';
import { durationWords } from '@/lib/catalogue/format';
import type { ContentPage } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './meta.module.scss';
import { Ratings } from './Ratings';

interface Props {
  page: Pick<ContentPage, 'year' | 'countries' | 'genres' | 'durationSeconds' | 'age' | 'ratings'>;
  labels: Messages['catalogue'];
}

/** Year, country, genre, length, age and ratings in one line that wraps. */
export function ContentMeta({ page, labels }: Props) {
  const { year, countries, genres, durationSeconds, age, ratings } = page;
  return (
    <div className={styles.meta}>
      <Ratings ratings={ratings} label={labels.page.ratings} />
      {year ? <span>{year}</span> : null}
      {countries.length > 0 ? <span>{countries.join(', ')}</span> : null}
      {genres.length > 0 ? (
        <span>
          {genres.map(({ name, href }, index) => (
            <Fragment key={name}>
              {index > 0 ? ', ' : null}
              {href ? (
                <Link href={href} className={styles.genre}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Fragment>
          ))}
        </span>
      ) : null}
      {durationSeconds ? <span>{durationWords(durationSeconds, labels.duration)}</span> : null}
      {age !== null ? <AgeBadge age={age} label={fill(labels.card.age, { age: `${age}+` })} /> : null}
    </div>
  );
}
