'use client';

import { Choice } from '@/components/ui/choice/Choice';
import { Switch } from '@/components/ui/switch/Switch';
import {
  type Bedtime,
  DAILY_MINUTES,
  type ScreenLimits,
  USUAL_BEDTIME,
} from '@/lib/rules/profiles/screen-time';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './profiles.module.scss';
import { TimeField } from './TimeField';

interface Props {
  words: Messages['profiles'];
  limits: ScreenLimits;
  error: string | null;
  onChange(limits: ScreenLimits): void;
}

/** No limit; the other choices are minutes. */
const NONE = 0;

/** Spec 3 §6: how long a child may watch a day, and its bedtime. */
export function ScreenTimeFields({ words, limits, error, onChange }: Props) {
  const { dailyMinutes, bedtime } = limits;
  const options = [NONE, ...DAILY_MINUTES].map((minutes) => ({
    value: minutes,
    label: minutes === NONE ? words.unlimited : fill(words.minutesADay, { minutes }),
  }));
  const change = (times: Partial<Bedtime>) =>
    onChange({ dailyMinutes, bedtime: { ...(bedtime ?? USUAL_BEDTIME), ...times } });
  return (
    <>
      <Choice<number>
        label={words.screenTime}
        hint={words.screenTimeHint}
        options={options}
        value={dailyMinutes ?? NONE}
        onChange={(minutes) => onChange({ bedtime, dailyMinutes: minutes === NONE ? null : minutes })}
      />
      <Switch
        label={words.bedtime}
        hint={words.bedtimeHint}
        isOn={bedtime !== null}
        onChange={(isOn) => onChange({ dailyMinutes, bedtime: isOn ? USUAL_BEDTIME : null })}
      />
      {bedtime ? (
        <div className={styles.times}>
          <TimeField
            id="profile-bedtime-from"
            label={words.bedtimeFrom}
            value={bedtime.from}
            error={error}
            onChange={(from) => change({ from })}
          />
          <TimeField
            id="profile-bedtime-to"
            label={words.bedtimeTo}
            value={bedtime.to}
            onChange={(to) => change({ to })}
          />
        </div>
      ) : null}
    </>
  );
}
