import { ownState } from '@/lib/client/commerce/own-state';
import { packetWords } from '@/lib/server/pages/packet-words';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { ownPacket } from '@/tests/support/own-packet';

describe('spec 2 §2 Row templates: a donation is given, a packet is subscribed to', () => {
  test.each(Object.entries(dictionaries))('in %s', (_, { pages }) => {
    const { act, own } = pages.packets;
    const given = packetWords(pages, { isDonation: true });
    expect(given.actions.act.subscribe).toBe(pages.packet.support);
    expect(given.actions.act.subscribe).not.toBe(act.subscribe);
    expect(packetWords(pages, { isDonation: false }).actions.act).toEqual(act);
    const badges = [true, false].map(
      (isDonation) => ownState(ownPacket({ isDonation, endAt: null }), own)?.badge,
    );
    expect(badges).toEqual([own.supporting, own.active]);
    expect(own.supporting).not.toBe(own.active);
  });
});
