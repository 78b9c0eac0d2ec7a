'use client';

import { fill } from '@/lib/shared/i18n/fill';
import { SPEEDS } from '../../core/constants';
import { AUTO_QUALITY, kilobits, type Quality, TEXT_OFF, type Track } from '../../core/tracks';
import { useKey, usePlayerContext, useSend } from '../context';
import { trackName } from '../track-name';
import { type SettingsWords, useSettings } from './context';
import { RadioList } from './RadioList';
import { ActionRow, Row } from './Row';
import styles from './settings.module.scss';

/** The language is set for screen readers, because a track is named in it. */
function asOption(track: Track) {
  return { value: track.id, label: trackName(track), lang: track.language || undefined };
}

export function QualityPage() {
  const { words } = useSettings();
  const send = useSend();
  const qualities = useKey('qualities');
  const quality = useKey('quality');
  const levels = qualities.map((one) => ({ value: one.id, label: levelName(one, words) }));
  return (
    <RadioList
      title={words.quality}
      isTitleHidden
      value={quality}
      options={[{ value: AUTO_QUALITY, label: useAutoName() }, ...levels]}
      onChoose={(id) => send('setQuality', id)}
    />
  );
}

/** Radio, and a stream that does not say its sizes, has only bitrates. */
function levelName(level: Quality, words: SettingsWords): string {
  return level.height > 0
    ? fill(words.lines, { lines: level.height })
    : fill(words.bitrate, { kilobits: kilobits(level) });
}

/** The automatic choice, and what it has chosen. */
function useAutoName(): string {
  const { words } = useSettings();
  const height = useKey('height');
  const isAuto = useKey('quality') === AUTO_QUALITY && height > 0;
  return isAuto ? fill(words.qualityAutoNow, { lines: height }) : words.qualityAuto;
}

export function useQualityName(): string | null {
  const { words } = useSettings();
  const quality = useKey('quality');
  const qualities = useKey('qualities');
  const auto = useAutoName();
  if (qualities.length < 2) return null;
  const chosen = qualities.find(({ id }) => id === quality);
  return chosen ? levelName(chosen, words) : auto;
}

export function AudioPage() {
  const { words } = useSettings();
  const send = useSend();
  return (
    <RadioList
      title={words.audio}
      isTitleHidden
      value={useKey('audioId') ?? ''}
      options={useKey('audioTracks').map(asOption)}
      onChoose={(id) => send('setAudio', id)}
    />
  );
}

export function SubtitlesPage() {
  const { labels } = usePlayerContext();
  const { words } = useSettings();
  const send = useSend();
  const tracks = useKey('textTracks');
  return (
    <>
      <RadioList
        title={labels.subtitles}
        isTitleHidden
        value={useKey('textId')}
        options={[{ value: TEXT_OFF, label: labels.subtitlesOff }, ...tracks.map(asOption)]}
        onChoose={(id) => send('setText', id)}
      />
      <Row to="style" title={words.style} />
    </>
  );
}

export function useSpeedName(rate: number): string {
  const { labels } = usePlayerContext();
  const { words } = useSettings();
  return rate === 1 ? words.speedNormal : fill(labels.rate, { rate });
}

export function SpeedPage() {
  const { labels } = usePlayerContext();
  const { words } = useSettings();
  const send = useSend();
  const options = SPEEDS.map((value) => ({
    value: value as number,
    label: value === 1 ? words.speedNormal : fill(labels.rate, { rate: value }),
  }));
  return (
    <RadioList
      title={words.speed}
      isTitleHidden
      value={useKey('rate')}
      options={options}
      onChoose={(to) => send('setRate', to)}
    />
  );
}

export function KeysPage() {
  const { labels } = usePlayerContext();
  const { words } = useSettings();
  const send = useSend();
  const on = useKey('shortcuts');
  return (
    <>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => send('setShortcuts', event.target.checked)}
        />
        <span>{labels.shortcuts}</span>
      </label>
      <ActionRow title={words.allKeys} onPress={() => send('showLayer', 'help')} />
    </>
  );
}
