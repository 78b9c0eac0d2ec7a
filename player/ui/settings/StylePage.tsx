'use client';

import { fill } from '@/lib/shared/i18n/fill';
import { CUE_BACKGROUNDS, CUE_COLORS, CUE_SIZES } from '../../core/cue-style';
import { CueText } from '../Cues';
import { useKey, usePlayerContext, useSend } from '../context';
import { useSettings } from './context';
import { RadioList } from './RadioList';
import styles from './settings.module.scss';

/** Size, colour and background of the subtitles, with a line that shows them. */
export function StylePage() {
  const { labels } = usePlayerContext();
  const { words } = useSettings();
  const send = useSend();
  const { size, color, background } = useKey('cueStyle');
  const percents = CUE_SIZES.map((value) => ({
    value: value as number,
    label: fill(labels.percent, { percent: value * 100 }),
  }));
  return (
    <>
      <div className={styles.sample} aria-hidden="true">
        <CueText text={words.sample} />
      </div>
      <RadioList
        isInline
        title={words.size}
        value={size as number}
        options={percents}
        onChoose={(next) => send('setCueStyle', { size: next as typeof size })}
      />
      <RadioList
        isInline
        title={words.color}
        value={color as string}
        options={CUE_COLORS.map((value) => ({ value: value as string, label: words[value] }))}
        onChoose={(next) => send('setCueStyle', { color: next as typeof color })}
      />
      <RadioList
        isInline
        title={words.background}
        value={background as string}
        options={CUE_BACKGROUNDS.map((value) => ({ value: value as string, label: words[value] }))}
        onChoose={(next) => send('setCueStyle', { background: next as typeof background })}
      />
    </>
  );
}
