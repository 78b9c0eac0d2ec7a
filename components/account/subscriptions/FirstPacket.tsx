'use client';

import { usePathname } from 'next/navigation';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { useOwnPackets } from '@/lib/client/commerce/use-own-packets';
import { useWords } from '@/lib/client/i18n/use-words';
import { routes } from '@/lib/shared/routes';
import styles from './first-packet.module.scss';

/** In the header of the first page: the way to the packets, for an account that has none. */
export function FirstPacket() {
  return usePathname() === routes.home() ? <Offer /> : null;
}

function Offer() {
  const packets = useOwnPackets();
  const hasNone = packets?.every(({ state }) => state === 'open' || state === 'closed');
  const canBegin = packets?.some(({ state, can }) => state === 'open' && can.subscribe);
  return hasNone && canBegin ? <Way /> : null;
}

function Way() {
  const { words } = useWords('offers');
  if (!words) return null;
  return (
    <LinkButton href={routes.packets()} variant="primary" size="sm" className={styles.way}>
      {words.choose}
    </LinkButton>
  );
}
