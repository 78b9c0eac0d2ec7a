'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Carousel } from '@/components/ui/carousel/Carousel';
import { HeartIcon } from '@/components/ui/icon/heart';
import { LockIcon } from '@/components/ui/icon/lock';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { Picture } from '@/components/ui/picture/Picture';
import { LoadingPoster } from '@/components/ui/poster/LoadingPoster';
import { Poster } from '@/components/ui/poster/Poster';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { QrCode } from '@/components/ui/qr/QrCode';
import { Rail } from '@/components/ui/rail/Rail';
import { Section } from '@/components/ui/section/Section';
import type { GalleryWords } from './Ground';
import styles from './theme.module.scss';

interface Props {
  words: GalleryWords;
  title: string;
}

const TILES = Array.from({ length: 12 }, (_, place) => String(place + 1));

/** What shows pictures: rows, slides and the places of videos. Their states without a picture are here. */
export function Media({ words: { session, shell, errors, search }, title }: Props) {
  const [startsAt] = useState(() => Math.floor(Date.now() / 1000) - 600);
  const turn = { previous: shell.start, next: shell.more };
  const slides = [shell.start, shell.channels, shell.moreShort];
  return (
    <Section title={`${title}: ${shell.moreShort}`} className={styles.pictures}>
      <Carousel
        labels={{
          region: `${title}: ${shell.start}`,
          slide: '{number} / {total}',
          pause: session.close,
          play: session.retry,
          ...turn,
        }}
        seconds={slides.map(() => null)}
        className={styles.slides}
      >
        {slides.map((slide) => (
          <p key={slide} className={styles.slide}>
            {slide}
          </p>
        ))}
      </Carousel>
      <Rail fit="v" label={`${title}: ${shell.moreShort}`} labels={turn}>
        {TILES.map((tile) => (
          <Picture
            key={tile}
            src={null}
            alt=""
            shape="poster"
            sizes="160px"
            fallback={<HeartIcon isSolid={false} />}
          />
        ))}
      </Rail>
      <Rail fit="channel" label={`${title}: ${shell.channels}`} labels={turn}>
        {TILES.map((tile) => (
          <ChannelLogo key={tile} src={null} sizes="120px" />
        ))}
      </Rail>
      <div className={styles.stages}>
        <div className={styles.stage}>
          <Poster src={null} icon={<LockIcon />} title={errors.content_not_available} text={errors.text}>
            <Button variant="primary">{errors.retry}</Button>
            <Button>{errors.watch_tv}</Button>
          </Poster>
        </div>
        <div className={styles.stage}>
          <LoadingPoster src={null} title={title} />
        </div>
      </div>
      <ClockProgress
        startsAt={startsAt}
        endsAt={startsAt + 1_800}
        label={`{percent} %, ${title}`}
        className={styles.bar}
      />
      <div className={styles.line}>
        <QrCode src={null} alt={search.label} loading={session.loading} onError={() => {}} />
      </div>
    </Section>
  );
}
