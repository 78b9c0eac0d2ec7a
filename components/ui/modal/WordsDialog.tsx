'use client';

import type { ReactNode } from 'react';
import { useWords } from '@/lib/client/i18n/use-words';
import type { WordsName } from '@/lib/shared/i18n/dialog-words';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { AsyncDialog } from './AsyncDialog';
import type { ModalProps } from './ModalShell';

interface Props<Name extends WordsName> extends Pick<ModalProps, 'frame' | 'words'> {
  /** The part of the dictionary for this dialog. */
  name: Name;
  variant?: 'panel' | 'wide' | 'middle';
  title(words: Messages[Name]): string;
  children(words: Messages[Name]): ReactNode;
}

/** A dialog that loads its texts: a spinner, a failure with a retry, then the dialog. */
export function WordsDialog<Name extends WordsName>(props: Props<Name>) {
  const { frame, words, name, variant, title, children } = props;
  const { words: own, hasFailed, retry } = useWords(name);
  return (
    <AsyncDialog {...{ frame, words, variant, title, hasFailed }} value={own} onRetry={retry}>
      {children}
    </AsyncDialog>
  );
}
