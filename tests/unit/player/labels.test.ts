import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { labelNames } from '@/player/ui/labels';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.entries({ ru, kk, en, uz }))(
  '%s has every label of the player, with the same placeholders',
  (_, { player }) => {
    expect(Object.keys(player).sort()).toEqual([...labelNames].sort());
    for (const name of labelNames) expect(placeholders(player[name])).toEqual(placeholders(ru.player[name]));
  },
);

test('Uzbek is written with its own apostrophe letter, not with a quotation mark', () => {
  expect(JSON.stringify(uz.player)).not.toMatch(/[og]['’‘`]/);
});
