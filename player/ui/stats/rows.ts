import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { numberText } from '@/lib/shared/i18n/number-text';
import { unitText } from '@/lib/shared/i18n/unit-text';
import type { PlayerState } from '../../core/state';

export type StatsWords = Messages['playerStats'];
type Input = Pick<PlayerState, 'stalls' | 'stalledMs' | 'firstFrameMs'> & {
  stats: NonNullable<PlayerState['stats']>;
};

const ENGINES = { hls: 'hls.js', shaka: 'Shaka Player', native: null } as const;

/** The lines of "stats for nerds" in words; a measure that the browser does not have has no line. */
export function statsRows(
  input: Input,
  words: StatsWords,
  locale: string,
): { name: string; value: string }[] {
  const { stats, stalls, stalledMs, firstFrameMs } = input;
  const unit = (value: number, name: string, digits = 1) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);
  const seconds = (value: number) =>
    unitText(value, locale, { unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 });
  const rate = (bits: number | null) => (bits ? unit(bits / 1_000_000, 'megabit-per-second', 2) : null);
  const whole = (value: number) => numberText(value, locale);
  const size = stats.width > 0 ? `${stats.width}×${stats.height}` : null;
  const level = [size, rate(stats.bitrate)].filter(Boolean).join(' · ');
  const lines: [string, string | null][] = [
    [words.engine, stats.engine && (ENGINES[stats.engine] ?? words.native)],
    [words.level, level || null],
    [words.codecs, stats.codecs],
    [words.bandwidth, rate(stats.bandwidth)],
    [words.buffer, seconds(stats.buffer)],
    [words.frames, stats.frames === null ? null : `${whole(stats.dropped ?? 0)} / ${whole(stats.frames)}`],
    [words.latency, stats.latency === null ? null : seconds(stats.latency)],
    [words.stalls, stalls === 0 ? whole(0) : `${whole(stalls)} · ${seconds(stalledMs / 1000)}`],
    [words.firstFrame, firstFrameMs === null ? null : unit(firstFrameMs, 'millisecond', 0)],
  ];
  return lines.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
