import { Fragment } from 'react';
import { AgeBadge } from '@/components/ui/badge/AgeBadge';
import { Expandable } from '@/components/ui/expandable/Expandable';
import { fill } from '@/components/ui/fill';
import { Link } from '@/components/ui/link/Link';
import type { ProgrammePage } from '@/lib/channels/programme';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './info.module.scss';

interface Props {
  /** Null until it is known. */
  programme: ProgrammePage | null;
  /** What the schedule says, at once. */
  description: string | null;
  age: number | null;
  labels: Pick<Messages['catalogue'], 'page' | 'card'>;
}

/** Spec 2 §5: collapse offered over 400 characters. */
const DESCRIPTION_FOLD = 400;

/** Tags (genre, year, country, age), ratings and description of what is on screen (spec 2 §2 "Channel viewer page"). */
export function ProgrammeInfo({ programme, description, age, labels }: Props) {
  const { showAll, showLess, ratings } = labels.page;
  const text = programme?.description ?? description;
  return (
    <div className={styles.info}>
      {/* Always there: words that arrive later must not push the page down. */}
      <div className={styles.facts}>
        {programme && programme.ratings.length > 0 ? (
          <ul className={styles.ratings} aria-label={ratings}>
            {programme.ratings.map(({ source, value }) => (
              <li key={source}>
                <strong className={styles.value}>{value}</strong> {source}
              </li>
            ))}
          </ul>
        ) : null}
        {programme?.year ? <span>{programme.year}</span> : null}
        {programme && programme.countries.length > 0 ? <span>{programme.countries.join(', ')}</span> : null}
        {programme && programme.genres.length > 0 ? (
          <span>
            {programme.genres.map(({ name, href }, index) => (
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
        {age === null ? null : <AgeBadge age={age} label={fill(labels.card.age, { age: `${age}+` })} />}
      </div>
      <div className={styles.text}>
        {text ? (
          <Expandable key={text} text={text} limit={DESCRIPTION_FOLD} more={showAll} less={showLess} />
        ) : null}
      </div>
    </div>
  );
}
