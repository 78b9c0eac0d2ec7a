'use client';

import { unitText } from '@/lib/shared/i18n/unit-text';
import { SLEEP_CHOICES, type SleepChoice } from '../../core/constants';
import { useKey, usePlayerContext, useSend } from '../context';
import { type SettingsWords, useSettings } from './context';
import { RadioList } from './RadioList';

function nameOf(choice: SleepChoice, words: SettingsWords, locale: string): string {
  if (choice === 'off') return words.sleepOff;
  if (choice === 'end') return words.sleepEnd;
  return unitText(choice, locale, { unit: 'minute', unitDisplay: 'long' });
}

export function useSleepName(): string {
  const { locale } = usePlayerContext();
  return nameOf(useKey('sleep'), useSettings().words, locale);
}

/** The sleep timer. */
export function SleepPage() {
  const { locale } = usePlayerContext();
  const { words } = useSettings();
  const send = useSend();
  return (
    <RadioList
      title={words.sleep}
      isTitleHidden
      value={useKey('sleep')}
      options={SLEEP_CHOICES.map((value) => ({ value, label: nameOf(value, words, locale) }))}
      onChoose={(choice) => send('setSleep', choice)}
    />
  );
}
