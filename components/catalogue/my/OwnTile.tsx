'use client';

import type { ReactNode } from 'react';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { RemoveButton } from '../cards/RemoveButton';
import styles from '../cards/removable.module.scss';
import { removeOwnFavourite } from './clear';

interface Props {
  kind: FavouriteKind;
  id: string;
  title: string;
  words: Messages['my'];
  children: ReactNode;
}

/** A favourite with a button that removes it. */
export function OwnTile({ kind, id, title, words, children }: Props) {
  return (
    <div className={styles.removable}>
      {children}
      <RemoveButton
        label={fill(words.remove, { title })}
        remove={(tile) => removeOwnFavourite({ kind, id, title }, tile, words)}
      />
    </div>
  );
}
