import { PlayIcon } from '@/components/ui/icon/playback';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import type { HistoryCard as Card } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './card.module.scss';
import { RemoveHistory } from './RemoveHistory';
import removable from './removable.module.scss';
import { tileSizes } from './sizes';

interface Props {
  card: Card;
  labels: Messages['catalogue']['card'];
}

/** A started title that continues where the viewer stopped (rows of template history-h). */
export function HistoryCard({ card, labels }: Props) {
  return (
    <div className={removable.removable}>
      <Link href={card.href} data-item={card.id} className={styles.card} title={labels.resume}>
        <span className={styles.art}>
          <Picture src={card.still} alt="" shape="wide" sizes={tileSizes.h} color={card.color} />
          <span className={styles.play}>
            <PlayIcon size="lg" />
          </span>
          <ProgressBar
            percent={card.percent}
            label={fill(labels.watched, { percent: Math.round(card.percent) })}
            className={styles.progress}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{card.title}</span>
          {card.subtitle ? <span className={styles.facts}>{card.subtitle}</span> : null}
        </span>
      </Link>
      <RemoveHistory id={card.id} title={card.title} labels={labels} />
    </div>
  );
}
