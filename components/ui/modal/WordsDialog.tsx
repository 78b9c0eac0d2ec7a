'use client';

import type { ReactNode } from 'react';
import { useWords } from '@/lib/client/i18n/use-words';
import type { WordsName } from '@/lib/shared/i18n/dialog-words';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { Dialog } from '../dialog/Dialog';
import { Arriving } from './Arriving';
import type { ModalProps } from './ModalShell';

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
  return (
    <Dialog
      {...frame}
      variant={variant}
      title={own ? title(own) : undefined}
      label={words.loading}
      closeLabel={words.close}
    >
      <Arriving
        value={own}
        hasFailed={hasFailed}
        onRetry={retry}
        labels={{ loading: words.loading, failed: words.loadFailed, retry: words.retry }}
      >
        {children}
      </Arriving>
    </Dialog>
  );
}
