'use client';

import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { fill } from '../fill';
import { ProgressBar } from './ProgressBar';
import { onTick } from './ticker';

interface Props {
  /** Unix seconds. */
  startsAt: number;
  endsAt: number;
  /** "{percent}% elapsed". */
  label: string;
  className?: string;
}

/** Progress by the clock. Stored pages may be old, so the browser computes it. */
export function ClockProgress({ startsAt, endsAt, label, className }: Props) {
  const [percent, setPercent] = useState(0);
  useEffect(
    () =>
      onTick(() => {
        const share = (serverNow() / 1000 - startsAt) / Math.max(1, endsAt - startsAt);
        setPercent(Math.round(Math.min(1, Math.max(0, share)) * 100));
      }),
    [startsAt, endsAt],
  );
  return <ProgressBar percent={percent} label={fill(label, { percent })} tone="live" className={className} />;
}
