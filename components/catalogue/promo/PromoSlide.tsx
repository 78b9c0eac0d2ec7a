import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';
import { PlayIcon } from '@/components/ui/icon/playback';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { Promo } from '@/lib/rules/catalogue/view';
import { GraphicTitle } from '../graphic-title/GraphicTitle';
import type { RowLabels } from '../row/labels';
import { scrimOf } from '../scrim/scrim-of';
import styles from './promo.module.scss';
import { isOpen, type TargetLabels, TargetLink } from './TargetLink';

interface Props {
  promo: Promo;
  labels: TargetLabels & Pick<RowLabels, 'promo'>;
  /** True for the most important picture of the first screen. */
  isFirst: boolean;
  /** A trailer over the picture. */
  children?: ReactNode;
}

/** One promotion: art to the edges, text on a scrim that is as opaque as the text needs. */
export function PromoSlide({ promo, labels, isFirst, children }: Props) {
  const scrim = scrimOf(promo.color);
  return (
    <article className={styles.slide} style={scrim.style}>
      <Picture
        src={promo.background}
        alt=""
        shape="hero"
        sizes="(max-width: 480px) 160vw, 100vw"
        color={scrim.color}
        priority={isFirst ? 'high' : 'lazy'}
        className={styles.art}
      />
      {children}
      <div className={styles.words}>
        {promo.tags.length > 0 ? <p className={styles.tags}>{promo.tags.join(' · ')}</p> : null}
        <PromoTitle promo={promo} />
        {promo.short ? <p className={styles.short}>{promo.short}</p> : null}
        <PromoActions promo={promo} labels={labels} />
      </div>
    </article>
  );
}

/** Watching first, then the page behind it; a press anywhere on the slide follows the last one. */
function PromoActions({ promo: { id, target, watch }, labels }: Pick<Props, 'promo' | 'labels'>) {
  if (!isOpen(target, labels)) return null;
  const isChannel = watch?.kind === 'channel';
  return (
    <div className={styles.actions} data-actions="">
      {watch?.kind === 'title' ? (
        <Link
          href={watch.href}
          data-item={id}
          data-promo=""
          className={buttonClasses({ variant: 'primary', size: 'lg' }, styles.watch)}
        >
          <PlayIcon />
          {labels.promo.watch}
        </Link>
      ) : null}
      <TargetLink
        target={target}
        labels={labels}
        item={id}
        className={buttonClasses(
          { variant: watch?.kind === 'title' ? 'secondary' : 'primary', size: 'lg' },
          styles.open,
        )}
      >
        {isChannel ? <PlayIcon /> : null}
        {isChannel ? labels.promo.watchLive : labels.promo.open}
      </TargetLink>
    </div>
  );
}

function PromoTitle({ promo: { graphicTitle, title } }: Pick<Props, 'promo'>) {
  if (!graphicTitle) return <h2 className={styles.title}>{title}</h2>;
  return (
    <h2 className={styles.graphic}>
      <GraphicTitle picture={graphicTitle} title={title} />
    </h2>
  );
}
