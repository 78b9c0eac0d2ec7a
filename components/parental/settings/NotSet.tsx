'use client';

import { Button } from '@/components/ui/button/Button';
import { LockIcon } from '@/components/ui/icon/lock';
import { Section } from '@/components/ui/section/Section';
import { askToSetPin } from '@/lib/client/parental/ask-pin';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './settings.module.scss';
import { TOGGLES } from './toggles';

/** Without a PIN: the offer to set one, and what it can be asked for. */
export function NotSet({ words }: { words: Messages['account']['parentalPage'] }) {
  return (
    <Section title={words.notSetTitle} intro={words.notSetText}>
      <Button variant="primary" className={styles.button} onClick={() => askToSetPin()}>
        {words.setPin}
      </Button>
      <h3 className={styles.guards}>{words.askFor}</h3>
      <ul>
        {TOGGLES.map((action) => (
          <li key={action} className={styles.guarded}>
            <LockIcon />
            <span>
              {words.toggles[action]}
              <span className={styles.hint}>{words.hints[action]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
