'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import type { ChannelCard, ChannelCategory } from '@/lib/rules/channels/view';
import { matchesName } from '@/lib/rules/search/transliterate';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { centreInScroller } from '../centre';
import { CategoryMenu } from './CategoryMenu';
import { ChannelList } from './ChannelList';
import styles from './channels-panel.module.scss';

interface Props {
  channels: ChannelCard[];
  currentId: number;
  categories: ChannelCategory[];
  favourites: ChannelCategory | null;
  /** Unique on the page. */
  menuId: string;
  labels: Messages['channels'];
}

/** Tab "TV channels" (spec 2 §2): category filter, search by name, and the channels, with the current one in view. */
export function ChannelsPanel({ channels, currentId, categories, favourites, menuId, labels }: Props) {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim();
  const shown = useMemo(
    () => (wanted ? channels.filter(({ name }) => matchesName(name, wanted)) : channels),
    [channels, wanted],
  );
  const panel = useRef<HTMLDivElement>(null);
  // Runs once: after a switch of channels the list stays where the viewer scrolled it.
  useEffect(() => showCurrent(panel.current), []);

  return (
    <div ref={panel}>
      <div className={styles.bar}>
        <CategoryMenu
          id={menuId}
          categories={categories}
          label={labels.categories}
          favourites={favourites}
          className={styles.categories}
        />
        <FilterField label={labels.search} value={typed} onType={setTyped} isSmall />
      </div>
      <p role="status" className={styles.found}>
        {wanted ? fill(labels.found, { count: shown.length }) : ''}
      </p>
      <ChannelList key={wanted} channels={shown} currentId={currentId} labels={labels} />
    </div>
  );
}

/** Scrolls only if the current channel is out of view. */
function showCurrent(panel: HTMLElement | null): void {
  const scroller = panel?.closest('[data-scroller]');
  const current = panel?.querySelector('li [aria-current]')?.closest('li');
  if (!scroller || !current) return;
  const isBelow = current.getBoundingClientRect().bottom > scroller.getBoundingClientRect().bottom;
  if (isBelow) centreInScroller(current);
}
