import { clsx } from 'clsx';
import { useId } from 'react';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { ArchiveIcon } from '@/components/ui/icon/status';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { Broadcast, ContentPage } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { tileSizes } from '../cards/sizes';
import styles from './episodes.module.scss';
import section from './section.module.scss';

interface Props {
  page: Pick<ContentPage, 'broadcasts' | 'title' | 'kind'>;
  labels: Messages['catalogue']['page'];
  /** How many come before the button that shows all. */
  atOnce?: number;
}

/** Two lines on a wide page; the specification gives no number for broadcasts. */
const BROADCASTS_AT_ONCE = 8;

/**
 * Spec 2 §2 "Content page": broadcasts that can be watched again. Each opens its channel at that moment. Broadcasts of
 * a film show only time and channel, because the title is the same.
 */
export function Broadcasts({ page, labels, atOnce = BROADCASTS_AT_ONCE }: Props) {
  const headingId = useId();
  const { broadcasts, title, kind } = page;
  if (broadcasts.length === 0) return null;
  const isSame = broadcasts.every((one) => one.title === title);
  const List = isSame ? Times : Episodes;
  const rest = broadcasts.slice(atOnce);
  return (
    <section className={section.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={section.heading}>
        {kind === 'program' ? labels.broadcasts : labels.aired}
      </h2>
      <div className={clsx(styles.episodes, styles.airings)}>
        <List broadcasts={broadcasts.slice(0, atOnce)} labels={labels} />
        {rest.length > 0 ? (
          <Disclosure label={fill(labels.allBroadcasts, { count: broadcasts.length })}>
            <List broadcasts={rest} labels={labels} />
          </Disclosure>
        ) : null}
      </div>
    </section>
  );
}

interface ListProps {
  broadcasts: Broadcast[];
  labels: Messages['catalogue']['page'];
}

function Episodes({ broadcasts, labels }: ListProps) {
  return (
    <ul className={styles.list}>
      {broadcasts.map(({ href, title, when, channel, still }) => (
        <li key={href}>
          <Link href={href} className={styles.tile}>
            <span className={styles.art}>
              <Picture src={still} alt="" shape="wide" sizes={tileSizes.episode} />
              <span className={styles.play}>
                <ArchiveIcon />
              </span>
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                {[when, channel && fill(labels.onChannel, { channel })].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Times({ broadcasts }: ListProps) {
  return (
    <ul className={styles.list}>
      {broadcasts.map(({ href, when, channel }) => (
        <li key={href}>
          <Link href={href} className={styles.time}>
            <ArchiveIcon />
            <span className={styles.words}>
              <span className={styles.title}>{channel ?? when}</span>
              {channel ? <span className={styles.facts}>{when}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
