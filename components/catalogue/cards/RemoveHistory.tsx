'use client';

import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { fill } from '@/components/ui/fill';
import { CloseIcon } from '@/components/ui/icon/navigation';
import { removeFromHistory } from '@/lib/catalogue/history';
import { showError } from '@/lib/errors/show-error';
import type { Messages } from '@/lib/i18n/dictionaries';
import { showAlert } from '@/lib/modals/alert';
import styles from './card.module.scss';

interface Props {
  id: string;
  title: string;
  labels: Messages['catalogue']['card'];
}

/** Takes a title out of what one goes on with. The focus goes to the neighbour, so that the keyboard is not lost. */
export function RemoveHistory({ id, title, labels }: Props) {
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const remove = async () => {
    setBusy(true);
    const own = button.current?.closest('li');
    const neighbour = own?.nextElementSibling ?? own?.previousElementSibling;
    try {
      await removeFromHistory(id);
      neighbour?.querySelector<HTMLElement>('a, button')?.focus();
      showAlert(fill(labels.removed, { title }));
    } catch (error) {
      await showError(error, 'icon');
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      ref={button}
      label={fill(labels.remove, { title })}
      size="sm"
      aria-disabled={isBusy}
      className={styles.remove}
      onClick={() => isBusy || remove()}
    >
      <CloseIcon size="sm" />
    </IconButton>
  );
}
