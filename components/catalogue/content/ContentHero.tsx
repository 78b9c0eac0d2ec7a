import type { CSSProperties, ReactNode } from 'react';
import { Facts } from '@/components/ui/facts/Facts';
import { Picture } from '@/components/ui/picture/Picture';
import { scrimFor } from '@/lib/catalogue/contrast';
import { durationWords } from '@/lib/catalogue/format';
import type { ContentPage } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { Crumbs } from './Crumbs';
import styles from './hero.module.scss';

interface Props {
  page: ContentPage;
  labels: Messages['catalogue'];
  /** What moves over the picture, once it does. */
  backdrop?: ReactNode;
  /** Watch button and its neighbours; they know the viewer, so the route brings them. */
  actions: ReactNode;
}

/** Characters that fill two lines of the largest letters. */
const LONG_TITLE = 40;

/** The opening of a content page: art, title, facts, actions, on a veil computed from the title's colour. */
export function ContentHero({ page, labels, backdrop, actions }: Props) {
  const scrim = scrimFor(page.color);
  const look = { '--scrim': scrim.color, '--strength': `${scrim.alpha * 100}%` } as CSSProperties;
  return (
    <header className={styles.hero} style={look} data-under-header>
      <Picture
        src={page.background}
        alt=""
        shape="hero"
        sizes="100vw"
        color={scrim.color}
        priority="high"
        className={styles.art}
      />
      {backdrop}
      <div className={styles.words}>
        <Crumbs crumbs={page.crumbs} label={labels.page.breadcrumbs} />
        <h1 className={styles.title} data-long={page.title.length > LONG_TITLE || undefined}>
          {page.title}
          {page.suffix ? <span className={styles.suffix}>{page.suffix}</span> : null}
        </h1>
        {page.originalTitle ? <p className={styles.original}>{page.originalTitle}</p> : null}
        <Facts
          about={page}
          length={page.durationSeconds ? durationWords(page.durationSeconds, labels.duration) : null}
          age={page.age}
          labels={{ ratings: labels.page.ratings, age: labels.card.age }}
          className={styles.facts}
        />
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
