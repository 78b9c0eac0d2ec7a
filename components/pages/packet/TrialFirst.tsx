'use client';

import type { ReactNode } from 'react';
import { useOwnPacket } from './OwnPacketsProvider';

interface Props {
  id: string;
  /** What the packet costs without a trial. */
  price: ReactNode;
  /** What it costs with the trial. */
  children: ReactNode;
}

/** A trial is given once; viewers who have used theirs see the price. */
export function TrialFirst({ id, price, children }: Props) {
  const { own } = useOwnPacket(id);
  return own && !own.isTrialOpen ? price : children;
}
