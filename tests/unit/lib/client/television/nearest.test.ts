import { type Box, nearest } from '@/lib/client/television/nearest';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A page: a line of links, a picture with two buttons, a row with one tile, a row of four of which the last is outside of the window. */
const page = {
  logo: box(100, 20, 120, 40),
  films: box(300, 20, 100, 40),
  account: box(1700, 20, 120, 40),
  watch: box(100, 700, 200, 60),
  more: box(320, 700, 200, 60),
  only: box(100, 900, 300, 200),
  first: box(100, 1200, 300, 200),
  second: box(420, 1200, 300, 200),
  third: box(740, 1200, 300, 200),
  outside: box(2100, 1200, 300, 200),
  // On the picture of the second tile.
  remove: box(670, 1210, 40, 40),
};

const candidates = (Object.keys(page) as Array<keyof typeof page>).map((item) => ({ item, box: page[item] }));
const from = (item: keyof typeof page) => (direction: Parameters<typeof nearest>[1]) =>
  nearest(
    page[item],
    direction,
    candidates.filter((candidate) => candidate.item !== item),
  );

test.each([
  ['logo', 'right', 'films'],
  ['films', 'left', 'logo'],
  ['account', 'right', null],
  ['logo', 'up', null],
  // The next line, however far to the side it is.
  ['account', 'down', 'more'],
  ['films', 'down', 'watch'],
  ['watch', 'right', 'more'],
  // A row with one tile is not passed over.
  ['more', 'down', 'only'],
  ['only', 'down', 'first'],
  ['third', 'up', 'only'],
  // Sideways in the row only.
  ['only', 'right', null],
  ['second', 'right', 'third'],
  ['third', 'left', 'second'],
  ['third', 'right', 'outside'],
  // A button on a tile, and back to the tile.
  ['second', 'up', 'remove'],
  ['remove', 'down', 'second'],
  ['first', 'left', null],
  ['first', 'down', null],
] as const)('from %s %s to %s', (item, direction, expected) => {
  expect(from(item)(direction)).toBe(expected);
});
