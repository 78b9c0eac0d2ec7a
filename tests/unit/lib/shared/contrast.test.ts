import {
  backgroundTintOf,
  blend,
  CARD_GROUND,
  CHILD_CARD_GROUND,
  contrast,
  luminance,
  parseHex,
  READABLE,
  readableOn,
  SCRIM_TEXT,
  scrimFor,
  toHex,
} from '@/lib/shared/contrast';

const rgb = (hex: string) => {
  const color = parseHex(hex);
  if (!color) throw new Error(`not a colour: ${hex}`);
  return color;
};

describe('WCAG contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(expected, 1);
    expect(contrast(rgb(other), rgb(one))).toBeCloseTo(expected, 1);
  });

  test.each([
    ['#abc', '#aabbcc'],
    ['AABBCC', '#aabbcc'],
    ['#aabbcc80', '#aabbcc'],
    [' #102030 ', '#102030'],
  ])('reads %s', (text, expected) => expect(toHex(rgb(text))).toBe(expected));

  test.each([null, undefined, '', 'red', '#12', '#12345', 'url(x)', '#gggggg'])('refuses %p', (text) =>
    expect(parseHex(text)).toBeNull(),
  );
});

describe('quality E5 1.4.3: text on backgrounds from color_bg stays at 4.5:1 or more', () => {
  const colors = [
    '#000000',
    '#ffffff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#00ffff',
    '#ff00ff',
    '#ffb627',
    '#7f7f7f',
    '#3a1f5d',
    '#123456',
    'rubbish',
    null,
  ];
  const art = ['#ffffff', '#ffff00', '#00ffff', '#808080', '#000000'];

  test.each(colors)('color_bg %p over any art', (color) => {
    const scrim = scrimFor(color);
    for (const pixel of art) {
      const ground = blend(rgb(scrim.color), rgb(pixel), scrim.alpha);
      expect(contrast(rgb(SCRIM_TEXT), ground)).toBeGreaterThanOrEqual(READABLE - 0.01);
      expect(contrast(rgb('#f4f5f9'), ground)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test('is not stronger than necessary', () => {
    const scrim = scrimFor('#1c3f6e');
    const weaker = blend(rgb(scrim.color), rgb('#ffffff'), scrim.alpha - 0.02);
    expect(contrast(rgb(SCRIM_TEXT), weaker)).toBeLessThan(READABLE);
  });

  test('keeps the hue of the title', () => {
    const [red, green, blue] = backgroundTintOf(rgb('#c01818'));
    expect(red).toBeGreaterThan(green * 1.5);
    expect(red).toBeGreaterThan(blue * 1.5);
    expect(luminance(backgroundTintOf(rgb('#c01818')))).toBeLessThan(0.015);
  });
});

describe.each([CARD_GROUND, CHILD_CARD_GROUND])(
  'spec 2 §3 user_license_info: its colour with contrast ensured, on %s',
  (ground) => {
    test.each(['#4fbf7b', '#e5484d', '#000000', '#10141f', 'red', null])('%p becomes readable', (color) => {
      expect(contrast(rgb(readableOn(color, ground)), rgb(ground))).toBeGreaterThanOrEqual(READABLE);
    });

    test('a readable colour stays unchanged', () => {
      expect(readableOn('#4fbf7b', ground)).toBe('#4fbf7b');
    });
  },
);
