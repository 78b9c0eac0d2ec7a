'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { fill } from '@/components/ui/fill';
import { CloseIcon } from '@/components/ui/icon/close';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { removeOwnFavourite } from './clear';
import styles from './my.module.scss';

interface Props {
  kind: FavouriteKind;
  id: string;
  title: string;
  words: Messages['my'];
  children: ReactNode;
}

/** A favourite with a button that removes it; the focus moves to the neighbour, so that the keyboard keeps its place. */
export function OwnTile({ kind, id, title, words, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ currentTarget }: MouseEvent) => {
    if (isBusy) return;
    setBusy(true);
    const tile = currentTarget.closest('li');
    const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
    await removeOwnFavourite(kind, id, title, words);
    neighbour?.querySelector<HTMLElement>('a, button')?.focus();
    setBusy(false);
  };
  return (
    <div className={styles.own}>
      {children}
      <IconButton
        label={fill(words.remove, { title })}
        size="sm"
        aria-disabled={isBusy}
        className={styles.remove}
        onClick={remove}
      >
        <CloseIcon size="sm" />
      </IconButton>
    </div>
  );
}
