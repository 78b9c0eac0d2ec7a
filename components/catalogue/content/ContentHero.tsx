import type { ReactNode } from 'react';
import { Crumbs } from '@/components/ui/crumbs/Crumbs';
import { Facts } from '@/components/ui/facts/Facts';
import { durationWords } from '@/lib/rules/catalogue/format';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { inPlural } from '@/lib/shared/plural';
import { GraphicTitle } from '../graphic-title/GraphicTitle';
import { Scrimmed } from '../scrim/Scrimmed';
import styles from './hero.module.scss';

interface Props {
  page: ContentPage;
  labels: Messages['catalogue'];
  /** A trailer over the picture. */
  backdrop?: ReactNode;
  /** The watch button and its neighbours; they depend on the viewer, so the route provides them. */
  actions: ReactNode;
  /** BCP 47. */
  locale: string;
}

/** Titles longer than this fill two lines in the largest font. */
const LONG_TITLE = 40;

/** The top of a content page: art, title, facts and actions, on a scrim in the colour of the title. */
export function ContentHero({ page, labels, backdrop, actions, locale }: Props) {
  const { kind, season, seasons } = page;
  const hasCount = kind === 'series' && season === null && seasons.length > 0;
  return (
    <Scrimmed
      as="header"
      picture={page.background}
      color={page.color}
      className={styles.hero}
      artClassName={styles.art}
    >
      {backdrop}
      <div className={styles.words}>
        <Crumbs crumbs={page.crumbs} label={labels.page.breadcrumbs} className={styles.crumbs} />
        <h1 className={styles.title} data-long={page.title.length > LONG_TITLE || undefined}>
          {page.graphicTitle ? (
            <GraphicTitle picture={page.graphicTitle} title={page.title} isFirst />
          ) : (
            page.title
          )}
          {page.suffix ? <span className={styles.suffix}>{page.suffix}</span> : null}
        </h1>
        {page.originalTitle ? <p className={styles.original}>{page.originalTitle}</p> : null}
        <Facts
          about={page}
          parts={hasCount ? partsOf(seasons, labels.page, locale) : null}
          length={page.durationSeconds ? durationWords(page.durationSeconds, labels.duration) : null}
          quality={page.tracks.quality}
          age={page.age}
          labels={{ ratings: labels.page.ratings, age: labels.card.age }}
          className={styles.facts}
        />
        <div className={styles.actions} data-actions="">
          {actions}
        </div>
      </div>
    </Scrimmed>
  );
}

/** How long a series is, such as "2 seasons, 16 episodes". */
function partsOf(
  seasons: ContentPage['seasons'],
  words: Pick<Messages['catalogue']['page'], 'seasonCount' | 'episodeCount'>,
  locale: string,
): string {
  const episodes = seasons.reduce((count, season) => count + season.episodes.length, 0);
  const count = inPlural(words.seasonCount, seasons.length, locale);
  return episodes > 0 ? `${count}, ${inPlural(words.episodeCount, episodes, locale)}` : count;
}
