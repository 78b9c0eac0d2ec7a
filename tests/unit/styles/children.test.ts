import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileString } from 'sass';
import {
  CARD_GROUND,
  CHILD_CARD_GROUND,
  luminance,
  parseHex,
  READABLE,
  type Rgb,
  SCRIM_TEXT,
} from '@/lib/shared/contrast';
import { CHILD_AUDIENCES } from '@/lib/shared/sites/audience';
import { styleSheets } from '@/tests/support/style-sheets';

const compiled = compileString(
  '@use "tokens"; .all { @include tokens.custom-properties; } .children { @include tokens.for-children; }',
  { loadPaths: [path.join(process.cwd(), 'styles')] },
).css;

/** The values outside of media queries. */
function valuesOf(selector: string): Map<string, string> {
  const body = compiled.slice(compiled.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );
}

const usual = valuesOf('.all');
const values = new Map([...usual, ...valuesOf('.children')]);
const colour = (name: string): Rgb => {
  const rgb = parseHex(values.get(name));
  if (!rgb) throw new Error(`${name} is no colour`);
  return rgb;
};

function contrast(a: Rgb, b: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

test('script computes contrast with the colours of the style sheets', () => {
  expect(usual.get('--surface-1')).toBe(CARD_GROUND);
  expect(values.get('--surface-1')).toBe(CHILD_CARD_GROUND);
  expect(values.get('--text-scrim')).toBe(SCRIM_TEXT);
});

describe('spec 3 §6: the look of pages for children', () => {
  const grounds = ['--ground', '--surface-1', '--surface-2', '--surface-3'];
  const texts = ['--text', '--text-dim', '--text-faint', '--accent', '--accent-bright'];

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(READABLE);
    },
  );

  test('a button of the accent is readable', () => {
    expect(contrast(colour('--on-accent'), colour('--accent'))).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(colour('--on-accent'), colour('--accent-deep'))).toBeGreaterThanOrEqual(READABLE);
  });

  test('the ground is lighter, and both forms of it are the same colour', () => {
    const ground = colour('--ground');
    expect(luminance(ground)).toBeGreaterThan(luminance(parseHex(usual.get('--ground')) ?? [0, 0, 0]) * 3);
    expect(values.get('--ground-rgb')).toBe(ground.join(' '));
  });

  test.each(['--fit-v', '--fit-h', '--fit-channel', '--fit-person'])('%s: fewer, larger tiles', (fit) => {
    expect(Number(values.get(fit))).toBeLessThan(Number(usual.get(fit)));
  });
});

test('spec 3 §6: style sheets know children of every age level', () => {
  const conditions = styleSheets().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[data-audience([^=\]]?)="?([^"\]]+)"?\]/g)].map(
      ([, operator = '', value = '']) => ({ file, operator, value }),
    ),
  );
  const missed = conditions.flatMap(({ file, operator, value }) =>
    CHILD_AUDIENCES.filter((audience) =>
      operator === '^' ? !audience.startsWith(value) : audience !== value,
    ).map((audience) => `${file}: ${audience}`),
  );
  expect(conditions.length).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});
