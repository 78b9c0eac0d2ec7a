'use client';

import { type ReactNode, useEffect } from 'react';
import type { WordsName } from '@/lib/i18n/dialog-words';
import type { Messages } from '@/lib/i18n/dictionaries';
import { useWords } from '@/lib/i18n/use-words';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { Spinner } from '../spinner/Spinner';
import type { ModalProps } from './ModalShell';
import styles from './modal.module.scss';

interface Props<Name extends WordsName> extends Pick<ModalProps, 'frame' | 'words'> {
  /** The part of the dictionary that the dialog speaks from. */
  name: Name;
  variant?: 'panel' | 'wide';
  title(words: Messages[Name]): string;
  children(words: Messages[Name]): ReactNode;
}

/** A dialog whose words arrive with it: a wait, a failure with a way on, then the dialog itself. */
export function WordsDialog<Name extends WordsName>(props: Props<Name>) {
  const { frame, words, name, variant, title, children } = props;
  const { words: own, hasFailed, retry } = useWords(name);
  const isThere = own !== null;
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }, [isThere]);
  return (
    <Dialog
      {...frame}
      variant={variant}
      title={own ? title(own) : undefined}
      label={words.loading}
      closeLabel={words.close}
    >
      {own ? (
        children(own)
      ) : hasFailed ? (
        <div role="alert" className={styles.failure}>
          <p>{words.loadFailed}</p>
          <Button variant="primary" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={words.loading} />
        </div>
      )}
    </Dialog>
  );
}
