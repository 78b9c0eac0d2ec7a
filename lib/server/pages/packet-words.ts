import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** The words of a packet’s page; a donation has words of its own. */
export function packetWords({ packet, packets }: Messages['pages'], { isDonation }: { isDonation: boolean }) {
  const { act, own, tryIt } = packets;
  return {
    own,
    actions: {
      act: isDonation ? { ...act, subscribe: packet.support } : act,
      tryIt,
      terms: packet.terms,
      periods: packet.periods,
    },
  };
}
