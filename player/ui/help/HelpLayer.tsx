'use client';

import { useEffect } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { usePlayerContext, useSend } from '../context';
import styles from './help.module.scss';
import { KEY_GROUPS, type KeyRow } from './keys';

interface Props {
  words: Messages['playerHelp'];
  /** The page can give the player more width. */
  hasTheatre: boolean;
  /** The page has channels to change. */
  hasChannels: boolean;
}

/** All keys of the player. The dialog is inside of it, because full screen shows nothing else. */
export function HelpLayer({ words, hasTheatre, hasChannels }: Props) {
  const { labels } = usePlayerContext();
  const send = useSend();
  useEffect(() => {
    send('hold', { by: 'help', on: true });
    return () => send('hold', { by: 'help', on: false });
  }, [send]);
  const isThere = ({ does, on }: KeyRow) =>
    (does !== 'theatre' || hasTheatre) && (on === undefined || (on === 'channels') === hasChannels);
  const groups = KEY_GROUPS.map(({ title, rows }) => ({ title, rows: rows.filter(isThere) }));
  const nameOf = (key: string) => (key === 'space' ? words.space : key);
  return (
    <Dialog
      isOpen
      // The key that opened it closes it, too.
      onKeyDown={(event) => event.key === '?' && send('toggleHelp')}
      onClose={() => send('toggleHelp')}
      closeLabel={words.close}
      title={labels.shortcuts}
      variant="wide"
    >
      <div className={styles.groups}>
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className={styles.group}>{words[title]}</h3>
            <dl className={styles.list}>
              {rows.map(({ keys, does }) => (
                <div key={does} className={styles.row}>
                  <dt className={styles.does}>{words[does]}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {nameOf(key)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
