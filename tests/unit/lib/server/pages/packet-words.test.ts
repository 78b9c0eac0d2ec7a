import { packetWords } from '@/lib/server/pages/packet-words';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

describe('spec 2 §2 Row templates: a donation is given, a packet is subscribed to', () => {
  test.each(Object.entries(dictionaries))('in %s', (_, { pages }) => {
    const { act, own } = pages.packets;
    const given = packetWords(pages, { isDonation: true });
    expect([given.actions.act.subscribe, given.own.active]).toEqual([
      pages.packet.support,
      pages.packet.supporting,
    ]);
    expect(given.actions.act.subscribe).not.toBe(act.subscribe);
    const sold = packetWords(pages, { isDonation: false });
    expect([sold.actions.act, sold.own]).toEqual([act, own]);
  });
});
