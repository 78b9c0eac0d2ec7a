'use client';

import { type MouseEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icon/arrows';
import { takePressed } from '@/lib/client/browser/pressed';
import { serverNow } from '@/lib/client/browser/server-clock';
import { useMyChannel } from '@/lib/client/channels/use-own-channels';
import { loadWords } from '@/lib/client/i18n/load-words';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import { wholeSpan } from '@/lib/rules/guide/span';
import type { FirstScreen } from '@/lib/rules/guide/view';
import { scheduleDays } from '@/lib/rules/schedule/schedule-days';
import { routes } from '@/lib/shared/routes';
import { GuideWide } from '../../guide/GuideWide';
import { useFutureCard } from '../../guide/use-future-card';
import { useIsWide } from '../../guide/use-is-wide';
import type { ViewerLabels } from '../props';
import { SchedulePanel } from '../SchedulePanel';
import styles from './layers.module.scss';

interface Props {
  categoryKey: string;
  /** All channels of the category, as everybody has them. */
  channels: ListedChannel[];
  channel: ListedChannel;
  now: number | null;
  /** The moment on screen; null is live. */
  moment: number | null;
  currentId: string | null;
  locale: string;
  labels: ViewerLabels;
  onOpen(href: string): void;
}

/** The guide over the picture, open at the channel on screen: the grid, or on a phone one channel after the other. */
export function GuideLayer(props: Props) {
  return useIsWide() ? <Grid {...props} /> : <OneChannel {...props} />;
}

/** What is around the links of the guide, which open in the player. */
function Links({ onOpen, ...rest }: Pick<Props, 'onOpen'> & { className?: string; children: ReactNode }) {
  function onClick(event: MouseEvent) {
    const href = takePressed(event)?.getAttribute('href');
    if (href) onOpen(href);
  }
  return <div {...rest} onClickCapture={onClick} />;
}

/** Channels × time. */
function Grid({ categoryKey, channels, channel, moment, locale, labels, onOpen }: Props) {
  const words = use(loadWords('guide'));
  // Favourites have no guide of their own.
  const category = categoryKey === FAVOURITES_CATEGORY ? ALL_CHANNELS : categoryKey;
  const [row] = useState(() =>
    Math.max(
      0,
      channels.findIndex(({ id }) => id === channel.id),
    ),
  );
  const [first] = useState(() => screenOf(channels, locale, labels.channels.schedule));
  const [requested] = useState({ moment });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  }, []);
  const guideLabels = useMemo(() => ({ guide: words, channels: labels.channels }), [words, labels.channels]);
  const future = useFutureCard(locale, guideLabels);
  return (
    <>
      <Links className={styles.whole} onOpen={onOpen}>
        <div ref={place} className={styles.grid} onClickCapture={future.onClick}>
          <GuideWide
            categoryKey={category}
            {...{ first, row, requested, locale }}
            labels={guideLabels}
            onSeen={noop}
          />
        </div>
      </Links>
      {/* Its links lead to pages. */}
      {future.card}
    </>
  );
}

/** Nothing is known yet: the guide asks for what it shows. */
function screenOf(
  channels: ListedChannel[],
  locale: string,
  words: ViewerLabels['channels']['schedule'],
): FirstScreen {
  const now = Math.floor(serverNow() / 1000);
  const archiveDays = Math.max(0, ...channels.map((one) => one.archiveDays));
  return {
    total: channels.length,
    archiveDays,
    rows: [],
    now,
    moment: null,
    span: wholeSpan(now, archiveDays),
    days: scheduleDays(now, archiveDays, locale, words),
  };
}

/** One day of one channel; its neighbours are one press away. */
function OneChannel({
  categoryKey,
  channels,
  channel: onScreen,
  now,
  moment,
  currentId,
  locale,
  labels,
  onOpen,
}: Props) {
  const [shownId, setShownId] = useState(onScreen.id);
  const at = Math.max(
    0,
    channels.findIndex(({ id }) => id === shownId),
  );
  const channel = channels[at] ?? onScreen;
  const own = useMyChannel(channel.id);
  const previous = channels[at - 1];
  const next = channels[at + 1];
  const { previousChannel, nextChannel } = labels.viewer;
  return (
    <Links className={styles.schedule} onOpen={onOpen}>
      <div className={styles.switch}>
        <IconButton
          label={previousChannel}
          // Not `disabled`, because a disabled button would lose the focus.
          aria-disabled={!previous}
          onClick={() => previous && setShownId(previous.id)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <p className={styles.name} aria-live="polite">
          {channel.name}
        </p>
        <IconButton label={nextChannel} aria-disabled={!next} onClick={() => next && setShownId(next.id)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <SchedulePanel
        key={channel.id}
        {...{ channel, now, locale }}
        moment={moment}
        isOpen={channel.isFree || own?.isPurchased === true}
        currentId={channel.id === onScreen.id ? currentId : null}
        hrefOf={(ts) => routes.channel(categoryKey, channel.key, ts)}
        labels={labels.channels}
        retryLabel={labels.stage.retry}
      />
    </Links>
  );
}

/** The address keeps the channel, wherever the viewer scrolls. */
const noop = () => {};
