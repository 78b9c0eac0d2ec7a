'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Section } from '@/components/ui/section/Section';
import { Switch } from '@/components/ui/switch/Switch';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { loadPlayerSettings, type SettingsStore } from '@/player';
import account from '../account.module.scss';
import { languageName } from '../languages/language-name';
import { useLanguages } from '../languages/use-languages';
import styles from './settings.module.scss';

interface Props {
  words: Messages['account'];
  /** The languages are those of the account, which children do not change. */
  hasLanguages: boolean;
}

const LISTS = ['audiotracks', 'texttracks'] as const;

/** What the player does by itself: the languages of the account, and two choices of this browser. */
export function PlaybackSettings({ words, hasLanguages }: Props) {
  const { playback } = words;
  const [player, setPlayer] = useState<SettingsStore | null>(null);
  // Without the script of the player its menu has the same choices.
  useEffect(() => {
    loadPlayerSettings().then(
      (settings) => setPlayer(() => settings),
      () => {},
    );
  }, []);
  return (
    <Section title={playback.title}>
      {hasLanguages ? <Languages words={words} /> : null}
      <div className={styles.switches}>
        <PlayerSwitch
          player={player}
          name="subtitles"
          label={playback.subtitles}
          hint={playback.subtitlesHint}
        />
        <div className={styles.keys}>
          <PlayerSwitch player={player} name="shortcuts" label={playback.keys} hint={playback.keysHint} />
        </div>
      </div>
    </Section>
  );
}

/** The preferred language of sound and of subtitles; with a single one there is nothing to choose. */
function Languages({ words }: Pick<Props, 'words'>) {
  const { data } = useLanguages();
  const shown = LISTS.filter((id) => (data?.lists[id].length ?? 0) > 1);
  if (!data || shown.length === 0) return null;
  return (
    <ul className={account.lines}>
      {shown.map((id) => (
        <li key={id}>
          <a href={screenAddress(id)} className={account.place}>
            {words.settings[id]}
            <span className={clsx(account.aside, account.value)}>
              {languageName(data.lists[id][0] ?? '', pageLocale())}
            </span>
            <ChevronRightIcon size="sm" className={account.onward} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PlayerSwitchProps {
  /** Null until its script has loaded. */
  player: SettingsStore | null;
  name: 'subtitles' | 'shortcuts';
  label: string;
  hint: string;
}

function PlayerSwitch({ player, name, label, hint }: PlayerSwitchProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <Switch
      label={label}
      hint={hint}
      isOn={chosen ?? player?.get(name) ?? name === 'shortcuts'}
      isBusy={player === null}
      onChange={(isOn) => {
        player?.set(name, isOn);
        setChosen(isOn);
      }}
    />
  );
}
