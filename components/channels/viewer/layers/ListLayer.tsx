'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { AlertState } from '@/components/ui/empty/AlertState';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { isTelevision } from '@/lib/client/browser/is-television';
import { takePressed } from '@/lib/client/browser/pressed';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { categoryKeyOf } from '@/lib/rules/channels/category';
import { favouritesCategory } from '@/lib/rules/channels/favourites';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import { ChannelsPanel } from '../../list/ChannelsPanel';
import type { ViewerLabels } from '../props';
import { useListed } from '../use-listed';
import styles from './layers.module.scss';

interface Props {
  /** The category on screen, with its channels; the viewer may look at others. */
  categoryKey: string;
  channels: ListedChannel[];
  categories: ChannelCategory[];
  currentId: number;
  isForChildren: boolean;
  labels: ViewerLabels;
  onOpen(channel: ListedChannel): void;
}

/** The list of channels over the picture: other categories are looked at without leaving the channel. */
export function ListLayer(props: Props) {
  const { categoryKey, channels, categories, currentId, isForChildren, labels, onOpen } = props;
  const [shown, setShown] = useState(categoryKey);
  const { listed, hasFailed, retry } = useListed(shown, shown === categoryKey ? channels : null);
  const list = useRef<HTMLDivElement>(null);

  /** The links of categories and channels lead to pages, but here they change the list and the picture. */
  function onClick(event: MouseEvent) {
    const href = takePressed(event)?.getAttribute('href');
    if (!href) return;
    const channel = listed?.find((one) => one.href === href);
    if (channel) onOpen(channel);
    else setShown(categoryKeyOf({ href }));
  }
  /** ↑ and ↓ lead through the list instead of changing the volume. */
  function onKeyDown(event: KeyboardEvent) {
    const links = linksIn(list.current);
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const to = at < 0 ? undefined : lineAfter(event.key, at, links.length);
    // A remote control leaves the list at its ends.
    if (to === undefined || (to === at && isTelevision())) return;
    event.preventDefault();
    links[to]?.focus();
  }

  const { player } = labels.stage;
  const favourites = favouritesCategory(
    shown,
    isForChildren ? 'child' : 'everyone',
    labels.channels.favourites,
  );
  return (
    <section
      ref={list}
      aria-label={categories.find((category) => categoryKeyOf(category) === shown)?.name}
      className={styles.list}
      onClickCapture={onClick}
      onKeyDown={onKeyDown}
    >
      {hasFailed ? (
        <AlertState title={player.layerFailed} text={null} retry={{ label: player.retry, onRetry: retry }}>
          {null}
        </AlertState>
      ) : listed === null ? (
        <div className={styles.wait}>
          <Spinner label={player.loading} />
        </div>
      ) : (
        <FocusedList key={shown} place={list}>
          <ChannelsPanel
            menuId="layer-categories"
            channels={listed}
            currentId={currentId}
            categories={categories.map((category) => ({
              ...category,
              isCurrent: categoryKeyOf(category) === shown,
            }))}
            favourites={favourites}
            labels={labels.channels}
          />
        </FocusedList>
      )}
    </section>
  );
}

/** Takes the focus when it appears: to the channel on screen, or to its first one. */
function FocusedList({ place, children }: { place: RefObject<HTMLElement | null>; children: ReactNode }) {
  useEffect(() => {
    // After the sheet of a phone has opened, which focuses its first button.
    queueMicrotask(() => {
      const links = linksIn(place.current);
      const current = links.find((link) => link.hasAttribute('aria-current'));
      (current ?? links[0])?.focus();
    });
  }, [place]);
  return children;
}

/** How many lines PageUp and PageDown skip: a little less than a screen shows. */
const PAGE_LINES = 6;

function lineAfter(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - PAGE_LINES,
    PageDown: at + PAGE_LINES,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

const linksIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('ul[aria-label] > li > a') ?? []),
];
