'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { fill } from '@/components/ui/fill';
import { useMyChannel } from '@/lib/channels/use-mine';
import type { GuideChannel } from '@/lib/guide/view';
import { routes } from '@/lib/routes';
import { SchedulePanel } from '../viewer/SchedulePanel';
import type { GuideLabels } from './props';

interface Props {
  channel: GuideChannel;
  categoryKey: string;
  now: number;
  /** The day that opens first. */
  moment: number | null;
  onClose(): void;
  locale: string;
  labels: GuideLabels;
}

/** The schedule of one channel, day by day, over the list of small screens. */
export default function GuideSchedule(props: Props) {
  const { channel, categoryKey, now, moment, onClose, locale, labels } = props;
  const own = useMyChannel(channel.id);
  const content = useRef<HTMLDivElement>(null);

  // A day begins at midnight; what is on now is what was looked for. Once: later days are the viewer's own choice.
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const arrival = new MutationObserver(() => {
      const onAir = element.querySelector('[data-on-air]');
      if (!onAir) return;
      onAir.scrollIntoView({ block: 'center' });
      arrival.disconnect();
    });
    arrival.observe(element, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, []);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={labels.guide.close}
      title={fill(labels.guide.scheduleOf, { channel: channel.name })}
      variant="wide"
    >
      <div ref={content}>
        <SchedulePanel
          {...{ channel, now, moment, locale }}
          isOpen={channel.isFree || own?.isPurchased === true}
          retryLabel={labels.guide.retry}
          currentId={null}
          hrefOf={(ts) => routes.channel(categoryKey, channel.key, ts)}
          labels={labels.channels}
        />
      </div>
    </Dialog>
  );
}
