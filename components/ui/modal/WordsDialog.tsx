'use client';

import type { ReactNode } from 'react';
import { useWords } from '@/lib/client/i18n/use-words';
import type { WordsName } from '@/lib/shared/i18n/dialog-words';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { Dialog } from '../dialog/Dialog';
import { AsyncContent } from './AsyncContent';
import type { ModalProps } from './ModalShell';

interface Props<Name extends WordsName> extends Pick<ModalProps, 'frame' | 'words'> {
  /** The part of the dictionary for this dialog. */
  name: Name;
  variant?: 'panel' | 'wide';
  title(words: Messages[Name]): string;
  children(words: Messages[Name]): ReactNode;
}

/** A dialog that loads its texts: a spinner, a failure with a retry, then the dialog. */
export function WordsDialog<Name extends WordsName>(props: Props<Name>) {
  const { frame, words, name, variant, title, children } = props;
  const { words: own, hasFailed, retry } = useWords(name);
  return (
    <Dialog
      {...frame}
      variant={variant}
      title={own ? title(own) : undefined}
      label={words.loading}
      closeLabel={words.close}
    >
      <AsyncContent
        value={own}
        hasFailed={hasFailed}
        onRetry={retry}
        labels={{ loading: words.loading, failed: words.loadFailed, retry: words.retry }}
      >
        {children}
      </AsyncContent>
    </Dialog>
  );
}
