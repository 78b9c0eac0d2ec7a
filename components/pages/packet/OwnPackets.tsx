'use client';

import { useEffect } from 'react';
import { useOwnPackets } from '@/lib/client/commerce/use-own-packets';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';

/** Draws nothing: reads the packets of a logged-in viewer and keeps them fresh. */
export function OwnPackets({ onChange }: { onChange(packets: OwnPacket[] | null): void }) {
  const packets = useOwnPackets();
  useEffect(() => onChange(packets), [onChange, packets]);
  return null;
}
