'use client';

import { Button } from '@/components/ui/button/Button';
import { FilmIcon } from '@/components/ui/icon/film';
import { CardIcon } from '@/components/ui/icon/money';
import { TvIcon } from '@/components/ui/icon/navigation';
import { PeopleIcon } from '@/components/ui/icon/person';
import { SettingsIcon } from '@/components/ui/icon/settings';
import { ArchiveIcon } from '@/components/ui/icon/status';
import { Section } from '@/components/ui/section/Section';
import { askToSetPin } from '@/lib/client/parental/ask-pin';
import type { ParentalAction } from '@/lib/rules/parental/rules';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './settings.module.scss';
import { TOGGLES } from './toggles';

/** Icons of what the PIN would protect. A padlock would suggest that it is protected already. */
const ICONS = {
  vod: FilmIcon,
  program: ArchiveIcon,
  channel: TvIcon,
  profile: PeopleIcon,
  pay: CardIcon,
  settings: SettingsIcon,
} satisfies Record<ParentalAction, unknown>;

/** Without a PIN: the offer to set one, and what it will be asked for. */
export function NotSet({ words }: { words: Messages['account']['parentalPage'] }) {
  return (
    <div className={styles.sections}>
      <Section title={words.notSetTitle} intro={words.notSetText}>
        <Button variant="primary" className={styles.button} onClick={() => askToSetPin()}>
          {words.setPin}
        </Button>
      </Section>
      <Section title={words.guards} intro={words.guardsText}>
        <ul className={styles.guarded}>
          {TOGGLES.map((action) => {
            const Icon = ICONS[action];
            return (
              <li key={action} className={styles.guard}>
                <span className={styles.sign}>
                  <Icon />
                </span>
                <span className={styles.guardName}>
                  {words.toggles[action]}
                  <span className={styles.hint}>{words.hints[action]}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
