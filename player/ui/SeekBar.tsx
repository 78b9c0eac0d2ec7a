'use client';

import { useRef } from 'react';
import { fill } from '@/lib/shared/i18n/fill';
import { chapterAt } from '../core/chapters';
import { clockTime, spokenLength } from '../core/format';
import { useKey, usePlayerContext, useTimeline } from './context';
import { SeekHint } from './SeekHint';
import styles from './seek.module.scss';
import { useScrub } from './use-scrub';

/** The scrub line. Very short videos (spec 2 §4) and channels without an archive have none. */
export function SeekBar() {
  const { labels, locale, timeZone } = usePlayerContext();
  const line = useTimeline();
  const skipping = useKey('skipping');
  const bufferedTo = useKey('bufferedTo') - useKey('currentTime');
  const chapters = useKey('chapters');
  const track = useRef<HTMLDivElement>(null);
  const { wanted, hover, handlers } = useScrub(track);
  const spoken = useRef('');
  const bar = useRef<HTMLInputElement>(null);
  if (!line.scrubbable) return null;

  const shown = wanted ?? Math.max(0, Math.min(line.position + skipping, line.length));
  const share = (second: number) => Math.max(0, Math.min(1, second / (line.length || 1)));
  const words =
    line.origin === null
      ? fill(labels.seekValue, {
          current: spokenLength(shown, locale),
          total: spokenLength(line.length, locale),
        })
      : clockTime(line.origin + shown, { locale, timeZone, seconds: true });
  const chapter = line.origin === null ? chapterAt(chapters, shown) : null;
  const withChapter = chapter ? `${words}, ${chapter.title}` : words;
  // Screen readers announce changes, so while it is focused only a choice changes the text, not every second.
  const focused = bar.current !== null && bar.current === bar.current.ownerDocument.activeElement;
  if (!focused || wanted !== null || skipping !== 0 || spoken.current === '') spoken.current = withChapter;

  return (
    <div
      className={styles.seek}
      style={
        {
          '--played': share(shown),
          '--loaded': share(line.position + Math.max(0, bufferedTo)),
          '--reach': share(line.reach),
        } as React.CSSProperties
      }
      {...hover}
    >
      <div ref={track} className={styles.track} data-testid="player-track" aria-hidden="true" />
      {chapters.map(({ at }) =>
        at > 0 && at < line.length ? (
          <span
            key={at}
            className={styles.mark}
            data-testid="player-chapter"
            style={{ '--at': share(at) } as React.CSSProperties}
          />
        ) : null,
      )}
      <input
        ref={bar}
        type="range"
        className={styles.range}
        min={0}
        max={Math.floor(line.length)}
        step={1}
        value={Math.floor(shown)}
        aria-label={labels.seek}
        aria-valuetext={spoken.current}
        {...handlers}
      />
      <SeekHint line={line} at={wanted} />
    </div>
  );
}
