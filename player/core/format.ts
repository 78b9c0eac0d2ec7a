import { type TimeUnit, unitText } from '@/lib/shared/i18n/unit-text';

/** A duration such as `1 h 2 min 3 sec` in the language of the page, for screen readers (quality E5 Slider). */
export function spokenLength(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts: [number, TimeUnit][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ];
  const shown = parts.filter(([n, unit]) => n > 0 || (unit === 'second' && whole < 60));
  return shown.map(([n, unit]) => unitText(n, locale, { unit, unitDisplay: 'short' })).join(' ');
}

/** Wall clock time of a broadcast second. */
export function clockTime(
  epochSeconds: number,
  { locale, timeZone, seconds = false }: { locale: string; timeZone?: string; seconds?: boolean },
): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    ...(timeZone && { timeZone }),
    hourCycle: 'h23',
  }).format(epochSeconds * 1000);
}
