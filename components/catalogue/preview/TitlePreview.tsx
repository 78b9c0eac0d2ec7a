import { useAtomValue } from 'jotai/react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { PlayIcon } from '@/components/ui/icon/playback';
import { Picture } from '@/components/ui/picture/Picture';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { Tag } from '@/components/ui/tag/Tag';
import { watchedAtom } from '@/lib/client/catalogue/watched';
import { store } from '@/lib/client/store/store';
import type { TitleBrief } from '@/lib/rules/catalogue/brief';
import { durationWords } from '@/lib/rules/catalogue/format';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './preview.module.scss';

interface Props {
  title: TitleBrief;
  /** The address of the tile, which may contain a library. */
  href: string;
  words: Messages['titles'];
}

const WIDTH = '340px';

/** Details that do not fit on a tile: description, price and progress. */
export function TitlePreview({ title, href, words }: Props) {
  const watched = useAtomValue(watchedAtom, { store }).get(title.id);
  const percent = watched?.percent;
  const episode = watched?.episode ?? title.firstEpisode;
  const watchHref = watched?.episode && title.watchHref ? routes.watch(watched.episode.key) : title.watchHref;
  const facts = [
    title.age !== null && `${title.age}+`,
    title.year,
    title.genres.slice(0, 2).join(', '),
    title.durationSeconds && durationWords(title.durationSeconds, words.duration),
  ].filter(Boolean);
  return (
    <>
      <div className={styles.art}>
        <Picture src={title.still} alt="" shape="wide" sizes={WIDTH} color={title.color} priority="eager" />
        <Tag className={styles.price}>{title.isFree ? words.free : words.subscription}</Tag>
        {percent ? (
          <ProgressBar
            percent={percent}
            label={fill(words.watched, { percent: Math.round(percent) })}
            className={styles.progress}
          />
        ) : null}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{title.title}</p>
        <p className={styles.facts}>
          {title.rating ? <strong className={styles.rating}>{title.rating} </strong> : null}
          {facts.join(' · ')}
        </p>
        {title.short ? <p className={styles.short}>{title.short}</p> : null}
        <div className={styles.actions}>
          {watchHref ? (
            <LinkButton href={watchHref} variant="primary" className={styles.watch}>
              <PlayIcon size="sm" />
              <span className={styles.label}>
                <span>{percent ? words.goOn : words.watch}</span>
                {episode ? <span className={styles.episode}>{fill(words.episode, episode)}</span> : null}
              </span>
            </LinkButton>
          ) : null}
          <LinkButton href={href}>{words.details}</LinkButton>
          <FavouriteButton kind={title.favourite} id={title.id} labels={words} />
        </div>
      </div>
    </>
  );
}
