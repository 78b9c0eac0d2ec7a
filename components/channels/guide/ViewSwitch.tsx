import { GridIcon, GuideIcon } from '@/components/ui/icon/views';
import { Link } from '@/components/ui/link/Link';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './view-switch.module.scss';

interface Props {
  current: 'list' | 'guide';
  hrefs: Record<'list' | 'guide', string>;
  labels: Pick<Messages['guide'], 'view' | 'list' | 'guide'>;
}

/** The channel list and its guide are two views of one page (issue "The catalogue", Channels). */
export function ViewSwitch({ current, hrefs, labels }: Props) {
  const views = [
    { id: 'list', Icon: GridIcon },
    { id: 'guide', Icon: GuideIcon },
  ] as const;
  return (
    <nav aria-label={labels.view} className={styles.switch}>
      {views.map(({ id, Icon }) => (
        <Link
          key={id}
          href={hrefs[id]}
          aria-current={id === current ? 'page' : undefined}
          className={styles.view}
        >
          <Icon />
          <span className={styles.name}>{labels[id]}</span>
        </Link>
      ))}
    </nav>
  );
}
