import { clsx } from 'clsx';
import { Fragment } from 'react';
import { AgeBadge } from '@/components/ui/badge/AgeBadge';
import { Link } from '@/components/ui/link/Link';
import { Tag } from '@/components/ui/tag/Tag';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './facts.module.scss';

interface Props {
  about: {
    ratings: RatingsProps['ratings'];
    year: string | null;
    countries: readonly string[];
    genres: ReadonlyArray<{ name: string; href: string | null }>;
  };
  /** How many parts it has, such as "3 seasons". */
  parts?: string | null;
  /** Formatted duration, such as "1 h 20 min". */
  length?: string | null;
  /** Such as "Full HD". */
  quality?: string | null;
  age: number | null;
  labels: { ratings: string; age: string };
  className?: string | undefined;
}

/** Ratings of a title; its year, parts, duration, quality and age; and its countries and genres: each group stays together when the line breaks. */
export function Facts({ about, parts, length, quality, age, labels, className }: Props) {
  const { ratings, year, countries, genres } = about;
  const hasKind = countries.length > 0 || genres.length > 0;
  return (
    <div className={clsx(styles.facts, className)}>
      <Ratings ratings={ratings} label={labels.ratings} />
      <div className={styles.group}>
        {year ? <span>{year}</span> : null}
        {parts ? <span>{parts}</span> : null}
        {length ? <span>{length}</span> : null}
        {quality ? (
          <Tag tone="outline" className={styles.badge}>
            {quality}
          </Tag>
        ) : null}
        {age === null ? null : (
          <AgeBadge age={age} label={fill(labels.age, { age: `${age}+` })} className={styles.badge} />
        )}
      </div>
      {hasKind ? (
        <div className={styles.group}>
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
        </div>
      ) : null}
    </div>
  );
}

interface RatingsProps {
  ratings: ReadonlyArray<{ source: string; value: string }>;
  label: string;
}

/** Ratings with their sources. */
function Ratings({ ratings, label }: RatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <ul className={styles.ratings} aria-label={label}>
      {ratings.map(({ source, value }) => (
        <li key={source}>
          <strong className={styles.value}>{value}</strong> {source}
        </li>
      ))}
    </ul>
  );
}
