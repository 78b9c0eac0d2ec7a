'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { Failure } from '@/components/ui/form/Failure';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronDownIcon, ChevronUpIcon } from '@/components/ui/icon/arrows';
import { isTelevision } from '@/lib/client/browser/is-television';
import { reasonOf } from '@/lib/client/errors/reason-of';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { moved } from '@/lib/rules/account/languages';
import type { LanguageId } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { languageName } from './language-name';
import styles from './languages.module.scss';
import { useOrder } from './use-order';

interface Props {
  list: LanguageId;
  languages: readonly string[];
  words: Messages['account'];
  onSaved(order: string[], savedAt: number, isLast: boolean): void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Languages in an order: by buttons, by the arrow keys on them, and by dragging where there is a mouse. */
export function LanguageOrder({ list, languages, words, onSaved }: Props) {
  const own = words.languages;
  const { order, state, failure, save } = useOrder(list, languages, onSaved);
  const [news, setNews] = useState('');
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);
  const place = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const named = (language: string) => languageName(language, pageLocale());

  // A line that moves in the document loses the focus of its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order has changed, and with it the document.
  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = null;
  }, [order]);

  const move = (from: number, to: number) => {
    const language = order[from];
    if (!language || from === to || to < 0 || to >= order.length) return;
    focused.current = place.current?.contains(document.activeElement)
      ? (document.activeElement?.id ?? null)
      : null;
    setNews(fill(own.place, { name: named(language), place: String(to + 1), count: String(order.length) }));
    save(moved(order, from, to));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const by = KEYS[event.key];
    // The arrows of a remote control move the focus from button to button.
    if (!by || isTelevision()) return;
    event.preventDefault();
    move(at, at + by);
  };
  const drop = () => {
    if (dragged) move(dragged.from, dragged.to);
    setDragged(null);
  };

  return (
    <div className={styles.order}>
      <ol ref={place}>
        {order.map((language, at) => (
          <li
            key={language}
            className={clsx(styles.line, dragged?.to === at && dragged.from !== at && styles.target)}
            draggable
            onDragStart={() => setDragged({ from: at, to: at })}
            onDragOver={(event) => {
              // Says that something can be put here.
              if (dragged) event.preventDefault();
              if (dragged && dragged.to !== at) setDragged({ ...dragged, to: at });
            }}
            onDrop={drop}
            onDragEnd={() => setDragged(null)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.name} lang={language}>
              {named(language)}
            </span>
            <IconButton
              id={`${list}-${language}-up`}
              variant="quiet"
              label={fill(own.up, { name: named(language) })}
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ChevronUpIcon />
            </IconButton>
            <IconButton
              id={`${list}-${language}-down`}
              variant="quiet"
              label={fill(own.down, { name: named(language) })}
              aria-disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ChevronDownIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.news}>
        <VisuallyHidden>{news} </VisuallyHidden>
        {state === 'saving' ? words.me.saving : state === 'saved' ? words.me.saved : null}
      </p>
      <Failure text={state === 'failed' ? fill(own.failed, { reason: reasonOf(failure, words) }) : null} />
    </div>
  );
}
