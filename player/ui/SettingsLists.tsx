'use client';

import { fill } from '@/components/ui/fill';
import { SPEEDS } from '../core/constants';
import { AUTO_QUALITY, TEXT_OFF, type Track } from '../core/tracks';
import { useKey, usePlayerContext, useSend } from './context';
import { RadioList } from './RadioList';
import styles from './settings.module.scss';

/** Tracks are named in their own language, which is set for screen readers. DASH often names only the language. */
function asOption({ id, name, language }: Track) {
  const isNamed = name && name !== language;
  return { value: id, label: isNamed ? name : ownName(language), lang: language || undefined };
}

function ownName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

export function QualityList() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const qualities = useKey('qualities');
  const quality = useKey('quality');
  const height = useKey('height');
  if (qualities.length < 2) return null;
  const isAuto = quality === AUTO_QUALITY && height > 0;
  const auto = isAuto ? fill(labels.qualityAutoNow, { lines: height }) : labels.qualityAuto;
  const levels = qualities.map(({ id, height }) => ({
    value: id,
    label: fill(labels.lines, { lines: height }),
  }));
  return (
    <RadioList
      title={labels.quality}
      value={quality}
      options={[{ value: AUTO_QUALITY, label: auto }, ...levels]}
      onChoose={(id) => send('setQuality', id)}
    />
  );
}

export function AudioList() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const tracks = useKey('audioTracks');
  const current = useKey('audioId');
  if (tracks.length < 2) return null;
  return (
    <RadioList
      title={labels.audio}
      value={current ?? ''}
      options={tracks.map(asOption)}
      onChoose={(id) => send('setAudio', id)}
    />
  );
}

export function SubtitleList() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const tracks = useKey('textTracks');
  const current = useKey('textId');
  if (tracks.length === 0) return null;
  return (
    <RadioList
      title={labels.subtitles}
      value={current}
      options={[{ value: TEXT_OFF, label: labels.subtitlesOff }, ...tracks.map(asOption)]}
      onChoose={(id) => send('setText', id)}
    />
  );
}

/** Live has only speed 1. */
export function SpeedList() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const rate = useKey('rate');
  if (useKey('source')?.kind === 'live') return null;
  const options = SPEEDS.map((value) => ({
    value: value as number,
    label: value === 1 ? labels.speedNormal : fill(labels.rate, { rate: value }),
  }));
  return (
    <RadioList title={labels.speed} value={rate} options={options} onChoose={(to) => send('setRate', to)} />
  );
}

export function ShortcutsSwitch() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const on = useKey('shortcuts');
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={on} onChange={(event) => send('setShortcuts', event.target.checked)} />
      <span>{labels.shortcuts}</span>
    </label>
  );
}
