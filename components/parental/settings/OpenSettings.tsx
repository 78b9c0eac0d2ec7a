'use client';

import { Button } from '@/components/ui/button/Button';
import { Choice } from '@/components/ui/choice/Choice';
import { Section } from '@/components/ui/section/Section';
import { Switch } from '@/components/ui/switch/Switch';
import { askToSetPin } from '@/lib/client/parental/ask-pin';
import type { Parental } from '@/lib/client/parental/calls';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { SaveState } from './SaveState';
import styles from './settings.module.scss';
import { TOGGLES } from './toggles';
import { useSettings } from './use-settings';

interface Props {
  words: Messages['account'];
  parental: Parental;
  onChange(parental: Parental, options: { revalidate: boolean }): void;
}

export function OpenSettings({ words, parental, onChange }: Props) {
  const own = words.parentalPage;
  const { settings, state, change } = useSettings(parental, words, (changed) =>
    onChange(changed, { revalidate: false }),
  );
  const durations = (parental.durations ?? []).map(({ duration, name }) => ({
    value: duration,
    label: name,
  }));

  return (
    <div className={styles.sections}>
      <Section title={own.askFor} intro={own.askForText}>
        <ul>
          {TOGGLES.map((action) => (
            <li key={action} className={styles.line}>
              <Switch
                label={own.toggles[action]}
                hint={own.hints[action]}
                isOn={Boolean(settings[action])}
                onChange={(isOn) => change({ [action]: isOn })}
              />
            </li>
          ))}
        </ul>
      </Section>
      {durations.length > 0 ? (
        <Section title={own.duration} intro={own.durationText}>
          <Choice
            label={own.duration}
            options={durations}
            value={settings.duration}
            onChange={(duration) => change({ duration })}
          />
        </Section>
      ) : null}
      <Section title={own.code} intro={own.codeText}>
        <Button className={styles.button} onClick={() => askToSetPin()}>
          {own.changePin}
        </Button>
      </Section>
      <SaveState words={words} state={state} />
    </div>
  );
}
