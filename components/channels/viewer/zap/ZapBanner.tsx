'use client';

import { useEffect } from 'react';
import { ChannelLogo } from '@/components/ui/picture/ChannelLogo';
import { ClockProgress } from '@/components/ui/progress/ClockProgress';
import { serverNow } from '@/lib/client/browser/server-clock';
import { onAirAt } from '@/lib/rules/channels/zap';
import { clockOf } from '@/lib/rules/schedule/days';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import type { Banner } from './use-zap';
import styles from './zap-banner.module.scss';

interface Props {
  banner: Banner | null;
  /** The schedule of the channel in the address. */
  entries: readonly ScheduleEntry[];
  labels: Pick<Messages['channels'], 'elapsed' | 'noProgramme'> & Messages['viewer']['zap'];
  onDismiss(): void;
}

/** What is on the channel to which the viewer changes, over the picture. Said once to screen readers. */
export function ZapBanner({ banner, entries, labels, onDismiss }: Props) {
  const isShown = banner !== null;
  // A viewer who moves the mouse or taps wants the controls.
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    const { signal } = stop;
    const moved = (event: PointerEvent) =>
      event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0) && onDismiss();
    document.addEventListener('pointermove', moved, { signal });
    document.addEventListener('pointerdown', onDismiss, { signal });
    return () => stop.abort();
  }, [isShown, onDismiss]);
  return (
    <div role="status" className={styles.place}>
      {banner && <BannerText {...{ banner, entries, labels }} />}
    </div>
  );
}

function BannerText({ banner, entries, labels }: Omit<Props, 'onDismiss' | 'banner'> & { banner: Banner }) {
  const { channel, typed, isMissing } = banner;
  if (!channel) {
    return (
      <p className={styles.banner} data-covers="">
        <span className={styles.number}>{typed}</span>
        {isMissing && <span className={styles.name}>{fill(labels.missing, { number: typed })}</span>}
      </p>
    );
  }
  const own = entries.filter(({ channelId }) => channelId === channel.id);
  const { current, next } = onAirAt(channel.now, own, serverNow() / 1000);
  return (
    <div className={styles.banner} data-covers="">
      <span className={styles.number}>{typed || channel.number}</span>
      <ChannelLogo src={channel.logo} sizes="96px" color={channel.color} className={styles.logo} />
      <div className={styles.words}>
        <p className={styles.name}>{channel.name}</p>
        <p className={styles.title}>{current?.title ?? labels.noProgramme}</p>
        {current && (
          <div className={styles.time}>
            <span>{clockOf(current.startsAt)}</span>
            <ClockProgress
              startsAt={current.startsAt}
              endsAt={current.endsAt}
              label={labels.elapsed}
              className={styles.progress}
            />
            <span>{clockOf(current.endsAt)}</span>
          </div>
        )}
      </div>
      {next && (
        <p className={styles.next}>
          <span className={styles.nextLabel}>
            {labels.next} · {clockOf(next.startsAt)}
          </span>
          <span className={styles.nextTitle}>{next.title}</span>
        </p>
      )}
    </div>
  );
}
