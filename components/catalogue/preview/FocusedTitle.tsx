'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { fetchTitle } from '@/lib/client/catalogue/title-api';
import { useRestedFocus } from '@/lib/client/television/use-rested-focus';
import type { TitleBrief } from '@/lib/rules/catalogue/brief';
import styles from './focused-title.module.scss';
import { PREVIEW_SELECTOR } from './selector';

interface Props {
  /** The tile that had the focus before this script loaded. */
  first: HTMLElement | null;
}

/** A tile of a row with a caption below it. */
interface FocusedTile {
  tile: HTMLElement;
  row: HTMLElement;
  /** From the upper edge of the row to the captions, in px. */
  top: number;
  height: number;
}

/**
 * On a television: two lines about the title that has the focus, in the place of the captions of its row, which cut long titles.
 * They appear where the focus rests, and replace each other while it moves along the row.
 */
export function FocusedTitle({ first }: Props) {
  const [focused, setFocused] = useState<FocusedTile | null>(() => focusedTile(first));
  const [shownRow, setShownRow] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const next =
        target instanceof Element ? focusedTile(target.closest<HTMLElement>(PREVIEW_SELECTOR)) : null;
      setFocused(next);
      setShownRow((row) => (next?.row === row ? row : null));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  const tile = focused?.tile ?? null;
  const isRested = useRestedFocus(tile);
  const id = isRested ? tile?.dataset.item : undefined;
  const { data, error } = useSWR(id ? ['title', id] : null, () => fetchTitle(id ?? ''), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  const title = data && data.id === id ? data : null;
  const row = focused?.row ?? null;
  if (title && row !== shownRow) setShownRow(row);
  if (!focused || error || (!title && row !== shownRow)) return null;
  const { top, height } = focused;
  return createPortal(
    <div className={styles.lines} style={{ top, minHeight: height }}>
      <p className={styles.line}>
        <span className={styles.title}>{title?.title ?? titleOn(focused.tile)}</span>
        {title?.rating ? <span className={styles.rating}>{title.rating}</span> : null}
        {title ? <span className={styles.facts}>{factsOf(title)}</span> : null}
      </p>
      <p className={styles.short}>{title?.short}</p>
    </div>,
    focused.row,
  );
}

const captionOf = (tile: HTMLElement) => tile.firstElementChild?.nextElementSibling ?? null;

const titleOn = (tile: HTMLElement) => captionOf(tile)?.firstElementChild?.textContent;

/** Null for tiles of a grid, which have a line of their own, and for those without a caption. */
function focusedTile(tile: HTMLElement | null): FocusedTile | null {
  const row = tile?.closest<HTMLElement>('section[data-row]');
  const caption = tile && captionOf(tile);
  if (!tile || !row || !caption?.textContent) return null;
  const { top, height } = caption.getBoundingClientRect();
  return { tile, row, top: top - row.getBoundingClientRect().top, height };
}

const factsOf = ({ year, age, genres }: TitleBrief): string =>
  [year, age === null ? null : `${age}+`, genres.slice(0, 2).join(', ')].filter(Boolean).join(' · ');
