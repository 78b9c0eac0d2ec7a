'use client';

import { Dialog } from '@/components/ui/dialog/Dialog';
import { useMyChannel } from '@/lib/client/channels/use-own-channels';
import type { GuideChannel } from '@/lib/rules/guide/view';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
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

/** The schedule of one channel by days, over the list of small screens. */
export default function GuideSchedule(props: Props) {
  const { channel, categoryKey, now, moment, onClose, locale, labels } = props;
  const own = useMyChannel(channel.id);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={labels.guide.close}
      title={fill(labels.guide.scheduleOf, { channel: channel.name })}
      variant="wide"
    >
      <SchedulePanel
        {...{ channel, now, moment, locale }}
        isOpen={channel.isFree || own?.isPurchased === true}
        retryLabel={labels.guide.retry}
        currentId={null}
        hrefOf={(ts) => routes.channel(categoryKey, channel.key, ts)}
        labels={labels.channels}
      />
    </Dialog>
  );
}
